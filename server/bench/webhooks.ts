// `npm run bench -- --only webhooks`: the time from the commit of an event to its first attempt, at 500 events a second for 50 endpoints, without and
// with one endpoint that hangs. Writer, dispatcher and receiver are processes of their own: the writer uses the statement by which the service stores
// what it has found itself, because 500 assessments a second for 50 organizations would measure the assess path on two cores, and not the dispatcher.
import { createHistogram } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { replaceEndpoints, SENDING } from "./endpoints.ts";
import { cpuSeconds, type ReceiverProcess, runScript, startReceiver, startWorker } from "./processes.ts";
import type { Arrivals } from "./receiver.ts";
import type { Committed, WriterPlan } from "./writer.ts";

const ENDPOINTS = 50;
const EVENTS_PER_SECOND = 500;

/** Shares (ms) of the times that events took, and how many were there. */
export interface Delays {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Delays of events that arrived, from the moment in their ids: that of the assessment, which is before its commit. */
export function toFirstAttempt(arrivals: Arrivals): Delays {
  return delaysOf(arrivals.first.map(([event, at]) => at - Number.parseInt(event.replace("-", "").slice(0, 12), 16)));
}

function delaysOf(delays: readonly number[]): Delays {
  const histogram = createHistogram({ figures: 3 });
  // an event may arrive before its commit was acknowledged to the writer
  for (const delay of delays) histogram.record(Math.max(1, Math.round(delay * 1000)));
  const at = (percent: number): number => Math.round(histogram.percentile(percent) / 10) / 100;
  return { count: delays.length, p50: at(50), p95: at(95), p99: at(99) };
}

/** Times (ms) from commit to arrival. Waits for the last events, which are still in flight. */
async function allArrived(receiver: ReceiverProcess, wanted: Committed["committed"]): Promise<number[]> {
  const arrived = new Map<string, number>();
  while (wanted.some(([event]) => !arrived.has(event))) {
    await setTimeout(100);
    for (const [event, at] of (await receiver.report()).first) if (!arrived.has(event)) arrived.set(event, at);
  }
  return wanted.map(([event, at]) => (arrived.get(event) ?? Number.NaN) - at);
}

/** Runs the rounds; answers the figures of the summary. */
export async function benchWebhooks(url: string, organizationId: string, seconds: number, rounds: number): Promise<Record<string, number>> {
  console.log(`\n${"".padEnd(36)}${["events/s", "sent/s", "p50", "p95", "p99", "cpu µs"].map((title) => title.padStart(10)).join("")}`);
  const measured: Record<"without" | "with", number[]> = { without: [], with: [] };
  for (let round = 0; round < rounds; round++)
    for (const kind of round % 2 === 0 ? (["without", "with"] as const) : (["with", "without"] as const)) {
      const receiver = await startReceiver();
      const places = Array.from({ length: ENDPOINTS }, (_, index) => `${receiver.url}/${index === 0 && kind === "with" ? "hang" : index}`);
      const endpoints = await replaceEndpoints(url, organizationId, places);
      const worker = await startWorker(url, SENDING);
      try {
        const plan: WriterPlan = { url, organizationId, endpoints, seconds, rate: EVENTS_PER_SECOND };
        let cpu = 0;
        const { committed } = await runScript<Committed>("./writer.ts", plan, () => {
          cpu = cpuSeconds(worker.pid);
        });
        const used = cpuSeconds(worker.pid) - cpu;
        const wanted = committed.filter(([, , place]) => places[place]?.endsWith("/hang") !== true);
        const delays = delaysOf(await allArrived(receiver, wanted));
        measured[kind].push(delays.p99);
        const cells = [committed.length / seconds, wanted.length / seconds, delays.p50, delays.p95, delays.p99, (used / committed.length) * 1_000_000];
        const name = kind === "with" ? "events: one endpoint of 50 hangs" : "events: all endpoints answer";
        console.log(`${name.padEnd(36)}${cells.map((cell) => String(Math.round(cell * 100) / 100).padStart(10)).join("")}`);
      } finally {
        receiver.stop();
        await worker.stop();
      }
    }
  await replaceEndpoints(url, organizationId, []);
  const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
  return {
    "commit to first attempt, p99, ms": middle(measured.without),
    "the same, one of 50 hangs": middle(measured.with),
    "p99 of the others, with to without": Math.round((middle(measured.with) / middle(measured.without)) * 1000) / 1000,
  };
}
