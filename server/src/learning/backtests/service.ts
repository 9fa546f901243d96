// Backtests of the caller's organization, for the operations of the contract.
import type { components } from "../../../../generated/types.ts";
import { actorOf, recordChange } from "../../accounts/audit/record.ts";
import { knownSubmerchant } from "../../accounts/submerchants/service.ts";
import { profileOf } from "../../controls/policy/settings.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError, validationError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Organization } from "../../platform/tenants/organization.entity.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { DAY, SECOND } from "../../platform/time/time.ts";
import { Backtest } from "./backtest.entity.ts";
import type { BacktestPlan } from "./plan.ts";
import { knownLists, plannedRules } from "./planned-rules.ts";
import { backtestView } from "./result.ts";

type Schemas = components["schemas"];

/** Backtests of an organization that are queued or running at a time. */
export const MOST_OPEN = 20;
/** Longest period, and the one without `from` (ms). */
const LONGEST = 400 * DAY;
const PERIOD = 30 * DAY;
/** Age (ms) of the newest payment: those of the last seconds may not be stored yet. */
const SETTLED = 10 * SECOND;

/** A page of backtests, newest first. */
export async function listBacktests({ em }: Tenant, query: PageQuery): Promise<Schemas["BacktestList"]> {
  const { limit, after } = pageRequest(query, UUID_KEY);
  const rows = await em.find(Backtest, after === undefined ? {} : { id: { $lt: after } }, { orderBy: { id: "desc" }, limit: limit + 1 });
  return pageOf(
    rows,
    limit,
    ({ id }) => id,
    (row) => backtestView(row, false),
  );
}

/** The backtest. Throws NOT_FOUND. */
export async function readBacktest(tenant: Tenant, id: string): Promise<Schemas["Backtest"]> {
  return backtestView(await known(tenant, id));
}

async function known({ em }: Tenant, id: string): Promise<Backtest> {
  const row = await em.findOne(Backtest, { id });
  if (row === null) throw new ApiError("NOT_FOUND");
  return row;
}

/** Queues a backtest. Throws VALIDATION_ERROR, INVALID_EXPRESSION, NOT_FOUND for a rule or submerchant, LIMIT_REACHED. */
export async function createBacktest(tenant: Tenant, body: Schemas["BacktestCreate"]): Promise<Schemas["Backtest"]> {
  const { em, organizationId, clock, acting } = tenant;
  const open = await em.count(Backtest, { status: { $in: ["queued", "running"] } });
  if (open >= MOST_OPEN)
    throw new ApiError("LIMIT_REACHED", {
      message: `At most ${MOST_OPEN} backtests are queued or running at a time. Wait for one, or cancel one.`,
      details: { limit: MOST_OPEN },
    });
  const plan = await planOf(tenant, body);
  const row = em.create(Backtest, {
    organizationId,
    id: newId(clock.now()),
    status: "queued",
    request: { ...body, from: new Date(plan.from).toISOString(), to: new Date(plan.to).toISOString() },
    plan,
    createdBy: actorOf(acting.credential),
    createdAt: dateOf(clock),
  });
  await em.flush();
  await recordChange(tenant, { action: "backtest.created", resource: "backtest", id: row.id, before: null, after: { request: row.request } });
  return backtestView(row);
}

/** Cancels a backtest; one that has ended stays as it is. Throws NOT_FOUND. */
export async function cancelBacktest(tenant: Tenant, id: string): Promise<Schemas["Backtest"]> {
  const row = await known(tenant, id);
  if (row.status !== "queued" && row.status !== "running") return backtestView(row);
  const { status } = row;
  tenant.em.assign(row, { status: "canceled", endedAt: dateOf(tenant.clock), leaseUntil: null });
  await tenant.em.flush();
  await recordChange(tenant, { action: "backtest.canceled", resource: "backtest", id, before: { status }, after: { status: "canceled" } });
  return backtestView(row);
}

async function planOf(tenant: Tenant, body: Schemas["BacktestCreate"]): Promise<BacktestPlan> {
  const now = tenant.clock.now();
  const to = Math.min(body.to === undefined ? now : Date.parse(body.to), now - SETTLED);
  const from = body.from === undefined ? to - PERIOD : Date.parse(body.from);
  if (from >= to) throw validationError([{ path: body.from === undefined ? "to" : "from", message: "from must be before to, and to at least 10 seconds ago" }]);
  if (to - from > LONGEST) throw validationError([{ path: "from", message: "period must be at most 400 days" }]);
  const { thresholds = null, signal_weights: weights = {}, flow = null, sample = 1 } = body;
  if (thresholds !== null && !(thresholds.challenge < thresholds.review && thresholds.review < thresholds.decline))
    throw validationError([{ path: "thresholds", message: "must rise: challenge < review < decline" }]);
  for (const { submerchant_id: id } of body.rules ?? []) if (id != null) await knownSubmerchant(tenant, id, "submerchant_id");
  const planned = await plannedRules(tenant, body.rules ?? []);
  if (planned.replaced.length + planned.rules.length + Object.keys(weights).length === 0 && thresholds === null)
    throw validationError([{ path: "rules", message: "a backtest needs a change: rules, thresholds or signal_weights" }]);
  const organization = await tenant.em.findOneOrFail(Organization, { id: tenant.organizationId });
  const { policy } = profileOf({ ...organization, live_model: organization.liveModel ?? null });
  return {
    from,
    to,
    asOf: now,
    flow,
    sample,
    ...planned,
    lists: await knownLists(tenant),
    thresholds,
    weights,
    policy: { curves: policy.curves, ...(policy.leastParts === undefined ? {} : { leastParts: policy.leastParts }) },
  };
}
