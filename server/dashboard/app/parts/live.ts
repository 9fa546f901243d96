// Pages that stay up to date: events of the API's stream make what they are about be read again.
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { client, type Schemas } from "../api/client.ts";

/** Time (ms) between a failed or ended stream and the next one, and the longest such time. */
const AGAIN = 5000;
const LONGEST = 120_000;
/** Time (ms) in which several events are one reading. */
const TOGETHER = 1000;

/** What is done after an event, and so many milliseconds later: once for all events within that time. */
export type Reading = readonly [after: number, read: () => void];

/** Reads the queries of a path again whenever such an event happens, while the page can be seen. */
export function useLive(types: readonly Schemas["EventType"][], path: string): void {
  const queries = useQueryClient();
  useEvents(types, [[TOGETHER, () => void queries.invalidateQueries({ predicate: ({ queryKey: [, of] }) => String(of).startsWith(path) })]]);
}

/** Does what is to be done after such events, while the page can be seen. */
export function useEvents(types: readonly Schemas["EventType"][], readings: readonly Reading[], enabled = true): void {
  const wanted = types.join(" ");
  const times = readings.map(([after]) => after).join(" ");
  const read = useEffectEvent((index: number): void => readings[index]?.[1]());
  useEffect(() => {
    if (!enabled) return;
    const end = new AbortController();
    const waiting = new Map<number, ReturnType<typeof setTimeout>>();
    const happened = (): void => {
      for (const [index, after] of times.split(" ").entries()) {
        if (waiting.has(index)) continue;
        const timer = setTimeout(() => {
          waiting.delete(index);
          read(index);
        }, Number(after));
        waiting.set(index, timer);
      }
    };
    void follow(wanted.split(" ") as Schemas["EventType"][], happened, end.signal);
    return () => {
      end.abort();
      for (const timer of waiting.values()) clearTimeout(timer);
    };
  }, [wanted, times, enabled]);
}

/** Follows the stream, again and again. Without one (too many are open, no connection) pages are as they are without it. */
async function follow(types: Schemas["EventType"][], happened: () => void, signal: AbortSignal): Promise<void> {
  for (let wait = AGAIN; !signal.aborted; ) {
    try {
      if (document.visibilityState === "visible") {
        await readStream(types, happened, signal);
        wait = AGAIN;
      }
    } catch {
      wait = Math.min(LONGEST, wait * 2);
    }
    await pause(wait, signal);
  }
}

async function readStream(types: Schemas["EventType"][], happened: () => void, signal: AbortSignal): Promise<void> {
  const { data } = await client.GET("/api/v1/events/stream", { params: { query: { types } }, parseAs: "stream", signal });
  if (data === undefined || data === null) return;
  const reader = (data as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  for (let rest = ""; ; ) {
    const { value, done } = await reader.read();
    if (done) return;
    // what happened is in the answers that are read again: it is enough that something did
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    if (lines.some((line) => line.startsWith("event:"))) happened();
  }
}

function pause(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
