// Fields of a request body that contain card numbers.
import { digitKinds } from "../../../../generated/discovery.ts";
import { containsCardNumber, SHORTEST } from "../../values/card-numbers/card-number.ts";
import { isGtin } from "../../values/card-numbers/gtin.ts";
import { isAccount } from "../../values/identifiers/accounts/accounts.ts";
import { readAddress } from "../../values/identifiers/address.ts";
import { isCheckedDocument } from "../../values/identifiers/documents/documents.ts";
import { isInternationalPhone } from "../../values/identifiers/international-phone.ts";
import type { FieldFailure } from "../errors/api-error.ts";

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
    // what follows the point of a number is no part of a card's: sums and quotients have such digits
    const text = String(typeof value === "number" ? Math.trunc(value) : value);
    // most fields end here: they are too short
    if (text.length < SHORTEST || !containsCardNumber(text)) return;
    const kind = kindAt(path, holder);
    if (!isDialled(text) && (kind === undefined || !isOfKind(kind, text, holder))) failures.push({ path, message: kind === "account" ? IN_ACCOUNT : ANYWHERE });
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
  if (named === "customer_id") return "reference";
  return named === "phone" ? "phone" : undefined;
}

/** Longest text that is read as an account, a document, a telephone number, a barcode or a number that a system gave. */
const LONGEST = 64;

/** Longest list of forwarded addresses that is read. */
const LONGEST_LIST = 1024;

/** Is a text that may hold a card number a valid account, document, telephone number or barcode instead? */
function isOfKind(kind: DigitKind, text: string, holder: object | undefined): boolean {
  if (text.length > (kind === "address" ? LONGEST_LIST : LONGEST)) return false;
  switch (kind) {
    case "address":
      return readAddress(text) !== undefined;
    case "account":
      return isAccount(text);
    case "phone":
      return isInternationalPhone(text);
    case "reference":
      return isNumbering(text);
    case "barcode":
      return isGtin(text);
    case "document": {
      const { type } = (holder ?? {}) as { type?: unknown };
      return typeof type === "string" && type.length <= LONGEST && isCheckedDocument(type, text);
    }
  }
}

/** Is the text a telephone number with its plus sign? Wherever it stands: a card number has none, and more digits than the lines of the countries whose codes it begins with. */
const isDialled = (text: string): boolean => text.startsWith("+") && text.length <= LONGEST && isInternationalPhone(text);

const DAY_FIRST = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(20\d{2})([01]\d|2[0-3])([0-5]\d){2}$/;

/**
 * Is the text a number that systems give to orders and customers? Thirteen digits without separators are (Shopify counts so far, and clocks in milliseconds): no issuer has given out cards of thirteen digits
 * for decades, and one in ten such numbers would pass for one. A time of fourteen digits, day first, would pass for a Diners Club card at the end of a month.
 */
const isNumbering = (text: string): boolean => /^\d{13}$/.test(text) || DAY_FIRST.test(text);

const ANYWHERE = "must not hold a full card number; send bin, last4 and a token or hash";
const IN_ACCOUNT = "must not hold a full card number; to pay to a card, send a hash of its number in account_hash";
