// Guatemala: DPI of persons with its CUI, NIT of taxpayers; the CUI serves as a NIT.
import { type DocumentRule, isDigits, unpadded, weightedSum, weightedSumFromRight } from "./document-rule.ts";

/** Municipalities of the departments 01 to 22: 340, as of November 2026. */
const MUNICIPALITIES = [17, 8, 16, 16, 14, 14, 19, 8, 24, 21, 9, 30, 33, 21, 8, 17, 14, 5, 11, 11, 7, 17];

export const dpi: DocumentRule = {
  type: "dpi",
  country: "GT",
  unique: true,
  called: ["cui", "nit"],
  expected: "must be a DPI (CUI) of 13 digits: 8, a check digit, and the codes of department and municipality",
  read: ({ compact }) => {
    if (!isDigits(compact, 13, 13)) return undefined;
    const [department, municipality] = [Number(compact.slice(9, 11)), Number(compact.slice(11))];
    const isPlace = municipality > 0 && municipality <= (MUNICIPALITIES[department - 1] ?? 0);
    // a remainder of 10 has no digit: implementations refuse such a number, or take 0
    const digit = (weightedSum(compact.slice(0, 8), [2, 3, 4, 5, 6, 7, 8, 9]) % 11) % 10;
    return { value: compact, checked: isPlace && String(digit) === compact[8] };
  },
};

export const nitOfGuatemala: DocumentRule = {
  type: "nit",
  country: "GT",
  expected: 'must be a NIT with its check digit, such as "576937-K"',
  read: ({ compact }) => {
    const value = unpadded(compact);
    if (!/^\d{1,11}[\dK]$/.test(value)) return undefined;
    const digit = "0123456789K"[(11 - (weightedSumFromRight(value.slice(0, -1), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) % 11)) % 11];
    return { value, checked: digit === value.at(-1) };
  },
};
