// A load generator that costs little: raw keep-alive sockets, one request in flight on each, bodies made before the clock starts.
// Runs as a process of its own: `node load.ts <json plan>`; prints one JSON line.
import { connect, type Socket } from "node:net";
import { createHistogram } from "node:perf_hooks";
import { operations } from "../../generated/operations.ts";
import { payment, payout } from "./payments.ts";

/** What to send. */
export interface LoadPlan {
  readonly port: number;
  readonly key: string;
  readonly seconds: number;
  readonly connections: number;
  /** Requests per second on a schedule that does not wait for answers (open loop); undefined: as fast as answers come (closed loop). */
  readonly rate?: number;
  /** `new`: a new order each time; `hot-card`: new orders, one card; `replay`: a thousand orders again and again; `payout`: a new payout each time. */
  readonly kind: "new" | "hot-card" | "replay" | "payout";
  /** Makes orders of this run unlike those of others. */
  readonly run: string;
}

/** What came back. Latencies in milliseconds. */
export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly statuses: Record<string, number>;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly p999: number;
}

const plan = JSON.parse(process.argv[2] ?? "{}") as LoadPlan;
const REPLAYED = 1000;

let index = 0;
function nextRequest(): string {
  const number = plan.kind === "replay" ? index++ % REPLAYED : index++;
  const order = `${plan.run}-${number}`;
  const place = number + (plan.kind === "replay" ? 0 : 5_000_000 + hash(plan.run));
  const body = JSON.stringify(plan.kind === "payout" ? payout(place, order) : payment(place, order, { hotCard: plan.kind === "hot-card" }));
  return `POST ${operations[plan.kind === "payout" ? "assessPayout" : "assessPayin"].path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${plan.key}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) & 0xffffff, 7);
}

const latencies = createHistogram({ figures: 3 });
const statuses: Record<string, number> = {};
let done = 0;
let measuring = false;

interface Lane {
  readonly socket: Socket;
  sentAt: number;
  busy: boolean;
}

const queue: { request: string; due: number }[] = [];

function send(lane: Lane, request: string, due: number): void {
  lane.busy = true;
  // open loop: time counts from when the request was due, not from when a connection was free for it
  lane.sentAt = due;
  lane.socket.write(request);
}

function answered(lane: Lane, status: string): void {
  if (measuring) {
    statuses[status] = (statuses[status] ?? 0) + 1;
    // only decisions count: a refusal is cheap, and no throughput
    if (status === "200") {
      latencies.record(Math.max(1, Math.round((performance.now() - lane.sentAt) * 1000)));
      done++;
    }
  }
  lane.busy = false;
  if (plan.rate === undefined) send(lane, nextRequest(), performance.now());
  else {
    const next = queue.shift();
    if (next) send(lane, next.request, next.due);
  }
}

async function lane(): Promise<Lane> {
  const socket = connect(plan.port, "127.0.0.1");
  socket.setNoDelay(true);
  const self: Lane = { socket, sentAt: 0, busy: false };
  let pending = "";
  socket.on("data", (chunk) => {
    pending += chunk.toString("latin1");
    const end = pending.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(pending)?.[1] ?? 0);
    if (pending.length < end + 4 + length) return;
    const status = pending.slice(9, 12);
    pending = pending.slice(end + 4 + length);
    answered(self, status);
  });
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  return self;
}

const lanes = await Promise.all(Array.from({ length: plan.connections }, lane));
const WARM_UP = 2000;
const begin = performance.now();
if (plan.rate === undefined) for (const one of lanes) send(one, nextRequest(), performance.now());
else {
  const interval = 1000 / plan.rate;
  let due = performance.now();
  const tick = (): void => {
    for (; due <= performance.now(); due += interval) {
      const free = lanes.find((one) => !one.busy);
      if (free) send(free, nextRequest(), due);
      else queue.push({ request: nextRequest(), due });
    }
    setTimeout(tick, 1);
  };
  tick();
}
await new Promise((resolve) => setTimeout(resolve, WARM_UP));
measuring = true;
const from = performance.now();
process.stderr.write(`measuring ${from - begin}\n`);
await new Promise((resolve) => setTimeout(resolve, plan.seconds * 1000));
measuring = false;
const elapsed = (performance.now() - from) / 1000;
const at = (percent: number): number => Math.round(latencies.percentile(percent) / 10) / 100;
const result: LoadResult = { requests: done, perSecond: Math.round(done / elapsed), statuses, p50: at(50), p95: at(95), p99: at(99), p999: at(99.9) };
console.log(JSON.stringify(result));
process.exit(0);
