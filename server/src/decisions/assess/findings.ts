// What the read of a batch found, sorted back to the jobs that asked.

import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { Activity, Features, FraudShare, FraudShareKind, ListMatch, NetworkMatch, PayerCounters, Severity } from "../../scoring/engine/features.ts";
import { type ActivityIdentifier, activityWindows } from "../../scoring/payments/lookback-windows.ts";
import type { Job } from "./job.ts";
import type { PayoutFindings } from "./payout-read.ts";
import { rowKind } from "./read-batch.sql.ts";

/** State of a key and of its organization at the moment of the read. */
export interface KeyState {
  readonly active: boolean;
  readonly version: number;
  readonly organization: number;
  readonly maintenance: boolean;
}

/** A stored answer that a handle leads to. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly answer: string;
}

/** What the store knows of one job. */
export interface Findings {
  readonly key: KeyState | undefined;
  /** The submerchant that the job names is none of the organization's active ones. */
  readonly submerchantMissing: boolean;
  readonly stored: StoredAnswer | undefined;
  readonly entries: readonly ListMatch[];
  /** Values of the payment that other participants report; none for an organization that does not ask. */
  readonly network: readonly NetworkMatch[];
  readonly counters: PayerCounters | undefined;
  readonly fraudShares: Features["fraudShares"];
  readonly history: Features["history"];
  /** The past of payouts; undefined for a pay-in. */
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

/** Positions of a job's probes in the parameter arrays; -1 for what it did not ask. */
export interface Place {
  readonly key: number;
  readonly handle: number;
  readonly entries: readonly number[];
  readonly range: number;
  readonly counters: readonly number[];
  readonly shares: readonly (readonly [FraudShareKind, number])[];
  readonly payer: readonly number[];
  readonly card: readonly number[];
  readonly email: readonly number[];
  readonly ip: readonly number[];
  readonly device: readonly number[];
  readonly new_payer_bin: readonly number[];
  readonly submerchant: number;
  readonly network: readonly (readonly [string, number])[];
}

/** Findings of each job, in the order of the jobs. */
export function findingsOf(jobs: readonly Job[], places: readonly Place[], rows: readonly Row[]): Findings[] {
  const { facts, lists } = group(rows);
  const fact = <T>(kind: number, position: number): T | undefined => facts[kind]?.get(position) as T | undefined;
  const list = <T>(kind: number, position: number): readonly T[] => (lists[kind]?.get(position) ?? NONE) as readonly T[];
  return places.map((place, index) => ({
    key: fact<KeyState>(rowKind.key, place.key),
    submerchantMissing: place.submerchant >= 0 && fact<true>(rowKind.submerchant, place.submerchant) === undefined,
    stored: fact<StoredAnswer>(rowKind.handle, place.handle),
    entries: matches(
      jobs[index],
      place.entries.map((position) => list<EntryFact>(rowKind.entry, position)),
      list<EntryFact>(rowKind.range, place.range),
    ),
    network: reports(place.network.map(([type, position]) => [type, fact<number>(rowKind.network, position) ?? 0] as const)),
    counters: mergeCounters(place.counters.map((position) => fact<CounterFact>(rowKind.counter, position))),
    fraudShares: Object.fromEntries(place.shares.map(([kind, position]) => [kind, fact<FraudShare>(rowKind.share, position)])),
    history: {
      payer: recent(jobs[index], lists, "payer", place),
      card: recent(jobs[index], lists, "card", place),
      email: recent(jobs[index], lists, "email", place),
      ip: recent(jobs[index], lists, "ip", place),
      device: recent(jobs[index], lists, "device", place),
      newPayersOfBin: recent(jobs[index], lists, "new_payer_bin", place),
    },
    payout: undefined,
  }));
}

/** What is reported: each type once, with those of its values that most report; sorted, so that answers are stable. */
function reports(found: readonly (readonly [string, number])[]): readonly NetworkMatch[] {
  if (found.every(([, participants]) => participants === 0)) return NONE;
  const most = new Map<string, number>();
  for (const [type, participants] of found) if (participants > (most.get(type) ?? 0)) most.set(type, participants);
  return [...most].map(([signalType, participants]) => ({ signalType, participants })).sort((a, b) => (a.signalType < b.signalType ? -1 : 1));
}

/** Activity of one identifier within its span, newest first. */
function recent(job: Job | undefined, lists: Grouped["lists"], identifier: ActivityIdentifier, place: Place): readonly Activity[] {
  const rows = place[identifier].flatMap((position) => (lists[rowKind[identifier]]?.get(position) ?? NONE) as readonly Activity[]);
  if (job === undefined || rows.length === 0) return NONE;
  const from = job.subject.transaction.assessedAt - activityWindows[identifier];
  return rows.filter((activity) => activity.at > from).sort((a, b) => b.at - a.at);
}

const NONE: readonly never[] = [];

interface EntryFact {
  id: string;
  list: "block" | "allow";
  type: string;
  value: string;
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
}

/** Rows by their place: `facts[kind][position]` holds the single facts, `lists[kind][position]` those that can be many. */
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

/** Entries found by hash are compared by type and value; scope is the flow's or all, the submerchant the job's or none. Sorted by type, so that answers are stable. */
function matches(job: Job | undefined, found: readonly (readonly EntryFact[])[], ranges: readonly EntryFact[]): ListMatch[] {
  if (job === undefined || (ranges.length === 0 && found.every((facts) => facts.length === 0))) return [];
  const { probes, transaction } = job.subject;
  const out: ListMatch[] = [];
  const take = (fact: EntryFact): void => {
    const concerned = (fact.scope === "all" || fact.scope === transaction.flow) && (fact.submerchant === null || fact.submerchant === job.submerchantId);
    if (concerned) out.push({ entryId: fact.id, list: fact.list, listType: fact.type, value: fact.value, severity: fact.severity });
  };
  found.forEach((facts, index) => {
    const probe = probes[index];
    for (const fact of facts) if (probe && fact.type === probe[0] && fact.value === probe[1]) take(fact);
  });
  for (const fact of ranges) take(fact);
  return out.sort((a, b) => (a.listType < b.listType ? -1 : a.listType > b.listType ? 1 : a.entryId < b.entryId ? -1 : 1));
}

/**
 * A payer is known by several identifiers. What speaks against any of them counts; trust comes from the most stable one alone (they are in that
 * order), or a stranger could borrow it by mentioning a good customer's e-mail address.
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
  };
}
