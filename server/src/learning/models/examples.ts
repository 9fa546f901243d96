// What models are fitted to and evaluated on, in slices of time. The work is bounded, however many payments there are: of a busy slice the first ones stand for the others.
import { firstIdAt } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { inDollars } from "../../scoring/data/dollars.ts";
import type { Facts } from "../../scoring/engine/evaluate.ts";
import type { Decision } from "../../scoring/engine/score.ts";
import { signalFactsOf } from "../../scoring/facts/decode.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import { decisionsOfSlice, fraudsOfSlice, goodOfSlice } from "./examples.sql.ts";

/** A range of time (epoch milliseconds), the end excluded. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** An assessment with its facts. */
export interface AssessedExample {
  readonly sessionId: string;
  readonly at: number;
  readonly flow: Flow;
  readonly facts: Facts;
  readonly decision: Decision;
  /** Amount in US dollars, roughly; 0 where the currency has no rate. */
  readonly dollars: number;
  /** How many payments of its slice it stands for, at least 1. */
  readonly weight: number;
}

/** A settled payment. */
export interface SettledExample extends AssessedExample {
  readonly fraud: boolean;
  /** Time (ms) until the fraud was known; undefined for a good payment. */
  readonly knownAfter: number | undefined;
}

interface Row {
  readonly session_id: string;
  readonly flow: Flow;
  readonly facts: string;
  readonly decision: Decision;
  readonly amount_minor: string;
  readonly currency: string;
  readonly assessed_at: string | Date;
  readonly known_at: string | Date | null;
}

/** Slices of a window. Their length divides no day, so that the first payments of slices are spread over all hours. */
const SLICES = 300;
/** Payments that are read of a slice. */
const GOOD_OF_SLICE = 100;
const FRAUDS_OF_SLICE = 100;
const DECISIONS_OF_SLICE = 100;

/** The settled payments of a window: frauds, and good payments whose outcome was reported. Payments that failed or were declined are neither. */
export async function* readExamples(tenant: Tenant, window: Window): AsyncIterable<SettledExample> {
  for (const slice of slicesOf(window)) {
    for (const row of await read(tenant, fraudsOfSlice, slice, FRAUDS_OF_SLICE)) {
      const example = exampleOf(row, 1);
      const knownAt = row.known_at === null ? example.at : new Date(row.known_at).getTime();
      yield { ...example, fraud: true, knownAfter: Math.max(0, knownAt - example.at) };
    }
    for (const example of standingFor(await read(tenant, goodOfSlice, slice, GOOD_OF_SLICE), slice, GOOD_OF_SLICE))
      yield { ...example, fraud: false, knownAfter: undefined };
  }
}

/** The decisions of a window, whatever became of them. */
export async function* readDecisions(tenant: Tenant, window: Window): AsyncIterable<AssessedExample> {
  for (const slice of slicesOf(window)) yield* standingFor(await read(tenant, decisionsOfSlice, slice, DECISIONS_OF_SLICE), slice, DECISIONS_OF_SLICE);
}

function slicesOf({ from, to }: Window): Window[] {
  const length = (to - from) / SLICES;
  return length <= 0
    ? []
    : Array.from({ length: SLICES }, (_, index) => ({ from: Math.floor(from + index * length), to: Math.floor(from + (index + 1) * length) }));
}

function read({ query, organizationId }: Tenant, statement: string, { from, to }: Window, most: number): Promise<Row[]> {
  return query<Row>(statement, [organizationId, firstIdAt(from), firstIdAt(to), most]);
}

/** The rows of a slice; where it has more than were read, each stands for as many as the time that they took says. */
function standingFor(rows: readonly Row[], { from, to }: Window, most: number): AssessedExample[] {
  const last = rows.at(-1);
  const covered = rows.length < most || last === undefined ? to - from : Math.max(1, new Date(last.assessed_at).getTime() - from);
  const weight = Math.max(1, (to - from) / covered);
  return rows.map((row) => exampleOf(row, weight));
}

function exampleOf(row: Row, weight: number): AssessedExample {
  return {
    sessionId: row.session_id,
    at: new Date(row.assessed_at).getTime(),
    flow: row.flow,
    facts: signalFactsOf(row.facts),
    decision: row.decision,
    dollars: inDollars(Number(row.amount_minor), row.currency) ?? 0,
    weight,
  };
}
