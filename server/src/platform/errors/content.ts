// What no body of any operation may hold, whatever its schema says. The measure is taken first: everything after it, the validator included,
// is given a body of bounded size, so that no request can keep the process busy.
import type { FieldFailure } from "./api-error.ts";
import { cardNumberFields, mayHoldCardNumber } from "./card-number.ts";

/** Levels of objects and lists in one another. */
export const DEEPEST = 32;
/** Values in a body, containers included. Two hundred items with all their fields are about 1,300. */
const MOST_VALUES = 5000;
/** Characters in the name of a field. */
export const LONGEST_NAME = 255;
const LONGEST_TEXT = 8192;

/**
 * Why the body is beyond measure; undefined for every body that a request could need. Iterative: nesting is the attacker's choice. Texts that
 * are `signed` may be as long as they are: whoever vouches for them cannot shorten them.
 */
export function beyondMeasure(body: unknown, signed = false): FieldFailure | undefined {
  // two arrays instead of one of pairs: this looks at every value of every request
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

/** Fields that hold what no operation accepts: card numbers, and characters that text columns cannot hold. */
export function forbiddenContent(body: unknown): FieldFailure[] {
  // nearly every body ends here, without a field having been named
  return mayHoldForbidden(body) ? [...cardNumberFields(body), ...unstorable(body, "")] : [];
}

/** Could a text, a number or a name in the body be forbidden? The body is within measure, so it is not deep. */
function mayHoldForbidden(value: unknown): boolean {
  if (typeof value === "string") return mayHoldCardNumber(value) || !isStorable(value);
  if (typeof value === "number") return mayHoldCardNumber(String(value));
  if (value === null || typeof value !== "object") return false;
  const named = !Array.isArray(value);
  for (const name in value) if ((named && mayHoldForbidden(name)) || mayHoldForbidden((value as Record<string, unknown>)[name])) return true;
  return false;
}

const isStorable = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

function unstorable(value: unknown, path: string): FieldFailure[] {
  if (typeof value === "string") return isStorable(value) ? [] : [{ path, message: "must not contain NUL characters or lone surrogates" }];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(Array.isArray(value) ? [] : unstorable(name, path === "" ? "(field name)" : `${path}.(field name)`)),
    ...unstorable(member, Array.isArray(value) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`),
  ]);
}
