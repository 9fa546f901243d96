// Runs a backtest: page by page, with the counters stored after each few pages, so that a process that dies loses seconds of work and no result.
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { firstIdAt, timeOfId } from "../../platform/ids/uuid.ts";
import type { Acting, Tenancy } from "../../platform/tenancy/tenancy.ts";
import { type Clock, dateOf } from "../../platform/time/clock.ts";
import { MINUTE, SECOND } from "../../platform/time/time.ts";
import { Backtest } from "./backtest.entity.ts";
import { type Counters, count, noCounters } from "./counters.ts";
import { type Page, type PastRules, readPage } from "./page.ts";
import { type CompiledPlan, compilePlan } from "./plan.ts";
import { recompute, SANDBOX } from "./recompute.ts";

/** Payments per page: few, so that a page and its pause take some milliseconds each, and decisions on the same cores wait no longer. */
const PAGE = 500;
/** Payments that are decided before other work of the process gets its turn. */
const AT_ONCE = 100;
/** Time (ms) after which what is counted is stored. */
const STORE_EVERY = 2 * SECOND;
/** Time (ms) for which a backtest is the work of one process after it stored something. */
export const LEASE = MINUTE;
/** Pause after a page, as a share of its duration: with its database it uses about two thirds of a core. */
const PAUSE = 0.6;

/** Dependencies of a run. */
export interface RunParts {
  readonly tenancy: Tenancy;
  readonly acting: Acting;
  /** Requests wait in this process: the run waits for them. */
  readonly underLoad: () => boolean;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Payments per page, for tests. */
  readonly page?: number;
}

/** How a run ended: `left`: another process goes on with it, or nobody does because it was canceled. */
export type RunEnd = "completed" | "left";

/** Runs one backtest to its end, from where it was. Throws if it cannot be evaluated. */
export async function runBacktest(parts: RunParts, id: string): Promise<RunEnd> {
  const { tenancy, acting, clock, signal } = parts;
  const stored = await tenancy.within(acting, ({ em }) => em.findOne(Backtest, { id, status: "running" }));
  if (stored === null) return "left";
  const plan = compilePlan(stored.plan);
  const counters = stored.counters ?? noCounters();
  const known: PastRules = new Map();
  let position = stored.position ?? null;
  let storedPosition = position;
  let since = clock.monotonic();
  const store = async (next: Progress["next"]): Promise<boolean> => {
    const stored = await storeProgress(parts, id, { counters, position, storedPosition, next });
    storedPosition = position;
    since = clock.monotonic();
    return stored;
  };
  while (!signal.aborted) {
    const began = clock.monotonic();
    const bounds = { after: position ?? firstIdAt(plan.from), before: firstIdAt(plan.to), most: parts.page ?? PAGE };
    const page = await tenancy.within(acting, (tenant) => readPage(tenant, plan, bounds, known));
    await countPage(page, plan, counters);
    position = page.payments.at(-1)?.sessionId ?? position;
    const took = clock.monotonic() - began;
    counters.spent += took;
    const completed = page.payments.length < bounds.most;
    if (completed) return (await store("completed")) ? "completed" : "left";
    if (clock.monotonic() - since > STORE_EVERY && !(await store("more"))) return "left";
    await wait(took * PAUSE, undefined, { signal }).catch(() => undefined);
    while (parts.underLoad() && !signal.aborted) await wait(20);
  }
  await store("released");
  return "left";
}

async function countPage({ payments, inList }: Page, plan: CompiledPlan, counters: Counters): Promise<void> {
  for (const [index, { sessionId, label, declined, past, facts }] of payments.entries()) {
    if (index % AT_ONCE === 0) await turn();
    if (past === undefined || past.signals.some(({ code }) => code === SANDBOX)) {
      counters.skipped += 1;
      continue;
    }
    const day = new Date(past.assessedAt).toISOString().slice(0, 10);
    const { amountMinor, currency } = past;
    count(counters, { sessionId, day, label, declined, amountMinor, currency }, recompute(past, plan, facts, inList));
  }
}

interface Progress {
  readonly counters: Counters;
  readonly position: string | null;
  /** Where the row was when this process stored or read it last. */
  readonly storedPosition: string | null;
  /** What comes next: more pages here, or in another process, or nothing. */
  readonly next: "more" | "released" | "completed";
}

/** Stores what is counted. Answers false if the backtest was canceled, or another process went on with it. */
function storeProgress({ tenancy, acting }: RunParts, id: string, { counters, position, storedPosition, next }: Progress): Promise<boolean> {
  return tenancy.within(acting, async ({ em, clock }) => {
    const now = dateOf(clock);
    const changed = await em.nativeUpdate(
      Backtest,
      { id, status: "running", position: storedPosition },
      {
        counters,
        position,
        leaseUntil: next === "more" ? new Date(now.getTime() + LEASE) : null,
        ...(next === "completed" ? { status: "completed" as const, endedAt: now } : {}),
      },
    );
    return changed === 1;
  });
}

/** How much of the period is evaluated, 0 to 1. */
export function shareOf({ from, to }: Pick<CompiledPlan, "from" | "to">, position: string | null | undefined): number {
  return position == null ? 0 : Math.min(1, Math.max(0, (timeOfId(position) - from) / (to - from)));
}
