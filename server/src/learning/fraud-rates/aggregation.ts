// Incremental aggregation of fraud rates: counts payments by identifier and day, adds frauds when they become known, and updates fraud_rates, which decisions
// read. It runs after the rollup job of statistics, under its lock, and never ahead of it.

import type pg from "pg";
import { createRequestReader, type RequestReader, type StoredRequest } from "../../platform/data-keys/stored-value.ts";
import { firstIdAt } from "../../platform/ids/uuid.ts";
import { DAY } from "../../platform/time/time.ts";
import type { StoredSignal } from "../../scoring/engine/explain.ts";
import type { PayinRequest } from "../../scoring/payments/payin.ts";
import { unexplainedByAmount } from "../../scoring/signals/amount/family.ts";
import { CLOSE, idsOf, type TimeRange } from "../../statistics/buckets.ts";
import { createChunk, endWithin } from "../../statistics/chunk.ts";
import { RATE_DAYS } from "../../statistics/counted-facts.ts";
import { alone, type LabelledSession } from "../../statistics/rollup.ts";
import type { IdentifierHash, Identifiers } from "../../values/identifiers/hash.ts";
import { countFrauds } from "./count-frauds.sql.ts";
import { countPayments } from "./count-payments.sql.ts";
import { type AssessedPayin, hashesOf, identifiersOf, valuesOf } from "./identifiers.ts";
import { fraudIdentifiers } from "./list-fraud-identifiers.sql.ts";
import { purgeFrauds } from "./purge-frauds.sql.ts";
import { purgeOldFraudRates } from "./purge-old-fraud-rates.sql.ts";
import { encryptedPayments } from "./read-encrypted-payments.sql.ts";
import { assessedFraud } from "./read-fraud.sql.ts";
import { paymentsByIdentifier } from "./read-payments.sql.ts";
import { type AggregationProgress, type IdentifierKey, readProgress } from "./read-progress.sql.ts";
import { refreshFraudRates } from "./refresh-fraud-rates.sql.ts";
import { createUnreadWalk, noteUnreadSessions, type SessionKey, settleUnreadSessions, type UnreadPayment } from "./unread.ts";

/**
 * Payments that are counted, identifiers that are refreshed for a new day, and rows that are purged, per step. Payments are processed in the process that
 * serves requests: 500 of them block it for 6 ms, 5000 for 36 ms, and for 70 ms in one of ten runs.
 */
const PAYMENTS_AT_ONCE = 500;
const IDENTIFIERS_AT_ONCE = 500;
const PURGED_AT_ONCE = 2000;
/** Days that are retained beyond those that are counted, to revert frauds and to detect days that left the window. */
const RETAINED_DAYS = 2;
/** Sorts before all identifiers. */
const NONE: IdentifierKey = { organization_id: "00000000-0000-0000-0000-000000000000", identifier: "-1" };

/** Result of a step. */
export interface AggregationStep {
  readonly more: boolean;
}

/** The aggregation of fraud rates. */
export interface FraudRateAggregation {
  /** Counts sessions that the rollup job has just labelled, within its transaction. */
  readonly labelled: (client: pg.PoolClient, sessions: readonly LabelledSession[]) => Promise<void>;
  /** Counts a chunk of payments, and continues to refresh the fraud rates of a new day. */
  readonly step: () => Promise<AggregationStep>;
}

/**
 * Creates an aggregation. An erased request is not counted. A request that cannot be read because the key ring is incomplete is recorded, reported to
 * `unread`, and counted once the key is available.
 */
export function createFraudRateAggregation(
  pool: pg.Pool,
  identifiers: Identifiers,
  readRequest: RequestReader = createRequestReader([]),
  unread: (payments: number) => void = () => undefined,
): FraudRateAggregation {
  const reading: Reading = { identifiers, readRequest, unread };
  const chunk = createChunk();
  const walkUnread = createUnreadWalk();

  async function step(): Promise<AggregationStep> {
    try {
      return (await alone(pool, aggregate)) ?? { more: false };
    } catch (error) {
      chunk.failed();
      throw error;
    }
  }

  async function aggregate(client: pg.PoolClient): Promise<AggregationStep> {
    const before = await readProgress(client);
    const payments = await count(client, before);
    const current = payments >= before.counted;
    const day = isoDay(payments);
    // while it catches up, each chunk would be another day
    const { refreshed, walked } = current && day !== before.refreshed ? await walk(client, before, day) : before;
    const purged = current && day === refreshed ? await purge(client, day) : 0;
    await countAgain(client, reading, await walkUnread.next(client), day);
    await storeProgress(client, { payments, refreshed, walked });
    return { more: !current || day !== refreshed || purged >= PURGED_AT_ONCE || walkUnread.isUnderway() };
  }

  /** Counts payments and returns the new end of the counted time. Skips payments that are too old for any fraud rate. */
  async function count(client: pg.PoolClient, { payments, counted }: AggregationProgress): Promise<number> {
    const from = Math.max(payments, startOfDay(counted) - RATE_DAYS.oldest * DAY);
    // after a clock that was ahead, continue at the current time: counting a few payments twice does less harm than counting none for a while
    if (from >= counted) return counted;
    const reach = Math.min(counted, from + chunk.length());
    const until = await endWithin(client, { from, to: reach }, PAYMENTS_AT_ONCE);
    if (until < reach) chunk.cut(until - from);
    await chunk.timed(until - from, () => countRange(client, reading, { from, to: until }));
    return until;
  }

  return { labelled: (client, sessions) => countLabelled(client, reading, sessions), step };
}

/** Reads identifiers from stored requests. */
interface Reading {
  readonly identifiers: Identifiers;
  readonly readRequest: RequestReader;
  /** Called with the number of payments that could not be read. */
  readonly unread: (payments: number) => void;
}

async function countRange(client: pg.PoolClient, reading: Reading, range: TimeRange): Promise<void> {
  const values = [new Date(range.from), new Date(range.to), ...idsOf(range, CLOSE)];
  const { rows } = await client.query<Sent>({ ...paymentsByIdentifier.statement, values });
  await addPayments(client, reading, [...rows, ...(await encryptedValues(client, reading, values))]);
}

/** Adds payments to the days of their identifiers; returns the identifiers. */
async function addPayments(client: pg.PoolClient, { identifiers }: Reading, sent: readonly Sent[]): Promise<IdentifierKey[]> {
  const added = new Map<string, { organization: string; day: string; identifier: IdentifierHash; payments: number }>();
  for (const { organization_id: organization, submerchant_id, day, kind, value, payments } of sent)
    for (const identifier of hashesOf(identifiers, kind, value, submerchant_id)) {
      const key = `${organization}|${day}|${identifier}`;
      added.set(key, { organization, day, identifier, payments: (added.get(key)?.payments ?? 0) + Number(payments) });
    }
  if (added.size === 0) return [];
  const all = [...added.values()];
  await client.query({
    ...countPayments.statement,
    values: [
      all.map(({ organization }) => organization),
      all.map(({ day }) => day),
      all.map(({ identifier }) => identifier),
      all.map(({ payments }) => payments),
    ],
  });
  return all.map(({ organization, identifier }) => ({ organization_id: organization, identifier }));
}

/** Counts recorded payments that are readable now. Frauds among them are counted with the next changes; erased ones are removed from the record. */
async function countAgain(client: pg.PoolClient, reading: Reading, noted: readonly UnreadPayment[], today: string): Promise<void> {
  const settled = noted.map((one) => ({ one, read: reading.readRequest<PayinRequest>(one.organization_id, one.session_id, one) }));
  const readable = settled.filter(({ read }) => read.state !== "unreadable");
  const sent = readable.flatMap(({ one, read }) => {
    if (read.state !== "readable" || !one.payment || one.day < daysBefore(today, RATE_DAYS.oldest)) return [];
    const { organization_id, submerchant_id, day } = one;
    return valuesOf(read.request).map(([kind, value]) => ({ organization_id, submerchant_id, day, kind, value, payments: "1" }));
  });
  await refresh(client, await addPayments(client, reading, sent), today);
  await settleUnreadSessions(
    client,
    readable.map(({ one }) => one),
  );
}

/** Values of payments with encrypted requests; those that cannot be read are recorded. */
async function encryptedValues(client: pg.PoolClient, { readRequest, unread }: Reading, values: unknown[]): Promise<Sent[]> {
  const { rows } = await client.query<Omit<StoredRequest, "request"> & Pick<Sent, "organization_id" | "submerchant_id" | "day"> & { session_id: string }>({
    ...encryptedPayments.statement,
    values,
  });
  const unreadable: SessionKey[] = [];
  const sent = rows.flatMap((row) => {
    const { organization_id, submerchant_id, day, session_id } = row;
    const read = readRequest<PayinRequest>(organization_id, session_id, { ...row, request: null });
    if (read.state === "unreadable") unreadable.push(row);
    if (read.state !== "readable") return [];
    return valuesOf(read.request).map(([kind, value]) => ({ organization_id, submerchant_id, day, kind, value, payments: "1" }));
  });
  await noteUnreadSessions(client, unreadable, "payment");
  if (unreadable.length > 0) unread(unreadable.length);
  return sent;
}

interface Sent {
  readonly organization_id: string;
  readonly submerchant_id: string | null;
  readonly day: string;
  readonly kind: Parameters<typeof hashesOf>[1];
  readonly value: string;
  readonly payments: string;
}

async function countLabelled(client: pg.PoolClient, reading: Reading, sessions: readonly LabelledSession[]): Promise<void> {
  const day = isoDay((await readProgress(client)).payments);
  const changed = [
    ...(await revertFraudsOf(
      client,
      sessions.filter(({ fraud }) => !fraud),
    )),
    ...(await countFraudsOf(
      client,
      reading,
      sessions.filter(({ fraud }) => fraud),
      day,
    )),
  ];
  await refresh(client, changed, day);
}

async function revertFraudsOf(client: pg.PoolClient, sessions: readonly SessionKey[]): Promise<IdentifierKey[]> {
  if (sessions.length === 0) return [];
  const { rows } = await client.query<IdentifierKey>({ ...purgeFrauds.statement, values: idsOfSessions(sessions) });
  return rows;
}

async function countFraudsOf(
  client: pg.PoolClient,
  { identifiers, readRequest, unread }: Reading,
  sessions: readonly LabelledSession[],
  today: string,
): Promise<IdentifierKey[]> {
  if (sessions.length === 0) return [];
  const found = await client.query<
    Omit<AssessedPayin, "request"> &
      StoredRequest & {
        organization_id: string;
        declined: boolean;
        signals: readonly StoredSignal[];
        scope_by_reporter: boolean;
        organization_wide: boolean;
      }
  >({
    ...assessedFraud.statement,
    values: idsOfSessions(sessions),
  });
  // the organization may have reported it since a submerchant did, or have reverted its own report
  const reverted = await revertFraudsOf(
    client,
    found.rows.filter(({ scope_by_reporter }) => scope_by_reporter),
  );
  const unreadable: SessionKey[] = [];
  const frauds = found.rows.flatMap((assessed) => {
    const { organization_id, session_id, declined, signals, organization_wide } = assessed;
    const day = isoDay(assessed.assessed_at.getTime());
    const read = readRequest<PayinRequest>(organization_id, session_id, assessed);
    if (read.state === "unreadable") unreadable.push(assessed);
    const counted =
      read.state !== "readable" || day < daysBefore(today, RATE_DAYS.oldest)
        ? []
        : identifiersOf(identifiers, { ...assessed, request: read.request }, organization_wide);
    return counted.length === 0
      ? []
      : [{ organization_id, session_id, day, declined, reported_day: today, unexplained: unexplainedByAmount(signals), identifiers: counted }];
  });
  await noteUnreadSessions(client, unreadable, "fraud");
  if (unreadable.length > 0) unread(unreadable.length);
  if (frauds.length === 0) return reverted;
  const { rows } = await client.query<IdentifierKey>({ ...countFrauds.statement, values: [JSON.stringify(frauds)] });
  return [...reverted, ...rows];
}

async function refresh(client: pg.PoolClient, keys: readonly IdentifierKey[], day: string): Promise<void> {
  if (keys.length === 0) return;
  const values = [keys.map(({ organization_id }) => organization_id), keys.map(({ identifier }) => identifier), day];
  await client.query({ ...refreshFraudRates.statement, values });
}

/** Continues the walk through all identifiers with frauds: with each new day, one day enters the window and one leaves it. */
async function walk(
  client: pg.PoolClient,
  { refreshed, walked }: AggregationProgress,
  day: string,
): Promise<Pick<AggregationProgress, "refreshed" | "walked">> {
  const values = [walked.organization_id, walked.identifier, IDENTIFIERS_AT_ONCE];
  const { rows: keys } = await client.query<IdentifierKey>({ ...fraudIdentifiers.statement, values });
  await refresh(client, keys, day);
  const last = keys.at(-1);
  return last === undefined || keys.length < IDENTIFIERS_AT_ONCE ? { refreshed: day, walked: NONE } : { refreshed, walked: last };
}

async function purge(client: pg.PoolClient, day: string): Promise<number> {
  const before = daysBefore(day, RATE_DAYS.oldest + RETAINED_DAYS);
  const values = [before, firstIdAt(Date.parse(before)), PURGED_AT_ONCE];
  const { rows } = await client.query<{ purged: string }>({ ...purgeOldFraudRates.statement, values });
  return Number(rows[0]?.purged);
}

const idsOfSessions = (sessions: readonly SessionKey[]): [string[], string[]] => [
  sessions.map(({ organization_id }) => organization_id),
  sessions.map(({ session_id }) => session_id),
];

const startOfDay = (at: number): number => Math.floor(at / DAY) * DAY;
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
const daysBefore = (day: string, days: number): string => isoDay(Date.parse(day) - days * DAY);

const STORE_PROGRESS = "UPDATE fraud_rate_progress SET payments_until = $1, refreshed_day = $2, walked_organization = $3, walked_identifier = $4";

/** Stores the progress of the aggregation. */
async function storeProgress(client: pg.PoolClient, { payments, refreshed, walked }: Omit<AggregationProgress, "counted">): Promise<void> {
  await client.query(STORE_PROGRESS, [new Date(payments), refreshed, walked.organization_id, walked.identifier]);
}
