// Bolivia: CI of persons, with a complement where two have one number; NIT of taxpayers. Neither has a published check digit.
import { type DocumentRule, isDigits, unpadded } from "./document-rule.ts";

/** Number and complement; the department that gave the document is often left out, and is no part of the number. */
const CI = /^0*(\d{4,8}?)(\d[A-Z])?(?:LPZ?|CBB?A?|CH|CHQ|ORU?|PO|PTS?|PSI|TJA?|SCZ?|BE|BN|BEN|BNI|PA|PD|PN|PND|PAN)?$/;

export const ciOfBolivia: DocumentRule = {
  type: "cedula",
  country: "BO",
  expected: "must be a CI of 4 to 8 digits, with its complement if it has one, such as 1234567-1A",
  read: ({ compact }) => {
    const [, number, complement = ""] = CI.exec(compact) ?? [];
    return number === undefined ? undefined : { value: number + complement, checked: undefined };
  },
};

export const nitOfBolivia: DocumentRule = {
  type: "nit",
  country: "BO",
  residentsOnly: true,
  expected: "must be a NIT of 7 to 12 digits",
  read: ({ compact }) => (isDigits(unpadded(compact), 7, 12) ? { value: unpadded(compact), checked: undefined } : undefined),
};
