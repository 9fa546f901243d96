// Account identifiers: CLABE and IBAN, normalised and checked.
import { electronicFormatIBAN, isValidIBAN } from "ibantools";

const CLABE_WEIGHTS = [3, 7, 1];

/** Digits only; undefined when the text contains anything except digits and separators. */
export function normaliseClabe(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, "");
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** Checks for 18 digits with a valid check digit: weights 3, 7, 1 over the first 17, each product modulo 10. An unknown bank is valid. */
export function isValidClabe(digits: string): boolean {
  if (!/^\d{18}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 17; i++) sum += (Number(digits[i]) * (CLABE_WEIGHTS[i % 3] ?? 0)) % 10;
  return (10 - (sum % 10)) % 10 === Number(digits[17]);
}

/** Upper case without separators; undefined when empty. */
export function normaliseIban(text: string): string | undefined {
  return electronicFormatIBAN(text) || undefined;
}

/** Country, length and check digits (ISO 13616, modulo 97). */
export function isValidIban(iban: string): boolean {
  return isValidIBAN(iban);
}
