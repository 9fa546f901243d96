// Messages of validation in the field's terms: patterns and formats have theirs in the contract (generated/schema-messages.ts, which the SDKs
// share), and the validator's other messages are rephrased here.
import { formatMessages, patternMessages, propertyMessages } from "../../../../generated/schema-messages.ts";

/** What the value of a property must be that does not match a pattern of the contract; undefined for a pattern that the contract does not have. */
export function patternMessage(pattern: string, property: string): string | undefined {
  return Object.hasOwn(patternMessages, pattern) ? (propertyMessages[property] ?? patternMessages[pattern]) : undefined;
}

/** What a value of a format must be; undefined for a format without a message. */
export const formatMessage = (format: string): string | undefined =>
  Object.hasOwn(formatMessages, format) ? formatMessages[format as keyof typeof formatMessages] : undefined;

const TYPES: Readonly<Record<string, string>> = {
  array: "an array",
  boolean: "true or false",
  integer: "an integer",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a string",
};

/** Messages of Ajv, and what is said instead. */
const REPHRASED: readonly (readonly [finding: RegExp, message: (part: string) => string])[] = [
  [/^must have required property '.*'$/, () => "is required"],
  [/^Unknown query parameter /, () => "unknown query parameter"],
  [/^must be ((?:array|boolean|integer|null|number|object|string)(?:,(?:array|boolean|integer|null|number|object|string))*)$/, typeMessage],
  [/^must be equal to one of the allowed values: (.*)$/s, (values) => `must be one of ${values}`],
  [/^must NOT have fewer than 1 (?:characters|items|properties)$/, () => "must not be empty"],
  [/^must NOT have fewer than (\d+ .*)$/, (least) => `must have at least ${least}`],
  [/^must NOT have more than (\d+ .*)$/, (most) => `must have at most ${most}`],
  [/^must be >= (.*)$/, (least) => `must be at least ${least}`],
  [/^must be <= (.*)$/, (most) => `must be at most ${most}`],
  [/^must be > (.*)$/, (bound) => `must be greater than ${bound}`],
  [/^must be < (.*)$/, (bound) => `must be less than ${bound}`],
  [/^must NOT have duplicate items/, () => "must not contain duplicates"],
];

/** What a value of a type, or of one of several (`string,null`), must be. */
export function typeMessage(types: string): string {
  return `must be ${types
    .split(",")
    .map((type) => TYPES[type] ?? type)
    .join(" or ")}`;
}

/** A finding of the validator about a property, in the field's terms. */
export function fieldMessage(property: string, finding: string): string {
  const pattern = /^must match pattern "(.*)"$/s.exec(finding)?.[1];
  const format = /^must match format "(.*)"$/.exec(finding)?.[1];
  const known = pattern === undefined ? formatMessage(format ?? "") : patternMessage(pattern, property);
  if (known !== undefined) return known;
  for (const [expression, message] of REPHRASED) {
    const match = expression.exec(finding);
    if (match !== null) return message(match[1] ?? "");
  }
  return finding;
}

/**
 * Of several findings about one property, the one to report: the first, except that a pattern that describes the whole value replaces a limit of
 * its length ("must be an ISO 3166-1 alpha-2 code" instead of "must have at most 2 characters"). Patterns that only exclude characters do not.
 */
export function mostSpecific(findings: readonly string[]): string {
  const [first = ""] = findings;
  if (!/^must NOT have (more|fewer) than \d+ characters$/.test(first)) return first;
  return findings.find((finding) => finding.startsWith('must match pattern "') && !finding.startsWith('must match pattern "^[^')) ?? first;
}
