// Outcomes that people record: as those of keys, with a record in the audit log.
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { recordCounting } from "./counting.ts";
import { changesLists, recordListing } from "./listing.ts";

type Schemas = components["schemas"];

/** Records the outcome of a session. Throws NOT_FOUND, REQUEST_ERASED, REQUEST_UNREADABLE. */
export async function recordAsPerson(
  tenant: Tenant,
  network: NetworkHashes,
  sessionId: string,
  details: Schemas["OutcomeDetails"],
): Promise<Schemas["OutcomeRecord"]> {
  const { acting, submerchantId } = tenant;
  const report = { session_id: sessionId, ...details };
  const [record] = changesLists(details.outcome)
    ? await recordListing(tenant, network, [{ acting, report, origin: "api" }])
    : await recordCounting(tenant, [{ report, submerchantId, origin: "api" }]);
  // the session is named in the path, and not in the body
  if (record === undefined || (record instanceof ApiError && record.code === "NOT_FOUND")) throw new ApiError("NOT_FOUND");
  if (record instanceof ApiError) throw record;
  if (!record.idempotent_replay) {
    const { outcome, feedback } = record;
    await recordChange(tenant, {
      action: "assessment.outcome_recorded",
      resource: "assessment",
      id: sessionId,
      before: null,
      after: { outcome, fraud_type: feedback.fraud_type, reason_code: details.reason_code ?? null },
    });
  }
  return record;
}
