// Fields of a request body that contain card numbers.
import { digitKinds } from "../../../../generated/discovery.ts";
import { containsCardNumber, SHORTEST } from "../card-numbers/card-number.ts";
import { isGtin } from "../card-numbers/gtin.ts";
import type { FieldFailure } from "../errors/api-error.ts";
import { isAccount } from "../identifiers/accounts/accounts.ts";
import { isCheckedDocument } from "../identifiers/documents/documents.ts";
import { isInternationalPhone } from "../identifiers/international-phone.ts";

/** What the digits of a text are, where the contract says it. */
type DigitKind = (typeof digitKinds)[string];

/** Fields of a body that contain what looks like a full card number; checks names as well as values, known and unknown. */
export function cardNumberFields(body: unknown): FieldFailure[] {
  const failures: FieldFailure[] = [];
  visit(body, "", undefined, failures);
  return failures;
}

/** `holder`: the object that a value is in. */
function visit(value: unknown, path: string, holder: object | undefined, failures: FieldFailure[]): void {
  if (typeof value === "string" || typeof value === "number") {
    const text = String(value);
    // most fields end here: they are too short
    if (text.length < SHORTEST || !containsCardNumber(text)) return;
    const kind = kindAt(path, holder);
    if (kind === undefined || !isOfKind(kind, text, holder)) failures.push({ path, message: kind === "account" ? IN_ACCOUNT : ANYWHERE });
    return;
  }
  if (value === null || typeof value !== "object") return;
  for (const [name, member] of Object.entries(value)) {
    if (Array.isArray(value)) visit(member, `${path}[${name}]`, undefined, failures);
    else if (name.length >= SHORTEST && containsCardNumber(name))
      failures.push({ path: path === "" ? "(field name)" : `${path}.(field name)`, message: ANYWHERE });
    else visit(member, path === "" ? name : `${path}.${name}`, value, failures);
  }
}

/** What the digits of a field are by contract, or by the type beside the value of a list entry, signal or identifier; undefined for any other field. */
function kindAt(path: string, holder: object | undefined): DigitKind | undefined {
  const general = path.replace(/\[\d+\]/g, "[]");
  if (Object.hasOwn(digitKinds, general)) return digitKinds[general];
  if (!/(^|\.)value$/.test(path)) return undefined;
  const { list_type, signal_type, type } = (holder ?? {}) as { list_type?: unknown; signal_type?: unknown; type?: unknown };
  const named = list_type ?? signal_type ?? type;
  if (named === "clabe" || named === "iban" || named === "account_hash") return "account";
  return named === "phone" ? "phone" : undefined;
}

/** Longest text that is read as an account, a document, a telephone number or a barcode. */
const LONGEST = 64;

/** Is a text that may hold a card number a valid account, document, telephone number or barcode instead? */
function isOfKind(kind: DigitKind, text: string, holder: object | undefined): boolean {
  if (text.length > LONGEST) return false;
  switch (kind) {
    case "account":
      return isAccount(text);
    case "phone":
      return isInternationalPhone(text);
    case "barcode":
      return isGtin(text);
    case "document": {
      const { type } = (holder ?? {}) as { type?: unknown };
      return typeof type === "string" && type.length <= LONGEST && isCheckedDocument(type, text);
    }
  }
}

const ANYWHERE = "must not hold a full card number; send bin, last4 and a token or hash";
const IN_ACCOUNT = "must not hold a full card number; to pay to a card, send a hash of its number in account_hash";
