// What the load generator sends: complete requests as HTTP text.
import pg from "pg";
import { type OperationId, operations } from "../../generated/operations.ts";
import { signPeople } from "./dashboard-sessions.ts";
import type { LoadPlan } from "./load.ts";
import { earlierSessions } from "./open-payments.ts";
import { payment, payout, pick } from "./payments.ts";
import { requestText } from "./raw-http.ts";

/** Orders that are requested repeatedly. */
const REPLAYED = 1000;
/** Items of a large basket. */
const BASKET = 200;
/** Outcomes of a hundred payments. */
const OUTCOMES = { captured: 90, refunded: 5, failed: 3, chargeback_lost: 2 } as const;
/** More sessions than a phase can report outcomes of. */
const SESSIONS = 400_000;
/** People who read lists in turn: each may send 600 requests a minute. */
const PEOPLE = 400;
/** Pages of a list, and how many of them are walked to know cursors. */
const PAGE = 50;
const WALKED = 200;

/** What makes the requests of a plan, one after the other. */
export async function requestsOf(plan: LoadPlan): Promise<() => string> {
  if (plan.kind === "outcome") return outcomes(plan);
  if (plan.kind === "floor") return () => requestText("GET", "/", {}, undefined);
  return plan.kind === "listing" ? listings(plan) : assessments(plan);
}

function text(operation: OperationId, credential: string, body: object | undefined, query = ""): string {
  const { method, path } = operations[operation];
  const type = body === undefined ? undefined : "application/json";
  return requestText(method.toUpperCase(), path + query, { Authorization: `Bearer ${credential}`, "Content-Type": type }, body && JSON.stringify(body));
}

function assessments({ kind, run, key, payers }: LoadPlan): () => string {
  const replay = kind === "replay" || kind === "basket";
  const offset = replay ? 0 : 5_000_000 + hash(run);
  const request = (number: number): string => {
    const order = `${run}-${number}`;
    return kind === "payout"
      ? text("assessPayout", key, payout(number + offset, order))
      : text("assessPayin", key, payment(number + offset, order, { hotCard: kind === "hot-card", payers, items: kind === "basket" ? BASKET : 1 }));
  };
  let index = 0;
  if (!replay) return () => request(index++);
  const again = Array.from({ length: REPLAYED }, (_, number) => request(number));
  return () => again[index++ % REPLAYED] ?? "";
}

function hash(words: string): number {
  return [...words].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) & 0xffffff, 7);
}

/** Outcomes of earlier payments, each of another one. */
async function outcomes({ database, key }: LoadPlan): Promise<() => string> {
  const sessions = await onDatabase(database, (sql) => earlierSessions(sql, SESSIONS));
  const turns = Object.entries(OUTCOMES).flatMap(([outcome, times]) => Array.from({ length: times }, () => outcome));
  let index = 0;
  return () => {
    const number = index++;
    const session_id = sessions[number];
    if (session_id === undefined) throw new Error(`there were ${sessions.length} payments without an outcome; use a larger history`);
    return text("reportOutcome", key, { session_id, outcome: turns[pick(number, 47, turns.length)] });
  };
}

/** The blocklist as a dashboard reads it: of three requests one for the newest, one for the newest of a kind, one for a later page. */
async function listings({ database, organizationId = "", port }: LoadPlan): Promise<() => string> {
  const people = await onDatabase(database, (sql) => signPeople(sql, { organizationId, port, count: PEOPLE }));
  const cursors: string[] = [];
  for (let cursor: string | null = ""; cursor !== null && cursors.length < WALKED; ) {
    const answer = await fetch(`http://127.0.0.1:${port}${operations.listBlocklistEntries.path}?limit=100${cursor === "" ? "" : `&cursor=${cursor}`}`, {
      headers: { Authorization: `Bearer ${people[cursors.length % PEOPLE]}` },
    });
    const { data } = (await answer.json()) as { readonly data: { readonly next_cursor: string | null } };
    cursor = data.next_cursor;
    if (cursor !== null) cursors.push(cursor);
  }
  let index = 0;
  return () => {
    const number = index++;
    const queries = [`?limit=${PAGE}`, `?limit=${PAGE}&list_type=email`, `?limit=${PAGE}&cursor=${cursors[pick(number, 53, cursors.length)] ?? ""}`];
    return text("listBlocklistEntries", people[number % PEOPLE] ?? "", undefined, queries[cursors.length === 0 ? number % 2 : number % 3]);
  };
}

async function onDatabase<T>(url = "", work: (sql: pg.Pool) => Promise<T>): Promise<T> {
  const sql = new pg.Pool({ connectionString: url, max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
