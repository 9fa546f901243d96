// Fields of a request body that contain card numbers.
import { accountIdentifierFields } from "../../../../generated/discovery.ts";
import { containsCardNumber, SHORTEST } from "../card-numbers/card-number.ts";
import type { FieldFailure } from "../errors/api-error.ts";
import { isValidClabe, isValidIban, normaliseClabe, normaliseIban } from "../identifiers/account.ts";

const exempt: ReadonlySet<string> = new Set(accountIdentifierFields);

/** Fields of a body that contain what looks like a full card number; checks names as well as values, known and unknown. */
export function cardNumberFields(body: unknown): FieldFailure[] {
  const failures: FieldFailure[] = [];
  visit(body, "", failures);
  return failures;
}

function visit(value: unknown, path: string, failures: FieldFailure[]): void {
  if (typeof value === "string" || typeof value === "number") {
    const text = String(value);
    // most fields end here: they are too short
    if (text.length >= SHORTEST && !exempt.has(path) && containsCardNumber(text)) failures.push(failure(path));
    return;
  }
  if (value === null || typeof value !== "object") return;
  const account = accountOf(value);
  for (const [name, member] of Object.entries(value)) {
    if (account !== undefined && member === account) continue;
    if (Array.isArray(value)) visit(member, `${path}[${name}]`, failures);
    else if (name.length >= SHORTEST && containsCardNumber(name)) failures.push(failure(path === "" ? "(field name)" : `${path}.(field name)`));
    else visit(member, path === "" ? name : `${path}.${name}`, failures);
  }
}

/** The value of a list entry or signal that is a valid account: its digits may look like a card number. */
function accountOf(entry: object): string | undefined {
  const { list_type, signal_type, value } = entry as { list_type?: unknown; signal_type?: unknown; value?: unknown };
  const type = list_type ?? signal_type;
  if (typeof value !== "string" || value.length > ACCOUNT_LENGTH || (type !== "iban" && type !== "clabe")) return undefined;
  const form = type === "iban" ? normaliseIban(value) : normaliseClabe(value);
  return form !== undefined && (type === "iban" ? isValidIban(form) : isValidClabe(form)) ? value : undefined;
}

/** Longest account including separators. */
const ACCOUNT_LENGTH = 64;

function failure(path: string): FieldFailure {
  return { path, message: "must not hold a full card number; send bin, last4 and a token or hash" };
}
