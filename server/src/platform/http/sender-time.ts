// The time that a sender takes for a body that is read as it arrives. Node's own limit also counts the time during which this process reads nothing, because it stores what it has read.
import type { IncomingMessage } from "node:http";
import { systemClock } from "../time/clock.ts";

/** Time (ms) that a sender has for a body. */
const SENDER_TIME = 30_000;

/** Message for a sender that took longer. */
export const SLOW = "must arrive within 30 seconds";

/** A sender took too long. */
export class SlowSender extends Error {}

const timed = new WeakSet<IncomingMessage>();

/** Is the time of the request counted here, and not by Node? */
export const hasSenderTime = (request: IncomingMessage): boolean => timed.has(request);

/** Counts the time of one sender. */
export interface SenderTime {
  /** The next part. Throws SlowSender when the sender has used its time. */
  readonly next: <T>(read: () => Promise<T>) => Promise<T>;
  /** Nothing more is read: what the sender still sends is dropped, and a connection without any data is closed. */
  readonly end: () => void;
}

/** Starts to count. */
export function senderTime(request: IncomingMessage, most = SENDER_TIME): SenderTime {
  timed.add(request);
  let left = most;

  async function next<T>(read: () => Promise<T>): Promise<T> {
    // what has arrived already is not waited for
    if (request.readableLength > 0) return read();
    const since = systemClock.monotonic();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new SlowSender()), Math.max(left, 0));
    });
    try {
      const part = read();
      // an error after the timeout is nobody's
      part.catch(() => undefined);
      return await Promise.race([part, late]);
    } finally {
      clearTimeout(timer);
      left -= systemClock.monotonic() - since;
    }
  }

  function end(): void {
    timed.delete(request);
    if (!request.complete) request.socket.setTimeout(most);
  }

  return { next, end };
}
