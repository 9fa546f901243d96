// CCI, código de cuenta interbancario: account numbers of Peru.

/** 20 digits without separators; undefined for any other text. */
export function normaliseCci(text: string): string | undefined {
  const digits = text.replace(/[\s./-]/g, "").replace(/^CCI[:#]*/i, "");
  return /^\d{20}$/.test(digits) ? digits : undefined;
}

/** Do both check digits at the end fit: the first over bank and branch, the second over the account? */
export function isValidCci(digits: string): boolean {
  return /^\d{20}$/.test(digits) && checkDigit(digits.slice(0, 6)) === digits[18] && checkDigit(digits.slice(6, 18)) === digits[19];
}

/** Modulo 10 of the digit sums of products, weights 1 and 2 in turn from the left. */
function checkDigit(block: string): string {
  let sum = 0;
  for (let index = 0; index < block.length; index++) {
    const product = (block.charCodeAt(index) - 48) * (index % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return String((10 - (sum % 10)) % 10);
}
