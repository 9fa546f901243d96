// Warnings about the request itself: missing recommended fields, unknown properties, unreadable identifiers.
import { type OperationId, operations } from "../../../../generated/operations.ts";
import type { components } from "../../../../generated/types.ts";
import type { Segment } from "../../accounts/organizations/settings.ts";
import { shownPath } from "../../platform/errors/api-error.ts";
import type { Flow } from "../../scoring/engine/transaction.ts";
import type { Job } from "./job.ts";

/** Operations that describe the fields of a flow. */
const CATALOGUES = { payin: "describePayin", payout: "describePayout" } as const satisfies Record<Flow, OperationId>;

/** The warnings of an assessment; undefined when there are none. */
export function fieldWarnings({ missingRecommended, subject, unknown }: Job, segment: Segment): components["schemas"]["FieldWarnings"] | undefined {
  const missing = missingRecommended(segment);
  const { unreadable, transaction } = subject;
  if (missing.length === 0 && unknown.length === 0 && unreadable.length === 0) return undefined;
  return {
    missing_recommended: [...missing],
    unknown: unknown.length === 0 ? undefined : unknown.map(({ path, nearest }) => ({ path: shownPath(path), nearest })),
    unreadable: unreadable.length === 0 ? undefined : [...unreadable],
    organization_segment: segment,
    field_requirements_doc: operations[CATALOGUES[transaction.flow]].path,
  };
}
