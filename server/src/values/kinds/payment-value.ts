// Values of payments in their normalised form: activity, counters, fraud rates, lists and the network use the same.
import { customerNetwork } from "../identifiers/address.ts";
import { type PaymentKind, paymentKinds } from "./index.ts";

/**
 * The normalised value; undefined if it is empty or a placeholder, which many payers share. Addresses, e-mail addresses and phone numbers must already be normalised
 * by `address.ts`, `email.ts` and `phone.ts`.
 */
export function identifierValue(kind: PaymentKind, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const { spelling, isPlaceholder } = paymentKinds[kind];
  const value = spelling === undefined ? text.trim() : spelling(text);
  return value === "" || isPlaceholder?.(value) ? undefined : value;
}

/** The value that activity is counted by: that of `identifierValue`, of an address the network of the customer. Lists match the address itself. */
export function countedValue(kind: PaymentKind, text: string | undefined): string | undefined {
  const value = identifierValue(kind, text);
  return value !== undefined && kind === "ip_address" ? customerNetwork(value) : value;
}
