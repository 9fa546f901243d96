// Account numbers of nobody: the part that names the account is one digit again and again, or a sequence.
import { hasOneCharacter, isSequence } from "../stand-ins.ts";

/** Is a normalised account number typed in? */
export function isFilledInAccount(value: string): boolean {
  return accountPart(value).some((part) => part.length >= 8 && (hasOneCharacter(part) || isSequence(part)));
}

/** The account without bank, branch and check digits: of a CLABE, a CBU, a CCI, an IBAN. */
function accountPart(value: string): string[] {
  if (/^\d{18}$/.test(value)) return [value.slice(6, 17)];
  if (/^\d{22}$/.test(value)) return [value.slice(8, 21), value];
  if (/^\d{20}$/.test(value)) return [value.slice(6, 18), value];
  return /^[A-Z]{2}\d{2}[A-Z0-9]{8,}$/.test(value) ? [value.slice(4)] : [];
}
