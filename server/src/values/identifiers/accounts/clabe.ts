// CLABE: account numbers of Mexico.
const WEIGHTS = [3, 7, 1];

/** Digits only; undefined when the text contains anything except digits and separators. */
export function normaliseClabe(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, "").replace(/^(?:CLABE)?(?:interbancaria)?[:.#]*/i, "");
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** Checks for 18 digits with a valid check digit: weights 3, 7, 1 over the first 17, each product modulo 10. An unknown bank is valid. */
export function isValidClabe(digits: string): boolean {
  if (!/^\d{18}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 17; i++) sum += (Number(digits[i]) * (WEIGHTS[i % 3] ?? 0)) % 10;
  return (10 - (sum % 10)) % 10 === Number(digits[17]);
}
