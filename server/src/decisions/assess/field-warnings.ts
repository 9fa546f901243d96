// Warnings about the request itself: missing recommended fields, unknown properties, unreadable identifiers.
import { type OperationId, operations } from "../../../../generated/operations.ts";
import type { components } from "../../../../generated/types.ts";
import type { Segment } from "../../controls/policy/settings.ts";
import { shownPath } from "../../platform/errors/api-error.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import type { Job } from "./job.ts";

/** Operations that describe the fields of a flow. */
const CATALOGUES = { payin: "describePayin", payout: "describePayout" } as const satisfies Record<Flow, OperationId>;

/** Values in a response, by contract. */
const MOST_VALUES = 50;

/** The warnings of an assessment; undefined when there are none. */
export function fieldWarnings({ missingRecommended, subject, unknown, warnings }: Job, segment: Segment): components["schemas"]["FieldWarnings"] | undefined {
  const missing = missingRecommended(segment);
  const values = warnings.length === 0 ? subject.warnings : [...warnings, ...subject.warnings];
  if (missing.length === 0 && unknown.length === 0 && values.length === 0) return undefined;
  const shown = values.slice(0, MOST_VALUES).map(({ path, reason, expected }) => ({ path: shownPath(path), reason, expected }));
  const unreadable = shown.filter(({ reason }) => reason === "unreadable");
  return {
    missing_recommended: [...missing],
    unknown: unknown.length === 0 ? undefined : unknown.map(({ path, nearest }) => ({ path: shownPath(path), nearest })),
    values: shown.length === 0 ? undefined : shown,
    unreadable: unreadable.length === 0 ? undefined : unreadable.map(({ path }) => path),
    organization_segment: segment,
    field_requirements_doc: operations[CATALOGUES[subject.transaction.flow]].path,
  };
}
