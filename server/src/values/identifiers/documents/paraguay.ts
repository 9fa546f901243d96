// Paraguay: RUC of taxpayers, often written without its check digit.
import { type DocumentRule, isDigits, unpadded, weightedSumFromRight } from "./document-rule.ts";

const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9];

export const rucOfParaguay: DocumentRule = {
  type: "ruc",
  country: "PY",
  expected: "must be a RUC: up to 8 digits, then its check digit",
  read: ({ compact, hyphen }) => {
    if (hyphen !== undefined && isDigits(hyphen[0], 4, 8) && isDigits(hyphen[1], 1, 1))
      return { value: unpadded(hyphen[0]), checked: checkDigit(unpadded(hyphen[0])) === hyphen[1] };
    if (!isDigits(compact, 5, 9)) return undefined;
    const number = unpadded(compact);
    const [base, digit] = [number.slice(0, -1), number.slice(-1)];
    // companies have eight digits that begin with 80
    if (/^80\d{6}$/.test(number)) return { value: number, checked: undefined };
    if (checkDigit(base) === digit) return { value: base, checked: true };
    return number.length === 9 ? { value: base, checked: false } : { value: number, checked: undefined };
  },
};

/** Modulo 11; 10 and 11 are 0. */
function checkDigit(base: string): string {
  const rest = weightedSumFromRight(base, WEIGHTS) % 11;
  return rest < 2 ? "0" : String(11 - rest);
}
