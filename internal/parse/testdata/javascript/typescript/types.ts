/** A point. */
export interface Point<T = number> extends Base<T>, ns.Other {
  /** Across. */
  readonly x: T;
  y?: Coordinate;
  nested: { inner: Inner; call(): Inner };
  move(dx: number, dy: Delta): Point;
  callback: (e: Failure) => Outcome;
  get area(): Area;
  new (x: number): Point;
  (call: Call): Called;
  [key: string]: Value;
}

export type Id = string | number;
type Wrapped = Promise<Array<User | undefined>>;
type Props = { title: Title; onClick(e: Click): void };
type Both = Base & Extra & { own: Own };
type Mapped = { [K in keyof Source]: Target<K> };
type Conditional<T> = T extends Promise<infer U> ? U : Fallback;
type Fn = (a: Arg) => Return;
type Tuple = [first: First, second?: Second, ...rest: Rest[]];
type Query = typeof defaults;
type Lookup = Source["key"];
type Template = `on${Capitalize<Names>}`;
type Ctor = abstract new (a: Arg) => Made;
type Imported = import("./other").Thing;

export enum Color {
  Red,
  Green = "green",
  Blue = compute(1),
}

declare const enum Flags {
  A = 1,
}

export namespace Outer.Inner {
  export const value = 1;
  export function visible() {
    return hiddenHelper();
  }
  function hiddenHelper() {}
  namespace Deep {
    export interface Leaf {}
  }
}

declare module "external" {
  export function augmented(): void;
  const ambient: Ambient;
}

declare global {
  interface Window {
    app: App;
  }
  var __DEV__: boolean;
}

declare let version: string;

import Short = Outer.Inner;

export const checks = {
  a: (x: Point) => x.move(1, 2),
} satisfies Checks;

export const frozen = Object.freeze({
  method() {
    return 1;
  },
} as const);
