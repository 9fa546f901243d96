// Honduras: DNI of persons, RTN of taxpayers. The last digit of an RTN is computed by the tax office; its rule is not published.
import { type DocumentRule, isDigits, unpadded } from "./document-rule.ts";

export const dniOfHonduras: DocumentRule = {
  type: "dni",
  country: "HN",
  called: ["cedula", "identidad", "tarjetaidentidad"],
  expected: "must be a DNI of 13 digits, such as 0801-1990-12345",
  // a table drops leading zeros
  read: ({ compact }) => (isDigits(compact, 12, 13) ? { value: unpadded(compact), checked: undefined } : undefined),
};

export const rtn: DocumentRule = {
  type: "rtn",
  country: "HN",
  unique: true,
  expected: "must be an RTN of 14 digits, such as 0801-1990-123456",
  read: ({ compact }) => (isDigits(compact, 13, 14) ? { value: unpadded(compact), checked: undefined } : undefined),
};
