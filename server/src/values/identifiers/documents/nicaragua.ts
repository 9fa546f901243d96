// Nicaragua: cédula of persons, whose last character is a check letter.
import type { DocumentRule } from "./document-rule.ts";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXY";

export const cedulaOfNicaragua: DocumentRule = {
  type: "cedula",
  country: "NI",
  called: ["ruc"],
  expected: 'must be a cédula of 13 digits and a check letter, such as "001-280201-0000L"',
  read: ({ compact }) => {
    // a table drops leading zeros
    const value = compact.padStart(14, "0");
    if (!/^\d{13}[A-Z]$/.test(value) || compact.length < 12) return undefined;
    return { value, checked: LETTERS[Number(value.slice(0, 13)) % LETTERS.length] === value[13] };
  },
};
