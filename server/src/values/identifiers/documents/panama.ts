// Panama: cédula of persons, RUC of taxpayers: a person's is the cédula. The parts of a number are of any length, so that its separators count. The DV of the
// tax office stands beside a number and is often left out; its rule differs by the kind of number and is not published in one place.
import { type DocumentRule, partsOf, unpadded, type WrittenNumber } from "./document-rule.ts";

/** The number with its hyphens, and without zeros and DV; a letter that stands apart belongs to the province. */
function hyphenated(written: WrittenNumber): string {
  const [first = "", second = "", ...others] = partsOf({ ...written, text: written.text.replace(/\s*D\.?\s?V\.?[\s:-]*\d{0,2}\s*$/, "") });
  const parts = /^(AV|PI|NT|E|N|PE)$/.test(second) ? [first + second, ...others] : [first, second, ...others];
  return parts.map(unpadded).join("-");
}

/** Province, or the kind of person: foreign, naturalised, born abroad, indigenous, or born before the register; then volume and entry. */
const CEDULA = /^([1-9]|1[0-3]|E|N|PE|([1-9]|1[0-3])(AV|PI|NT|E|N|PE))-\d{1,4}-\d{1,6}$/;

const RUC = /^\d{1,9}-\d{1,4}-\d{1,7}$/;

export const cedulaOfPanama: DocumentRule = {
  type: "cedula",
  country: "PA",
  called: ["ruc"],
  expected: "must be a cédula with its hyphens, such as 8-123-456, E-8-12345 or PE-1-234",
  read: (written) => {
    const value = hyphenated(written);
    return CEDULA.test(value) ? { value, checked: undefined } : undefined;
  },
};

export const rucOfPanama: DocumentRule = {
  type: "ruc",
  country: "PA",
  expected: "must be a RUC with its hyphens, such as 1234567-1-123456 or a person's cédula",
  read: (written) => {
    const value = hyphenated(written);
    return RUC.test(value) || CEDULA.test(value) ? { value, checked: undefined } : undefined;
  },
};
