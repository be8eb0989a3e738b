/** The first thing in the file. */
export function first(a: string, b = 2, ...rest: number[]): Promise<Result | null> {
  return load(a, b, rest);
}

// Two overloads and the implementation.
export function over(a: string): string;
export function over(a: number): number;
export function over(a: any): any {
  return a;
}

declare function outside(x: Input): void;

export const arrow = async ({ id, opts: { deep = 1 } }: Props, [head]: Item[]): Promise<User[]> => {
  const user = new User(id);
  const named = () => user.save();
  function inner(param: Param) {
    return named();
  }
  await inner(head);
  return users.map((u) => u.clone());
};

const expression = function named(this: Context, cb: (err: Failure) => Outcome) {
  this.run(cb);
};

export function* numbers(): Generator<Big> {
  yield new Big();
}

export async function* stream(source: AsyncIterable<Chunk>) {
  for await (const chunk of source) yield chunk.decode();
}

function make() {
  const made = new Widget();
  made.init();
  return made;
}

function maybe(flag: boolean) {
  if (flag) return null;
  return make();
}

function either(flag: boolean) {
  if (flag) return new A();
  return new B();
}

function isUser(x: unknown): x is User {
  return x instanceof User;
}

function assertUser(x: unknown): asserts x is User {}

function generic<T extends Base, K extends keyof T>(t: T, k: K, list: T[]): T {
  t.method();
  list[0].method();
  return t;
}

const typed: Handler = (req) => req.end();
const signature: (a: string) => Outcome = (a) => decide(a);
const a1 = 1, b1 = () => a1;
