// A load generator that costs little: raw keep-alive sockets, one request in flight on each.
// Runs as a process of its own: `node load.ts <json plan>`; prints one JSON line.
import { collectLatencies, type Shares } from "./latencies.ts";
import { requestsOf } from "./load-requests.ts";
import { type HttpConnection, openConnection } from "./raw-http.ts";

/** What to send. */
export interface LoadPlan {
  readonly port: number;
  readonly key: string;
  readonly seconds: number;
  readonly connections: number;
  /** Requests per second at a fixed rate (open loop); undefined: the next request after each response (closed loop). */
  readonly rate?: number;
  /**
   * `new`: a new order each time; `hot-card`: new orders, one card; `replay`: a thousand orders again and again; `payout`: a new payout each time;
   * `basket`: a thousand orders of two hundred items again and again; `outcome`: what became of an earlier payment, of another one each time; `listing`: pages of the blocklist;
   * `floor`: nothing that says anything.
   */
  readonly kind: "new" | "hot-card" | "replay" | "payout" | "basket" | "outcome" | "listing" | "floor";
  /** Makes orders of this run unlike those of others. */
  readonly run: string;
  /** Size of the population that pays; without it, the one of the million. */
  readonly payers?: number;
  /** Database and organization of the server, for outcomes and listings. */
  readonly database?: string;
  readonly organizationId?: string;
}

/** What came back. Latencies in milliseconds. */
export interface LoadResult extends Shares {
  readonly requests: number;
  readonly perSecond: number;
  readonly statuses: Record<string, number>;
}

interface Lane {
  readonly connection: HttpConnection;
  sentAt: number;
}

const plan = JSON.parse(process.argv[2] ?? "{}") as LoadPlan;
const nextRequest = await requestsOf(plan);
const latencies = collectLatencies();
const statuses: Record<string, number> = {};
const queue: { request: string; due: number }[] = [];
/** Connections that wait for a request, in turn: a server ends those on which nothing is said. */
const free: Lane[] = [];
let measuring = false;

function send(lane: Lane, request: string, due: number): void {
  // open loop: time counts from when the request was due, not from when a connection was free for it
  lane.sentAt = due;
  lane.connection.send(request);
}

function answered(lane: Lane, status: number): void {
  if (measuring) {
    statuses[status] = (statuses[status] ?? 0) + 1;
    // only decisions count: a refusal is cheap, and no throughput
    if (status === 200) latencies.record(performance.now() - lane.sentAt);
  }
  const next = plan.rate === undefined ? { request: nextRequest(), due: performance.now() } : queue.shift();
  if (next) send(lane, next.request, next.due);
  else free.push(lane);
}

async function openLane(): Promise<Lane> {
  const connection = await openConnection(
    plan.port,
    ({ status }) => answered(lane, status),
    () => {
      throw new Error("the server ended a connection");
    },
  );
  const lane: Lane = { connection, sentAt: 0 };
  return lane;
}

const lanes = await Promise.all(Array.from({ length: plan.connections }, openLane));
/** Time (ms) before anything counts. At a steady rate it is longer, and what waited while the server warmed up is answered first. */
const WARM_UP = plan.rate === undefined ? 2000 : 5000;
const CAUGHT_UP_WITHIN = 20_000;
const begin = performance.now();
if (plan.rate === undefined) for (const one of lanes) send(one, nextRequest(), performance.now());
else {
  free.push(...lanes);
  const interval = 1000 / plan.rate;
  let due = performance.now();
  const tick = (): void => {
    for (; due <= performance.now(); due += interval) {
      const lane = free.shift();
      if (lane) send(lane, nextRequest(), due);
      else queue.push({ request: nextRequest(), due });
    }
    setTimeout(tick, 1);
  };
  tick();
}
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
await pause(WARM_UP);
while (queue.length > 0 && performance.now() - begin < CAUGHT_UP_WITHIN) await pause(10);
measuring = true;
const from = performance.now();
process.stderr.write(`measuring ${from - begin}\n`);
await pause(plan.seconds * 1000);
measuring = false;
const elapsed = (performance.now() - from) / 1000;
const requests = latencies.count();
const result: LoadResult = { requests, perSecond: Math.round(requests / elapsed), statuses, ...latencies.shares() };
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
