// What the job does for one organization: compares its challenger, promotes it within the budget, and fits or pools a new one when it is time. Reads and computes outside of the
// organization's turn; each change is a short transaction that checks what it stands on once more.
import { learningOf } from "../../controls/policy/service.ts";
import { policyVersionOf } from "../../controls/policy/settings.ts";
import { serviceActing } from "../../platform/tenancy/service-acting.ts";
import type { Acting, Tenancy, Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Organization } from "../../platform/tenants/organization.entity.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { DAY } from "../../platform/time/time.ts";
import type { LearnedTables, Policy } from "../../scoring/engine/policy.ts";
import type { FitSummary } from "../../scoring/learning/pool.ts";
import { facts } from "../../statistics/counted-facts.ts";
import { isOfBrowser } from "../../statistics/counts.ts";
import { readFigures } from "../../statistics/figures.ts";
import { compareOn, shadowOf } from "./comparison.ts";
import { type StoredShadow, tablesOf } from "./document.ts";
import { readExamples, type SettledExample, type Window } from "./examples.ts";
import { divided, fitDivided, policyOfTables, policyUnder, pooledDocument } from "./fitting.ts";
import { limitBasis } from "./limit-basis.ts";
import { RiskModel } from "./model.entity.ts";
import { ModelFit } from "./model-fit.entity.ts";
import { FIT_WINDOW, knownOutcomes, needed } from "./request-fit.ts";
import { organizationOf, promote, propose } from "./transitions.ts";

/** Name of the job, in the audit log as well. */
export const JOB = "model-fitting";

/** Time (ms) between scheduled fits. */
const FIT_EVERY = 7 * DAY;
/** Age (ms) from which an undecided challenger makes room for a new one. */
const CHALLENGER_FOR = 28 * DAY;
/** Shadow period and decisions before a model goes live without approval. */
const SHADOW_FOR = 7 * DAY;
const SHADOW_DECISIONS = 1000;
/** Assessments below which an organization has hardly decided anything: pooled weights change nothing for it. */
const COLD = 1000;

/** Dependencies. */
export interface UpkeepParts {
  readonly tenancy: Tenancy;
  /** Fits of other organizations that take part in the pool, if this one does. */
  readonly fitsOfOthers: (organizationId: string) => Promise<readonly FitSummary[]>;
}

/** What a run stands on. */
interface State {
  readonly now: number;
  readonly organization: Organization;
  readonly live: RiskModel | null;
  readonly challenger: RiskModel | null;
  /** Weights and curves that the weekly limit is taken against; null: the catalogue's. */
  readonly limitBasis: LearnedTables | null;
  readonly fit: { readonly requestedAt: Date | null; readonly fittedAt: Date | null; readonly weeklyLimit: boolean };
  readonly enough: boolean;
  readonly first: boolean;
}

/** Looks after the models of an organization. `signal` ends it between two steps. */
export async function lookAfter({ tenancy, fitsOfOthers }: UpkeepParts, organizationId: string, signal: AbortSignal): Promise<void> {
  const acting = serviceActing(organizationId, JOB);
  const state = await tenancy.change(acting, begin);
  const { now, challenger, enough, first, fit } = state;
  const due = fit.requestedAt !== null || (enough && isDue(state));
  const others = due || first ? await fitsOfOthers(organizationId) : [];
  // nothing to read for most organizations
  const needsPayments = challenger !== null || (due && enough);
  const payments = needsPayments ? await tenancy.within(acting, (tenant) => all(readExamples(tenant, { from: now - FIT_WINDOW, to: now }))) : [];
  if (signal.aborted) return;
  if (challenger !== null) await evaluateChallenger(tenancy, acting, state, challenger, payments);
  if (signal.aborted) return;
  if (due) await fitAndPropose(tenancy, acting, state, payments, others);
  else if (first) await pool(tenancy, acting, state, others);
}

/** Notes the run, and reads what it stands on. A challenger of another live model is archived: its limits and its comparison do not hold. */
async function begin(tenant: Tenant): Promise<State> {
  const { em, organizationId, clock } = tenant;
  const now = clock.now();
  const organization = await organizationOf(tenant);
  const progress = (await em.findOne(ModelFit, { organizationId })) ?? em.create(ModelFit, { organizationId });
  progress.checkedAt = dateOf(clock);
  const live = await em.findOne(RiskModel, { state: "live" });
  let challenger = await em.findOne(RiskModel, { state: { $in: ["proposed", "shadow"] } });
  if (challenger !== null && (challenger.baseId ?? null) !== (live?.id ?? null)) {
    Object.assign(challenger, { state: "archived", endedAt: dateOf(clock) });
    challenger = null;
  }
  if (challenger?.state === "proposed") Object.assign(challenger, { state: "shadow", shadowSince: dateOf(clock) });
  await em.flush();
  const outcomes = await knownOutcomes(tenant);
  return {
    now,
    organization,
    live,
    challenger,
    limitBasis: await limitBasis(tenant, now - 7 * DAY),
    fit: { requestedAt: progress.requestedAt ?? null, fittedAt: progress.fittedAt ?? null, weeklyLimit: progress.weeklyLimit },
    enough: outcomes.frauds >= needed.frauds && outcomes.payments >= needed.payments,
    first: (await em.count(RiskModel, {})) === 0,
  };
}

function isDue({ now, fit: { fittedAt }, challenger }: State): boolean {
  const open = challenger !== null && now - challenger.createdAt.getTime() < CHALLENGER_FOR;
  return !open && (fittedAt === null || now - fittedAt.getTime() >= FIT_EVERY);
}

/** Compares the challenger with what is live, and promotes it if the organization's budget allows. */
async function evaluateChallenger(tenancy: Tenancy, acting: Acting, state: State, challenger: RiskModel, payments: readonly SettledExample[]): Promise<void> {
  const { now, organization, live } = state;
  const sides = { champion: sideOf(organization, tablesOf(organization.liveModel)), challenger: sideOf(organization, tablesOf(challenger.document)) };
  // neither side was fitted to what comes after both fits
  const untils = [challenger.fittedUntil, live?.fittedUntil].flatMap((until) => (until == null ? [] : [until.getTime()]));
  const { fittedUntil, toEvaluate } = divided(payments, now, untils.length === 0 ? undefined : Math.max(...untils));
  const since = (challenger.shadowSince ?? new Date(now)).getTime();
  const { shadow, refused } = await tenancy.within(acting, async (tenant) => ({
    shadow: await shadowOf(tenant, { from: since, to: now }, sides),
    refused: await declineRate(tenant, { from: now - FIT_WINDOW, to: now }),
  }));
  const compared = await compareOn(toEvaluate, sides, challenger.document.evaluation, refused);
  const comparison = {
    ...compared,
    champion: policyVersionOf(organization.version, organization.liveModel),
    computed_at: new Date(now).toISOString(),
    from: new Date(fittedUntil).toISOString(),
    to: new Date(now).toISOString(),
  };
  await tenancy.change(acting, async (tenant) => {
    const row = await tenant.em.findOne(RiskModel, { id: challenger.id });
    // a person decided in the meantime
    if (row?.state !== "shadow") return;
    Object.assign(row, { shadow, comparison });
    await tenant.em.flush();
    const current = await organizationOf(tenant);
    if ((current.liveModel?.id ?? null) === (row.baseId ?? null) && mayGoLive(row, shadow, comparison.verdict, learningOf(current.settings), now))
      await promote(tenant, row, "automatic");
  });
}

function sideOf(organization: Organization, tables: LearnedTables | null): Policy {
  return policyUnder(organization, tables);
}

/** May a challenger go live without approval? */
export function mayGoLive(
  { source, weeklyLimit, shadowSince }: Pick<RiskModel, "source" | "weeklyLimit" | "shadowSince">,
  { decisions, changed }: Pick<StoredShadow, "decisions" | "changed">,
  verdict: "better" | "worse" | "undecided",
  { automatic_promotion_budget: budget }: ReturnType<typeof learningOf>,
  now: number,
): boolean {
  return (
    budget !== null &&
    source === "fitted" &&
    weeklyLimit &&
    verdict === "better" &&
    shadowSince != null &&
    now - shadowSince.getTime() >= SHADOW_FOR &&
    decisions >= SHADOW_DECISIONS &&
    changed <= budget * decisions
  );
}

/** Share of payments that are declined, 0 to 1, without those requested with publishable keys. */
async function declineRate(tenant: Tenant, { from, to }: Window): Promise<number> {
  const [figures] = await readFigures(tenant, null, [{ from: Math.floor(from / DAY) * DAY, to: Math.floor(to / DAY) * DAY }], [facts.assessments]);
  const all = figures?.count(facts.assessments, (key) => !isOfBrowser(key)) ?? 0;
  return all === 0 ? 0 : (figures?.count(facts.assessments, (key) => key[1] === "decline" && !isOfBrowser(key)) ?? 0) / all;
}

/** Fits, and proposes what was fitted. A request ends with it, whatever came of it. */
async function fitAndPropose(
  tenancy: Tenancy,
  acting: Acting,
  state: State,
  payments: readonly SettledExample[],
  others: readonly FitSummary[],
): Promise<void> {
  const { now, organization, fit } = state;
  const limited = fit.requestedAt === null || fit.weeklyLimit;
  const parts = divided(payments, now);
  const live = tablesOf(organization.liveModel);
  const fitted = fitDivided(parts, { live, basis: limited ? policyOfTables(state.limitBasis) : undefined, others, own: sideOf(organization, null) });
  await tenancy.change(acting, async (tenant) => {
    const { em, organizationId, clock } = tenant;
    const progress = await em.findOneOrFail(ModelFit, { organizationId });
    // one that was requested meanwhile is the next run's
    if (progress.requestedAt?.getTime() === fit.requestedAt?.getTime()) progress.requestedAt = null;
    if (fitted !== undefined) Object.assign(progress, { fittedAt: dateOf(clock), summary: fitted.summary });
    await em.flush();
    const current = await organizationOf(tenant);
    if (fitted === undefined || (current.liveModel?.id ?? null) !== (organization.liveModel?.id ?? null)) return;
    await propose(tenant, { source: "fitted", document: fitted.document, weeklyLimit: limited, fittedUntil: new Date(parts.fittedUntil) });
  });
}

/** Gives pooled weights to an organization that never had a model: at once while it has hardly decided anything, as a proposal else. */
async function pool(tenancy: Tenancy, acting: Acting, state: State, others: readonly FitSummary[]): Promise<void> {
  if (pooledDocument(others, null, undefined) === undefined) return;
  await tenancy.change(acting, async (tenant) => {
    if ((await tenant.em.count(RiskModel, {})) > 0) return;
    const [row] = await tenant.query<{ assessments: number }>(
      `SELECT count(*)::int AS assessments FROM (SELECT FROM assessments WHERE organization_id = $1 LIMIT ${COLD}) a`,
      [tenant.organizationId],
    );
    const cold = (row?.assessments ?? 0) < COLD;
    const document = pooledDocument(others, null, cold ? undefined : policyOfTables(state.limitBasis));
    if (document === undefined) return;
    const model = await propose(tenant, { source: "pooled", document, weeklyLimit: !cold });
    if (cold) await promote(tenant, model, "cold_start");
  });
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
