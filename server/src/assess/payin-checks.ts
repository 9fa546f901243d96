// What the schema of a pay-in cannot say: currencies that exist, decimals that the currency has, addresses that are addresses.
import type { FieldFailure } from "../http/api-error.ts";
import { fieldsOf } from "../http/raw-body.ts";
import { normaliseAddress } from "../identifiers/address.ts";
import { currencyExponent, toMinorUnits } from "../money.ts";

/** Failing fields of a raw pay-in body; types are the schema's business and are not trusted here. */
export function payinChecks(body: unknown): FieldFailure[] {
  const { amount, amount_unit: unit, currency, items, device } = fieldsOf(body);
  const failures: FieldFailure[] = [];
  if (typeof currency === "string" && /^[A-Z]{3}$/.test(currency) && currencyExponent(currency) === undefined) {
    failures.push({ path: "currency", message: "must be a currency of ISO 4217, such as MXN" });
  }
  const check = (value: unknown, path: string): void => {
    if (typeof value !== "number" || typeof currency !== "string" || currencyExponent(currency) === undefined || value < 0) return;
    const minor = toMinorUnits(value, currency, unit === "minor" ? "minor" : "major");
    if (typeof minor === "string") failures.push({ path, message: minor });
  };
  check(amount, "amount");
  if (Array.isArray(items)) for (const [index, item] of items.entries()) check(fieldsOf(item).unit_price, `items[${index}].unit_price`);
  const address = fieldsOf(device).ip_address;
  if (typeof address === "string" && normaliseAddress(address) === undefined)
    failures.push({ path: "device.ip_address", message: "must be an IPv4 or IPv6 address" });
  return failures;
}
