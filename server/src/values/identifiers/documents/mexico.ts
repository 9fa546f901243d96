// Mexico: CURP of persons, RFC of taxpayers.
import type { DocumentRule } from "./document-rule.ts";

const CURP_ALPHABET = "0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ";

export const curp: DocumentRule = {
  type: "curp",
  country: "MX",
  unique: true,
  expected: "must be a CURP: 18 characters, the last of them a check digit",
  read: ({ compact }) => {
    // a name that begins with Ñ has an X in its place
    const value = compact.replace(/^Ñ/, "X");
    if (!/^[A-ZÑ]{4}\d{6}[HMX][A-Z]{2}[A-ZÑ]{3}[A-Z0-9]\d$/.test(value)) return undefined;
    return { value, checked: curpDigit(value) === value[17] || (value !== compact && curpDigit(compact) === value[17]) };
  },
};

/** Modulo 10 of the values of the characters, weights 18 down to 2. */
function curpDigit(text: string): string {
  let sum = 0;
  for (let index = 0; index < 17; index++) sum += CURP_ALPHABET.indexOf(text[index] ?? "") * (18 - index);
  return String((10 - (sum % 10)) % 10);
}

const RFC_ALPHABET = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";

export const rfc: DocumentRule = {
  type: "rfc",
  country: "MX",
  unique: true,
  expected: "must be an RFC: 13 characters of a person or 12 of a company, the last of them a check character",
  read: ({ compact }) => {
    // ten characters: a person's before the tax office added three
    if (/^[A-ZÑ&]{4}\d{6}$/.test(compact)) return { value: compact, checked: undefined };
    if (!/^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{2}[0-9A]$/.test(compact)) return undefined;
    return { value: compact, checked: rfcCharacter(compact.slice(0, -1).padStart(12, " ")) === compact.at(-1) };
  },
};

/** Modulo 11 of the values of the characters, weights 13 down to 2 (SAT, Anexo 20 alphabet); 10 is A. */
function rfcCharacter(text: string): string {
  let sum = 0;
  for (let index = 0; index < 12; index++) sum += RFC_ALPHABET.indexOf(text[index] ?? "") * (13 - index);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? "A" : String(digit);
}
