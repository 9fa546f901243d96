// Frauds that people report: as those of keys, with a record in the audit log.
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import type { BreadthFacts } from "../../controls/lists/breadth/reach.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { reportFraud } from "./service.ts";

type Schemas = components["schemas"];

/** Reports that a session was fraud. Throws NOT_FOUND, REQUEST_ERASED, REQUEST_UNREADABLE, VALIDATION_ERROR, INVALID_TYPE. */
export async function reportAsPerson(
  tenant: Tenant,
  network: NetworkHashes,
  sessionId: string,
  details: Schemas["FraudDetails"],
  breadth: BreadthFacts | undefined,
): Promise<Schemas["FraudReportRecord"]> {
  const record = await reportFraud(tenant, network, { session_id: sessionId, ...details }, breadth).catch((error: unknown) => {
    // the session is named in the path, and not in the body
    throw error instanceof ApiError && error.code === "NOT_FOUND" ? new ApiError("NOT_FOUND") : error;
  });
  if (!record.idempotent_replay)
    await recordChange(tenant, {
      action: "assessment.fraud_reported",
      resource: "assessment",
      id: sessionId,
      before: null,
      after: { report_id: record.report_id, case_id: record.case.id, incident_type: details.incident_type },
    });
  return record;
}
