// Completion of fact names at the caret.
import type { Schemas } from "../../api/client.ts";

type Fact = Schemas["RuleFact"];

/** The name that is being written: its start, its end, its text up to the caret. */
export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

/** The name at the caret; empty between names and inside of a string. */
export function completionAt(value: string, caret: number): Completion {
  const before = value.slice(0, caret);
  const insideString = (before.match(/"/g)?.length ?? 0) % 2 === 1;
  const word = insideString ? "" : (/[A-Za-z_][\w.]*$/.exec(before)?.[0] ?? "");
  const rest = /^[\w.]*/.exec(value.slice(caret))?.[0] ?? "";
  return { from: caret - word.length, to: caret + rest.length, word };
}

/** Facts whose names begin with the word, then those that contain it. */
export function suggestions(facts: readonly Fact[], word: string): readonly Fact[] {
  const wanted = word.toLowerCase();
  const begins = facts.filter(({ name }) => name.startsWith(wanted) && name !== wanted);
  const contains = facts.filter(({ name }) => !name.startsWith(wanted) && name.includes(wanted));
  return [...begins, ...contains];
}

/** The text with the name in place of what was being written, and the caret after it. */
export function insertAt(value: string, { from, to }: Completion, name: string): { readonly value: string; readonly caret: number } {
  return { value: value.slice(0, from) + name + value.slice(to), caret: from + name.length };
}

/** Line and column of a position, from 0. */
export function placeOf(value: string, position: number): { readonly line: number; readonly column: number } {
  const lines = value.slice(0, position).split("\n");
  return { line: lines.length - 1, column: lines.at(-1)?.length ?? 0 };
}
