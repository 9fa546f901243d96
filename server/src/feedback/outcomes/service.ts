// Records a single outcome inside a larger transaction.
import type { components } from "../../../../generated/types.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type CountingReport, recordCounting } from "./counting.ts";
import { changesLists, recordListing } from "./listing.ts";

export { dispute } from "./apply-verdict.ts";
export { recordUndoing } from "./counting.ts";
export { changesLists } from "./listing.ts";
export { lockSessions } from "./lock-sessions.sql.ts";
export type { RefundState } from "./payment-state.ts";

type Schemas = components["schemas"];

/** What is known of an outcome beside its report. */
export type OutcomeCircumstances = Pick<CountingReport, "origin" | "at" | "undone" | "refunds">;

/** Records an outcome and emits its event. A repeated outcome returns the existing record. Throws NOT_FOUND. */
export async function recordOutcome(
  tenant: Tenant,
  network: NetworkHashes,
  report: Schemas["OutcomeReport"],
  { origin, at, ...payment }: OutcomeCircumstances = { origin: "api" },
): Promise<Schemas["OutcomeRecord"]> {
  const { acting, submerchantId } = tenant;
  const [record] = changesLists(report.outcome)
    ? await recordListing(tenant, network, [{ report, acting, origin, at }])
    : await recordCounting(tenant, [{ report, submerchantId, origin, at, ...payment }]);
  if (record === undefined || record instanceof ApiError) throw record ?? new Error("an outcome was not recorded");
  return record;
}
