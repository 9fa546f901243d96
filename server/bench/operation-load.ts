// Sends the requests of one operation after the other, each for a short time, in a closed loop.
// Runs as a separate process: `node operation-load.ts <json plan>`, controlled over its IPC channel. See Command and Reply.
import pg from "pg";
import { keyPermissions } from "../../generated/credentials.ts";
import { type OperationId, type OperationRule, operations } from "../../generated/operations.ts";
import { fixturesOf } from "../test/access/fixtures.ts";
import type { AnyRequest } from "../test/access/send.ts";
import { signPeople } from "./dashboard-sessions.ts";
import { collectLatencies, type Shares } from "./latencies.ts";
import { earlierSessions } from "./open-payments.ts";
import { isLimited, mayRepeat, type Past, rowOf, senderOf } from "./operation-rows.ts";
import { type HttpConnection, openConnection, requestText } from "./raw-http.ts";

/** Against what. */
export interface OperationPlan {
  readonly port: number;
  readonly database: string;
  readonly organizationId: string;
  readonly connections: number;
  readonly seconds: number;
}

/** First an operation is prepared, then it is run. */
export type Command = { readonly prepare: OperationId } | { readonly run: OperationId };

/** The answers: everything is there; requests are prepared; the warm-up is over; what came of it. */
export type Reply = { readonly ready: true } | { readonly prepared: number } | { readonly measuring: true } | { readonly result: OperationResult };

/** What came of it. */
export interface OperationResult extends Pick<Shares, "p50" | "p99"> {
  readonly requests: number;
  readonly perSecond: number;
  readonly statuses: Record<string, number>;
}

const plan = JSON.parse(process.argv[2] ?? "{}") as OperationPlan;
/** Maximum number of prepared requests, number of repeated ones, and the time (ms) allowed to prepare them. */
const PREPARED = 8000;
/** The same of what is limited: as many custom lists as stay (test/access/fixtures.ts). */
const PREPARED_OF_LIMITED = 40;
const REPEATED = 200;
const PREPARING = 1500;
/** Requests that are prepared side by side. */
const SIDE_BY_SIDE = 64;
/** Of the time, and of the requests, that is warm-up. */
const WARM_UP = 0.15;
const PEOPLE = 512;
const SESSIONS = 100_000;

const sql = new pg.Pool({ connectionString: plan.database, max: 8, options: "-c synchronous_commit=off" });
const fixtures = fixturesOf({ query: async (text, values) => (await sql.query(text, values)).rows as never }, plan.organizationId);
const senders = {
  secret: [(await fixtures.key({ kind: "secret", permissions: keyPermissions.secret })).value],
  ingest: [(await fixtures.key({ kind: "ingest" })).value],
  session: await signPeople(sql, { organizationId: plan.organizationId, port: plan.port, count: PEOPLE }),
  nobody: [],
};
const sessions = await earlierSessions(sql, SESSIONS);
const run = `O${Date.now().toString(36)}`;
let numbers = 0;
let taken = 0;
const past: Past = {
  ...fixtures,
  number: () => 8_000_000 + numbers++,
  order: () => `${run}-${numbers++}`,
  session: () => sessionAt(numbers++),
  unreported: () => sessionAt(taken++),
};

function sessionAt(index: number): string {
  const session = sessions[index % sessions.length];
  if (session === undefined) throw new Error("there is no earlier payment without an outcome");
  return session;
}

/** A request but for the credential of who sends it. */
type Unsigned = (authorization: string | undefined, address: string) => string;

let prepared: readonly Unsigned[] = [];

async function prepare(id: OperationId): Promise<number> {
  const { request } = rowOf(id);
  const rule: OperationRule = operations[id];
  const made: Unsigned[] = [];
  const until = performance.now() + PREPARING;
  const most = isLimited(id) ? PREPARED_OF_LIMITED : mayRepeat(rule) ? REPEATED : PREPARED;
  const make = async (): Promise<void> => {
    while (made.length < most && performance.now() < until) made.push(unsigned(rule, (await request(past)) as AnyRequest));
  };
  await Promise.all(Array.from({ length: isLimited(id) ? 1 : SIDE_BY_SIDE }, make));
  prepared = made.slice(0, most);
  return prepared.length;
}

function unsigned({ method, path, requestType }: OperationRule, { path: names = {}, query = {}, headers = {}, body }: AnyRequest): Unsigned {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  const content = body === undefined || body instanceof Uint8Array || typeof body === "string" ? body : JSON.stringify(body);
  const type = body === undefined || requestType === null ? undefined : requestType;
  return (authorization, address) =>
    requestText(
      method.toUpperCase(),
      `${place}${search === "" ? "" : `?${search}`}`,
      { ...headers, Authorization: authorization, "X-Forwarded-For": address, "Content-Type": type },
      content,
    );
}

let sent = 0;
/** The request, sent by different people and addresses in turn. */
function signed(request: Unsigned, values: readonly string[]): string {
  sent += 1;
  const value = values[sent % Math.max(1, values.length)];
  return request(value && `Bearer ${value}`, `10.${(sent >> 8) & 255}.${sent & 255}.1`);
}

async function runPrepared(id: OperationId): Promise<OperationResult> {
  const rule: OperationRule = operations[id];
  const heavy = rowOf(id).heavy ?? isLimited(id);
  const again = mayRepeat(rule);
  const values = senders[senderOf(rule)];
  const warmUp = heavy ? 0 : plan.seconds * 1000 * WARM_UP;
  const warmUpRequests = heavy ? 0 : Math.ceil(prepared.length * WARM_UP);
  const latencies = collectLatencies();
  const statuses: Record<string, number> = {};
  const began = performance.now();
  let from = began;
  let last = began;
  let next = 0;
  let measuring = false;

  const nextRequest = (): Unsigned | undefined => {
    if (performance.now() > began + warmUp + plan.seconds * 1000) return undefined;
    return prepared[again ? next++ % prepared.length : next++];
  };
  const beginWhenWarm = (): void => {
    if (measuring || (performance.now() < began + warmUp && (again || next < warmUpRequests))) return;
    measuring = true;
    from = performance.now();
    send({ measuring: true });
  };
  const lane = async (): Promise<void> => {
    let answered: (status: number) => void = () => undefined;
    let broken: (error: Error) => void = () => undefined;
    const open = (): Promise<HttpConnection> =>
      openConnection(
        plan.port,
        ({ status }) => answered(status),
        () => broken(new Error(`${id}: the server ended a connection`)),
      );
    const connection = await open();
    for (;;) {
      beginWhenWarm();
      const request = nextRequest();
      if (request === undefined) break;
      const counts = measuring;
      const at = performance.now();
      const status = await new Promise<number>((resolve, reject) => {
        answered = resolve;
        broken = reject;
        connection.send(signed(request, values));
      });
      if (!counts) continue;
      last = performance.now();
      latencies.record(last - at);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    connection.close();
  };

  await Promise.all(Array.from({ length: heavy ? 1 : plan.connections }, lane));
  const { p50, p99 } = latencies.shares();
  const requests = latencies.count();
  return { requests, perSecond: Math.round((requests / Math.max(1, last - from)) * 100_000) / 100, statuses, p50, p99 };
}

function send(reply: Reply): void {
  process.send?.(reply);
}

process.on("message", (command: Command) => {
  const work =
    "prepare" in command
      ? prepare(command.prepare).then((count): Reply => ({ prepared: count }))
      : runPrepared(command.run).then((result): Reply => ({ result }));
  work.then(send, (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on("disconnect", () => process.exit(0));
send({ ready: true });
