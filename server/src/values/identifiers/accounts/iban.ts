// IBAN (ISO 13616). The registry that the library has includes Honduras and Nicaragua, which joined in December 2024.
import { electronicFormatIBAN, isValidIBAN } from "ibantools";

/** Upper case without separators, and without the word in front; undefined when empty. */
export function normaliseIban(text: string): string | undefined {
  return electronicFormatIBAN(text)?.replace(/^IBAN[:.#]*(?=[A-Z]{2}\d{2})/, "") || undefined;
}

/** Country, length and check digits (ISO 13616, modulo 97). */
export function isValidIban(iban: string): boolean {
  return isValidIBAN(iban);
}
