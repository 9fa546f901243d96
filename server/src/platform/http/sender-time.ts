// The time that a sender takes for a body. Node's own limit also counts the time during which this process reads nothing: because it finds out who calls, stores
// what it has read, or is busy with other requests.
import type { IncomingMessage } from "node:http";
import { systemClock } from "../time/clock.ts";

/** Time (ms) that a sender has for a body. */
const SENDER_TIME = 30_000;

/** Message for a sender that took longer. */
export const SLOW = "must arrive within 30 seconds";

/** A sender took too long. */
export class SlowSender extends Error {}

/** Requests whose readers count the time themselves, if they have any. */
const timed = new WeakSet<IncomingMessage>();

/** Leaves the time of the request's body to its reader. It is called when the head has arrived. */
export const countSenderTime = (request: IncomingMessage): void => void timed.add(request);

/** Leaves the time of the request to Node again: for a reader that does not count it. */
export const leaveToNode = (request: IncomingMessage): void => void timed.delete(request);

/** Is the body of the request incomplete, and its time counted here, and not by Node? */
export const hasSenderTime = (request: IncomingMessage): boolean => timed.has(request) && !request.complete;

/** Counts the time of one sender. */
export interface SenderTime {
  /** The next part. Throws SlowSender when the sender has used its time. */
  readonly next: <T>(read: () => Promise<T>) => Promise<T>;
  /** Waits from now on; `late` is called once when the sender has used its time. Returns what ends the wait. */
  readonly wait: (late: () => void) => () => void;
  /** Nothing more is read: what the sender still sends is dropped, and a connection without any data is closed. */
  readonly end: () => void;
}

/** Starts to count. `clock`: monotonic. */
export function senderTime(request: IncomingMessage, most = SENDER_TIME, clock: () => number = systemClock.monotonic): SenderTime {
  timed.add(request);
  let left = most;
  const tick = most / TICKS;

  function wait(late: () => void): () => void {
    let since = clock();
    const spend = (): void => {
      const now = clock();
      // a timer that comes late was held up by this process, which did not read meanwhile
      left -= Math.min(now - since, tick);
      since = now;
      if (left > 0) return;
      clearInterval(timer);
      late();
    };
    const timer = setInterval(spend, tick);
    return () => {
      clearInterval(timer);
      left -= Math.min(clock() - since, tick);
    };
  }

  async function next<T>(read: () => Promise<T>): Promise<T> {
    // what has arrived already is not waited for
    if (request.readableLength > 0) return read();
    let stop: (() => void) | undefined;
    const late = new Promise<never>((_, fail) => {
      stop = wait(() => fail(new SlowSender()));
    });
    try {
      const part = read();
      // an error after the timeout is nobody's
      part.catch(() => undefined);
      return await Promise.race([part, late]);
    } finally {
      stop?.();
    }
  }

  return { next, wait, end: () => dropRest(request, most) };
}

/** Nothing more of the request is read, if it is not complete. */
export function dropRest(request: IncomingMessage, most = SENDER_TIME): void {
  timed.delete(request);
  if (!request.complete) request.socket.setTimeout(most);
}

/** Parts of the whole time that are counted one by one. */
const TICKS = 100;
