// The roller of one process, at work every few seconds, and beside it the feeder of fraud shares. They run in the server, or by themselves (`npm run worker`).
import { createRequestReader } from "../data-keys/stored-value.ts";
import { isConnectionTrouble } from "../database/availability.ts";
import { createStatisticsPool } from "../database/pool.ts";
import type { Pooling } from "../database/pooling.ts";
import type { Identifiers } from "../identifiers/hash.ts";
import type { Logger } from "../observability/log.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { SecretsKey } from "../secrets/keys.ts";
import { createFeeder } from "../shares/feeder.ts";
import { type Portion, workPaced } from "./pace.ts";
import { createRoller } from "./roller.ts";

/** How often (ms) there is a look at what has come. */
const EVERY = 5000;
/** Time (ms) after which what was assessed is on disk: arrival, twice the deadline at the most, and a commit. */
const SETTLED_AFTER = 15_000;
const AFTER_DEADLINE = 10_000;
/** With a very long deadline, figures are on time all the same: what then comes late is found when its hour is checked. */
const SETTLED_AT_LAST = 40_000;
/** How often (ms) the same kind of trouble is logged. */
const TROUBLE_EVERY = 60_000;

/** Rolls up in the background. */
export interface StatisticsRoller {
  /** Ends when the portion that is being counted is on disk. */
  readonly close: () => Promise<void>;
}

/** Times in milliseconds, for tests. */
export interface Times {
  readonly every: number;
  readonly settledAfter: number;
}

/** Age (ms) from which assessments are counted, by their deadline (ms). */
export const settledAfterDeadline = (assessTimeoutMs: number): number =>
  Math.min(SETTLED_AT_LAST, Math.max(SETTLED_AFTER, 2 * assessTimeoutMs + AFTER_DEADLINE));

/** Starts rolling up. `assessTimeoutMs` is the deadline of assessments. */
export function startStatistics(
  databaseUrl: string,
  identifiers: Identifiers,
  assessTimeoutMs: number,
  log: Logger,
  metrics: Metrics,
  options: Partial<Times> & { readonly pooling?: Pooling; readonly ring?: readonly SecretsKey[] } = {},
): StatisticsRoller {
  const { every = EVERY, settledAfter = settledAfterDeadline(assessTimeoutMs) } = options;
  const pool = createStatisticsPool(databaseUrl, options.pooling);
  let troubleAt = Number.NEGATIVE_INFINITY;
  const failed = (error: unknown): void => {
    if (Date.now() - troubleAt < TROUBLE_EVERY) return;
    troubleAt = Date.now();
    log.warn({ err: error }, isConnectionTrouble(error) ? "statistics wait: the database is away" : "statistics could not be rolled up");
  };
  let unreadAt = Number.NEGATIVE_INFINITY;
  const unread = (payments: number): void => {
    metrics.unread(payments);
    if (Date.now() - unreadAt < TROUBLE_EVERY) return;
    unreadAt = Date.now();
    log.warn({ unread: payments }, "fraud rates lack payments whose requests cannot be decrypted: SECRETS_KEYS is not complete; they are counted when it is");
  };
  const feeder = createFeeder(pool, identifiers, createRequestReader(options.ring ?? []), unread);
  const roller = createRoller({ pool, settledAfter, failed, judged: feeder.judged });
  const work = async (): Promise<Portion> => {
    const { assessments, more, covered } = await roller.step();
    metrics.rolledUp(assessments);
    const fed = await feeder.step();
    return { more: more || fed.more, covered };
  };
  let closing = false;
  let wake = (): void => undefined;
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const running = workPaced(work, every, () => closing, failed, { now: () => performance.now(), wait });
  return {
    close: async () => {
      closing = true;
      wake();
      await running;
      await pool.end();
    },
  };
}
