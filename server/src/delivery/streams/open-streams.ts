// The open event streams of a process: what each receives, and when it ends.
import { type EventType, eventPermissions } from "../../../../generated/events.ts";
import type { Credential } from "../../platform/credentials/credential.ts";
import { SECOND } from "../../platform/time/time.ts";
import type { MessageQueue } from "./message-queue.ts";
import type { StoredEvent } from "./reader.ts";

/** Interval (ms) of comments, and of checks that the caller may still read. */
const ALIVE_EVERY = 15 * SECOND;

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

/** An open stream. */
export interface Stream {
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

/** A stream that begins now (monotonic clock): what comes meanwhile is held. */
export function newStream(queue: MessageQueue, credential: Credential, { types, maxSeconds, reauthorize }: StreamRequest, now: number): Stream {
  return { queue, types: types && new Set(types), reauthorize, credential, endsAt: now + maxSeconds * SECOND, aliveAt: now + ALIVE_EVERY, held: [] };
}

/** The open streams. */
export class OpenStreams {
  readonly #streams = new Set<Stream>();

  get size(): number {
    return this.#streams.size;
  }

  has(stream: Stream): boolean {
    return this.#streams.has(stream);
  }

  add(stream: Stream): void {
    this.#streams.add(stream);
  }

  remove(stream: Stream): void {
    this.#streams.delete(stream);
  }

  /** Those of an organization. */
  of(organizationId: string): Stream[] {
    return [...this.#streams].filter(({ credential }) => credential.organizationId === organizationId);
  }

  /** Sends an event to the streams of its organization. */
  deliver(organizationId: string, event: StoredEvent): void {
    for (const stream of this.of(organizationId)) {
      if (stream.held === undefined) send(stream, event);
      else stream.held.push(event);
    }
  }

  /** Ends streams whose time has come, and checks the others: whether the caller may still read is known to be true for at most ALIVE_EVERY. */
  check(now: number): void {
    for (const stream of this.#streams) {
      if (stream.held !== undefined) continue;
      if (now >= stream.endsAt) stream.queue.end();
      else if (now >= stream.aliveAt) reauthorize(stream, now);
    }
  }

  /** Ends every stream at once. */
  cut(): void {
    for (const { queue } of [...this.#streams]) queue.cut();
  }

  /** Ends every stream; its reader has so long (ms) to read what it has been sent. */
  end(cutAfter: number): void {
    for (const { queue } of [...this.#streams]) {
      queue.end();
      setTimeout(queue.cut, cutAfter).unref();
    }
  }
}

/** Sends a stream that begins what it missed, then what came meanwhile; from now on, events are sent as they come. */
export function catchUp(stream: Stream, missed: readonly StoredEvent[]): void {
  const sent = new Set(missed.map(({ id }) => id));
  for (const event of [...missed, ...(stream.held ?? []).filter(({ id }) => !sent.has(id))]) send(stream, event);
  stream.held = undefined;
}

/** Shows the reader that the stream is alive, and ends it when the caller may not read any more. */
function reauthorize(stream: Stream, now: number): void {
  stream.aliveAt = now + ALIVE_EVERY;
  stream.queue.push(": alive\n\n");
  stream.reauthorize().then(
    (credential) => {
      stream.credential = credential;
    },
    () => stream.queue.cut(),
  );
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
