// Telephone numbers that look like card numbers: those of Germany and Austria have up to thirteen digits and begin with 4.
import { normalisePhone } from "./phone.ts";

/**
 * Is a text a telephone number in international form? Thirteen digits are one without their plus sign, too: cards of thirteen digits are no longer issued. Cards have
 * more digits than the numbers of the countries whose calling codes they begin with.
 */
export function isInternationalPhone(text: string): boolean {
  const number = text.trim().replace(/^(tel|whatsapp):/i, "");
  if (/^\+[\d\s().-]+$/.test(number)) return normalisePhone(number, undefined) !== undefined;
  return /^\d{13}$/.test(number) && normalisePhone(`+${number}`, undefined) !== undefined;
}
