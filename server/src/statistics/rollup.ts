// Rolls assessments and their outcomes up into figures. One job at a time over all processes; each step is a transaction that counts a chunk and advances:
// a crash neither loses nor duplicates anything.

import type pg from "pg";
import { firstIdAt } from "../platform/ids/uuid.ts";
import { systemClock } from "../platform/time/clock.ts";
import { DAY, HOUR, MINUTE } from "../platform/time/time.ts";
import { aboutDollars } from "../scoring/data/dollars.ts";
import type { Flow } from "../scoring/situation/transaction.ts";
import { type AmountProfiles, createAmountProfiles } from "./amount-profiles.ts";
import { CLOSE, idsOf, toMinute } from "./buckets.ts";
import { createChunk, endWithin } from "./chunk.ts";
import { countAssessments } from "./count-assessments.sql.ts";
import { countChanges } from "./count-changes.sql.ts";
import { nextAssessment } from "./find-next-assessment.sql.ts";
import { type RollupProgress, readProgress } from "./read-progress.sql.ts";
import { recountAssessments } from "./recount-assessments.sql.ts";
import { takeChanges } from "./take-changes.sql.ts";

/** Advisory lock for changing figures and fraud rates (an arbitrary constant). */
const LOCK = 7_203_411_906;
/** Time (ms) after its end at which an hour is checked for late assessments. */
const CHECKED_AFTER = 10 * MINUTE;
/** Assessments that are counted, and that are checked for late ones, per step: about a fifth of a second. */
const AT_ONCE = 2000;
const CHECKED_AT_ONCE = 50_000;
/** Changed sessions per step. */
const CHANGES_AT_ONCE = 1000;
/** RollupProgress further ahead of the clock (ms) than this means that the clock was set back, or that another rollup job's clock is ahead. */
const AHEAD = MINUTE;
/** A large amount in US dollars for an organization without known amounts. */
const LARGE_DOLLARS = 1000;
/** Time (ms) for which an organization's typical amounts are cached. */
const AMOUNTS_GOOD_FOR = HOUR;

/** Dependencies of a rollup job. */
export interface RollupParts {
  readonly pool: pg.Pool;
  /** Age (ms) from which no assessment can still be uncommitted. */
  readonly settledAfter: number;
  readonly now?: () => number;
  /** Called when typical amounts cannot be read. */
  readonly failed?: (error: unknown) => void;
  /** Called with labelled sessions, within the transaction. */
  readonly labelled?: (client: pg.PoolClient, sessions: readonly LabelledSession[]) => Promise<void>;
}

/** A session with reported outcomes, and whether they label it as fraud. */
export interface LabelledSession {
  readonly organization_id: string;
  readonly session_id: string;
  readonly fraud: boolean;
}

/** Result of a step. */
export interface Step {
  /** False: another rollup job is running. */
  readonly mine: boolean;
  readonly assessments: number;
  readonly changes: number;
  /** Minutes with late assessments. */
  readonly corrected: number;
  /** There is more to do at once. */
  readonly more: boolean;
  /** Counted time (ms) of the backlog; 0 without a backlog. */
  readonly covered: number;
}

/** The rollup. */
export interface Rollup {
  /** Counts a chunk of the backlog. */
  readonly step: () => Promise<Step>;
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
export function createRollup({ pool, settledAfter, now = systemClock.now, failed = () => undefined, labelled = async () => undefined }: RollupParts): Rollup {
  const amounts = createUsualAmounts(createAmountProfiles(pool, failed), now);
  const chunk = createChunk();
  const checkedChunk = createChunk();

  async function step(): Promise<Step> {
    try {
      return (await alone(pool, roll)) ?? NOT_MINE;
    } catch (error) {
      // retry an expensive range in smaller chunks
      chunk.failed();
      checkedChunk.failed();
      throw error;
    }
  }

  async function roll(client: pg.PoolClient): Promise<Step> {
    const settled = now() - settledAfter;
    const late = now() - CHECKED_AFTER;
    const before = rewound(await readProgress(client), settled);
    // not up to `late` when close to it: `late` advances too, and would never be reached
    const { until: counted, assessments } = await count(client, before, before.counted < late - HOUR ? late : settled);
    // late counting is complete
    const complete = before.checked === before.counted && counted <= late && before.counted >= before.ahead ? counted : before.checked;
    const { until: checked, corrected } = await check(client, complete, Math.min(counted, Math.floor(late / HOUR) * HOUR));
    // last, because both may have found sessions to recommend
    const changes = await countChanged(client, counted);
    await storeProgress(client, { counted, checked, ahead: before.ahead });
    const more = counted < settled || changes > 0 || checked < Math.min(counted, Math.floor(late / HOUR) * HOUR);
    return { mine: true, assessments, changes, corrected, more, covered: counted < settled ? counted - before.counted : 0 };
  }

  /** Counts from the last end, at most to `end`. A time range without assessments is one step. */
  async function count(client: pg.PoolClient, { counted: from, ahead }: RollupProgress, end: number): Promise<{ until: number; assessments: number }> {
    if (from >= end) return { until: from, assessments: 0 };
    const next = end - from <= chunk.length() ? from : await nextAfter(client, from, end);
    const begin = Math.min(end, Math.max(from, next - MINUTE));
    const reach = Math.min(end, begin + chunk.length(), begin < ahead ? ahead : Number.POSITIVE_INFINITY);
    const until = await endWithin(client, { from: begin, to: reach }, AT_ONCE);
    if (until < reach) chunk.cut(until - begin);
    if (begin < ahead) {
      await recount(client, toMinute(begin), until);
      return { until, assessments: 0 };
    }
    const assessments = await chunk.timed(until - begin, async () => {
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

  /** Counts changes of assessments that are already counted. */
  async function countChanged(client: pg.PoolClient, counted: number): Promise<number> {
    const { rows } = await client.query<Changed>({ ...takeChanges.statement, values: [CHANGES_AT_ONCE, firstIdAt(counted)] });
    if (rows.length === 0) return 0;
    const large = await amounts.of(rows.filter(({ weighty }) => weighty));
    const { rows: sessions } = await client.query<LabelledSession>({
      ...countChanges.statement,
      values: [rows.map(({ organization_id }) => organization_id), rows.map(({ session_id }) => session_id), JSON.stringify(large)],
    });
    await labelled(client, sessions);
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
 * Runs `work` in a transaction, exclusively among all jobs that change figures and fraud rates, over all processes. Returns undefined while another job is
 * running. An error rolls everything back.
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
    // closing the connection ends its transaction
    client.release(true);
    throw error;
  }
}

/**
 * RollupProgress ahead of the clock was made by a wrong clock. Rewinds to the current time, since nothing would be counted until then; and checks a day again for
 * assessments of correct clocks during that time.
 */
function rewound(progress: RollupProgress, settled: number): RollupProgress {
  const { counted, checked, ahead } = progress;
  if (counted <= settled + AHEAD) return progress;
  return { counted: settled, checked: Math.min(checked, settled - DAY), ahead: Math.max(ahead, counted) };
}

/** A time range, with the bounds of its assessments' ids. */
function between(from: number, to: number, apart?: number): [Date, Date, string, string] {
  return [new Date(from), new Date(to), ...idsOf({ from, to }, apart)];
}

/** Amount from which a payment is large. */
interface LargeAmount {
  readonly organization_id: string;
  readonly flow: Flow;
  readonly currency: string;
  readonly amount_minor: number;
}

/** Typical amounts of organizations, from the profiles that decisions use, at most an hour old. */
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

const STORE_PROGRESS = "UPDATE statistics_progress SET counted_until = $1, checked_until = $2, ahead_until = $3";

/** Stores the progress of the rollup. */
async function storeProgress(client: pg.PoolClient, { counted, checked, ahead }: RollupProgress): Promise<void> {
  await client.query(STORE_PROGRESS, [new Date(counted), new Date(checked), new Date(ahead)]);
}
