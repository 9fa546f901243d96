// What one stream still has to send: bounded, so that a slow reader costs the process little.

const encoder = new TextEncoder();

/** The messages of a stream, as the body of its answer. */
export interface MessageQueue extends AsyncIterable<Uint8Array> {
  /** Aborts when the stream ends although its reader has not read everything. */
  readonly signal: AbortSignal;
  /** Adds a message. A queue that is full ends at once, and drops what it holds. */
  readonly push: (message: string) => void;
  /** Ends the stream after the messages that it holds; a reader that does not read them is disconnected by `cut`. */
  readonly end: () => void;
  /** Ends the stream at once. */
  readonly cut: () => void;
}

/** Creates a queue of at most so many messages. `ended` is called once. */
export function createMessageQueue(most: number, ended: () => void): MessageQueue {
  const aborting = new AbortController();
  let messages: string[] = [];
  let open = true;
  let wake: (() => void) | undefined;
  const end = (): void => {
    if (!open) return;
    open = false;
    ended();
    wake?.();
  };
  const cut = (): void => {
    messages = [];
    end();
    aborting.abort();
  };
  return {
    signal: aborting.signal,
    push: (message) => {
      if (!open) return;
      if (messages.length >= most) return cut();
      messages.push(message);
      wake?.();
    },
    end,
    cut,
    // not a generator: one that waits cannot be ended from outside before it continues
    [Symbol.asyncIterator]: () => ({
      next: async () => {
        while (open && messages.length === 0)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        // all that waits in one write
        return messages.length > 0 ? { done: false, value: encoder.encode(messages.splice(0).join("")) } : { done: true, value: undefined };
      },
      return: async () => {
        messages = [];
        end();
        return { done: true, value: undefined };
      },
    }),
  };
}
