// CBU of banks and CVU of payment providers: account numbers of Argentina with one form and one rule (BCRA). A CVU begins with 000. An account can also have an alias.
import { weightedSumFromRight } from "../documents/document-rule.ts";

/** From the right, in both blocks. */
const WEIGHTS = [3, 1, 7, 9, 3, 1, 7, 9, 3, 1, 7, 9, 3];

/** 22 digits without separators; undefined for any other text. */
export function normaliseCbu(text: string): string | undefined {
  const digits = text.replace(/[\s./-]/g, "").replace(/^(?:CBU|CVU)[:#]*/i, "");
  return /^\d{22}$/.test(digits) ? digits : undefined;
}

/** Do both check digits fit: the eighth over bank and branch, the last one over the account? */
export function isValidCbu(digits: string): boolean {
  return /^\d{22}$/.test(digits) && checkDigit(digits.slice(0, 7)) === digits[7] && checkDigit(digits.slice(8, 21)) === digits[21];
}

const checkDigit = (block: string): string => String((10 - (weightedSumFromRight(block, WEIGHTS) % 10)) % 10);

/** An alias in lower case: 6 to 20 letters, digits, dots and hyphens, whose case does not matter; undefined for any other text. */
export function normaliseAlias(text: string): string | undefined {
  const alias = text.trim();
  return /^[A-Za-z0-9.-]{6,20}$/.test(alias) ? alias.toLowerCase() : undefined;
}
