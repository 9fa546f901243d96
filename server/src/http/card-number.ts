// Refuses card numbers. Nothing that looks like one may reach a row, a log line or an error message.
import { accountIdentifierFields } from "../../../generated/discovery.ts";
import { isValidClabe, isValidIban, normaliseClabe, normaliseIban } from "../identifiers/account.ts";
import type { FieldFailure } from "./api-error.ts";

/** Groups of digits with at most three separators between them: `4242 4242 4242 4242 12/29`. */
const DIGIT_GROUPS = /\p{Nd}+(?:[\s\p{Pd}\p{Po}_]{1,3}\p{Nd}+)*/gu;

/** Issuer prefixes by length (ISO/IEC 7812, networks' published ranges) for lengths that other numbers often have too. */
const ISSUER_PREFIX: Readonly<Record<number, RegExp>> = {
  13: /^(4|5[068]|6)/,
  14: /^(30[0-5]|36|38|39)/,
  15: /^(34|37|2014|2149|1800|2131)/,
  16: /^(4|5|6|2[2-8]|3[05-9])/,
  17: /^(5[068]|6)/,
  18: /^(5[068]|6)/,
  19: /^(4|5[068]|6)/,
};

/** Sixteen digits are a card number unless they begin as a date (20YYMMDD) or are microseconds since 1970, of 2015 to 2033. */
const SIXTEEN_DIGIT_TIME = /^(1[4-9]|20\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]))/;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Stands for a group that is too long to be a card number or a part of one. */
const TOO_LONG = "0".repeat(20);

const SHORTEST = 13;
const LONGEST = 19;

const exempt: ReadonlySet<string> = new Set(accountIdentifierFields);

/** Fields of a body that hold what looks like a full card number; keys are looked at as well as values, known or unknown. */
export function cardNumberFields(body: unknown): FieldFailure[] {
  const failures: FieldFailure[] = [];
  visit(body, "", failures);
  return failures;
}

function visit(value: unknown, path: string, failures: FieldFailure[]): void {
  if (typeof value === "string" || typeof value === "number") {
    const text = String(value);
    // most fields end here: too short for that many digits
    if (text.length >= SHORTEST && !exempt.has(path) && containsCardNumber(text)) failures.push(failure(path));
    return;
  }
  if (value === null || typeof value !== "object") return;
  const account = accountOf(value);
  for (const [name, member] of Object.entries(value)) {
    if (account !== undefined && member === account) continue;
    if (Array.isArray(value)) visit(member, `${path}[${name}]`, failures);
    else if (name.length >= SHORTEST && containsCardNumber(name)) failures.push(failure(path === "" ? "(field name)" : `${path}.(field name)`));
    else visit(member, path === "" ? name : `${path}.${name}`, failures);
  }
}

/** The value of a list entry or of a signal that is an account, checked as one: its digits may look like a card's. */
function accountOf(entry: object): string | undefined {
  const { list_type, signal_type, value } = entry as { list_type?: unknown; signal_type?: unknown; value?: unknown };
  const type = list_type ?? signal_type;
  if (typeof value !== "string" || value.length > ACCOUNT_LENGTH || (type !== "iban" && type !== "clabe")) return undefined;
  const form = type === "iban" ? normaliseIban(value) : normaliseClabe(value);
  return form !== undefined && (type === "iban" ? isValidIban(form) : isValidClabe(form)) ? value : undefined;
}

/** Longest account with its separators. */
const ACCOUNT_LENGTH = 64;

function failure(path: string): FieldFailure {
  return { path, message: "must not hold a full card number; send bin, last4 and a token or hash" };
}

/**
 * Does the text contain 13 to 19 digits that pass the Luhn check and could be a payment card? Whatever stands around them: a date of expiry,
 * a word, separators, digits of another script. A group of digits is never cut: a CLABE is no card number because a part of it would be.
 */
export function containsCardNumber(text: string): boolean {
  if (!mayHoldDigits(text)) return false;
  // marks are dropped first: putting long runs of them in order is quadratic work
  const plain = text.replace(/\p{M}/gu, "").normalize("NFKC").replace(UUID, " ");
  for (const [run] of plain.matchAll(DIGIT_GROUPS)) {
    const groups = (run.match(/\p{Nd}+/gu) ?? []).map((group) => (group.length > LONGEST * 2 ? TOO_LONG : asciiDigits(group)));
    if (groups.some((_, from) => beginsCardNumber(groups, from))) return true;
  }
  return false;
}

/** Is the text long enough for a card number, and are there digits enough, or what might be digits? */
export const mayHoldCardNumber = (text: string): boolean => text.length >= SHORTEST && mayHoldDigits(text);

/**
 * Are there enough ASCII digits without a letter between them, or characters beyond ASCII that might be digits? Nearly every text is told apart here,
 * cheaply: the version numbers of a user agent are many digits, and letters part them.
 */
function mayHoldDigits(text: string): boolean {
  let digits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return true;
    if (code >= ZERO && code <= NINE) {
      digits += 1;
      if (digits >= SHORTEST) return true;
    } else if ((code >= UPPER_A && code <= UPPER_Z) || (code >= LOWER_A && code <= LOWER_Z)) digits = 0;
  }
  return false;
}

const [ZERO, NINE, UPPER_A, UPPER_Z, LOWER_A, LOWER_Z] = [48, 57, 65, 90, 97, 122];

/** Do the groups from this one on, taken whole, make a card number? */
function beginsCardNumber(groups: readonly string[], from: number): boolean {
  let digits = "";
  for (let i = from; i < groups.length && digits.length < LONGEST; i++) {
    digits += groups[i] ?? "";
    if (digits.length >= SHORTEST && digits.length <= LONGEST && plausible(digits, i === from) && passesLuhn(digits)) return true;
  }
  return false;
}

/** `whole`: the digits stand in one group. Separated ones must begin as an issuer's do: dates and counters in a row are no card. */
function plausible(digits: string, whole: boolean): boolean {
  if (digits.length === 16 && whole) return !SIXTEEN_DIGIT_TIME.test(digits);
  // a CLABE outside its own field is still a CLABE
  return ISSUER_PREFIX[digits.length]?.test(digits) === true && !(digits.length === 18 && isValidClabe(digits));
}

/** Digits of any script as 0 to 9: each script's ten digits stand in a row. */
function asciiDigits(group: string): string {
  return group.replace(/[^0-9]/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(((digit.codePointAt(0) ?? 0) - zero) % 10);
  });
}

/** The text with every digit hidden, if it holds a card number. For names that come back in an answer. */
export function hideCardNumber(text: string): string {
  return containsCardNumber(text) ? text.replace(/\p{Nd}/gu, "•") : text;
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
