// Argentina: CUIT, CUIL and CDI are one kind of number with one rule; who gives it differs.
import { type DocumentRule, isDigits, weightedSum } from "./document-rule.ts";

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

export const cuit: DocumentRule = {
  type: "cuit",
  country: "AR",
  unique: true,
  expected: "must be a CUIT, CUIL or CDI: 11 digits, the last of them a check digit",
  read: ({ compact }) => {
    if (!isDigits(compact, 11, 11)) return undefined;
    // 10 does not occur: such a number gets another prefix, or 9
    const digit = "012345678990"[11 - (weightedSum(compact.slice(0, 10), WEIGHTS) % 11)];
    return { value: compact, checked: /^(2[0-7]|3[034]|5[015])/.test(compact) && digit === compact[10] };
  },
};
