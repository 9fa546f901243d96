// Delivers events: claims due deliveries, attempts each once, stores the results. Any number of dispatchers may run at once, here and in
// other processes. Delivery is at least once: an event is retried until it is accepted or given up; receivers deduplicate by event id.

import type { KeyObject } from "node:crypto";
import type pg from "pg";
import type { Job } from "../../platform/jobs/job.ts";
import type { JobRunner, ScheduledJob } from "../../platform/jobs/runner.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { type Claimed, claimDue, howEnded, INTERRUPTED_AFTER, signingKeysOf, storedResult, UNSIGNED } from "./claimed.ts";
import { createConcurrency, IN_FLIGHT } from "./concurrency.ts";
import { SLOTS } from "./endpoint-limits.ts";
import type { AttemptResult, Outbound } from "./outbound.ts";
import { createResults } from "./results.ts";
import { headersSignedWith } from "./signature.ts";

/** Polling interval (ms) of an idle dispatcher. */
const LOOK_EVERY = 100;
/** Minimum interval (ms) between claims under load: due deliveries are claimed in batches. */
const GATHER = 20;
/** Attempts per LOOK_EVERY while the process is under load. */
const RESTRAINED = 25;

/** Dependencies of a dispatcher. */
export interface DispatcherParts {
  readonly pool: pg.Pool;
  readonly outbound: Outbound;
  readonly secretsKeys: readonly SecretsKey[];
  /** Receives errors of attempts; by default, the job does. */
  readonly failed?: (error: unknown) => void;
  /** Called for each attempt. */
  readonly attempted?: (result: AttemptResult) => void;
  /** Is the process under load? Then deliveries are throttled. */
  readonly underLoad?: () => boolean;
  readonly now?: () => number;
  readonly random?: () => number;
}

/** Delivers events. */
export interface Dispatcher {
  /** Claims due deliveries within the concurrency limits and attempts them; returns their number. Resolves when the results are stored. */
  readonly step: () => Promise<number>;
  /** Starts polling as a job of this runner. */
  readonly start: (jobs: JobRunner) => void;
  /** Checks for due deliveries at once. */
  readonly wake: () => void;
  /** Stops claiming; resolves when the results of attempts in flight are stored. */
  readonly stop: () => Promise<void>;
}

/** Creates a dispatcher. */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const now = parts.now ?? systemClock.now;
  const random = parts.random ?? Math.random;
  const concurrency = createConcurrency(now, SLOTS);
  const results = createResults(parts.pool, now);
  const attemptsInFlight = new Set<Promise<void>>();
  const failed = parts.failed ?? ((error: unknown): void => scheduled?.noteError(error));
  let scheduled: ScheduledJob | undefined;

  /** Makes one attempt, and stores its result. */
  async function attempt(delivery: Claimed, keys: readonly KeyObject[]): Promise<void> {
    const { endpoint_id: endpoint, organization_id: organization } = delivery;
    const ended = concurrency.begin(organization, endpoint);
    try {
      const result =
        keys.length === 0 ? UNSIGNED : await parts.outbound.post(delivery.url, headersSignedWith(keys, delivery.event_id, delivery.body, now()), delivery.body);
      parts.attempted?.(result);
      concurrency.note(endpoint, howEnded(result));
      await results.write(storedResult(delivery, result, now(), random));
    } catch (error) {
      // not stored: it counts as interrupted and is retried
      failed(error);
    } finally {
      ended();
    }
  }

  /** Starts at most this many due deliveries; returns their number. */
  async function begin(atMost = IN_FLIGHT): Promise<number> {
    const most = Math.min(atMost, concurrency.free());
    if (most <= 0) return 0;
    const claimed = await claimDue(parts.pool, concurrency, most, now());
    // decrypted once for all deliveries to an endpoint
    const keys = new Map<string, KeyObject[]>();
    for (const delivery of claimed) {
      const { endpoint_id: endpoint } = delivery;
      const signing = keys.get(endpoint) ?? signingKeysOf(delivery, parts.secretsKeys, failed);
      keys.set(endpoint, signing);
      const attempting = attempt(delivery, signing).finally(() => {
        attemptsInFlight.delete(attempting);
        // a slot is free
        wake();
      });
      attemptsInFlight.add(attempting);
    }
    return claimed.length;
  }

  const wake = (): void => scheduled?.wake();

  const job: Job = {
    name: "webhook-dispatch",
    schedule: { everyMs: LOOK_EVERY, firstAfterMs: 0, jitter: 0, leastMs: GATHER },
    timeoutMs: INTERRUPTED_AFTER,
    run: async () => {
      const underLoad = parts.underLoad?.() === true;
      const taken = await begin(underLoad ? RESTRAINED : IN_FLIGHT);
      if (underLoad) return { leastMs: LOOK_EVERY, nextInMs: LOOK_EVERY };
      return taken > 0 ? { nextInMs: GATHER } : undefined;
    },
  };

  return {
    step: async () => {
      const taken = await begin();
      await Promise.all(attemptsInFlight);
      return taken;
    },
    start: (jobs) => {
      scheduled ??= jobs.add(job);
    },
    wake,
    stop: async () => {
      results.drain();
      await scheduled?.stop();
      await Promise.all(attemptsInFlight);
    },
  };
}
