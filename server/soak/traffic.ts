// Mixed traffic at a steady rate: what a merchant's systems send over a day, in one loop.
import { operations } from "../../generated/operations.ts";
import { payment, payout } from "../bench/payments.ts";
import { createCaller, type Seen } from "../faults/caller.ts";

/** Answers since the last report. */
export interface Answers {
  readonly requests: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Traffic that runs. */
export interface Traffic {
  /** Latencies since the last report; begins a new one. */
  readonly report: () => Answers;
  /** All answers so far, by operation and status. */
  readonly statuses: () => ReadonlyMap<string, number>;
  readonly stop: () => Promise<void>;
}

interface Sent {
  readonly operation: keyof typeof operations;
  readonly path: string;
  readonly body?: string;
}

const TICK = 4;
/** Assessments that are remembered for replays and outcomes. */
const REMEMBERED = 2000;

const OUTCOMES = ["captured", "captured", "refunded", "failed", "chargeback_lost"] as const;
const BY_PERSON: ReadonlySet<string> = new Set(["listBlocklistEntries", "checkBlocklist"]);

/** What is sent where. */
export interface TrafficPlan {
  readonly port: number;
  readonly key: string;
  /** Token of a person, who may read lists. */
  readonly session: string;
  readonly perSecond: number;
}

/** Requests of a person per second, below the 600 a minute of a session; at higher rates, assessments stand in for the rest. */
const BY_PERSON_PER_SECOND = 8;

/** Starts it: of a hundred, 64 new pay-ins, 10 replays, 15 payouts, 5 outcomes, 2 reads of assessments, 2 of the blocklist, 2 checks against it. */
export function startTraffic({ port, key, session, perSecond }: TrafficPlan): Traffic {
  const byPerson = Math.min(4, Math.floor((BY_PERSON_PER_SECOND / perSecond) * 100));
  const caller = createCaller();
  const flying = new Set<Promise<void>>();
  const statuses = new Map<string, number>();
  const run = `S${Date.now().toString(36)}`;
  const unreported: string[] = [];
  const known: Sent[] = [];
  let times: number[] = [];
  let index = 0;

  function choose(number: number): Sent {
    const turn = (number * 37) % 100;
    const session = turn < OUTCOMES.length ? unreported.shift() : undefined;
    if (session !== undefined)
      return { operation: "reportOutcome", path: operations.reportOutcome.path, body: JSON.stringify({ session_id: session, outcome: OUTCOMES[turn] }) };
    if (turn === 5 || turn === 6) return { operation: "listAssessments", path: `${operations.listAssessments.path}?limit=20` };
    const place = turn - 7;
    if (place >= 0 && place < byPerson) {
      if (place % 2 === 0) return { operation: "listBlocklistEntries", path: `${operations.listBlocklistEntries.path}?limit=20` };
      const body = { list_type: "email", value: `payer.${(number % 9000).toString(36)}@correo-7.mx` };
      return { operation: "checkBlocklist", path: operations.checkBlocklist.path, body: JSON.stringify(body) };
    }
    const again = turn >= 15 && turn < 25 ? known[number % Math.max(1, known.length)] : undefined;
    if (again !== undefined) return again;
    const order = `${run}-${number}`;
    return turn >= 25 && turn < 40
      ? { operation: "assessPayout", path: operations.assessPayout.path, body: JSON.stringify(payout(number, order)) }
      : { operation: "assessPayin", path: operations.assessPayin.path, body: JSON.stringify(payment(number, order)) };
  }

  function remember(sent: Sent, { status, text, replayed }: Seen): void {
    if (status !== 200 || replayed || !sent.operation.startsWith("assess")) return;
    known.push(sent);
    if (known.length > REMEMBERED) known.shift();
    unreported.push((JSON.parse(text) as { session_id: string }).session_id);
    if (unreported.length > REMEMBERED) unreported.shift();
  }

  async function one(sent: Sent): Promise<void> {
    const seen = await caller.send({
      port,
      key: BY_PERSON.has(sent.operation) ? session : key,
      path: sent.path,
      ...(sent.body === undefined ? {} : { body: sent.body }),
    });
    const name = `${sent.operation} ${seen.status === 0 ? "no answer" : seen.status}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    times.push(seen.milliseconds);
    remember(sent, seen);
  }

  const began = performance.now();
  const ticking = setInterval(() => {
    for (; index < ((performance.now() - began) / 1000) * perSecond; index++) {
      const request: Promise<void> = one(choose(index)).finally(() => flying.delete(request));
      flying.add(request);
    }
  }, TICK);

  return {
    report: () => {
      const sorted = times.toSorted((a, b) => a - b);
      times = [];
      const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return { requests: sorted.length, p50: at(0.5), p99: at(0.99) };
    },
    statuses: () => statuses,
    stop: async () => {
      clearInterval(ticking);
      await Promise.all(flying);
      caller.close();
    },
  };
}
