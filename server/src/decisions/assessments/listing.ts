// The list of assessments: newest first, in pages with a bounded cost.
import type { components } from "../../../../generated/types.ts";
import { cursorAt, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type AssessmentFilter, type Conditions, conditionsOf, identityOf } from "./filter.ts";
import { ofIdentity } from "./identifier-search.ts";
import { type Found, newest, summariesAmong } from "./store.ts";
import { summaryView } from "./view.ts";

interface Page {
  readonly data: components["schemas"]["AssessmentSummary"][];
  readonly next_cursor: string | null;
}

/** Rows that a page checks against conditions without an index. A page with few matches is short, and its cursor continues after it. */
const MOST_CHECKED = 10_000;

/** A page of assessments, newest first. */
export async function listAssessments(tenant: Tenant, filter: AssessmentFilter): Promise<Page> {
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const conditions = conditionsOf(tenant, filter, after);
  const identity = identityOf(tenant, filter);
  const { rows, end } = await (identity === undefined
    ? lookedThrough(tenant, conditions, limit)
    : ofIdentity(tenant, conditions, identity, filter, after, limit));
  const { data, next_cursor } = pageOf(rows, limit, ({ session_id }) => session_id, summaryView);
  return { data, next_cursor: next_cursor ?? (end === undefined ? null : cursorAt(end)) };
}

function lookedThrough(tenant: Tenant, conditions: Conditions, limit: number): Promise<Found> {
  return newest(tenant, conditions, MOST_CHECKED, limit + 1);
}

/** These assessments in short, newest first; one whose request cannot be read has no payer. */
export async function summariesOf(tenant: Tenant, sessions: readonly string[]): Promise<Page["data"]> {
  return (await summariesAmong(tenant, sessions)).map(summaryView);
}
