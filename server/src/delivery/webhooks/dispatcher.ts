// Delivers events: claims due deliveries, attempts each once, stores the results. Any number of dispatchers may run at once, here and in
// other processes. Delivery is at least once: an event is retried until it is accepted or given up; receivers deduplicate by event id.

import type { KeyObject } from "node:crypto";
import type pg from "pg";
import type { Job } from "../../platform/jobs/job.ts";
import type { JobRunner, ScheduledJob } from "../../platform/jobs/runner.ts";
import { open } from "../../platform/keyrings/seal.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import { systemClock } from "../../platform/time/clock.ts";
import { createConcurrency, IN_FLIGHT, ORGANIZATION_MINIMUM } from "./concurrency.ts";
import { claimDeliveries } from "./cross-tenant-functions.ts";
import { type Ended, SLOTS } from "./endpoint-limits.ts";
import type { AttemptResult, Outbound } from "./outbound.ts";
import { createResults } from "./results.ts";
import { retryAfterOf, waitAfter } from "./schedule.ts";
import { headersSignedWith, signingKey } from "./signature.ts";

/** Time (ms) after which an attempt that was not finished counts as interrupted: longer than any attempt may take. */
const INTERRUPTED_AFTER = 30_000;
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

/** An attempt without a signature is not made. */
const UNSIGNED: AttemptResult = { statusCode: null, failure: "secret_unavailable", excerpt: null, retryAfter: undefined, latencyMs: 0 };

/** A claimed delivery. */
interface Claimed {
  readonly organization_id: string;
  readonly id: string;
  readonly number: number;
  readonly endpoint_id: string;
  readonly url: string;
  readonly starts: number;
  readonly event_id: string;
  readonly body: string;
  /** JSON: sealed secrets of the endpoint. */
  readonly secrets: string | null;
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

  async function claim(most: number): Promise<Claimed[]> {
    const at = now();
    const { rows } = await parts.pool.query<Claimed>({
      ...claimDeliveries.statement,
      values: [
        new Date(at),
        ...concurrency.endpoints(),
        SLOTS,
        ...concurrency.organizations(),
        concurrency.organizationDefault(),
        most,
        new Date(at + INTERRUPTED_AFTER),
        ORGANIZATION_MINIMUM,
        concurrency.free(),
      ],
    });
    return rows;
  }

  async function attempt(delivery: Claimed, keys: readonly KeyObject[]): Promise<void> {
    const { endpoint_id: endpoint, organization_id: organization } = delivery;
    const ended = concurrency.begin(organization, endpoint);
    try {
      const result =
        keys.length === 0 ? UNSIGNED : await parts.outbound.post(delivery.url, headersSignedWith(keys, delivery.event_id, delivery.body, now()), delivery.body);
      parts.attempted?.(result);
      const delivered = isSuccess(result);
      concurrency.note(endpoint, howEnded(result, delivered));
      await finish(delivery, result, delivered);
    } catch (error) {
      // not stored: it counts as interrupted and is retried
      failed(error);
    } finally {
      ended();
    }
  }

  /** The signing keys: those that can be unsealed. During a rotation, one of two is enough. */
  function keysOf({ organization_id, endpoint_id, secrets }: Claimed): KeyObject[] {
    const location = { organizationId: organization_id, purpose: "webhook", ownerId: endpoint_id };
    const sealed = JSON.parse(secrets ?? "[]") as { id: string; keyId: string; sealed: string }[];
    return sealed.flatMap(({ id, keyId, sealed: text }) => {
      try {
        return [signingKey(open(parts.secretsKeys, { ...location, id }, { keyId, sealed: Buffer.from(text, "base64") }))];
      } catch (error) {
        failed(error);
        return [];
      }
    });
  }

  function finish(delivery: Claimed, result: AttemptResult, delivered: boolean): Promise<void> {
    const at = now();
    const wait = delivered ? undefined : waitAfter(delivery.number, retryAfterOf(result.retryAfter, at), random());
    return results.write({
      organization_id: delivery.organization_id,
      id: delivery.id,
      number: delivery.number,
      endpoint_id: delivery.endpoint_id,
      starts: delivery.starts,
      status_code: result.statusCode,
      latency_ms: result.latencyMs,
      failure: result.failure,
      excerpt: result.excerpt,
      delivered,
      gone: result.statusCode === 410,
      unsent: result.failure === UNSIGNED.failure,
      next_attempt_at: wait === undefined ? null : new Date(at + wait),
    });
  }

  /** Starts at most this many due deliveries; returns their number. */
  async function begin(atMost = IN_FLIGHT): Promise<number> {
    const most = Math.min(atMost, concurrency.free());
    if (most <= 0) return 0;
    const claimed = await claim(most);
    // decrypted once for all deliveries to an endpoint
    const keys = new Map<string, KeyObject[]>();
    for (const delivery of claimed) {
      const { endpoint_id: endpoint } = delivery;
      const signing = keys.get(endpoint) ?? keysOf(delivery);
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

function isSuccess({ statusCode }: AttemptResult): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}

function howEnded({ statusCode }: AttemptResult, delivered: boolean): Ended {
  if (delivered) return "success";
  return statusCode === 410 ? "gone" : "failure";
}
