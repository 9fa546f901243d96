// Costa Rica: cédula of persons, cédula jurídica of companies, DIMEX of residents from abroad. None has a check digit.
import { type DocumentRule, isDigits, partsOf } from "./document-rule.ts";

export const cedulaOfCostaRica: DocumentRule = {
  type: "cedula",
  country: "CR",
  expected: "must be a cédula of 9 digits, such as 1-0234-0567",
  read: (written) => {
    const { compact } = written;
    // tax forms write a zero in front
    if (/^0?[1-9]\d{8}$/.test(compact)) return { value: compact.slice(-9), checked: undefined };
    // volume and entry without their zeros
    const parts = /^0?([1-9])-(\d{1,4})-(\d{1,4})$/.exec(partsOf(written).join("-"));
    if (parts === null) return undefined;
    const [, province = "", volume = "", entry = ""] = parts;
    return { value: province + volume.padStart(4, "0") + entry.padStart(4, "0"), checked: undefined };
  },
};

export const cedulaJuridica: DocumentRule = {
  type: "cedulajuridica",
  country: "CR",
  unique: true,
  called: ["cedula"],
  expected: "must be a cédula jurídica of 10 digits, such as 3-101-123456",
  read: ({ compact }) => (/^[2-5]\d{9}$/.test(compact) ? { value: compact, checked: undefined } : undefined),
};

export const dimex: DocumentRule = {
  type: "dimex",
  country: "CR",
  unique: true,
  called: ["cedula", "cedularesidencia"],
  expected: "must be a DIMEX of 11 or 12 digits",
  read: ({ compact }) => (isDigits(compact, 11, 12) ? { value: compact, checked: undefined } : undefined),
};
