import { Injectable, Inject } from "./di";

/**
 * A service.
 */
@Injectable({ scope: "request" })
export class Service<T extends Entity> extends Base<T> implements Runnable, ns.Disposable {
  static count = 0;
  static readonly defaults: Options = {};
  private cache = new Map<string, T>();
  protected readonly repo: Repository<T>;
  #secret = makeSecret();
  declare extra?: Extra;
  handler = async (e: Event): Promise<void> => {
    this.log(e);
  };
  bound = this.repo.find;
  "quoted-name" = 1;
  [Symbol.iterator]() {
    return this.cache.values();
  }

  /** Builds it. */
  constructor(private readonly db: Database, @Inject() public log: Logger, plain = 1) {
    super(db);
    this.repo = db.repository();
    this.untyped = new Tracker(plain);
  }

  @Get("/run")
  @Auth
  public async run(id: string): Promise<T | undefined> {
    const row = await this.repo.find(id);
    super.run(id);
    this.untyped.track();
    Service.create();
    return row!.value;
  }

  get size(): number {
    return this.cache.size;
  }
  set size(n) {}

  static create() {
    this.count++;
    return new Service(connect());
  }
  private static async *walk() {}
  protected abstract find(id: string): Found;
  overload(a: string): void;
  overload(a: number): void;
  overload(a: any) {}
  chain(): this {
    return this;
  }
  self() {
    return this;
  }
  private hide() {
    function plain() {
      this.nothing();
    }
    const arrow = () => this.size;
    plain();
  }
  static {
    register(Service);
  }
}

export abstract class Shape {
  abstract area(): number;
  override name = "shape";
}

export default class extends mixin(Base) {
  go() {}
}

const Named = class extends Shape {
  area() {
    return 1;
  }
};

class Plain {}

function mixinOf(base: Constructor) {
  return class Mixed extends base {
    mixed() {
      return helper();
    }
  };
}

function anonymous() {
  return class extends Shape {
    mixed() {
      this.unknown();
    }
  };
}

const options = {
  onError(e: Failure) {
    return report(e);
  },
};
