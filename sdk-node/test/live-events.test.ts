import { expect, test } from "vitest";
import { eventExamples } from "../../generated/events.ts";
import { liveEvents } from "../src/live-events.ts";

const example = eventExamples["transaction.created"];
const text = `retry: 3000\n: open\n\nevent: reset\ndata: {}\n\nid: ${example.id}\nevent: ${example.type}\ndata: ${JSON.stringify(example)}\n\n: alive\n\nid: cut`;

/** A stream in parts of so many bytes. */
function streamed(bytes: number): ReadableStream<Uint8Array> {
  const all = new TextEncoder().encode(text);
  return ReadableStream.from(Array.from({ length: Math.ceil(all.length / bytes) }, (_, index) => all.slice(index * bytes, (index + 1) * bytes)));
}

test.each([1, 7, 100_000])("events are read from parts of %d bytes; comments and an incomplete message are none", async (bytes) => {
  const events = [];
  for await (const event of liveEvents(streamed(bytes))) events.push(event);
  expect(events).toEqual([{ type: "reset" }, example]);
});

test("leaving the loop closes the stream", async () => {
  let canceled = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
    cancel: () => {
      canceled = true;
    },
  });
  for await (const _ of liveEvents(stream)) break;
  expect(canceled).toBe(true);
});
