// Document numbers of nobody: typed to get past a form, or given by an office for those who have none.
import { hasOneCharacter, isSequence, isWord } from "../stand-ins.ts";

/**
 * Numbers that offices define for nobody in particular: the RFC of the general public and of foreigners in Mexico (SAT, Resolución Miscelánea Fiscal, rule 2.7.1.23),
 * the CURP of foreigners (SAT, catalogue of payroll receipts), the NIT of a final consumer in Guatemala (SAT, rules of the electronic invoice).
 */
const OFFICIAL = /^(rfc:(XAXX|XEXX)010101000|curp:XEXX010101[HMX]NEXXXA\d|nit:CF)$/;

/** The part of a number that is its holder's: without prefixes of the kind, and without check digits. */
const CORES: Readonly<Record<string, (number: string) => string>> = {
  cpf: (number) => number.slice(0, 9),
  cnpj: (number) => number.slice(0, 8),
  rut: (number) => (number.length === 12 ? number.slice(2, 8) : number.slice(0, -1)),
  cuit: (number) => number.slice(2, 10),
  ruc: (number) => (number.length === 11 ? number.slice(2, 10) : number.length === 13 ? number.slice(0, 9) : number),
  // Venezuela's has a letter in front, Uruguay's a check digit at its end
  cedula: (number) => (/^[VE]/.test(number) ? number.slice(1) : number.length === 8 ? number.slice(0, 7) : number),
  nit: (number) => number.replace(/K$/, ""),
  rif: (number) => number.slice(1, 9),
  rnc: (number) => (number.length === 9 ? number.slice(0, 8) : number),
  dpi: (number) => number.slice(0, 8),
  dui: (number) => number.slice(0, -1),
};

/** Is an identity, type and number, nobody's? */
export function isFilledInDocument(identity: string, written = identity): boolean {
  const colon = identity.indexOf(":");
  const [type, value] = [identity.slice(0, colon), identity.slice(colon + 1)];
  if (OFFICIAL.test(identity) || isWord(value) || isWord(written.trim()) || hasOneCharacter(value) || isSequence(value)) return true;
  const core = Object.hasOwn(CORES, type) ? CORES[type]?.(value) : undefined;
  return core !== undefined && /^\d*$/.test(core) && (hasOneCharacter(core) || isSequence(core) || Number(core) < 100);
}
