// Brazil: CPF of persons, CNPJ of companies, whose first twelve characters may be letters since July 2026 (Instrução Normativa RFB 2.229/2024).
import { type DocumentRule, isDigits } from "./document-rule.ts";

/** Two check digits, modulo 11, weights 2 and up from the right; those of a CNPJ begin again after 9. */
function checkDigits(base: string, longestWeight: number): string {
  let digits = "";
  for (let round = 0; round < 2; round++) {
    const text = base + digits;
    let sum = 0;
    for (let index = 0; index < text.length; index++) sum += (text.charCodeAt(text.length - 1 - index) - 48) * ((index % (longestWeight - 1)) + 2);
    const rest = sum % 11;
    digits += rest < 2 ? 0 : 11 - rest;
  }
  return digits;
}

export const cpf: DocumentRule = {
  type: "cpf",
  country: "BR",
  unique: true,
  expected: "must be a CPF: 11 digits, the last two of them check digits",
  read: ({ compact }) => {
    // a table drops leading zeros
    if (!isDigits(compact, 8, 11)) return undefined;
    const value = compact.padStart(11, "0");
    return { value, checked: checkDigits(value.slice(0, 9), 11) === value.slice(9) };
  },
};

export const cnpj: DocumentRule = {
  type: "cnpj",
  country: "BR",
  unique: true,
  expected: "must be a CNPJ: 12 letters or digits, then 2 check digits",
  read: ({ compact }) => {
    const value = isDigits(compact, 11, 14) ? compact.padStart(14, "0") : compact;
    return /^[A-Z0-9]{12}\d{2}$/.test(value) ? { value, checked: checkDigits(value.slice(0, 12), 9) === value.slice(12) } : undefined;
  },
};
