// Venezuela: cédula of persons with the letter of nationals (V) or foreigners (E), RIF of taxpayers: a person's is the cédula with a check digit.
import { type DocumentReading, type DocumentRule, type WrittenNumber, weightedSum } from "./document-rule.ts";

/** What the letter of a RIF adds to the sum: persons, companies and communal councils, passports, the state. */
const KINDS: Readonly<Record<string, number>> = { V: 4, E: 8, J: 12, C: 12, P: 16, G: 20 };

/** Foreigners' numbers begin here. */
const FIRST_FOREIGNER = 80_000_000;

/** The letter, the number without leading zeros, and the check digit, if there is one. */
function read({ compact, hyphen }: WrittenNumber): readonly [letter: string, number: string, digit: string | undefined] | undefined {
  const [, letter, digits] = /^([VEJPGC])0*(\d{1,9})$/.exec(compact) ?? [];
  if (letter === undefined || digits === undefined) return undefined;
  const hasDigit = compact.length === 10 || (hyphen !== undefined && /^[VEJPGC]\d{4,9}$/.test(hyphen[0]) && /^\d$/.test(hyphen[1]));
  return hasDigit ? [letter, digits.slice(0, -1), digits.slice(-1)] : digits.length > 8 ? undefined : [letter, digits, undefined];
}

/** The check digit, modulo 11. */
function checkDigit(letter: string, number: string): string {
  const sum = (KINDS[letter] ?? 0) + weightedSum(number.padStart(8, "0"), [3, 2, 7, 6, 5, 4, 3, 2]);
  return "00987654321"[sum % 11] ?? "";
}

/** Does the check digit fit? That of a communal council (C) is not published: one that fits is right. */
function isChecked(letter: string, number: string, digit: string | undefined): boolean | undefined {
  return digit === undefined ? undefined : checkDigit(letter, number) === digit || (letter === "C" ? undefined : false);
}

export const cedulaOfVenezuela: DocumentRule = {
  type: "cedula",
  country: "VE",
  called: ["rif"],
  expected: "must be a cédula with its letter, such as V-11470283 or E-84123450",
  read: (written): DocumentReading | undefined => {
    if (/^\d{5,8}$/.test(written.compact)) {
      const number = Number(written.compact);
      return { value: `${number < FIRST_FOREIGNER ? "V" : "E"}${number}`, checked: undefined };
    }
    const [letter = "", number = "", digit] = read(written) ?? [];
    if (!/^[VE]$/.test(letter) || number.length < 4) return undefined;
    return { value: letter + number, checked: isChecked(letter, number, digit) };
  },
};

export const rif: DocumentRule = {
  type: "rif",
  country: "VE",
  unique: true,
  expected: "must be a RIF: V, E, J, P, G or C, 8 digits, then a check digit, such as J-44055987-4",
  read: (written) => {
    const [letter, number = "", digit] = read(written) ?? [];
    if (letter === undefined || number === "") return undefined;
    return { value: letter + number.padStart(8, "0") + (digit ?? checkDigit(letter, number)), checked: isChecked(letter, number, digit) };
  },
};
