// Values of the payment that an event describes. No field is assumed to be present; values that assess would refuse are omitted.

import { fieldsOf } from "../../platform/http/raw-body.ts";
import type { PayinRequest } from "../../scoring/payments/payin.ts";
import { normaliseEmail } from "../../values/identifiers/email.ts";
import { textOf } from "./provider-event.ts";

const CONTROL = /\p{Cc}/u;
/** Replacement of a redacted digit. */
const HIDDEN = "•";
/** Maximum length of an e-mail address in the contract. */
const LONGEST_EMAIL = 254;

/** The payer, by the values that can be read. */
export function payerOf(email: unknown, customer: unknown): PayinRequest["payer"] {
  const address = textOf(email, LONGEST_EMAIL);
  return whole({
    email: address !== undefined && normaliseEmail(address) !== undefined ? address : undefined,
    customer_id: reference(typeof customer === "string" ? customer : fieldsOf(customer).id),
  });
}

/** An identifier within the limits of the contract; not one with a redacted card number. */
export function reference(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined || CONTROL.test(text) || text.includes(HIDDEN) ? undefined : text;
}

/** A country, as an ISO 3166-1 alpha-2 code. */
export function country(value: unknown): string | undefined {
  return typeof value === "string" && /^[A-Z]{2}$/.test(value) ? value : undefined;
}

/** Without undefined members. */
export function present<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
}

/** The same; undefined if it is empty. */
export function whole<T extends object>(value: T): T | undefined {
  const known = present(value);
  return Object.keys(known).length === 0 ? undefined : known;
}
