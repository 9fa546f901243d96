// Overload with new pay-ins: as a closed loop (to find the capacity), or as an open loop at a fixed rate.
// Runs as a separate process: `node overload-generator.ts <json plan>`; prints one JSON line. Bodies are prepared in advance, and only an order id is written
// into them: one core must be able to send ten times the capacity of the service.
import { operations } from "../../generated/operations.ts";
import { collectLatencies, type Shares } from "./latencies.ts";
import { payment } from "./payments.ts";
import { type Answer, type HttpConnection, openConnection, requestText } from "./raw-http.ts";

/** What to send. */
export interface OverloadPlan {
  readonly port: number;
  readonly key: string;
  readonly seconds: number;
  readonly connections: number;
  /** Requests per second that are due; undefined: closed loop. */
  readonly rate?: number;
  /** Six letters and digits that make orders of this run unlike those of others. */
  readonly run: string;
  /** Deadline (ms) of the service, with what it may be late. */
  readonly deadline: number;
}

/** What came of it, of the seconds that were measured. */
export interface OverloadResult {
  readonly seconds: number;
  /** Requests that were due; those of them that found a free connection within a second; those that never did. */
  readonly due: number;
  readonly sent: number;
  readonly unsent: number;
  /** Answers by status, error code and message. */
  readonly answers: Record<string, number>;
  /** Decisions, and those of them that came after the deadline. */
  readonly decisions: number;
  readonly lateDecisions: number;
  /** Refusals without Retry-After, by status and code. */
  readonly withoutRetryAfter: Record<string, number>;
  /** From sending to answer. */
  readonly decided: Shares;
  readonly refused: Shares;
  /** From the moment at which a request was due until it was sent. */
  readonly waited: Shares;
  /** Connections that the service ended, and requests without an answer five seconds after the end. */
  readonly broken: number;
  readonly unanswered: number;
  /** Share of one core that the generator used, and the longest time (ms) that it stood still. */
  readonly generatorCpu: number;
  readonly generatorPause: number;
}

interface Lane {
  connection: HttpConnection;
  readonly request: Buffer;
  sentAt: number;
  busy: boolean;
}

const plan = JSON.parse(process.argv[2] ?? "{}") as OverloadPlan;
const WARM_UP = 2000;
/** A request that finds no free connection for so long (ms) is never sent. */
const TIMEOUT = 1000;
const ANSWERS_UNTIL = 5000;
const TEMPLATES = 30_000;
const DIGITS = 9;
const ZEROS = "0".repeat(DIGITS);

/** Other payers in each run. */
const OFFSET = Number.parseInt(plan.run, 36) % 100_000_000;

const templates = Array.from({ length: TEMPLATES }, (_, index) => {
  const body = JSON.stringify(payment(OFFSET + index, `${plan.run}-${ZEROS}`));
  const headers = { Authorization: `Bearer ${plan.key}`, "Content-Type": "application/json" };
  const request = Buffer.from(requestText("POST", operations.assessPayin.path, headers, body));
  return { request, digits: request.indexOf(`${plan.run}-${ZEROS}`) + plan.run.length + 1 };
});
const LONGEST = Math.max(...templates.map(({ request }) => request.length));

let index = 0;
/** Writes the next request into the buffer of a lane, whose previous request was answered. */
function nextRequest(lane: Lane): Buffer {
  const number = index++;
  const template = templates[number % TEMPLATES];
  if (template === undefined) throw new Error("no template");
  template.request.copy(lane.request);
  let rest = number;
  for (let place = DIGITS - 1; rest > 0; place--) {
    lane.request[template.digits + place] = 48 + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return lane.request.subarray(0, template.request.length);
}

const decided = collectLatencies();
const refused = collectLatencies();
const waited = collectLatencies();
const answers: Record<string, number> = {};
const withoutRetryAfter: Record<string, number> = {};
const free: Lane[] = [];
const counts = { due: 0, sent: 0, unsent: 0, lateDecisions: 0, broken: 0 };
/** Moments at which requests were due that wait for a free connection, from `first` on. */
let queue: number[] = [];
let first = 0;
let measuring = false;
let sending = true;
let inFlight = 0;

function send(lane: Lane, due: number): void {
  const now = performance.now();
  lane.busy = true;
  lane.sentAt = now;
  inFlight++;
  if (measuring) {
    counts.sent++;
    waited.record(now - due);
  }
  lane.connection.send(nextRequest(lane));
}

function answered(lane: Lane, answer: Answer): void {
  lane.busy = false;
  inFlight--;
  if (measuring) note(answer, performance.now() - lane.sentAt);
  if (!sending) return;
  const due = plan.rate === undefined ? performance.now() : takeDue();
  if (due === undefined) free.push(lane);
  else send(lane, due);
}

function note({ status, head, body }: Answer, took: number): void {
  if (status === 200) {
    answers["200"] = (answers["200"] ?? 0) + 1;
    decided.record(took);
    if (took > plan.deadline) counts.lateDecisions++;
    return;
  }
  const name = nameOf(status, body);
  answers[name] = (answers[name] ?? 0) + 1;
  refused.record(took);
  if (!/\r\nretry-after: *\d/i.test(head)) withoutRetryAfter[name] = (withoutRetryAfter[name] ?? 0) + 1;
}

/** A refusal by status, code and the beginning of its message: one code has several reasons. */
function nameOf(status: number, body: string): string {
  const [code, message] = [/"code":"(\w+)"/, /"message":"([^".;]+)/].map((part) => part.exec(body)?.[1]);
  return `${status} ${code ?? "without a code"}${message === undefined ? "" : ` (${message})`}`;
}

/** The request that waits for the longest time, of those that still may be sent. */
function takeDue(): number | undefined {
  const oldest = performance.now() - TIMEOUT;
  while (first < queue.length) {
    const due = queue[first++] ?? 0;
    if (first > 10_000) {
      queue = queue.slice(first);
      first = 0;
    }
    if (due >= oldest) return due;
    if (measuring) counts.unsent++;
  }
  return undefined;
}

async function openLane(): Promise<Lane> {
  const open = (): Promise<HttpConnection> =>
    openConnection(
      plan.port,
      (answer) => answered(lane, answer),
      () => void replace(),
    );
  /** A connection that the service ended: its request has no answer, and a caller would connect again. */
  const replace = async (): Promise<void> => {
    counts.broken++;
    if (!lane.busy) free.splice(free.indexOf(lane), 1);
    else inFlight--;
    lane.connection = await open();
    lane.busy = false;
    if (!sending) return;
    if (plan.rate === undefined) send(lane, performance.now());
    else free.push(lane);
  };
  const lane: Lane = { connection: undefined as unknown as HttpConnection, request: Buffer.allocUnsafe(LONGEST), sentAt: 0, busy: false };
  lane.connection = await open();
  return lane;
}

const lanes: Lane[] = [];
// not all at once: what the kernel cannot hold for the server it would refuse
while (lanes.length < plan.connections) lanes.push(...(await Promise.all(Array.from({ length: Math.min(100, plan.connections - lanes.length) }, openLane))));
let pause = 0;
if (plan.rate === undefined) for (const lane of lanes) send(lane, performance.now());
else {
  free.push(...lanes);
  const interval = 1000 / plan.rate;
  let due = performance.now();
  let before = due;
  const tick = (): void => {
    if (!sending) return;
    const now = performance.now();
    if (measuring) pause = Math.max(pause, now - before);
    before = now;
    for (; due <= now; due += interval) {
      if (measuring) counts.due++;
      const lane = free.pop();
      if (lane === undefined) queue.push(due);
      else send(lane, due);
    }
    setTimeout(tick, 1);
  };
  tick();
}
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
await wait(WARM_UP);
process.stderr.write("measuring\n");
measuring = true;
const from = performance.now();
const cpu = process.cpuUsage();
await wait(plan.seconds * 1000);
measuring = false;
const seconds = (performance.now() - from) / 1000;
const used = process.cpuUsage(cpu);
process.stderr.write("measured\n");
sending = false;
const end = performance.now() + ANSWERS_UNTIL;
while (inFlight > 0 && performance.now() < end) await wait(20);
const result: OverloadResult = {
  seconds,
  ...counts,
  answers,
  decisions: decided.count(),
  withoutRetryAfter,
  decided: decided.shares(),
  refused: refused.shares(),
  waited: waited.shares(),
  unanswered: inFlight,
  generatorCpu: (used.user + used.system) / 1_000_000 / seconds,
  generatorPause: pause,
};
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
