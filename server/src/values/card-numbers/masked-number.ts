// Parts of card numbers as terminals and providers print them: with the digits between masked.

/** What stands for hidden digits, and what is between groups. */
const MASK = "(?:[xX*#•●·…_]|\\.{2,})";
const BETWEEN = "[\\s-]";

const FIRST = new RegExp(`^(\\d(?:${BETWEEN}*\\d){5,})(${BETWEEN}*${MASK}(?:${MASK}|${BETWEEN}|\\d)*)?$`);
const LAST = new RegExp(`^(?:\\d|${BETWEEN})*${MASK}(?:${MASK}|${BETWEEN})*(\\d{4})$`);

/** Longest text that is read. */
const LONGEST = 40;

/** Digits of a BIN. */
const BIN = 8;

/** The first digits of a masked number, six to eight: `4111 11** **** 1111` gives `411111`. Undefined for any other text. */
export function firstDigits(text: string): string | undefined {
  const [, first = "", masked] = (text.length > LONGEST ? null : FIRST.exec(text.trim())) ?? [];
  const digits = first.replace(/\D/g, "");
  return digits === "" || (masked === undefined && digits.length > BIN) ? undefined : digits.slice(0, BIN);
}

/** The last four digits of a masked number: `****1234`, `x1234`; undefined for any other text. */
export function lastDigits(text: string): string | undefined {
  return text.length > LONGEST ? undefined : LAST.exec(text.trim())?.[1];
}
