// A data subject request in the contract's format.
import type { components } from "../../../../generated/types.ts";
import { DAY } from "../../platform/time/time.ts";
import type { DataSubjectRequest } from "./data-subject-request.entity.ts";
import { tablesOf } from "./report.ts";

type Schemas = components["schemas"];

/** Time (ms) for which the records of an access request can be read after its end. */
export const RECORDS_FOR = 30 * DAY;

/** The request, with its identifiers where they are not erased. */
export function requestView(
  row: DataSubjectRequest,
  identifiers: readonly Schemas["DataSubjectIdentifier"][] | undefined,
  related: readonly Schemas["DataSubjectRelated"][] = [],
): Schemas["DataSubjectRequest"] {
  const { id, kind, status, failure, identifierTypes, reason, retainBlocklist, percent, report, createdBy, createdAt, endedAt } = row;
  return {
    id,
    kind,
    status,
    failure: failure ?? null,
    identifiers: identifiers === undefined ? identifierTypes.map((type) => ({ type, value: null })) : [...identifiers],
    reason,
    retain_blocklist: retainBlocklist,
    percent: Math.round(percent * 10) / 10,
    report: { payments: report.payments, tables: tablesOf(report), related_identifiers: [...related], complete_until: report.completeUntil ?? null },
    records_expire_at: kind === "access" && status === "completed" && endedAt != null ? new Date(endedAt.getTime() + RECORDS_FOR).toISOString() : null,
    created_by: createdBy,
    created_at: createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  };
}
