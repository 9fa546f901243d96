// The roller of one process, at work every few seconds. It runs in the server, or by itself (`npm run worker`).
import type { Logger } from "pino";
import { isConnectionTrouble } from "../database/availability.ts";
import { createStatisticsPool } from "../database/pool.ts";
import { createRoller } from "./roller.ts";

/** How often (ms) there is a look at what has come. */
const EVERY = 5000;
/** Time (ms) after which what was assessed is on disk: arrival, twice the deadline at the most, and a commit. */
const SETTLED_AFTER = 15_000;
const AFTER_DEADLINE = 10_000;
/** How often (ms) the same kind of trouble is logged. */
const TROUBLE_EVERY = 60_000;

/** Rolls up in the background. */
export interface StatisticsRoller {
  /** Ends when the portion that is being counted is on disk. */
  readonly close: () => Promise<void>;
}

/** Times in milliseconds, for tests. */
export interface Pace {
  readonly every: number;
  readonly settledAfter: number;
}

/** Starts rolling up. `assessTimeoutMs` is the deadline of assessments. */
export function startStatistics(databaseUrl: string, assessTimeoutMs: number, log: Logger, pace: Partial<Pace> = {}): StatisticsRoller {
  const { every = EVERY, settledAfter = Math.max(SETTLED_AFTER, 2 * assessTimeoutMs + AFTER_DEADLINE) } = pace;
  const pool = createStatisticsPool(databaseUrl);
  let troubleAt = 0;
  const failed = (error: unknown): void => {
    if (Date.now() - troubleAt < TROUBLE_EVERY) return;
    troubleAt = Date.now();
    log.warn({ err: error }, isConnectionTrouble(error) ? "statistics wait: the database is away" : "statistics could not be rolled up");
  };
  const roller = createRoller({ pool, settledAfter, failed });
  let closing = false;
  let wake = (): void => undefined;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, every);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!closing) {
      const more = await roller.step().then(
        (step) => step.more,
        (error: unknown) => {
          failed(error);
          return false;
        },
      );
      if (!more && !closing) await pause();
    }
  }

  const running = run();
  return {
    close: async () => {
      closing = true;
      wake();
      await running;
      await pool.end();
    },
  };
}
