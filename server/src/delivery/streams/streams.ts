// The open event streams of a process: who has one, what each receives, and when it ends.
import type pg from "pg";
import { type EventType, eventPermissions } from "../../../../generated/events.ts";
import type { Credential } from "../../platform/credentials/credential.ts";
import { ApiError, unavailable } from "../../platform/errors/api-error.ts";
import type { JobRunner, ScheduledJob } from "../../platform/jobs/runner.ts";
import type { Acting, Tenancy } from "../../platform/tenancy/tenancy.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { HOUR, MINUTE, SECOND } from "../../platform/time/time.ts";
import { renewStreams } from "./cross-tenant-functions.ts";
import { limitReached } from "./limits.ts";
import { createMessageQueue, type MessageQueue } from "./message-queue.ts";
import { createEventReader, type StoredEvent } from "./reader.ts";
import { eventsAfter, storeEventsFor } from "./resume.ts";

/** Messages that a slow reader may be behind. */
const MOST_WAITING = 256;
/** Interval (ms) between reads of new events. */
const READ_EVERY = SECOND;
/** Interval (ms) of comments, and of checks that the caller may still read. */
const ALIVE_EVERY = 15 * SECOND;
/** Time (ms) after which streams end if events cannot be read: the callers connect again, here or elsewhere. */
const GIVE_UP_AFTER = 30 * SECOND;
/** Time (ms) for which a process that ends lets readers read what they have been sent. */
const CUT_AFTER = 2 * SECOND;
/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 15;

/** What a caller wants to receive. */
export interface StreamRequest {
  /** Undefined: every type. */
  readonly types?: readonly EventType[] | undefined;
  /** The last event that the caller received. */
  readonly after?: string | undefined;
  /** 0: the stream ends after what was missed. */
  readonly maxSeconds: number;
  /** The caller's credential as it is now; throws when it is no longer accepted. */
  readonly reauthorize: () => Promise<Credential>;
}

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

interface Stream {
  readonly queue: MessageQueue;
  readonly types: ReadonlySet<string> | undefined;
  readonly reauthorize: () => Promise<Credential>;
  /** Monotonic clock. */
  readonly endsAt: number;
  credential: Credential;
  aliveAt: number;
  /** While it begins: what is to be sent after what it missed. */
  held: StoredEvent[] | undefined;
}

/** Creates the streams of a process. Without an open one, nothing is read. */
export function createEventStreams({ pool, tenancy, jobs, clock }: StreamParts): EventStreams {
  const streams = new Set<Stream>();
  const reader = createEventReader(pool, clock);
  let ended = false;
  let renewedAt = clock.monotonic();
  let readAt = clock.monotonic();
  let scheduled: ScheduledJob | undefined;

  const of = (organizationId: string) => [...streams].filter(({ credential }) => credential.organizationId === organizationId);

  function left(stream: Stream): void {
    streams.delete(stream);
    const { organizationId } = stream.credential;
    if (of(organizationId).length === 0) reader.unfollow(organizationId);
  }

  function admit(caller: Credential): void {
    if (ended) throw unavailable("shutdown");
    const reached = limitReached(
      caller,
      of(caller.organizationId).map(({ credential }) => credential),
    );
    if (reached === undefined) return;
    const { limit, most, of: whose } = reached;
    throw new ApiError("RATE_LIMIT_EXCEEDED", {
      retryAfter: RETRY_AFTER,
      message: `Too many event streams are open: this process of the service allows ${most} of ${whose}. Close one, or retry after the seconds in Retry-After.`,
      details: { limit, most },
    });
  }

  /** Ends streams whose time has come, and checks the others: whether the caller may still read is known to be true for at most ALIVE_EVERY. */
  function look(now: number): void {
    for (const stream of streams) {
      if (stream.held !== undefined) continue;
      if (now >= stream.endsAt) stream.queue.end();
      else if (now >= stream.aliveAt) {
        stream.aliveAt = now + ALIVE_EVERY;
        stream.queue.push(": alive\n\n");
        stream.reauthorize().then(
          (credential) => {
            stream.credential = credential;
          },
          () => stream.queue.cut(),
        );
      }
    }
  }

  async function renew(now: number): Promise<void> {
    if (now - renewedAt < MINUTE) return;
    await pool.query({ ...renewStreams.statement, values: [reader.followed()] });
    renewedAt = now;
  }

  function deliver(organizationId: string, event: StoredEvent): void {
    for (const stream of of(organizationId)) {
      if (stream.held === undefined) send(stream, event);
      else stream.held.push(event);
    }
  }

  async function run(): Promise<{ nextInMs?: number }> {
    const now = clock.monotonic();
    look(now);
    if (streams.size === 0) return { nextInMs: HOUR };
    try {
      await renew(now);
      const more = await reader.read(deliver);
      readAt = clock.monotonic();
      return more ? { nextInMs: 0 } : {};
    } catch (error) {
      if (clock.monotonic() - readAt > GIVE_UP_AFTER) for (const { queue } of [...streams]) queue.cut();
      throw error;
    }
  }

  function wake(): void {
    if (streams.size > 1) return;
    readAt = clock.monotonic();
    renewedAt = readAt;
    scheduled ??= jobs.add({ name: "event-streams", schedule: { everyMs: READ_EVERY, firstAfterMs: 0, jitter: 0 }, timeoutMs: 10 * SECOND, run });
    scheduled.wake();
  }

  return {
    count: () => streams.size,
    open: async (acting, { types, after, maxSeconds, reauthorize }) => {
      const { credential } = acting;
      admit(credential);
      const now = clock.monotonic();
      const stream: Stream = {
        queue: createMessageQueue(MOST_WAITING, () => left(stream)),
        types: types && new Set(types),
        reauthorize,
        credential,
        endsAt: now + maxSeconds * SECOND,
        aliveAt: now + ALIVE_EVERY,
        held: [],
      };
      streams.add(stream);
      try {
        wake();
        const since = await tenancy.within(acting, storeEventsFor);
        await reader.follow(credential.organizationId);
        // it ended meanwhile, and nobody else follows the organization
        if (!streams.has(stream)) left(stream);
        stream.queue.push("retry: 3000\n: open\n\n");
        const missed = after === undefined ? [] : await tenancy.within(acting, (tenant) => eventsAfter(tenant, after, since));
        if (missed === undefined) stream.queue.push("event: reset\ndata: {}\n\n");
        const sent = new Set(missed?.map(({ id }) => id));
        for (const event of [...(missed ?? []), ...(stream.held ?? []).filter(({ id }) => !sent.has(id))]) send(stream, event);
        stream.held = undefined;
        if (maxSeconds === 0) stream.queue.end();
        return stream.queue;
      } catch (error) {
        stream.queue.cut();
        throw error;
      }
    },
    end: () => {
      ended = true;
      for (const { queue } of [...streams]) {
        queue.end();
        setTimeout(queue.cut, CUT_AFTER).unref();
      }
    },
  };
}

/** Sends an event to a stream that is to receive it. */
function send({ queue, types, credential }: Stream, { id, type, body }: StoredEvent): void {
  if (types !== undefined && !types.has(type)) return;
  const needed = eventPermissions[type as EventType];
  if (needed === undefined || !credential.permissions.has(needed)) return;
  if (credential.submerchantId !== null && submerchantOf(body) !== credential.submerchantId) return;
  queue.push(`id: ${id}\nevent: ${type}\ndata: ${body}\n\n`);
}

/** The submerchant that an event names. */
function submerchantOf(body: string): string | undefined {
  const { data } = JSON.parse(body) as { readonly data: { readonly submerchant_id?: string | null } };
  return data.submerchant_id ?? undefined;
}
