// The grammar sees no end of a member in front of type parameters.
export interface Routes<E> {
  // one
  <P extends string>(handler: Handler<P>): Result<P>

  // two
  <P extends string, Q>(path: P, handler: Handler<Q>): Result<Q>
  get: <Key>(key: Key) => E
  (last: Last): void
}
export type Get<T> = {
  <K extends keyof T>(key: K): T[K]
  <K>(key: K): K
}
const small = 1
  < 2
