// Chile: RUT of companies and RUN of persons are one number.
import { type DocumentRule, unpadded } from "./document-rule.ts";

export const rut: DocumentRule = {
  type: "rut",
  country: "CL",
  expected: 'must be a RUT with its check digit, such as "12.345.670-K"',
  read: ({ compact }) => {
    const value = unpadded(compact);
    if (!/^\d{1,8}[\dK]$/.test(value)) return undefined;
    return { value, checked: checkCharacter(value.slice(0, -1)) === value.slice(-1) };
  },
};

/** Modulo 11, weights 2 to 7 from the right, again and again; 10 is K. */
function checkCharacter(base: string): string {
  let sum = 0;
  for (let index = 0; index < base.length; index++) sum += (base.charCodeAt(base.length - 1 - index) - 48) * ((index % 6) + 2);
  const digit = 11 - (sum % 11);
  return digit === 11 ? "0" : digit === 10 ? "K" : String(digit);
}
