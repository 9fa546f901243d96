// The queue of open reviews, and its figures.
import type { Input } from "../../../../generated/handlers.ts";
import type { components } from "../../../../generated/types.ts";
import { readOrganization } from "../../controls/policy/service.ts";
import { summariesOf } from "../../decisions/assessments/service.ts";
import { instant } from "../../platform/database/instant.ts";
import { cursorAt, pageRequest } from "../../platform/database/page.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { DAY, MINUTE, SECOND } from "../../platform/time/time.ts";
import { personOf } from "./assignments.ts";
import { countOpen, countResolved, listOpen, MOST_SCANNED, type OpenFilter, type OpenRow, type Position } from "./list-open.ts";

type Schemas = components["schemas"];
type Order = Schemas["ReviewOrder"];

/** Position in an order: the order, what it compares, and the session. */
const positionIn = (order: Order): RegExp => new RegExp(`^${order}/(-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);
const keyOf = (order: Order, { value, sessionId }: Position): string => `${order}/${value}/${sessionId}`;

/** Time (ms) that the share of resolutions within the target is about. */
const LATELY = 7 * DAY;

/** What of the queue the caller requests, and can see. */
export function openFilterOf(
  { submerchantId, acting }: Tenant,
  { flow, submerchant_id, assigned }: { flow?: Schemas["AssessFlow"]; submerchant_id?: string; assigned?: Schemas["AssignedFilter"] },
): OpenFilter {
  return { flow, assigned, person: personOf(acting), submerchants: [submerchantId, submerchant_id].filter((one) => one !== null && one !== undefined) };
}

/** A page of the queue. Throws VALIDATION_ERROR for a cursor of another order. */
export async function listReviews(tenant: Tenant, query: Input<"listReviews">["query"]): Promise<Schemas["ReviewQueue"]> {
  const order = query.order ?? "oldest";
  const { limit, after } = pageRequest(query, positionIn(order));
  const rows = await listOpen(
    tenant,
    openFilterOf(tenant, query),
    order,
    after === undefined ? undefined : positionOf(order, after),
    limit + 1,
    dateOf(tenant.clock),
  );
  const met = rows.filter(({ meets }) => meets);
  const shown = met.slice(0, limit);
  const next = met.length > limit ? shown.at(-1) : rows.find(({ rank }) => order !== "riskiest" && order !== "largest" && rank === MOST_SCANNED);
  return { data: await queued(tenant, shown), next_cursor: next === undefined ? null : cursorAt(keyOf(order, next)) };
}

function positionOf(order: Order, key: string): Position {
  const [, value, sessionId = ""] = positionIn(order).exec(key) ?? [];
  return { value: Number(value), sessionId };
}

/** Rows of the queue as the contract shows them, in their order. One that was resolved meanwhile is left out. */
export async function queued(tenant: Tenant, rows: readonly OpenRow[]): Promise<Schemas["QueuedReview"][]> {
  const summaries = await summariesOf(
    tenant,
    rows.map(({ sessionId }) => sessionId),
  );
  const { review_target_minutes: target } = await readOrganization(tenant);
  const now = tenant.clock.now();
  return rows.flatMap((row) => {
    const summary = summaries.get(row.sessionId);
    if (summary === undefined || summary.review !== null) return [];
    const assessedAt = Date.parse(summary.assessed_at);
    return {
      ...summary,
      assignment: assignmentIn(row),
      waiting_seconds: Math.max(0, Math.floor((now - assessedAt) / SECOND)),
      due_at: new Date(assessedAt + target * MINUTE).toISOString(),
    };
  });
}

function assignmentIn({ assignee, assignedByType, assignedById, assignedAt, expiresAt }: OpenRow): Schemas["ReviewAssignment"] | null {
  if (assignee === null || assignedByType === null || assignedById === null || assignedAt === null || expiresAt === null) return null;
  return { assignee, assigned_by: { type: assignedByType, id: assignedById }, assigned_at: instant(assignedAt), expires_at: instant(expiresAt) };
}

/** The queue in figures. */
export async function summarizeReviews(tenant: Tenant, query: Input<"summarizeReviews">["query"]): Promise<Schemas["ReviewQueueSummary"]> {
  const { review_target_minutes: target } = await readOrganization(tenant);
  const now = tenant.clock.now();
  const filter = openFilterOf(tenant, query);
  const { open, more, unassigned, overdue, oldest } = await countOpen(tenant, filter, new Date(now - target * MINUTE), new Date(now));
  const { resolved, within } = await countResolved(tenant, filter, new Date(now - LATELY), target * MINUTE);
  return {
    open,
    more_than_counted: more,
    unassigned,
    overdue,
    oldest_seconds: oldest === null ? null : Math.max(0, Math.floor((now - oldest) / SECOND)),
    target_minutes: target,
    resolved_7d: resolved,
    resolved_within_target: resolved === 0 ? null : within / resolved,
  };
}
