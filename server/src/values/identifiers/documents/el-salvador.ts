// El Salvador: DUI of persons, NIT of taxpayers: the DUI serves as the NIT of persons since 2021.
import { type DocumentRule, isDigits, unpadded, weightedSum } from "./document-rule.ts";

export const dui: DocumentRule = {
  type: "dui",
  country: "SV",
  unique: true,
  called: ["nit"],
  expected: "must be a DUI: 8 digits, then a check digit, such as 04567890-3",
  read: ({ compact }) => {
    // a table drops leading zeros
    if (!isDigits(compact, 7, 9)) return undefined;
    const value = compact.padStart(9, "0");
    const digit = (10 - (weightedSum(value.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 10)) % 10;
    return { value: unpadded(value), checked: String(digit) === value[8] };
  },
};

export const nitOfElSalvador: DocumentRule = {
  type: "nit",
  country: "SV",
  expected: "must be a NIT of 14 digits, the last of them a check digit, or a DUI",
  read: ({ compact }) => {
    const value = compact.replace(/^SV(?=\d)/, "");
    return isDigits(value, 14, 14) ? { value: unpadded(value), checked: /^[019]/.test(value) && checkDigit(value.slice(0, 13)) === value[13] } : undefined;
  },
};

/** Modulo 11; numbers with a serial number up to 100 are older and have a rule of their own. */
function checkDigit(base: string): string {
  if (base.slice(10) <= "100") return String((weightedSum(base, [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10);
  return String(((11 - (weightedSum(base, [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10);
}
