// Feeds fraud_shares behind the decisions: payments are counted by identifier and day, frauds as they become known, and what decisions read is made of both.
// It works beside the rollup job of statistics, under its lock, and never further than it has come.

import type pg from "pg";
import { createRequestReader, type RequestReader, type StoredRequest } from "../../platform/data-keys/stored-value.ts";
import type { IdentifierHash, Identifiers } from "../../platform/identifiers/hash.ts";
import { firstIdAt } from "../../platform/identifiers/uuid.ts";
import { DAY } from "../../platform/time/time.ts";
import type { PayinRequest } from "../../scoring/payments/payin.ts";
import { createChunk, endWithin } from "../statistics/chunk.ts";
import { RATE_DAYS } from "../statistics/facts.ts";
import { alone, type Judged } from "../statistics/rollup.ts";
import { CLOSE, idsOf, type Span } from "../statistics/time-ranges.ts";
import { countFrauds } from "./count-frauds.sql.ts";
import { countPayments } from "./count-payments.sql.ts";
import { type AssessedPayin, hashesOf, identifiersOf, valuesOf } from "./identifiers.ts";
import { fraudIdentifiers } from "./list-fraud-identifiers.sql.ts";
import { purgeFrauds } from "./purge-frauds.sql.ts";
import { purgeOldFraudRates } from "./purge-old-fraud-rates.sql.ts";
import { encryptedPayments } from "./read-encrypted-payments.sql.ts";
import { assessedFraud } from "./read-fraud.sql.ts";
import { paymentsByIdentifier } from "./read-payments.sql.ts";
import { refreshShares } from "./refresh-shares.sql.ts";
import { createUnreadWalk, noteUnreadSessions, type SessionKey, settleUnreadSessions, type UnreadPayment } from "./unread.ts";

/**
 * Payments that are counted, identifiers that are looked at for a new day, and rows that are forgotten, in one step. Payments come into the process
 * that answers callers: 500 of them hold it up for 6 ms, 5000 for 36, and once in ten times for 70.
 */
const PAYMENTS_AT_ONCE = 500;
const IDENTIFIERS_AT_ONCE = 500;
const FORGOTTEN_AT_ONCE = 2000;
/** Days that are kept beyond those that are counted: what is taken back is still found, and what has aged out is seen to have done so. */
const KEPT = 2;
/** Before all identifiers. */
const NONE: ShareKey = { organization_id: "00000000-0000-0000-0000-000000000000", identifier: "-1" };

/** An identifier of an organization. */
interface ShareKey {
  readonly organization_id: string;
  readonly identifier: string;
}

interface Progress {
  readonly payments: number;
  /** Up to when statistics are counted. */
  readonly counted: number;
  /** Day of the shares, ISO. */
  readonly refreshed: string;
  readonly walked: ShareKey;
}

/** What a step has done. */
export interface Fed {
  readonly more: boolean;
}

/** Feeds. */
export interface FraudRateAggregation {
  /** Counts sessions that the rollup job has just judged, within its transaction. */
  readonly judged: (client: pg.PoolClient, sessions: readonly Judged[]) => Promise<void>;
  /** Counts a portion of payments, and goes on with the shares of a new day. */
  readonly step: () => Promise<Fed>;
}

/**
 * Creates an aggregation. A request that was erased is not counted. One that cannot be read because the key ring is not complete is noted, reported to `unread`, and
 * counted when the key is there again.
 */
export function createFraudRateAggregation(
  pool: pg.Pool,
  identifiers: Identifiers,
  readRequest: RequestReader = createRequestReader([]),
  unread: (payments: number) => void = () => undefined,
): FraudRateAggregation {
  const reading: Reading = { identifiers, readRequest, unread };
  const portion = createChunk();
  const walkUnread = createUnreadWalk();

  async function step(): Promise<Fed> {
    try {
      return (await alone(pool, feed)) ?? { more: false };
    } catch (error) {
      portion.failed();
      throw error;
    }
  }

  async function feed(client: pg.PoolClient): Promise<Fed> {
    const before = await progressOf(client);
    const payments = await count(client, before);
    const current = payments >= before.counted;
    const day = isoDay(payments);
    // while it catches up, each portion would be another day
    const { refreshed, walked } = current && day !== before.refreshed ? await walk(client, before, day) : before;
    const forgotten = current && day === refreshed ? await forget(client, day) : 0;
    await countAgain(client, reading, await walkUnread.next(client), day);
    await client.query("UPDATE shares_progress SET payments_until = $1, refreshed_day = $2, walked_organization = $3, walked_identifier = $4", [
      new Date(payments),
      refreshed,
      walked.organization_id,
      walked.identifier,
    ]);
    return { more: !current || day !== refreshed || forgotten >= FORGOTTEN_AT_ONCE || walkUnread.isUnderway() };
  }

  /** Counts payments; answers up to when. What is older than any share is left out. */
  async function count(client: pg.PoolClient, { payments, counted }: Progress): Promise<number> {
    const from = Math.max(payments, startOfDay(counted) - RATE_DAYS.oldest * DAY);
    // behind a clock that was ahead, it begins anew at the present: a few payments too many do less harm than none for a while
    if (from >= counted) return counted;
    const reach = Math.min(counted, from + portion.length());
    const until = await endWithin(client, { from, to: reach }, PAYMENTS_AT_ONCE);
    if (until < reach) portion.cut(until - from);
    await portion.timed(until - from, () => countSpan(client, reading, { from, to: until }));
    return until;
  }

  return { judged: (client, sessions) => judged(client, reading, sessions), step };
}

/** How identifiers are found in what is stored. */
interface Reading {
  readonly identifiers: Identifiers;
  readonly readRequest: RequestReader;
  /** Told how many payments could not be read. */
  readonly unread: (payments: number) => void;
}

async function countSpan(client: pg.PoolClient, reading: Reading, span: Span): Promise<void> {
  const values = [new Date(span.from), new Date(span.to), ...idsOf(span, CLOSE)];
  const { rows } = await client.query<Sent>({ ...paymentsByIdentifier.statement, values });
  await addPayments(client, reading, [...rows, ...(await encryptedValues(client, reading, values))]);
}

/** Adds payments to the days of their identifiers; answers the identifiers. */
async function addPayments(client: pg.PoolClient, { identifiers }: Reading, sent: readonly Sent[]): Promise<ShareKey[]> {
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

/** Counts noted payments that can be read now. Frauds among them are counted with the next changes; what was erased meanwhile is not noted any longer. */
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

/** Values of payments whose requests are stored encrypted; those that cannot be read for now are noted. */
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

async function judged(client: pg.PoolClient, reading: Reading, sessions: readonly Judged[]): Promise<void> {
  const day = isoDay((await progressOf(client)).payments);
  const changed = [
    ...(await forgetFraudsOf(
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

async function forgetFraudsOf(client: pg.PoolClient, sessions: readonly Judged[]): Promise<ShareKey[]> {
  if (sessions.length === 0) return [];
  const { rows } = await client.query<ShareKey>({ ...purgeFrauds.statement, values: idsOfSessions(sessions) });
  return rows;
}

async function countFraudsOf(
  client: pg.PoolClient,
  { identifiers, readRequest, unread }: Reading,
  sessions: readonly Judged[],
  today: string,
): Promise<ShareKey[]> {
  if (sessions.length === 0) return [];
  const found = await client.query<Omit<AssessedPayin, "request"> & StoredRequest & { organization_id: string; declined: boolean }>({
    ...assessedFraud.statement,
    values: idsOfSessions(sessions),
  });
  const unreadable: SessionKey[] = [];
  const frauds = found.rows.flatMap((assessed) => {
    const { organization_id, session_id, declined } = assessed;
    const day = isoDay(assessed.assessed_at.getTime());
    const read = readRequest<PayinRequest>(organization_id, session_id, assessed);
    if (read.state === "unreadable") unreadable.push(assessed);
    const counted =
      read.state !== "readable" || day < daysBefore(today, RATE_DAYS.oldest) ? [] : identifiersOf(identifiers, { ...assessed, request: read.request });
    return counted.length === 0 ? [] : [{ organization_id, session_id, day, declined, identifiers: counted }];
  });
  await noteUnreadSessions(client, unreadable, "fraud");
  if (unreadable.length > 0) unread(unreadable.length);
  if (frauds.length === 0) return [];
  const { rows } = await client.query<ShareKey>({ ...countFrauds.statement, values: [JSON.stringify(frauds)] });
  return rows;
}

async function refresh(client: pg.PoolClient, keys: readonly ShareKey[], day: string): Promise<void> {
  if (keys.length === 0) return;
  const values = [keys.map(({ organization_id }) => organization_id), keys.map(({ identifier }) => identifier), day];
  await client.query({ ...refreshShares.statement, values });
}

/** Goes on through all identifiers with frauds: with each day, one comes into the shares and one leaves them. */
async function walk(client: pg.PoolClient, { refreshed, walked }: Progress, day: string): Promise<Pick<Progress, "refreshed" | "walked">> {
  const values = [walked.organization_id, walked.identifier, IDENTIFIERS_AT_ONCE];
  const { rows: keys } = await client.query<ShareKey>({ ...fraudIdentifiers.statement, values });
  await refresh(client, keys, day);
  const last = keys.at(-1);
  return last === undefined || keys.length < IDENTIFIERS_AT_ONCE ? { refreshed: day, walked: NONE } : { refreshed, walked: last };
}

async function forget(client: pg.PoolClient, day: string): Promise<number> {
  const before = daysBefore(day, RATE_DAYS.oldest + KEPT);
  const values = [before, firstIdAt(Date.parse(before)), FORGOTTEN_AT_ONCE];
  const { rows } = await client.query<{ forgotten: string }>({ ...purgeOldFraudRates.statement, values });
  return Number(rows[0]?.forgotten);
}

async function progressOf(client: pg.PoolClient): Promise<Progress> {
  const { rows } = await client.query<{ payments_until: Date; counted_until: Date; refreshed: string; organization_id: string; identifier: string }>(
    `SELECT payments_until, counted_until, to_char(refreshed_day, 'YYYY-MM-DD') AS refreshed, walked_organization AS organization_id, walked_identifier AS identifier
     FROM shares_progress CROSS JOIN statistics_progress`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the progress of the shares is gone");
  const { payments_until, counted_until, refreshed, organization_id, identifier } = row;
  return { payments: payments_until.getTime(), counted: counted_until.getTime(), refreshed, walked: { organization_id, identifier } };
}

const idsOfSessions = (sessions: readonly Judged[]): [string[], string[]] => [
  sessions.map(({ organization_id }) => organization_id),
  sessions.map(({ session_id }) => session_id),
];

const startOfDay = (at: number): number => Math.floor(at / DAY) * DAY;
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
const daysBefore = (day: string, days: number): string => isoDay(Date.parse(day) - days * DAY);
