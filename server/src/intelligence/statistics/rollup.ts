// Rolls assessments, and what became of them, up into figures. One at a time over all processes; each step is a transaction that counts a portion
// and moves on: a crash neither loses nor doubles anything.

import type pg from "pg";
import { firstIdAt } from "../../platform/identifiers/uuid.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { DAY, HOUR, MINUTE } from "../../platform/time/time.ts";
import { aboutDollars } from "../../scoring/engine/data/dollars.ts";
import type { Flow } from "../../scoring/engine/transaction.ts";
import { type AmountProfiles, createAmountProfiles } from "./amount-profiles.ts";
import { createChunk, endWithin } from "./chunk.ts";
import { countAssessments } from "./count-assessments.sql.ts";
import { countChanges } from "./count-changes.sql.ts";
import { nextAssessment } from "./find-next-assessment.sql.ts";
import { recountAssessments } from "./recount-assessments.sql.ts";
import { takeChanges } from "./take-changes.sql.ts";
import { CLOSE, idsOf, toMinute } from "./time-ranges.ts";

/** Any constant of ours: names the advisory lock under which figures change, and what is counted beside them. */
const LOCK = 7_203_411_906;
/** Time (ms) after its end at which an hour is checked for assessments that came late. */
const CHECKED_AFTER = 10 * MINUTE;
/** Assessments that are counted, and that are looked through for late ones, in one step: about a fifth of a second. */
const AT_ONCE = 2000;
const CHECKED_AT_ONCE = 50_000;
/** Changed sessions that are counted in one step. */
const CHANGES_AT_ONCE = 1000;
/** So far (ms) ahead of the clock nothing can be counted, unless the clock was set back, or another rollup job's is ahead. */
const AHEAD = MINUTE;
/** US dollars that are a large amount for an organization whose own are not known. */
const LARGE_DOLLARS = 1000;
/** How long (ms) the usual amounts of an organization are good for. */
const AMOUNTS_GOOD_FOR = HOUR;

/** What a rollup job works with. */
export interface RollupParts {
  readonly pool: pg.Pool;
  /** Age (ms) from which no assessment can still be on its way to the disk. */
  readonly settledAfter: number;
  readonly now?: () => number;
  /** Told when usual amounts cannot be read. */
  readonly failed?: (error: unknown) => void;
  /** Told of sessions that were counted anew, within the transaction. */
  readonly judged?: (client: pg.PoolClient, sessions: readonly Judged[]) => Promise<void>;
}

/** A session of which something was reported, and whether that makes it a fraud. */
export interface Judged {
  readonly organization_id: string;
  readonly session_id: string;
  readonly fraud: boolean;
}

/** What a step has done. */
export interface Step {
  /** False: another rollup job is at it. */
  readonly mine: boolean;
  readonly assessments: number;
  readonly changes: number;
  /** Minutes in which assessments had come late. */
  readonly corrected: number;
  /** There is more to do at once. */
  readonly more: boolean;
  /** How much assessed time (ms) was counted, of that which waits: nothing where none waits. */
  readonly covered: number;
}

/** Rolls up. */
export interface Rollup {
  /** Counts a portion of what waits. */
  readonly step: () => Promise<Step>;
}

/** How far it is counted, and how far it was checked that no assessment came late. */
interface Progress {
  readonly counted: number;
  readonly checked: number;
  /** Before this moment something may be counted already: by a clock that was ahead. */
  readonly ahead: number;
}

const NOT_MINE: Step = { mine: false, assessments: 0, changes: 0, corrected: 0, more: false, covered: 0 };

interface Changed {
  readonly organization_id: string;
  readonly session_id: string;
  readonly flow: Flow;
  readonly currency: string;
  readonly weighty: boolean;
}

/** Creates a rollup job. */
export function createRollup({ pool, settledAfter, now = systemClock.now, failed = () => undefined, judged = async () => undefined }: RollupParts): Rollup {
  const amounts = createUsualAmounts(createAmountProfiles(pool, failed), now);
  const portion = createChunk();
  const checkedChunk = createChunk();

  async function step(): Promise<Step> {
    try {
      return (await alone(pool, roll)) ?? NOT_MINE;
    } catch (error) {
      // what was too much is taken in smaller portions
      portion.failed();
      checkedChunk.failed();
      throw error;
    }
  }

  async function roll(client: pg.PoolClient): Promise<Step> {
    const settled = now() - settledAfter;
    const late = now() - CHECKED_AFTER;
    const before = rewound(await progressOf(client), settled);
    // not up to `late` from just before it: that moves on as well, and would be run after for ever
    const { until: counted, assessments } = await count(client, before, before.counted < late - HOUR ? late : settled);
    // what is counted this late is complete
    const complete = before.checked === before.counted && counted <= late && before.counted >= before.ahead ? counted : before.checked;
    const { until: checked, corrected } = await check(client, complete, Math.min(counted, Math.floor(late / HOUR) * HOUR));
    // last, because both may have found sessions that deserve a case
    const changes = await countChanged(client, counted);
    await client.query("UPDATE statistics_progress SET counted_until = $1, checked_until = $2, ahead_until = $3", [
      new Date(counted),
      new Date(checked),
      new Date(before.ahead),
    ]);
    const more = counted < settled || changes > 0 || checked < Math.min(counted, Math.floor(late / HOUR) * HOUR);
    return { mine: true, assessments, changes, corrected, more, covered: counted < settled ? counted - before.counted : 0 };
  }

  async function progressOf(client: pg.PoolClient): Promise<Progress> {
    const { rows } = await client.query<{ counted_until: Date; checked_until: Date; ahead_until: Date }>(
      "SELECT counted_until, checked_until, ahead_until FROM statistics_progress",
    );
    const [row] = rows;
    if (row === undefined) throw new Error("the progress of the statistics is gone");
    return { counted: row.counted_until.getTime(), checked: row.checked_until.getTime(), ahead: row.ahead_until.getTime() };
  }

  /** Counts from where it was left, to `end` at the most. A time in which nothing was assessed is one step. */
  async function count(client: pg.PoolClient, { counted: from, ahead }: Progress, end: number): Promise<{ until: number; assessments: number }> {
    if (from >= end) return { until: from, assessments: 0 };
    const next = end - from <= portion.length() ? from : await nextAfter(client, from, end);
    const begin = Math.min(end, Math.max(from, next - MINUTE));
    const reach = Math.min(end, begin + portion.length(), begin < ahead ? ahead : Number.POSITIVE_INFINITY);
    const until = await endWithin(client, { from: begin, to: reach }, AT_ONCE);
    if (until < reach) portion.cut(until - begin);
    if (begin < ahead) {
      await recount(client, toMinute(begin), until);
      return { until, assessments: 0 };
    }
    const assessments = await portion.timed(until - begin, async () => {
      const { rows } = await client.query<{ counted: string }>({ ...countAssessments.statement, values: between(begin, until, CLOSE) });
      return Number(rows[0]?.counted);
    });
    return { until, assessments };
  }

  async function nextAfter(client: pg.PoolClient, from: number, end: number): Promise<number> {
    const values = [idsOf({ from, to: end }, CLOSE)[0], new Date(from)];
    const { rows } = await client.query<{ next_at: Date | null }>({ ...nextAssessment.statement, values });
    return rows[0]?.next_at?.getTime() ?? Number.POSITIVE_INFINITY;
  }

  /** Counts changes of what is counted itself. */
  async function countChanged(client: pg.PoolClient, counted: number): Promise<number> {
    const { rows } = await client.query<Changed>({ ...takeChanges.statement, values: [CHANGES_AT_ONCE, firstIdAt(counted)] });
    if (rows.length === 0) return 0;
    const large = await amounts.of(rows.filter(({ weighty }) => weighty));
    const { rows: sessions } = await client.query<Judged>({
      ...countChanges.statement,
      values: [rows.map(({ organization_id }) => organization_id), rows.map(({ session_id }) => session_id), JSON.stringify(large)],
    });
    await judged(client, sessions);
    return rows.length;
  }

  async function check(client: pg.PoolClient, from: number, end: number): Promise<{ until: number; corrected: number }> {
    if (from >= end) return { until: from, corrected: 0 };
    const reach = Math.min(end, toMinute(from + MINUTE + checkedChunk.length()));
    const within = await endWithin(client, { from: toMinute(from), to: reach }, CHECKED_AT_ONCE);
    const until = within === reach ? reach : Math.min(reach, Math.max(toMinute(within), toMinute(from) + MINUTE));
    if (until < reach) checkedChunk.cut(until - from);
    return { until, corrected: await checkedChunk.timed(until - from, () => recount(client, toMinute(from), until)) };
  }

  async function recount(client: pg.PoolClient, from: number, until: number): Promise<number> {
    const { rows } = await client.query<{ corrected: string }>({ ...recountAssessments.statement, values: between(from, until) });
    return Number(rows[0]?.corrected);
  }

  return { step };
}

/**
 * Does its work in a transaction, alone among all that change figures and what is counted beside them, over all processes. Answers undefined where
 * another is at it. What fails leaves nothing behind.
 */
export async function alone<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS mine", [LOCK]);
    const done = rows[0]?.mine === true ? await work(client) : undefined;
    await client.query("COMMIT");
    client.release();
    return done;
  } catch (error) {
    // with the connection goes its transaction
    client.release(true);
    throw error;
  }
}

/**
 * What lies ahead of the clock was counted by a clock that was wrong. Back to the present, or nothing would be counted until then; and a day is checked
 * once more, for what was assessed by right clocks while this one was wrong.
 */
function rewound(progress: Progress, settled: number): Progress {
  const { counted, checked, ahead } = progress;
  if (counted <= settled + AHEAD) return progress;
  return { counted: settled, checked: Math.min(checked, settled - DAY), ahead: Math.max(ahead, counted) };
}

/** A span of time, with the ids between which those of its assessments lie. */
function between(from: number, to: number, apart?: number): [Date, Date, string, string] {
  return [new Date(from), new Date(to), ...idsOf({ from, to }, apart)];
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
