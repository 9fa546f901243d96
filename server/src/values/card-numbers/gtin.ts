// Barcodes of articles: GTIN-13 (EAN) and GTIN-14. Some pass the check of card numbers, and have a check digit of their own.

/** Is a text nothing but a GTIN of 13 or 14 digits with its check digit (GS1 General Specifications, 7.9)? */
export function isGtin(text: string): boolean {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d{13,14}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index++) sum += (digits.charCodeAt(digits.length - 1 - index) - 48) * (index % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}
