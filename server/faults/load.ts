// Load with a ledger: every request has a known handle, and every response is stored, to be replayed after the fault.
import { operations } from "../../generated/operations.ts";
import { payment, payout } from "../bench/payments.ts";
import { type Caller, createCaller, type Seen } from "./caller.ts";

/** An assess call, to be sent again as it was. */
export interface SentRequest {
  readonly path: string;
  readonly body: string;
}

/** What a caller remembers of a run. */
export interface Ledger {
  /** Every handle (order id) that was used, answered or not. */
  readonly requests: Map<string, SentRequest>;
  /** Responses with status 200, by handle. */
  readonly acknowledged: Map<string, string>;
  /** Outcomes that were taken with 200: session and id of the outcome. */
  readonly outcomes: Map<string, string>;
  readonly assess: Seen[];
  readonly others: Seen[];
  /** Replays under load that were another answer than the first. */
  readonly unlike: string[];
}

/** Load that runs. */
export interface Load {
  readonly ledger: Ledger;
  /** Time (ms) from `since` to the first decision after it; undefined when none comes in ten seconds. */
  readonly firstDecision: (since: number) => Promise<number | undefined>;
  readonly connections: () => number;
  /** Resolves when the rate is reached and what was sent meanwhile is answered; the answers so far, which are those of processes that run for the first time. */
  readonly warmed: () => Promise<number>;
  /** Sends no more; resolves when everything that was sent has ended. */
  readonly stop: () => Promise<void>;
}

/** Requests and targets. */
export interface LoadPlan {
  /** Port for the next request. */
  readonly port: () => number;
  /** Available servers: if one refuses the connection, the next is used, as load balancers do. */
  readonly servers: number;
  readonly key: string;
  readonly perSecond: number;
}

const TICK = 4;
/** Time (ms) in which the rate rises to its full height: processes that have just started are no fault. */
const RAMP = 3000;
/** Requests in flight that are usual at the full rate, and the longest time (ms) to get there. */
const USUALLY_FLYING = 20;
const WARMED_AFTER = 20_000;
const LOOK_EVERY = 5;
const LOOKS_AT_MOST = 10_000 / LOOK_EVERY;

/** Requests that are sent until a time (ms) after the start, at a rate that rises during {@link RAMP} and stays. */
function dueBy(milliseconds: number, perSecond: number): number {
  const risen = Math.min(milliseconds, RAMP);
  return (perSecond / 1000) * ((risen * risen) / (2 * RAMP) + Math.max(0, milliseconds - RAMP));
}

/** Starts an open loop with a rate that rises to `perSecond` and stays. Of twenty requests, one reports an outcome, two are replays, two are payouts. */
export function startLoad({ port, servers, key, perSecond }: LoadPlan): Load {
  const caller: Caller = createCaller();
  const ledger: Ledger = { requests: new Map(), acknowledged: new Map(), outcomes: new Map(), assess: [], others: [], unlike: [] };
  const flying = new Set<Promise<void>>();
  const unreported: string[] = [];
  const known: string[] = [];
  const run = `F${Date.now().toString(36)}`;
  let index = 0;

  async function send(request: SentRequest): Promise<Seen> {
    let seen = await caller.send({ port: port(), key, ...request });
    for (let others = servers - 1; others > 0 && seen.problem === "ECONNREFUSED"; others--) seen = await caller.send({ port: port(), key, ...request });
    return seen;
  }

  async function assess(order: string, request: SentRequest): Promise<void> {
    ledger.requests.set(order, request);
    const seen = await send(request);
    ledger.assess.push(seen);
    if (seen.status !== 200) return;
    const first = ledger.acknowledged.get(order);
    if (first !== undefined && first !== seen.text) ledger.unlike.push(order);
    if (first !== undefined) return;
    ledger.acknowledged.set(order, seen.text);
    known.push(order);
    unreported.push((JSON.parse(seen.text) as { session_id: string }).session_id);
  }

  async function reportOutcome(session: string): Promise<void> {
    const body = JSON.stringify({ session_id: session, outcome: "captured" });
    const seen = await send({ path: operations.reportOutcome.path, body });
    ledger.others.push(seen);
    if (seen.status === 200) ledger.outcomes.set(session, (JSON.parse(seen.text) as { outcome_id: string }).outcome_id);
  }

  function next(): Promise<void> {
    const number = index++;
    const turn = number % 20;
    const session = turn === 0 ? unreported.shift() : undefined;
    if (session !== undefined) return reportOutcome(session);
    const again = turn === 1 || turn === 2 ? known[(number * 7919) % Math.max(1, known.length)] : undefined;
    const earlier = again === undefined ? undefined : ledger.requests.get(again);
    if (again !== undefined && earlier !== undefined) return assess(again, earlier);
    const order = `${run}-${number}`;
    const isPayout = turn === 3 || turn === 4;
    const body = JSON.stringify(isPayout ? payout(number, order) : payment(number, order));
    return assess(order, { path: operations[isPayout ? "assessPayout" : "assessPayin"].path, body });
  }

  const began = performance.now();
  let sent = 0;
  const ticking = setInterval(() => {
    for (; sent < dueBy(performance.now() - began, perSecond); sent++) {
      const request: Promise<void> = next().finally(() => flying.delete(request));
      flying.add(request);
    }
  }, TICK);

  return {
    ledger,
    connections: caller.connections,
    warmed: async () => {
      const latest = performance.now() + WARMED_AFTER;
      do await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      while (performance.now() < latest && (performance.now() - began < RAMP || flying.size > USUALLY_FLYING));
      return ledger.assess.length;
    },
    firstDecision: async (since) => {
      let from = 0;
      for (let look = 0; look < LOOKS_AT_MOST; look++) {
        for (; from < ledger.assess.length; from++) {
          const { status, at } = ledger.assess[from] as Seen;
          if (status === 200 && at >= since) return at - since;
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      }
      return undefined;
    },
    stop: async () => {
      clearInterval(ticking);
      await Promise.all(flying);
      caller.close();
    },
  };
}
