// Ecuador: cédula of persons, RUC of taxpayers: a person's is the cédula with the number of the establishment.
import { type DocumentRule, isDigits, unpadded, weightedSum } from "./document-rule.ts";

/** Provinces 01 to 24; 30 for citizens who are registered abroad. */
const hasProvince = (digits: string): boolean => /^(0[1-9]|1\d|2[0-4]|30)/.test(digits);

export const cedulaOfEcuador: DocumentRule = {
  type: "cedula",
  country: "EC",
  expected: "must be a cédula of 10 digits, the last of them a check digit",
  read: ({ compact }) => {
    const padded = unpadded(compact).padStart(10, "0");
    if (!isDigits(compact, 9, 10)) return undefined;
    return { value: unpadded(padded), checked: isCedula(padded) };
  },
};

function isCedula(digits: string): boolean {
  if (!hasProvince(digits)) return false;
  let sum = 0;
  for (let index = 0; index < 9; index++) {
    const product = (digits.charCodeAt(index) - 48) * (index % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return String((10 - (sum % 10)) % 10) === digits[9];
}

export const rucOfEcuador: DocumentRule = {
  type: "ruc",
  country: "EC",
  expected: "must be a RUC of 13 digits that ends with the number of the establishment, such as 001",
  read: ({ compact }) => {
    if (!isDigits(compact, 12, 13)) return undefined;
    const value = compact.padStart(13, "0");
    if (!hasProvince(value) || /000$/.test(value)) return { value, checked: false };
    // the third digit says whose it is. Numbers of companies and of the state that were given since 2020 have no check digit (SRI)
    return { value, checked: Number(value[2]) < 6 ? isCedula(value) : hasCompanyDigit(value) || undefined };
  },
};

function hasCompanyDigit(value: string): boolean {
  if (value[2] === "9") return weightedSum(value.slice(0, 10), [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
  return (value[2] === "6" && weightedSum(value.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0) || isCedula(value);
}
