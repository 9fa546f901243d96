// The messages of an event stream: server-sent events, as the HTML standard has them.
import type { WebhookEvent } from "./webhooks.ts";

/** Events may be missing: read the state again. */
export interface StreamReset {
  readonly type: "reset";
}

/**
 * The events of `client.events.stream()`, as they arrive. Ends when the service ends the stream: open it again with the `id` of the last event as `after`.
 * Leaving the loop closes the stream.
 *
 * @throws ConnectionError when the connection is lost
 */
export async function* liveEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<WebhookEvent | StreamReset> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of stream) {
    text += decoder.decode(part, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event === "reset") yield { type: event };
      else if (data !== undefined) yield JSON.parse(data) as WebhookEvent;
    }
  }
}
