// Refuses card numbers. Nothing that looks like one may reach a row, a log line or an error message.
import { accountIdentifierFields } from "../../../generated/discovery.ts";
import { isValidClabe } from "../identifiers/account.ts";
import type { FieldFailure } from "./api-error.ts";

/** A run of 13 to 19 digits, with single separators allowed, that is not part of a longer word or a `+` telephone number. */
const CANDIDATE = /(?<![\p{L}\p{N}+])\p{Nd}(?:[ \u00a0._/-]?\p{Nd}){12,18}(?![\p{L}\p{N}])/gu;

/** Issuer prefixes by length (ISO/IEC 7812, networks' published ranges) for lengths that other numbers often have too. */
const ISSUER_PREFIX: Readonly<Record<number, RegExp>> = {
  13: /^(4|5[068]|6)/,
  14: /^(30[0-5]|36|38|39)/,
  15: /^(34|37|2014|2149|1800|2131)/,
  17: /^(5[068]|6)/,
  18: /^(5[068]|6)/,
  19: /^(4|5[068]|6)/,
};

/** Sixteen digits are a card number unless they begin as a date (20YYMMDD) or as microseconds since 1970 do. */
const SIXTEEN_DIGIT_TIME = /^(1|20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]))/;

const exempt: ReadonlySet<string> = new Set(accountIdentifierFields);

/** Fields of a body that hold what looks like a full card number; keys are looked at as well as values, known or unknown. */
export function cardNumberFields(body: unknown): FieldFailure[] {
  const failures: FieldFailure[] = [];
  visit(body, "", failures);
  return failures;
}

function visit(value: unknown, path: string, failures: FieldFailure[]): void {
  if (typeof value === "string" || typeof value === "number") {
    // fewer than 13 characters cannot hold 13 digits: most fields end here
    if (String(value).length >= 13 && containsCardNumber(String(value))) failures.push(failure(path));
    return;
  }
  if (value === null || typeof value !== "object") return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === "string" && exempt.has(name)) continue;
    const child = Array.isArray(value) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`;
    if (!Array.isArray(value) && name.length >= 13 && containsCardNumber(name)) failures.push(failure(path === "" ? "(field name)" : `${path}.(field name)`));
    else visit(member, child, failures);
  }
}

function failure(path: string): FieldFailure {
  return { path, message: "must not hold a full card number; send bin, last4 and a token or hash" };
}

/** Does the text contain 13 to 19 digits that pass the Luhn check and could be a payment card? */
export function containsCardNumber(text: string): boolean {
  for (const [candidate] of text.normalize("NFKC").matchAll(CANDIDATE)) {
    const digits = candidate.replace(/[^\p{Nd}]/gu, "");
    if (plausible(digits) && passesLuhn(digits) && !isUuid(text)) return true;
  }
  return false;
}

function plausible(digits: string): boolean {
  if (digits.length === 16) return !SIXTEEN_DIGIT_TIME.test(digits);
  // a CLABE outside its own field is still a CLABE
  return ISSUER_PREFIX[digits.length]?.test(digits) === true && !(digits.length === 18 && isValidClabe(digits));
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    let digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    if (i % 2 === 1) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
}
