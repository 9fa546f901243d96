// Small damages to a body that was right.
import fc, { type Arbitrary } from "fast-check";
import { AGAIN, names, values, wholes } from "./nasty.ts";

/** One damage; `at` says where, whatever the body is like. */
export type Mutation =
  | { readonly kind: "replace" | "append"; readonly at: number; readonly value: unknown }
  | { readonly kind: "remove" | "repeat"; readonly at: number }
  | { readonly kind: "add"; readonly at: number; readonly name: string; readonly value: unknown }
  | { readonly kind: "whole"; readonly text: string };

const at = fc.nat(499);

/** A damage of any kind. */
export const mutations: Arbitrary<Mutation> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("replace" as const), at, value: values }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("add" as const), at, name: names, value: values }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove" as const), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("repeat" as const), at }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("append" as const), at, value: values }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("whole" as const), text: wholes }) },
);

type Container = Record<string, unknown> | unknown[];

/** The body with its damages; text where nothing of it is left. */
export function damaged(body: unknown, damages: readonly Mutation[]): { readonly body: unknown; readonly text?: string } {
  const copy = structuredClone(body);
  for (const damage of damages) {
    if (damage.kind === "whole") return { body: copy, text: damage.text };
    const containers = containersOf(copy);
    const container = containers[damage.at % Math.max(1, containers.length)];
    if (container !== undefined) apply(container, damage);
  }
  return { body: copy };
}

function apply(container: Container, damage: Exclude<Mutation, { kind: "whole" }>): void {
  const keys = Object.keys(container);
  const key = keys[Math.floor(damage.at / 7) % Math.max(1, keys.length)];
  if (damage.kind === "add") return void define(container, damage.name, damage.value);
  if (damage.kind === "append" && Array.isArray(container)) return void container.push(damage.value);
  if (key === undefined || damage.kind === "append") return;
  const fields = container as Record<string, unknown>;
  if (damage.kind === "replace") define(container, key, damage.value);
  else if (damage.kind === "repeat" && !Array.isArray(container)) fields[key + AGAIN] = fields[key];
  else if (Array.isArray(container)) container.splice(Number(key), 1);
  else delete fields[key];
}

/** Also `__proto__` becomes a property of its own, as JSON has it. */
function define(container: Container, name: string, value: unknown): void {
  if (Array.isArray(container)) container.push(value);
  else Object.defineProperty(container, name, { value, enumerable: true, configurable: true, writable: true });
}

function containersOf(value: unknown): Container[] {
  if (value === null || typeof value !== "object") return [];
  return [value as Container, ...Object.values(value).flatMap(containersOf)];
}
