// Records a single outcome inside a larger transaction.
import type { components } from "../../../../generated/types.ts";
import type { NetworkHashes } from "../../intelligence/network/hashes.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { recordCounting } from "./counting.ts";
import { changesLists, recordListing } from "./listing.ts";

export { dispute } from "./apply-verdict.ts";
export { changesLists } from "./listing.ts";

type Schemas = components["schemas"];

/** Records an outcome and emits its event. A repeated outcome returns the existing record. Throws NOT_FOUND. */
export async function recordOutcome(
  tenant: Tenant,
  network: NetworkHashes,
  report: Schemas["OutcomeReport"],
  origin: Schemas["EventOrigin"] = "api",
): Promise<Schemas["OutcomeRecord"]> {
  const { acting, submerchantId } = tenant;
  const [record] = changesLists(report.outcome)
    ? await recordListing(tenant, network, [{ report, acting, origin }])
    : await recordCounting(tenant, [{ report, submerchantId, origin }]);
  if (record === undefined || record instanceof ApiError) throw record ?? new Error("an outcome was not recorded");
  return record;
}
