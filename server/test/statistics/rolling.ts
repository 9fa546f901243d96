// Rollup jobs on an injected clock, and rollup jobs that are killed.
import type pg from "pg";
import { createStatisticsPool } from "../../src/platform/database/pool.ts";
import { createRollup, type Rollup, type Step } from "../../src/statistics/rollup.ts";

/** Age from which assessments are counted in these tests. */
export const SETTLED = 15_000;

/** The rollup job of one process. */
export interface TestRollup extends Rollup {
  /** Steps until nothing is left; answers what was done. */
  readonly all: () => Promise<Pick<Step, "assessments" | "changes" | "corrected">>;
  /** Begins a step whose process ends before its `statement`th statement. */
  readonly killed: (statement: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Creates one; `now` is its clock. */
export function rollupOf(databaseUrl: string, now: () => number): TestRollup {
  const pool = createStatisticsPool(databaseUrl);
  const rollup = createRollup({ pool, settledAfter: SETTLED, now });
  return {
    ...rollup,
    all: async () => {
      const sum = { assessments: 0, changes: 0, corrected: 0 };
      for (let more = true; more; ) {
        const step = await rollup.step();
        sum.assessments += step.assessments;
        sum.changes += step.changes;
        sum.corrected += step.corrected;
        // one that just died may hold its place for a moment more
        more = step.more || !step.mine;
      }
      return sum;
    },
    killed: async (statement) => {
      await createRollup({ pool: dying(pool, statement), settledAfter: SETTLED, now })
        .step()
        .catch(() => undefined);
    },
    close: () => pool.end(),
  };
}

/** A pool whose connections end before a statement. */
function dying(pool: pg.Pool, statement: number): pg.Pool {
  const connect = async () => {
    const client = await pool.connect();
    let left = statement;
    const query = (...sent: unknown[]) => {
      left -= 1;
      if (left < 0) throw new Error("killed");
      return Reflect.apply(client.query, client, sent);
    };
    return { query, release: (broken?: boolean) => client.release(broken) };
  };
  return { connect } as unknown as pg.Pool;
}
