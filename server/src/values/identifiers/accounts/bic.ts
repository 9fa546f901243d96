// BIC: codes of banks. ISO 20022 (BICFIDec2014Identifier) allows digits among the first four characters as well.

/** A code of 8 or 11 characters in upper case, a main office without its `XXX`; undefined for any other text. */
export function normaliseBic(text: string): string | undefined {
  const code = text.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(code)) return undefined;
  return code.length === 11 && code.endsWith("XXX") ? code.slice(0, 8) : code;
}
