// Hands events over: takes deliveries that are due, tries each once, writes down what came of it. Any number of dispatchers may run at once, here and in
// other processes. It promises that every event is tried until it is taken or given up, not that it is tried once: the id of the event tells.
import type pg from "pg";
import type { SecretsKey } from "../secrets/keys.ts";
import { open } from "../secrets/seal.ts";
import { createBreaker } from "./breaker.ts";
import type { AttemptResult, Outbound } from "./outbound.ts";
import { isGivenUp, retryAfterOf, waitAfter } from "./schedule.ts";
import { signedHeaders } from "./signature.ts";
import { claimDeliveries, finishAttempts } from "./spanning.ts";

/** Attempts at once: to one endpoint, and in all. */
const PER_ENDPOINT = 8;
const IN_ALL = 256;
/** Time (ms) after which an attempt that was not finished is taken for interrupted: longer than any attempt may take. */
const INTERRUPTED_AFTER = 30_000;
/** How often (ms) a dispatcher that has nothing to do looks again. */
const LOOK_EVERY = 100;

/** What a dispatcher works with. */
export interface DispatcherParts {
  readonly pool: pg.Pool;
  readonly outbound: Outbound;
  readonly secretsKeys: readonly SecretsKey[];
  /** Told of failures of the database; the dispatcher goes on. */
  readonly failed: (error: unknown) => void;
  /** Told of each attempt. */
  readonly attempted?: (result: AttemptResult) => void;
  readonly now?: () => number;
  readonly random?: () => number;
}

/** Hands events over. */
export interface Dispatcher {
  /** Takes what is due, as much as there is room for, and tries it; answers how many were taken. Resolves when they are written down. */
  readonly step: () => Promise<number>;
  /** Looks for what is due, again and again. */
  readonly start: () => void;
  /** Something may be due: looks at once. */
  readonly wake: () => void;
  /** Takes no more, and resolves when what is on its way is written down. */
  readonly stop: () => Promise<void>;
}

/** A delivery that was taken. */
interface Claimed {
  readonly organization_id: string;
  readonly id: string;
  readonly number: number;
  readonly endpoint_id: string;
  readonly url: string;
  readonly failing_since: Date | null;
  readonly event_id: string;
  readonly body: string;
  readonly secrets: readonly { id: string; keyId: string; sealed: string }[] | null;
}

/** Creates a dispatcher. */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const now = parts.now ?? Date.now;
  const random = parts.random ?? Math.random;
  const running = new Map<string, number>();
  const breaker = createBreaker(now);
  const onTheWay = new Set<Promise<void>>();
  let inAll = 0;
  let stopped = false;
  let waiting: { timer: NodeJS.Timeout; wake: () => void } | undefined;
  let loop: Promise<void> | undefined;

  /** Endpoints that have fewer places than others. */
  function constrained(): [string[], number[]] {
    const places = new Map<string, number>();
    for (const [endpoint, count] of running) places.set(endpoint, PER_ENDPOINT - count);
    for (const [endpoint, open] of breaker.narrowed())
      places.set(endpoint, Math.min(places.get(endpoint) ?? PER_ENDPOINT, Math.max(0, open - (running.get(endpoint) ?? 0))));
    return [[...places.keys()], [...places.values()]];
  }

  async function claim(): Promise<Claimed[]> {
    const [endpoints, places] = constrained();
    const at = now();
    const { rows } = await parts.pool.query<Claimed>({
      ...claimDeliveries.statement,
      values: [new Date(at), endpoints, places, PER_ENDPOINT, IN_ALL - inAll, new Date(at + INTERRUPTED_AFTER)],
    });
    return rows;
  }

  async function attempt(delivery: Claimed): Promise<void> {
    const { endpoint_id: endpoint } = delivery;
    running.set(endpoint, (running.get(endpoint) ?? 0) + 1);
    inAll++;
    try {
      const result = await parts.outbound.post(delivery.url, headersOf(delivery), delivery.body);
      parts.attempted?.(result);
      const delivered = isSuccess(result);
      breaker.note(endpoint, delivered);
      await finish(delivery, result, delivered);
    } catch (error) {
      // not written down: it is taken for interrupted, and tried again
      parts.failed(error);
    } finally {
      inAll--;
      const left = (running.get(endpoint) ?? 1) - 1;
      if (left === 0) running.delete(endpoint);
      else running.set(endpoint, left);
    }
  }

  function headersOf(delivery: Claimed): Record<string, string> {
    const place = { organizationId: delivery.organization_id, purpose: "webhook", ownerId: delivery.endpoint_id };
    const secrets = (delivery.secrets ?? []).map(({ id, keyId, sealed }) =>
      open(parts.secretsKeys, { ...place, id }, { keyId, sealed: Buffer.from(sealed, "base64") }),
    );
    return signedHeaders(secrets, delivery.event_id, delivery.body, now());
  }

  async function finish(delivery: Claimed, result: AttemptResult, delivered: boolean): Promise<void> {
    const at = now();
    const wait = delivered ? undefined : waitAfter(delivery.number, retryAfterOf(result.retryAfter, at), random());
    const disable = result.statusCode === 410 ? "gone" : !delivered && isGivenUp(delivery.failing_since?.getTime(), at) ? "failing" : null;
    const finished = {
      organization_id: delivery.organization_id,
      id: delivery.id,
      number: delivery.number,
      endpoint_id: delivery.endpoint_id,
      status_code: result.statusCode,
      latency_ms: result.latencyMs,
      failure: result.failure,
      excerpt: result.excerpt,
      delivered,
      next_attempt_at: wait === undefined || disable !== null ? null : new Date(at + wait),
      disable,
    };
    await parts.pool.query({ ...finishAttempts.statement, values: [JSON.stringify([finished]), new Date(at)] });
  }

  /** Begins what is due; answers how many. */
  async function begin(): Promise<number> {
    if (inAll >= IN_ALL) return 0;
    const claimed = await claim();
    for (const delivery of claimed) {
      const attempting = attempt(delivery).finally(() => {
        onTheWay.delete(attempting);
        // a place is free
        if (inAll === IN_ALL - 1 || (running.get(delivery.endpoint_id) ?? 0) === PER_ENDPOINT - 1) wake();
      });
      onTheWay.add(attempting);
    }
    return claimed.length;
  }

  function wake(): void {
    waiting?.wake();
  }

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(waiting?.timer);
        waiting = undefined;
        resolve();
      };
      waiting = { timer: setTimeout(done, LOOK_EVERY), wake: done };
    });

  async function run(): Promise<void> {
    while (!stopped) {
      const taken = await begin().catch((error: unknown) => {
        parts.failed(error);
        return 0;
      });
      if (taken === 0 && !stopped) await pause();
    }
  }

  return {
    step: async () => {
      const taken = await begin();
      await Promise.all(onTheWay);
      return taken;
    },
    start: () => {
      loop ??= run();
    },
    wake,
    stop: async () => {
      stopped = true;
      wake();
      await loop;
      await Promise.all(onTheWay);
    },
  };
}

function isSuccess({ statusCode }: AttemptResult): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}
