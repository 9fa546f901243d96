// The normal form of a list's value, and its hash: what a rule's value is compared by. The form itself is stored sealed where the installation encrypts.
import type { IdentifierHash, Identifiers } from "../../values/identifiers/hash.ts";

/** Longest value, in bytes of UTF-8. */
export const LONGEST_VALUE = 256;

/** White space around it removed, Unicode composed (NFC), letters lowered if case does not count. By Unicode's rules, whatever the locale. */
export function normalisedValue(text: string, caseInsensitive: boolean): string {
  const trimmed = text.normalize("NFC").trim();
  // lowering can decompose: U+0130 becomes two characters
  return caseInsensitive ? trimmed.toLowerCase().normalize("NFC") : trimmed;
}

/** What is wrong with a normalised value; undefined: nothing. */
export function valueProblem(value: string): string | undefined {
  if (value === "") return "must not be blank";
  if (Buffer.byteLength(value) > LONGEST_VALUE) return `must not be longer than ${LONGEST_VALUE} bytes in UTF-8`;
  // an export could not be imported: there it stands for bytes that are not UTF-8
  if (value.includes("\ufffd")) return "must not contain the replacement character U+FFFD";
  return undefined;
}

/** The hash by which a normalised value is found: equal in all lists, so that values are copied with it. */
export function valueKey(identifiers: Identifiers, value: string): IdentifierHash {
  return identifiers.hash("list_value", value);
}

/** Values in the order of their bytes: that of code points, which is the order of strings where none has two code units. */
export function inByteOrder(values: readonly string[]): string[] {
  const compare = values.some((value) => SURROGATE.test(value))
    ? (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
    : undefined;
  return values.toSorted(compare);
}

const SURROGATE = /[\ud800-\udfff]/;
