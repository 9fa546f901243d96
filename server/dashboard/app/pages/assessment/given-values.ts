// Values of a request that lists can hold.
import type { Schemas } from "../../api/client.ts";

/** A value, and the type of list entry that it would be. */
export interface GivenValue {
  readonly type: Schemas["ListType"];
  readonly value: string;
}

/** Where requests carry them. */
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
  ["account_hash", "payment_method.account_hash"],
  ["beneficiary_id", "beneficiary.id"],
  ["email", "beneficiary.email"],
  ["clabe", "beneficiary.account.clabe"],
  ["iban", "beneficiary.account.iban"],
  ["account_hash", "beneficiary.account.hash"],
];

/** The values that a request has. */
export function givenValues(request: unknown): readonly GivenValue[] {
  return PATHS.flatMap(([type, path]) => {
    const value = textAt(request, path);
    return value === undefined ? [] : [{ type, value }];
  });
}

/** The text at a path of an object; undefined when there is none. */
export function textAt(object: unknown, path: string): string | undefined {
  let value: unknown = object;
  for (const step of path.split(".")) value = value !== null && typeof value === "object" ? (value as Record<string, unknown>)[step] : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}
