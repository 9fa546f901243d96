// Warming up a starting process: the database plans the reads of the assess path once, which may take seconds on a cold or busy database. It is an optimization:
// it never ends a process, and it delays decisions for a bounded time only.

import { setTimeout } from "node:timers/promises";
import { adviceOn, wordsOf } from "../platform/database/passing-faults.ts";
import type { Logger } from "../platform/observability/log.ts";
import { type Backoff, delayAfter } from "../platform/time/backoff.ts";
import { withDeadline } from "../platform/time/deadline.ts";
import { MINUTE, SECOND } from "../platform/time/time.ts";
import type { Service } from "./service.ts";

/** Times (ms), for tests. */
export interface WarmUpTimes {
  /** Time limit of an attempt in the database. */
  readonly attempt: number;
  /** Assess calls are accepted from then on, also by a process that is not warm. */
  readonly acceptedAfter: number;
  readonly backoff: Backoff;
}

const TIMES: WarmUpTimes = { attempt: MINUTE, acceptedAfter: MINUTE, backoff: { first: 250, longest: 10 * SECOND } };

/** A warm-up that runs in the background. */
export interface WarmUp {
  /** Resolves when assess calls are accepted. */
  readonly accepted: Promise<void>;
  /** No further attempt. */
  readonly stop: () => void;
}

/** Starts to warm up. Until that succeeds, and for a minute at most, assess calls are answered with ASSESS_MAINTENANCE and Retry-After, and health says so. */
export function warmUp({ batches }: Pick<Service, "batches">, log: Pick<Logger, "warn" | "info">, times: WarmUpTimes = TIMES): WarmUp {
  const ended = new AbortController();
  batches.accept(false);

  async function attempts(): Promise<void> {
    for (let failures = 1; !ended.signal.aborted; failures++) {
      try {
        await batches.warm(times.attempt, ended.signal);
        if (failures > 1) log.info({ failures: failures - 1 }, "warm-up complete");
        return;
      } catch (error) {
        if (ended.signal.aborted) return;
        const delay = delayAfter(failures, times.backoff);
        log.warn(
          { err: error, failures },
          `warm-up failed: ${wordsOf(error)}. ${adviceOn(error) ?? "The first decisions may be slow."} Next attempt in ${delay} ms.`,
        );
        await setTimeout(delay, undefined, { signal: ended.signal }).catch(() => undefined);
      }
    }
  }

  const accepted = withDeadline(attempts(), times.acceptedAfter, () => {
    if (!ended.signal.aborted) log.warn({}, "warm-up is not complete; assess calls are accepted, and the first may be slow");
  }).then(() => batches.accept(true));
  return {
    accepted,
    stop: () => ended.abort(),
  };
}
