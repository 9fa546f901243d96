// Content that no body of any operation may have, independent of its schema. Size limits are checked first: everything after them, including the
// validator, gets a body of bounded size, so that no request can block the process.

import { mayHoldCardNumber } from "../../values/card-numbers/card-number.ts";
import type { FieldFailure } from "../errors/api-error.ts";
import { cardNumberFields } from "./card-number-fields.ts";

/** Nesting levels of objects and lists. */
export const DEEPEST = 32;
/** Values in a body, containers included. Two hundred items with all fields have about 1,300. */
const MOST_VALUES = 5000;
/** Characters in the name of a field. */
export const LONGEST_NAME = 255;
const LONGEST_TEXT = 8192;

/**
 * The exceeded limit; undefined for every normal body. Iterative, since the sender chooses the nesting. Texts of `signed` bodies may have any length,
 * because the signer cannot shorten them.
 */
export function beyondMeasure(body: unknown, signed = false): FieldFailure | undefined {
  // two arrays instead of one of pairs: this loop runs for every value of every request
  const pending: unknown[] = [body];
  const depths: number[] = [0];
  let values = 0;
  while (pending.length > 0) {
    const value = pending.pop();
    const depth = depths.pop() ?? 0;
    if (++values > MOST_VALUES) return { path: "body", message: `must not hold more than ${MOST_VALUES} values` };
    if (typeof value === "string" && value.length > LONGEST_TEXT && !signed)
      return { path: "body", message: `must not hold texts longer than ${LONGEST_TEXT} characters` };
    if (value === null || typeof value !== "object") continue;
    if (depth >= DEEPEST) return { path: "body", message: `must not be nested deeper than ${DEEPEST} levels` };
    for (const name in value) {
      if (name.length > LONGEST_NAME) return { path: "body", message: `must not hold field names longer than ${LONGEST_NAME} characters` };
      pending.push((value as Record<string, unknown>)[name]);
      depths.push(depth + 1);
      if (pending.length + values > MOST_VALUES) return { path: "body", message: `must not hold more than ${MOST_VALUES} values` };
    }
  }
  return undefined;
}

/** Content that no operation stores. */
export interface Forbidden {
  readonly cardNumbers: readonly FieldFailure[];
  /** Characters that text columns cannot store. */
  readonly unstorable: readonly FieldFailure[];
}

const NOTHING: Forbidden = { cardNumbers: [], unstorable: [] };

/** Fields with content that no operation stores. */
export function forbiddenContent(body: unknown): readonly FieldFailure[] {
  const { cardNumbers, unstorable } = forbiddenIn(body);
  return [...cardNumbers, ...unstorable];
}

/** The same, by what is forbidden. */
export function forbiddenIn(body: unknown): Forbidden {
  // nearly every body ends here
  return mayHoldForbidden(body) ? { cardNumbers: cardNumberFields(body), unstorable: unstorableTexts(body, "") } : NOTHING;
}

/** Could a text, a number or a name in the body be forbidden? The body is within the limits, so recursion is bounded. */
function mayHoldForbidden(value: unknown): boolean {
  if (typeof value === "string") return mayHoldCardNumber(value) || !isStorable(value);
  if (typeof value === "number") return mayHoldCardNumber(String(Math.trunc(value)));
  if (value === null || typeof value !== "object") return false;
  const named = !Array.isArray(value);
  for (const name in value) if ((named && mayHoldForbidden(name)) || mayHoldForbidden((value as Record<string, unknown>)[name])) return true;
  return false;
}

/** Can a text column store the text? */
export const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

function unstorableTexts(value: unknown, path: string): FieldFailure[] {
  if (typeof value === "string") return isStorable(value) ? [] : [{ path, message: "must not contain NUL characters or lone surrogates" }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) ? [] : unstorableTexts(name, path === "" ? "(field name)" : `${path}.(field name)`)),
    ...unstorableTexts(member, Array.isArray(value) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`),
  ]);
}
