// Uruguay: cédula de identidad of persons, RUT of taxpayers.
import { type DocumentRule, isDigits, unpadded, weightedSum } from "./document-rule.ts";

export const cedulaOfUruguay: DocumentRule = {
  type: "cedula",
  country: "UY",
  expected: "must be a cédula of 7 or 8 digits, the last of them a check digit",
  read: ({ compact }) => {
    const value = unpadded(compact);
    if (!isDigits(value, 6, 8)) return undefined;
    const digit = (10 - (weightedSum(value.slice(0, -1).padStart(7, "0"), [2, 9, 8, 7, 6, 3, 4]) % 10)) % 10;
    return { value, checked: String(digit) === value.slice(-1) };
  },
};

export const rutOfUruguay: DocumentRule = {
  type: "rut",
  country: "UY",
  expected: "must be a RUT of 12 digits, the last of them a check digit",
  read: ({ compact }) => {
    if (!isDigits(compact, 11, 12)) return undefined;
    const value = compact.padStart(12, "0");
    const rest = weightedSum(value.slice(0, 11), [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    return { value, checked: String((11 - rest) % 11) === value[11] };
  },
};
