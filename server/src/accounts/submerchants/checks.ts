// Checks of submerchants beyond the schema: existing countries.
import { getCountry } from "countries-and-timezones";
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";

/** Failing fields of a raw body that makes or changes a submerchant. */
export function submerchantChecks(body: unknown): FieldFailure[] {
  const { country } = fieldsOf(body);
  if (typeof country !== "string" || !/^[A-Z]{2}$/.test(country) || getCountry(country) !== null) return [];
  return [{ path: "country", message: 'must be an ISO 3166-1 alpha-2 code such as "MX"' }];
}
