// Checks of a pay-in that the schema cannot express: amounts and addresses.
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { normaliseAddress } from "../../platform/identifiers/address.ts";
import { moneyChecks } from "../../scoring/payments/money-checks.ts";

/** Failing fields of a raw pay-in body. */
export function payinChecks(body: unknown): FieldFailure[] {
  const { amount, amount_unit: unit, currency, items, device } = fieldsOf(body);
  const prices = Array.isArray(items) ? items.map((item, index): [string, unknown] => [`items[${index}].unit_price`, fieldsOf(item).unit_price]) : [];
  return [...moneyChecks(currency, unit, [["amount", amount], ...prices]), ...addressChecks(fieldsOf(device).ip_address, "device.ip_address")];
}

/** A failure for a text that is not an IP address. */
export function addressChecks(address: unknown, path: string): FieldFailure[] {
  return typeof address === "string" && normaliseAddress(address) === undefined ? [{ path, message: "must be an IPv4 or IPv6 address" }] : [];
}
