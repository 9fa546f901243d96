// The event streams of a process: who may open one, how it begins, and the job that reads what the open ones are sent.
import type pg from "pg";
import type { Credential } from "../../platform/credentials/credential.ts";
import { ApiError, unavailable } from "../../platform/errors/api-error.ts";
import type { JobRunner, ScheduledJob } from "../../platform/jobs/runner.ts";
import type { Acting, Tenancy } from "../../platform/tenancy/tenancy.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { HOUR, MINUTE, SECOND } from "../../platform/time/time.ts";
import { renewStreams } from "./cross-tenant-functions.ts";
import { limitReached } from "./limits.ts";
import { createMessageQueue, type MessageQueue } from "./message-queue.ts";
import { catchUp, newStream, OpenStreams, type Stream, type StreamRequest } from "./open-streams.ts";
import { createEventReader } from "./reader.ts";
import { eventsAfter, storeEventsFor } from "./resume.ts";

/** Messages that a slow reader may be behind. */
const MOST_WAITING = 256;
/** Interval (ms) between reads of new events. */
const READ_EVERY = SECOND;
/** Time (ms) after which streams end if events cannot be read: the callers connect again, here or elsewhere. */
const GIVE_UP_AFTER = 30 * SECOND;
/** Time (ms) for which a process that ends lets readers read what they have been sent. */
const CUT_AFTER = 2 * SECOND;
/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 15;

/** The streams of a process. */
export interface EventStreams {
  /** Opens a stream; its body is to be sent. Throws RATE_LIMIT_EXCEEDED, with the limit that is reached, when too many are open, ASSESS_MAINTENANCE when the process ends. */
  readonly open: (acting: Acting & { readonly credential: Credential }, request: StreamRequest) => Promise<MessageQueue>;
  /** Number of open streams. */
  readonly count: () => number;
  /** Ends every stream, and opens no more. */
  readonly end: () => void;
}

/** Dependencies. */
export interface StreamParts {
  readonly pool: pg.Pool;
  readonly tenancy: Tenancy;
  readonly jobs: JobRunner;
  readonly clock: Clock;
}

/** Creates the streams of a process. Without an open one, nothing is read. */
export function createEventStreams({ pool, tenancy, jobs, clock }: StreamParts): EventStreams {
  const streams = new OpenStreams();
  const reader = createEventReader(pool, clock);
  let ended = false;
  let renewedAt = clock.monotonic();
  let readAt = clock.monotonic();
  let scheduled: ScheduledJob | undefined;

  function left(stream: Stream): void {
    streams.remove(stream);
    const { organizationId } = stream.credential;
    if (streams.of(organizationId).length === 0) reader.unfollow(organizationId);
  }

  async function renew(now: number): Promise<void> {
    if (now - renewedAt < MINUTE) return;
    await pool.query({ ...renewStreams.statement, values: [reader.followed()] });
    renewedAt = now;
  }

  /** One run of the job: checks the streams, and sends new events. */
  async function run(): Promise<{ nextInMs?: number }> {
    const now = clock.monotonic();
    streams.check(now);
    if (streams.size === 0) return { nextInMs: HOUR };
    try {
      await renew(now);
      const more = await reader.read((organizationId, event) => streams.deliver(organizationId, event));
      readAt = clock.monotonic();
      return more ? { nextInMs: 0 } : {};
    } catch (error) {
      if (clock.monotonic() - readAt > GIVE_UP_AFTER) streams.cut();
      throw error;
    }
  }

  /** Begins to read at the first stream. */
  function wake(): void {
    if (streams.size > 1) return;
    readAt = clock.monotonic();
    renewedAt = readAt;
    scheduled ??= jobs.add({ name: "event-streams", schedule: { everyMs: READ_EVERY, firstAfterMs: 0, jitter: 0 }, timeoutMs: 10 * SECOND, run });
    scheduled.wake();
  }

  /** Sends a stream what its caller missed, then what came meanwhile. */
  async function begin(stream: Stream, acting: Acting, after: string | undefined): Promise<void> {
    wake();
    const { organizationId } = stream.credential;
    const since = await tenancy.within(acting, storeEventsFor);
    await reader.follow(organizationId);
    // it ended meanwhile, and nobody else follows the organization
    if (!streams.has(stream)) left(stream);
    stream.queue.push("retry: 3000\n: open\n\n");
    const missed = after === undefined ? [] : await tenancy.within(acting, (tenant) => eventsAfter(tenant, after, since));
    if (missed === undefined) stream.queue.push("event: reset\ndata: {}\n\n");
    catchUp(stream, missed ?? []);
  }

  return {
    count: () => streams.size,
    open: async (acting, request) => {
      const { credential } = acting;
      if (ended) throw unavailable("shutdown");
      refuseBeyondLimits(credential, streams.of(credential.organizationId));
      const queue = createMessageQueue(MOST_WAITING, () => left(stream));
      const stream = newStream(queue, credential, request, clock.monotonic());
      streams.add(stream);
      try {
        await begin(stream, acting, request.after);
        if (request.maxSeconds === 0) queue.end();
        return queue;
      } catch (error) {
        queue.cut();
        throw error;
      }
    },
    end: () => {
      ended = true;
      streams.end(CUT_AFTER);
    },
  };
}

/** Throws RATE_LIMIT_EXCEEDED when the caller's organization has too many open streams for one more. */
function refuseBeyondLimits(caller: Credential, open: readonly Stream[]): void {
  const reached = limitReached(
    caller,
    open.map(({ credential }) => credential),
  );
  if (reached === undefined) return;
  const { limit, most, of: whose } = reached;
  throw new ApiError("RATE_LIMIT_EXCEEDED", {
    retryAfter: RETRY_AFTER,
    message: `Too many event streams are open: this process of the service allows ${most} of ${whose}. Close one, or retry after the seconds in Retry-After.`,
    details: { limit, most },
  });
}
