// Dominican Republic: cédula de identidad y electoral of persons, RNC of taxpayers: a person's is the cédula.
import { type DocumentRule, isDigits, unpadded, weightedSum } from "./document-rule.ts";

export const cedulaOfDominicanRepublic: DocumentRule = {
  type: "cedula",
  country: "DO",
  called: ["rnc"],
  expected: "must be a cédula of 11 digits, the last of them a check digit",
  read: ({ compact }) => {
    // a table drops the zeros of the Distrito Nacional, 001; nine digits are an RNC as well
    if (!isDigits(compact, 10, 11)) return undefined;
    return { value: unpadded(compact), checked: isCedula(compact) };
  },
};

/** The check digit of Luhn. */
function isCedula(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const product = (digits.charCodeAt(digits.length - 1 - index) - 48) * (index % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}

export const rnc: DocumentRule = {
  type: "rnc",
  country: "DO",
  unique: true,
  expected: "must be an RNC: 9 digits of a company or the 11 of a person's cédula, the last of them a check digit",
  read: ({ compact }) => {
    if (isDigits(compact, 10, 11)) return { value: unpadded(compact), checked: isCedula(compact) };
    if (!isDigits(compact, 9, 9)) return undefined;
    const digit = ((10 - (weightedSum(compact.slice(0, 8), [7, 9, 8, 6, 5, 4, 3, 2]) % 11) + 9) % 9) + 1;
    return { value: unpadded(compact), checked: String(digit) === compact[8] };
  },
};
