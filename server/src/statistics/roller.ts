// Rolls assessments, and what became of them, up into figures. One at a time over all processes; each step is a transaction that counts a portion
// and moves on: a crash neither loses nor doubles anything.
import type pg from "pg";
import { type AmountProfiles, createAmountProfiles } from "../assess/amount-profiles.ts";
import { aboutDollars } from "../engine/data/dollars.ts";
import type { Flow } from "../engine/transaction.ts";
import { grains } from "./facts.ts";
import { createPortion } from "./portion.ts";
import { countAssessments, countChanges, nextAssessment, recountAssessments, takeChanges } from "./spanning.ts";
import { idsOf, toMinute } from "./spans.ts";

const { minute: MINUTE, hour: HOUR } = grains;

/** Any constant of ours: names the advisory lock under which figures change. */
const LOCK = 7_203_411_906;
/** Time (ms) after its end at which an hour is checked for assessments that came late. */
const CHECKED_AFTER = 10 * MINUTE;
/** Changed sessions that are counted in one step. */
const CHANGES_AT_ONCE = 2000;
/** US dollars that are a large amount for an organization whose own are not known. */
const LARGE_DOLLARS = 1000;
/** How long (ms) the usual amounts of an organization are good for. */
const AMOUNTS_GOOD_FOR = HOUR;

/** What a roller works with. */
export interface RollerParts {
  readonly pool: pg.Pool;
  /** Age (ms) from which no assessment can still be on its way to the disk. */
  readonly settledAfter: number;
  readonly now?: () => number;
  /** Told when usual amounts cannot be read. */
  readonly failed?: (error: unknown) => void;
}

/** What a step has done. */
export interface Step {
  /** False: another roller is at it. */
  readonly mine: boolean;
  readonly assessments: number;
  readonly changes: number;
  /** Minutes in which assessments had come late. */
  readonly corrected: number;
  /** There is more to do at once. */
  readonly more: boolean;
}

/** Rolls up. */
export interface Roller {
  /** Counts a portion of what waits. */
  readonly step: () => Promise<Step>;
}

/** How far it is counted, and how far it was checked that no assessment came late. */
interface Progress {
  readonly counted: number;
  readonly checked: number;
}

interface Changed {
  readonly organization_id: string;
  readonly session_id: string;
  readonly flow: Flow;
  readonly currency: string;
  readonly weighty: boolean;
}

/** Creates a roller. */
export function createRoller({ pool, settledAfter, now = Date.now, failed = () => undefined }: RollerParts): Roller {
  const amounts = createUsualAmounts(createAmountProfiles(pool, failed), now);
  const portion = createPortion();
  const checkedPortion = createPortion();

  async function step(): Promise<Step> {
    const client = await pool.connect();
    try {
      await client.query("BEGIN");
      const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS mine", [LOCK]);
      const done = rows[0]?.mine === true ? await roll(client) : { mine: false, assessments: 0, changes: 0, corrected: 0, more: false };
      await client.query("COMMIT");
      client.release();
      return done;
    } catch (error) {
      // with the connection goes its transaction; what was too much for one is taken in smaller portions
      client.release(true);
      portion.failed();
      checkedPortion.failed();
      throw error;
    }
  }

  async function roll(client: pg.PoolClient): Promise<Step> {
    const settled = now() - settledAfter;
    const late = now() - CHECKED_AFTER;
    const before = await progressOf(client);
    const { until: counted, assessments } = await count(client, before.counted, before.counted < late ? late : settled);
    // what is counted this late is complete
    const complete = before.checked === before.counted && counted <= late ? counted : before.checked;
    const { until: checked, corrected } = await check(client, complete, Math.min(counted, Math.floor(late / HOUR) * HOUR));
    // last, because both may have found sessions that deserve a case
    const changes = await countChanged(client);
    await client.query("UPDATE statistics_progress SET counted_until = $1, checked_until = $2", [new Date(counted), new Date(checked)]);
    const more = counted < settled || changes > 0 || checked < Math.min(counted, Math.floor(late / HOUR) * HOUR);
    return { mine: true, assessments, changes, corrected, more };
  }

  async function progressOf(client: pg.PoolClient): Promise<Progress> {
    const { rows } = await client.query<{ counted_until: Date; checked_until: Date }>("SELECT counted_until, checked_until FROM statistics_progress");
    const [row] = rows;
    if (row === undefined) throw new Error("the progress of the statistics is gone");
    return { counted: row.counted_until.getTime(), checked: row.checked_until.getTime() };
  }

  /** Counts from where it was left, to `end` at the most. A time in which nothing was assessed is one step. */
  async function count(client: pg.PoolClient, from: number, end: number): Promise<{ until: number; assessments: number }> {
    if (from >= end) return { until: from, assessments: 0 };
    const next = end - from <= portion.length() ? from : await nextAfter(client, from, end);
    const until = Math.min(end, Math.max(from, next - MINUTE) + portion.length());
    const assessments = await portion.timed(until - from, async () => {
      const { rows } = await client.query<{ counted: string }>({ ...countAssessments.statement, values: between(from, until) });
      return Number(rows[0]?.counted);
    });
    return { until, assessments };
  }

  async function nextAfter(client: pg.PoolClient, from: number, end: number): Promise<number> {
    const { rows } = await client.query<{ next_at: Date | null }>({ ...nextAssessment.statement, values: [idsOf({ from, to: end })[0], new Date(from)] });
    return rows[0]?.next_at?.getTime() ?? Number.POSITIVE_INFINITY;
  }

  async function countChanged(client: pg.PoolClient): Promise<number> {
    const { rows } = await client.query<Changed>({ ...takeChanges.statement, values: [CHANGES_AT_ONCE] });
    if (rows.length === 0) return 0;
    const large = await amounts.of(rows.filter(({ weighty }) => weighty));
    await client.query({
      ...countChanges.statement,
      values: [rows.map(({ organization_id }) => organization_id), rows.map(({ session_id }) => session_id), JSON.stringify(large)],
    });
    return rows.length;
  }

  async function check(client: pg.PoolClient, from: number, end: number): Promise<{ until: number; corrected: number }> {
    if (from >= end) return { until: from, corrected: 0 };
    const until = Math.min(end, toMinute(from + MINUTE + checkedPortion.length()));
    const corrected = await checkedPortion.timed(until - from, async () => {
      const { rows } = await client.query<{ corrected: string }>({ ...recountAssessments.statement, values: between(toMinute(from), until) });
      return Number(rows[0]?.corrected);
    });
    return { until, corrected };
  }

  return { step };
}

/** A span of time, with the ids between which those of its assessments lie. */
function between(from: number, to: number): [Date, Date, string, string] {
  return [new Date(from), new Date(to), ...idsOf({ from, to })];
}

/** From which amount on a payment is large. */
interface LargeAmount {
  readonly organization_id: string;
  readonly flow: Flow;
  readonly currency: string;
  readonly amount_minor: number;
}

/** What is usual for organizations, by the profiles that decisions are made with, an hour old at the most. */
function createUsualAmounts(profiles: AmountProfiles, now: () => number) {
  const refreshedAt = new Map<string, number>();
  return {
    of: async (sessions: readonly Changed[]): Promise<LargeAmount[]> => {
      const wanted = new Map(sessions.map((one) => [`${one.organization_id}|${one.flow}|${one.currency}`, one]));
      for (const id of new Set(sessions.map(({ organization_id }) => organization_id))) {
        if (now() - (refreshedAt.get(id) ?? Number.NEGATIVE_INFINITY) < AMOUNTS_GOOD_FOR) continue;
        await profiles.refresh(id);
        refreshedAt.set(id, now());
      }
      return [...wanted.values()].flatMap(({ organization_id, flow, currency }) => {
        const amount_minor = profiles.of(organization_id).byCurrency[flow].get(currency)?.p99 ?? aboutDollars(LARGE_DOLLARS, currency);
        return amount_minor === undefined ? [] : [{ organization_id, flow, currency, amount_minor }];
      });
    },
  };
}
