// What the breadth of an organization's entries depends on: read before the change that needs it, so that other changes do not wait for it.
import { submerchantCountries } from "../../../accounts/submerchants/service.ts";
import type { Acting, Tenancy } from "../../../platform/tenancy/tenancy.ts";
import type { BreadthFacts } from "./reach.ts";
import { recentTraffic } from "./recent-traffic.ts";

/** Reads the recent payments of the caller and the countries of its submerchants. */
export async function breadthFacts(tenancy: Tenancy, acting: Acting): Promise<BreadthFacts> {
  const traffic = await recentTraffic(tenancy, acting);
  const countries = await tenancy.within(acting, submerchantCountries);
  const all = new Set(countries.values());
  return { traffic, countries: (id) => (id === null ? all : new Set([countries.get(id)].filter((one) => one !== undefined))) };
}
