// Peru: RUC of taxpayers.
import { type DocumentRule, isDigits, weightedSum } from "./document-rule.ts";

const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

export const rucOfPeru: DocumentRule = {
  type: "ruc",
  country: "PE",
  expected: "must be a RUC: 11 digits, the last of them a check digit",
  read: ({ compact }) => {
    if (!isDigits(compact, 11, 11)) return undefined;
    const digit = String((11 - (weightedSum(compact.slice(0, 10), WEIGHTS) % 11)) % 10);
    return { value: compact, checked: /^(1[05-7]|20)/.test(compact) && digit === compact[10] };
  },
};
