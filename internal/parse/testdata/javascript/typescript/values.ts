export const plain = 1;
let counter = 0;
var old: Old | undefined;
const instance = new Store<Item>();
const called = createApp({ root: true });
const awaited = await connect();
const either = custom ?? fallback();
const chosen = flag ? pick() : other();
const cast = raw as Model;
const kept = { a: 1 } satisfies Shape;
const list: Array<Model> = [];
const map = new Map<string, Model>();
const nonNull = table!;
const text = "text";

export const api = {
  version: 1,
  list() {
    return this.helper();
  },
  get size() {
    return 1;
  },
  async create(x: Model) {
    return save(x);
  },
  remove: async (id: string) => drop(id),
  update: function (id: string) {
    return this.list();
  },
  users: {
    find: (id: string) => lookup(id),
    deep: { tooDeep() {} },
  },
  [computed]: () => 1,
  shorthand,
  ...spread,
};

api.extra = function () {
  return this.list();
};

function locals(param: Param, opts: Options = defaults(), untyped) {
  const { a, b: renamed, c: { d }, e = fallback(), ...rest } = param;
  const [head, , tail = other(), ...more] = param.items;
  a.run();
  renamed.run();
  d.run();
  e.run();
  rest.run();
  head.run();
  tail.run();
  more.run();
  untyped.run();
  opts.run();
  for (const item of param.items) item.run();
  for (const [key, value] of param.map) value.run(key);
  for (const [key, value] of Object.entries(param.record)) value.run();
  for (const k in param) k.run();
  try {
    risky();
  } catch (err) {
    err.run();
  }
  if (param) {
    var hoisted = new Hoisted();
  }
  hoisted.run();
  let later;
  later = new Later();
  later.run();
  const [one, two] = await Promise.all([loadOne(), loadTwo()]);
  one.run();
  two.run();
  const shadow = new Shadow();
  {
    const shadow = 1;
    shadow.toFixed();
  }
  shadow.run();
  param.items.forEach((element) => element.run());
  load().then((result) => result.run());
  param?.maybe?.call();
  param.items[0].run();
  param["named"].run();
  tag`x ${inTemplate()}`;
  (param as Casted).run();
  typeof imported.thing;
  label: for (;;) break label;
  console.log(JSON.stringify(param));
  "text".trim();
  new Outer.Inner(param);
  new (pick())();
  handlers[param.kind]();
  const handlers2 = { local() { return nested(); }, other: () => nested2() };
  used = assigned();
  param.field = written();
  delete param.gone;
  return param;
}

describe("suite", () => {
  const helper = () => build();
  beforeEach(async () => {
    await setup();
  });
  it("works", () => {
    expect(helper()).toBe(1);
  });
});

define(proto, 'query', function query(this: Request) { return this.url })
expect({ get() { return 1 }, set: (v: number) => store(v), [Symbol.iterator]() {}, get size() { return 0 } })
const wrapped = freeze({ each: { deep() {} } })

function listen() {
    const socket = open()
    socket.onmessage = (event: Event) => { handle(event) }
    socket.parts[0].onclose = function () {}
}
