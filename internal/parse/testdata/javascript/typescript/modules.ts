import def from "./default";
import def2, { a, b as c, type OnlyType } from "./named";
import * as ns from "./namespace";
import "./side-effect";
import type { T1, T2 } from "./types";
import { type T3, type T4 } from "./types2";
import type TD from "./types3";
import legacy = require("./legacy");
import { default as dd, "string name" as sn } from "./odd";
import data from "./data.json" with { type: "json" };

export { a as renamed, c };
export { x, y as z, default } from "./re";
export { default as D } from "./re2";
export * from "./all";
export * as bundle from "./bundle";
export type { T1 };
export type { T5 } from "./types4";
export const first = 1,
  second = def(ns.thing);
export const { left, right: renamedRight, ...others } = ns.pair();
export const [zero, one] = ns.list();
export function fn() {}
export class Cls {}
export interface Face {}
export type Alias = T1;
export enum En {
  A,
}
export default fn;
export = legacy;
export as namespace Global;

const lazy = () => import("./lazy");
async function load() {
  const mod = await import("./dynamic");
  const { part } = await import("./parts");
  const { readFile: rf } = require("fs");
  mod.run();
  part();
  return rf();
}
local();
function local() {}
export declare class Ambient {
  field: Field;
  method(a: Arg): Result;
}
export declare function ambientFunction(a: Arg): void;
export declare const ambientA: A, ambientB: B;
