// The result of a batch read, mapped back to its jobs.

import { type ActivityIdentifier, activityWindows } from "../../scoring/payments/read-windows.ts";
import type {
  Activity,
  AmountHabit,
  Features,
  FraudRate,
  FraudRateKind,
  ListMatch,
  NetworkMatch,
  PayerCounters,
  Severity,
} from "../../scoring/situation/features.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { Job } from "./job.ts";
import type { PayoutFindings } from "./payout-read.ts";
import { rowKind } from "./read-batch.sql.ts";

/** State of a key and of its organization at the time of the read. */
export interface KeyState {
  readonly active: boolean;
  readonly version: number;
  readonly organization: number;
  readonly maintenance: boolean;
  /** Events are stored for open streams. */
  readonly streamed?: boolean;
}

/** The stored answer of a handle. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly answer: string;
}

/** Stored data for one job. */
export interface Findings {
  readonly key: KeyState | undefined;
  /** The job's submerchant does not exist in the organization or is inactive. */
  readonly submerchantMissing: boolean;
  readonly stored: StoredAnswer | undefined;
  readonly entries: readonly ListMatch[];
  /** Values of the payment that other participants report; none for an organization that does not use the network. */
  readonly network: readonly NetworkMatch[];
  /** Values that rules look up and that are in their lists, as `listKey` names them. */
  readonly customLists: ReadonlySet<string>;
  readonly counters: PayerCounters | undefined;
  readonly fraudRates: Features["fraudRates"];
  readonly history: Features["history"];
  /** Activity of payouts; undefined for a pay-in. */
  readonly payout: PayoutFindings | undefined;
}

/** A row of the read statement. */
export type Row = [
  kind: number,
  i: number,
  fact: unknown,
  at: string,
  sessionId: string,
  trusted: boolean,
  failed: boolean,
  order: IdentifierHash,
  payer: IdentifierHash | null,
  card: IdentifierHash | null,
  device: IdentifierHash | null,
  amountMinor: string,
  currency: string,
  country: string | null,
];

/** Positions of a job's probes in the parameter arrays; -1 for absent values. */
export interface ProbePositions {
  readonly key: number;
  readonly handle: number;
  readonly entries: readonly number[];
  readonly ranges: readonly number[];
  readonly counters: readonly number[];
  readonly fraudRates: readonly (readonly [FraudRateKind, number])[];
  readonly payer: readonly number[];
  readonly card: readonly number[];
  readonly email: readonly number[];
  readonly ip: readonly number[];
  readonly device: readonly number[];
  readonly new_payer_bin: readonly number[];
  readonly submerchant: number;
  readonly network: readonly (readonly [string, number])[];
  readonly customLists: readonly (readonly [key: string, position: number])[];
}

/** Findings of each job, in the order of the jobs. */
export function findingsOf(jobs: readonly Job[], probes: readonly ProbePositions[], rows: readonly Row[]): Findings[] {
  const { facts, lists } = group(rows);
  const fact = <T>(kind: number, position: number): T | undefined => facts[kind]?.get(position) as T | undefined;
  const list = <T>(kind: number, position: number): readonly T[] => (lists[kind]?.get(position) ?? NONE) as readonly T[];
  return probes.map((positions, index) => ({
    key: fact<KeyState>(rowKind.key, positions.key),
    submerchantMissing: positions.submerchant >= 0 && fact<true>(rowKind.submerchant, positions.submerchant) === undefined,
    stored: fact<StoredAnswer>(rowKind.handle, positions.handle),
    entries: matches(
      jobs[index],
      positions.entries.map((position) => list<EntryFact>(rowKind.entry, position)),
      positions.ranges.length === 0 ? NONE : positions.ranges.flatMap((position) => list<EntryFact>(rowKind.range, position)),
    ),
    network: reports(positions.network.map(([type, position]) => [type, fact<number>(rowKind.network, position) ?? 0] as const)),
    customLists: inLists(positions.customLists, facts[rowKind.custom_list]),
    counters: mergeCounters(positions.counters.map((position) => fact<CounterFact>(rowKind.counter, position))),
    fraudRates: Object.fromEntries(positions.fraudRates.map(([kind, position]) => [kind, fact<FraudRate>(rowKind.fraud_rate, position)])),
    history: {
      payer: recent(jobs[index], lists, "payer", positions),
      card: recent(jobs[index], lists, "card", positions),
      email: recent(jobs[index], lists, "email", positions),
      ip: recent(jobs[index], lists, "ip", positions),
      device: recent(jobs[index], lists, "device", positions),
      newPayersOfBin: recent(jobs[index], lists, "new_payer_bin", positions),
    },
    payout: undefined,
  }));
}

/** A value in a list, as a key of `Findings.customLists`: ids have no such character, and values no control characters. */
export function listKey(listId: string, value: string): string {
  return `${listId}\u001f${value}`;
}

function inLists(positions: ProbePositions["customLists"], found: ReadonlyMap<number, unknown> | undefined): ReadonlySet<string> {
  if (positions.length === 0) return NOWHERE;
  return new Set(positions.flatMap(([key, position]) => (found?.has(position) ? [key] : [])));
}

const NOWHERE: ReadonlySet<string> = new Set();

/** The reported values: each type once, with the highest number of reporters among its values; sorted, so that answers are stable. */
function reports(found: readonly (readonly [string, number])[]): readonly NetworkMatch[] {
  if (found.every(([, participants]) => participants === 0)) return NONE;
  const most = new Map<string, number>();
  for (const [type, participants] of found) if (participants > (most.get(type) ?? 0)) most.set(type, participants);
  return [...most].map(([signalType, participants]) => ({ signalType, participants })).sort((a, b) => (a.signalType < b.signalType ? -1 : 1));
}

/** Activity of one identifier within its look-back window, newest first. */
function recent(job: Job | undefined, lists: Grouped["lists"], identifier: ActivityIdentifier, positions: ProbePositions): readonly Activity[] {
  const rows = positions[identifier].flatMap((position) => (lists[rowKind[identifier]]?.get(position) ?? NONE) as readonly Activity[]);
  if (job === undefined || rows.length === 0) return NONE;
  const from = job.subject.transaction.assessedAt - activityWindows[identifier];
  return rows.filter((activity) => activity.at > from).sort((a, b) => b.at - a.at);
}

const NONE: readonly never[] = [];

interface EntryFact {
  id: string;
  list: "block" | "allow";
  type: string;
  severity: Severity;
  scope: string;
  submerchant: string | null;
}

interface CounterFact {
  captured: number;
  disputes: number;
  first: number | null;
  chargeback: number | null;
  fraud: number | null;
  amounts?: readonly [currency: string, payments: number, mean: number, deviation: number] | null;
}

/** Rows by position: `facts[kind][position]` has single facts, `lists[kind][position]` repeated ones. */
interface Grouped {
  readonly facts: ReadonlyMap<number, unknown>[];
  readonly lists: ReadonlyMap<number, unknown[]>[];
}

const MANY: ReadonlySet<number> = new Set([
  rowKind.entry,
  rowKind.range,
  rowKind.payer,
  rowKind.card,
  rowKind.email,
  rowKind.ip,
  rowKind.device,
  rowKind.new_payer_bin,
]);

function group(rows: readonly Row[]): Grouped {
  const kinds = Object.values(rowKind).length + 1;
  const facts = Array.from({ length: kinds }, () => new Map<number, unknown>());
  const lists = Array.from({ length: kinds }, () => new Map<number, unknown[]>());
  for (const row of rows) {
    const [kind, i, fact] = row;
    const position = i - 1;
    if (!MANY.has(kind)) {
      facts[kind]?.set(position, fact);
      continue;
    }
    const element = kind >= rowKind.payer ? activityOf(row) : fact;
    const list = lists[kind]?.get(position);
    if (list === undefined) lists[kind]?.set(position, [element]);
    else list.push(element);
  }
  return { facts, lists };
}

function activityOf(row: Row): Activity {
  return {
    at: Number(row[3]),
    sessionId: row[4],
    trusted: row[5],
    failed: row[6],
    order: row[7],
    payer: row[8],
    card: row[9],
    device: row[10],
    amountMinor: Number(row[11]),
    currency: row[12],
    country: row[13],
  };
}

/** Entries are found by the hash of type and value, and compared by type; their scope must be the flow's or all, their submerchant the job's or none. Sorted by type, so that answers are stable. */
function matches(job: Job | undefined, found: readonly (readonly EntryFact[])[], ranges: readonly EntryFact[]): ListMatch[] {
  if (job === undefined || (ranges.length === 0 && found.every((facts) => facts.length === 0))) return [];
  const { probes, transaction } = job.subject;
  const out: ListMatch[] = [];
  const take = (fact: EntryFact): void => {
    const applies = (fact.scope === "all" || fact.scope === transaction.flow) && (fact.submerchant === null || fact.submerchant === job.submerchantId);
    if (applies) out.push({ entryId: fact.id, list: fact.list, listType: fact.type, severity: fact.severity });
  };
  found.forEach((facts, index) => {
    const probe = probes[index];
    for (const fact of facts) if (probe && fact.type === probe[0]) take(fact);
  });
  for (const fact of ranges) take(fact);
  return out.sort((a, b) => (a.listType < b.listType ? -1 : a.listType > b.listType ? 1 : a.entryId < b.entryId ? -1 : 1));
}

function habitOf([currency, payments, mean, deviation]: NonNullable<CounterFact["amounts"]>): AmountHabit {
  return { currency, payments, mean, deviation };
}

/**
 * Merges the counters of a payer's identifiers. Negative facts count from any identifier; trust comes only from the most stable one (the first),
 * otherwise a stranger could gain it by using a good customer's e-mail address.
 */
function mergeCounters(facts: readonly (CounterFact | undefined)[]): PayerCounters | undefined {
  const known = facts.filter((fact) => fact !== undefined);
  if (known.length === 0) return undefined;
  const mostStable = facts[0];
  const latest = (times: (number | null)[]): number | undefined =>
    times.reduce<number | undefined>((best, time) => (time === null || (best ?? 0) > time ? best : time), undefined);
  return {
    captured: mostStable?.captured ?? 0,
    disputes: Math.max(...known.map((fact) => fact.disputes)),
    firstCapturedAt: mostStable?.first ?? undefined,
    lastChargebackAt: latest(known.map((fact) => fact.chargeback)),
    lastConfirmedFraudAt: latest(known.map((fact) => fact.fraud)),
    amounts: mostStable?.amounts ? habitOf(mostStable.amounts) : undefined,
  };
}
