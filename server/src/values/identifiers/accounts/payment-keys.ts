// Keys that stand for an account: Pix in Brazil (DICT, Banco Central do Brasil), Bre-B in Colombia (Banco de la República).
import { writtenNumber } from "../documents/document-rule.ts";
import { documentOf } from "../documents/documents.ts";
import { normaliseEmail } from "../email.ts";
import { normalisePhone } from "../phone.ts";

/** A key in one spelling. */
export interface PaymentKey {
  readonly value: string;
  readonly kind: "email" | "phone" | "document" | "random" | "other";
  /** The document that the key is; undefined for another kind. */
  readonly document?: { readonly type: string; readonly number: string };
  /** Do its check digits fit? Undefined: it has none. */
  readonly checked: boolean | undefined;
}

/** Characters of the longest e-mail key. */
const LONGEST_EMAIL = 77;

/** Reads a Pix key: CPF, CNPJ, telephone number, e-mail address, or random key (EVP); undefined for any other text. */
export function readPixKey(text: string): PaymentKey | undefined {
  const written = text.trim();
  const random = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i.exec(written);
  if (random !== null) return { value: random.slice(1).join("-").toLowerCase(), kind: "random", checked: undefined };
  if (written.includes("@")) return readEmail(written);
  if (written.startsWith("+")) return readPhone(written, "BR", "+55");
  const { compact } = writtenNumber(written);
  for (const type of ["cpf", "cnpj"]) {
    const { problem, identity } = documentOf(type, compact, "BR");
    if (problem === undefined && (/^\d{11}$/.test(compact) || /^[A-Z0-9]{14}$/.test(compact)) && identity !== undefined)
      return { value: compact, kind: "document", document: { type, number: compact }, checked: true };
  }
  // people leave out +55, or the plus: eleven digits that are no CPF are a mobile number if the third of them is 9
  if (/^(55)?[1-9]{2}9\d{8}$/.test(compact)) return readPhone(`+55${compact.slice(-11)}`, "BR", "+55");
  if (/^\d{11}$/.test(compact)) return { value: compact, kind: "document", document: { type: "cpf", number: compact }, checked: false };
  if (/^[A-Z0-9]{12}\d{2}$/.test(compact)) return { value: compact, kind: "document", document: { type: "cnpj", number: compact }, checked: false };
  return undefined;
}

/**
 * Reads a Bre-B key: document, mobile number, e-mail address, alphanumeric key, or merchant code. The forms of the last two are not published in one place: any text
 * of 3 to 77 visible characters is one, in any case.
 */
export function readBrebKey(text: string): PaymentKey | undefined {
  const written = text.trim();
  if (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(written)) return readEmail(written);
  if (written.startsWith("+")) return readPhone(written, "CO", "+57");
  const digits = written.replace(/[\s.-]/g, "");
  if (/^(57)?3\d{9}$/.test(digits)) return readPhone(`+57${digits.slice(-10)}`, "CO", "+57");
  if (/^\d{3,20}$/.test(digits)) return { value: digits, kind: "other", checked: undefined };
  return /^@?[\p{L}\p{N}._-]{3,76}$/u.test(written) ? { value: written.toLowerCase(), kind: "other", checked: undefined } : undefined;
}

/** The whole address in lower case: a key with a plus tag is another key. */
function readEmail(text: string): PaymentKey | undefined {
  const value = text.toLowerCase();
  return value.length <= LONGEST_EMAIL && normaliseEmail(value) !== undefined ? { value, kind: "email", checked: undefined } : undefined;
}

function readPhone(text: string, country: string, code: string): PaymentKey | undefined {
  const e164 = normalisePhone(text, country)?.e164;
  return e164?.startsWith(code) ? { value: e164, kind: "phone", checked: undefined } : undefined;
}
