// Values of a request that lists can hold, or that have a page of their own.
import type { Schemas } from "../api/client.ts";

/** A value, and the type of list entry that it would be. */
export interface GivenValue {
  readonly type: Schemas["ListType"];
  readonly value: string;
  /** No entry can hold it: a card that is named by BIN and last four digits. */
  readonly unlisted?: true;
}

/** Where requests carry them: first those of pay-ins, then those of payouts. */
const PATHS: readonly (readonly [type: Schemas["ListType"], path: string])[] = [
  ["customer_id", "payer.customer_id"],
  ["email", "payer.email"],
  ["phone", "payer.phone"],
  ["device_fingerprint", "device.fingerprint"],
  ["ip_address", "device.ip_address"],
  ["card_hash", "payment_method.card.hash"],
  ["card_bin", "payment_method.card.bin"],
  ["iban", "payment_method.iban"],
  ["clabe", "payment_method.clabe"],
  ["account_hash", "payment_method.cbu"],
  ["account_hash", "payment_method.alias"],
  ["account_hash", "payment_method.cci"],
  ["account_hash", "payment_method.pix_key"],
  ["account_hash", "payment_method.breb_key"],
  ["account_hash", "payment_method.account_hash"],
  ["customer_id", "origin.account_id"],
  ["beneficiary_id", "beneficiary.id"],
  ["email", "beneficiary.email"],
  ["phone", "beneficiary.phone"],
  ["clabe", "beneficiary.clabe"],
  ["iban", "beneficiary.iban"],
  ["account_hash", "beneficiary.cbu"],
  ["account_hash", "beneficiary.alias"],
  ["account_hash", "beneficiary.cci"],
  ["account_hash", "beneficiary.pix_key"],
  ["account_hash", "beneficiary.breb_key"],
  ["account_hash", "beneficiary.account_hash"],
  ["device_fingerprint", "initiator.device_fingerprint"],
  ["ip_address", "initiator.ip_address"],
];

/** The values that a request has. */
export function givenValues(request: unknown): readonly GivenValue[] {
  const found = PATHS.flatMap(([type, path]): GivenValue[] => {
    const value = textAt(request, path);
    return value === undefined ? [] : [{ type, value }];
  });
  const [hash, bin, last4] = ["hash", "bin", "last4"].map((name) => textAt(request, `payment_method.card.${name}`));
  if (hash !== undefined || bin === undefined || last4 === undefined) return found;
  return [...found, { type: "card_hash", value: `${bin.slice(0, 6)}-${last4}`, unlisted: true }];
}

/** The text at a path of an object; undefined when there is none. */
export function textAt(object: unknown, path: string): string | undefined {
  let value: unknown = object;
  for (const step of path.split(".")) value = value !== null && typeof value === "object" ? (value as Record<string, unknown>)[step] : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}
