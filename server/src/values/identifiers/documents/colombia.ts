// Colombia: NIT of taxpayers, often written without its check digit, also called RUT; cédula de ciudadanía, without a check digit.
import { type DocumentReading, type DocumentRule, isDigits, unpadded, type WrittenNumber, weightedSumFromRight } from "./document-rule.ts";

const WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

export const nit: DocumentRule = {
  type: "nit",
  country: "CO",
  called: ["rut"],
  expected: "must be a NIT: up to 10 digits, then its check digit",
  read: readNit,
};

function readNit({ compact, hyphen }: WrittenNumber): DocumentReading | undefined {
  if (hyphen !== undefined && isDigits(hyphen[0], 5, 12) && isDigits(hyphen[1], 1, 1)) return withDigit(unpadded(hyphen[0]), hyphen[1]);
  if (!isDigits(compact, 5, 13)) return undefined;
  const number = unpadded(compact);
  // Companies have nine digits that begin with 8 or 9, persons their cédula: ten digits that begin with 1, or at most eight. More digits include the check digit.
  if (number.length > 10 || (number.length === 10 && !number.startsWith("1"))) return withDigit(number.slice(0, -1), number.slice(-1));
  if (number.length === 9 && !/^[89]/.test(number)) {
    const read = withDigit(number.slice(0, -1), number.slice(-1));
    if (read.checked) return read;
  }
  return { value: number, checked: undefined };
}

function withDigit(value: string, digit: string): DocumentReading {
  return { value, checked: "01987654321"[weightedSumFromRight(value, WEIGHTS) % 11] === digit };
}

export const cedulaOfColombia: DocumentRule = {
  type: "cedula",
  country: "CO",
  expected: "must be a cédula of 3 to 10 digits",
  read: ({ compact }) => (isDigits(unpadded(compact), 3, 10) ? { value: unpadded(compact), checked: undefined } : undefined),
};
