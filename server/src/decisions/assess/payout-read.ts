// Reads the activity of a batch's payouts. A separate statement, so that pay-ins do not pay for it: it is sent after the read of the batch, on the same
// connection, when the batch contains payouts.

import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { declareParameters } from "../../platform/database/parameters.ts";
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import { systemClock } from "../../platform/time/clock.ts";
import type { Paid, PayoutFeatures, PayoutPast } from "../../scoring/engine/features.ts";
import { wentBefore } from "../../scoring/engine/signals/payout.ts";
import { PAYOUT_MEMORY, type PayoutIdentifier, payoutBuckets, payoutWindows } from "../../scoring/payments/lookback-windows.ts";
import type { Job } from "./job.ts";
import { Organizations, PastProbes } from "./probes.ts";

/** Kinds of row, in the first column; the second is the position of the probe in its parameter array. */
const rowKind = { account: 1, beneficiary: 2, origin: 3, device: 4, pair: 5, last: 6 } as const;

/** Rows per identifier and bucket; for an origin, rows of new and of known beneficiaries each. */
const PAST_ROWS = 40;
const ORIGIN_ROWS = 20;

/** Columns of the result after kind and position, with their types. */
const columns = {
  at: "bigint",
  session_id: "uuid",
  order_key: "bigint",
  declined: "boolean",
  treasury: "boolean",
  amount_minor: "bigint",
  currency: "text",
  origin: "bigint",
  account: "bigint",
  name: "text",
  first: "boolean",
  pair: "bigint",
  device: "bigint",
  initiator: "bigint",
  channel: "bigint",
} as const;
type Column = keyof typeof columns;

const PAID: readonly Column[] = ["at", "session_id", "order_key", "declined", "treasury", "amount_minor", "currency"];
/** Columns of each identifier's rows: {@link PayoutPast}. */
const pastColumns: Readonly<Record<PayoutIdentifier, readonly Column[]>> = {
  account: [...PAID, "origin", "account", "name"],
  beneficiary: [...PAID, "origin", "account", "name"],
  origin: [...PAID, "first", "pair", "device", "initiator", "channel"],
  device: ["at", "session_id", "origin"],
};
/** The columns as expressions: NULL for absent ones. */
const select = (given: Partial<Record<Column, string>>): string =>
  (Object.keys(columns) as Column[]).map((column) => given[column] ?? `NULL::${columns[column]}`).join(", ");
const selectPast = (identifier: PayoutIdentifier): string => select(Object.fromEntries(pastColumns[identifier].map((column) => [column, `a.${column}`])));

/** Look-ups of activity: organization, time bucket, identifier. */
const PAST = ["int[]", "bigint[]", "bigint[]"] as const;

/** The parameters. A look-up refers to its organization by the position in `organizations`. */
const parameters = declareParameters({
  organizations: ["uuid[]"],
  account: PAST,
  beneficiary: PAST,
  origin: PAST,
  device: PAST,
  /** Each payout: organization, order, pair, origin, and the first and the last look-up of its origin. */
  payouts: ["int[]", "bigint[]", "bigint[]", "bigint[]", "int[]", "int[]"],
  /** Current time of the batch, in epoch milliseconds. */
  now: ["bigint"],
} as const satisfies Record<string, readonly string[]> & Record<PayoutIdentifier, typeof PAST>);

const organization = `(${parameters.sql("organizations")})[p.org]`;
const now = parameters.sql("now");

/** Payouts of one identifier in one bucket. */
function past(identifier: PayoutIdentifier): string {
  const rows = (condition: string, limit: number): string => `(SELECT * FROM payout_activity
  WHERE organization_id = ${organization} AND at / ${payoutBuckets[identifier]} = p.bucket AND ${identifier} = p.identifier AND at > ${now} - ${payoutWindows[identifier]}${condition}
  ORDER BY at DESC LIMIT ${limit})`;
  const found = identifier === "origin" ? `${rows(" AND first", ORIGIN_ROWS)} UNION ALL ${rows(" AND NOT first", ORIGIN_ROWS)}` : rows("", PAST_ROWS);
  return `SELECT ${rowKind[identifier]} AS kind, p.i::int AS i, ${selectPast(identifier)}
FROM unnest(${parameters.sql(identifier)}) WITH ORDINALITY AS p(org, bucket, identifier, i)
CROSS JOIN LATERAL (${found}) a`;
}

const oldest = `${now} - ${PAYOUT_MEMORY}`;
const buckets = (width: number): string => `generate_series(${now} / ${width}, (${oldest}) / ${width}, -1) AS b(bucket)`;
const payouts = `unnest(${parameters.sql("payouts")}) WITH ORDINALITY AS p(org, order_key, pair, origin, newest, oldest, i)`;
/** Payouts whose origin has no payment for another order in the rows that were read: `newest` to `oldest` are the look-ups of the origin. */
const unseenOrigins = `(SELECT * FROM ${payouts} WHERE NOT EXISTS (
  SELECT FROM seen WHERE seen.i BETWEEN p.newest AND p.oldest AND (seen.least <> p.order_key OR seen.most <> p.order_key)) OFFSET 0) p`;
const inBucket = (width: number): string => `organization_id = ${organization} AND at / ${width} = b.bucket AND at > ${oldest}`;
/** Most rows that are skipped in a bucket: declined payouts, attempts of the same order. */
const MOST_SKIPPED = 100;
const lastOfOrigin = (first: string): string => `(SELECT n.at FROM (
      SELECT at, declined, order_key FROM payout_activity WHERE ${inBucket(payoutBuckets.origin)} AND origin = p.origin AND ${first} ORDER BY at DESC LIMIT ${MOST_SKIPPED}
    ) n WHERE NOT n.declined AND n.order_key <> p.order_key ORDER BY n.at DESC LIMIT 1)`;

/**
 * Reads the activity of payouts. Whether an origin ever paid the beneficiary, and its last payout if the newest rows do not show it, is searched bucket by
 * bucket from the newest, until a bucket has the answer.
 */
export const payoutRead = crossTenantFunction({
  name: "payout_read",
  purpose: "the activity of a batch's payouts; every row is joined on the organization of its own request",
  parameters: parameters.types,
  columns: `kind int, i int, ${Object.entries(columns)
    .map(([column, type]) => `${column} ${type}`)
    .join(", ")}`,
  reads: true,
  body: `WITH paid_by_origin AS MATERIALIZED (
${past("origin")}
), seen AS MATERIALIZED (
SELECT i, min(order_key) AS least, max(order_key) AS most FROM paid_by_origin WHERE NOT declined GROUP BY i
)
SELECT * FROM paid_by_origin
UNION ALL
${past("account")}
UNION ALL
${past("beneficiary")}
UNION ALL
${past("device")}
UNION ALL
SELECT ${rowKind.pair}, p.i::int, ${select({})}
FROM ${payouts}
CROSS JOIN LATERAL (
  SELECT 1 FROM ${buckets(payoutBuckets.pair)} CROSS JOIN LATERAL (
    SELECT 1 FROM (SELECT order_key FROM payout_activity WHERE ${inBucket(payoutBuckets.pair)} AND pair = p.pair AND NOT declined LIMIT ${MOST_SKIPPED}) n WHERE n.order_key <> p.order_key LIMIT 1
  ) x LIMIT 1
) known
UNION ALL
SELECT ${rowKind.last}, p.i::int, ${select({ at: "l.at" })}
FROM ${unseenOrigins}
CROSS JOIN LATERAL (
  SELECT x.at FROM ${buckets(payoutBuckets.origin)} CROSS JOIN LATERAL (SELECT GREATEST(${lastOfOrigin("first")}, ${lastOfOrigin("NOT first")}) AS at OFFSET 0) x
  WHERE x.at IS NOT NULL LIMIT 1
) l`,
});

/** A row of the statement, as text. */
type Row = readonly (string | null)[];

/** The activity for a payout, without its own hashes. */
export type PayoutFindings = Omit<PayoutFeatures, "keys">;

/** A read to send, and a decoder of its rows into the activity for each job; undefined for pay-ins. */
export interface PayoutRead {
  readonly query: { name: string; text: string; values: string[]; rowMode: "array"; types: typeof asText };
  readonly decode: (rows: readonly Row[]) => (PayoutFindings | undefined)[];
}

const asText = { getTypeParser: () => String };

const IDENTIFIERS = ["account", "beneficiary", "origin", "device"] as const satisfies readonly PayoutIdentifier[];

/** Prepares the read of the batch's payouts. */
export function payoutBatchRead(jobs: readonly Job[]): PayoutRead {
  const organizations = new Organizations();
  // the oldest time of the batch; rows that are too old for a job are filtered out per job
  const now = Math.min(systemClock.now(), ...jobs.map((job) => job.subject.transaction.assessedAt));
  const probesBy = (identifier: PayoutIdentifier): PastProbes => new PastProbes(payoutWindows[identifier], payoutBuckets[identifier]);
  const probes = { account: probesBy("account"), beneficiary: probesBy("beneficiary"), origin: probesBy("origin"), device: probesBy("device") };
  const rows: {
    org: number;
    order: IdentifierHash;
    pair: IdentifierHash | null;
    origin: IdentifierHash | null;
    newest: number | null;
    oldest: number | null;
  }[] = [];
  const positions = jobs.map(({ credential, subject }) => {
    if (subject.payout === undefined) return undefined;
    const { keys } = subject.payout;
    const org = organizations.position(credential.organizationId);
    const past = IDENTIFIERS.map((identifier) => probes[identifier].add(org, keys[identifier], subject.transaction.assessedAt));
    const ofOrigin = past[IDENTIFIERS.indexOf("origin")]?.map((position) => position + 1) ?? [];
    const [newest, oldest] = [ofOrigin[0] ?? null, ofOrigin.at(-1) ?? null];
    return { keys, past, row: rows.push({ org, order: keys.order, pair: keys.pair, origin: keys.origin, newest, oldest }) - 1 };
  });
  const payouts = (["org", "order", "pair", "origin", "newest", "oldest"] as const).map((name) => `{${rows.map((one) => one[name] ?? "NULL").join(",")}}`);
  const values = parameters.values({
    organizations: [organizations.parameter()],
    account: probes.account.parameters(),
    beneficiary: probes.beneficiary.parameters(),
    origin: probes.origin.parameters(),
    device: probes.device.parameters(),
    payouts: payouts,
    now: [String(now)],
  });
  return {
    query: { ...payoutRead.statement, values, rowMode: "array", types: asText },
    decode: (found) => {
      const groups = group(found);
      return positions.map((one, index): PayoutFindings | undefined => {
        const assessedAt = jobs[index]?.subject.transaction.assessedAt ?? 0;
        if (one === undefined) return undefined;
        const read = <Found extends { readonly at: number }>(identifier: PayoutIdentifier, decoded: (row: Row) => Found): Found[] =>
          (one.past[IDENTIFIERS.indexOf(identifier)] ?? [])
            .flatMap((position) => groups.get(rowsOf(rowKind[identifier], position)) ?? [])
            .map(decoded)
            .sort((a, b) => b.at - a.at);
        const within = <Found extends { readonly at: number }>(identifier: PayoutIdentifier, rows: readonly Found[]): readonly Found[] =>
          rows.filter((paid) => paid.at > assessedAt - payoutWindows[identifier]);
        const origin = read("origin", paidBy);
        const [last] = groups.get(rowsOf(rowKind.last, one.row)) ?? [];
        const past: PayoutPast = {
          account: within("account", read("account", paidTo)),
          beneficiary: within("beneficiary", read("beneficiary", paidTo)),
          origin: within("origin", origin),
          device: within("device", read("device", paidWith)),
        };
        return {
          past,
          originLastAt: last === undefined ? wentBefore(one.keys, origin)[0]?.at : Number(last[2]),
          pairKnown: groups.has(rowsOf(rowKind.pair, one.row)),
        };
      });
    },
  };
}

/** Kind of row and position of its probe, combined into one key. */
function rowsOf(kind: number, position: number): number {
  return position * 8 + kind;
}

function group(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const key = rowsOf(Number(row[0]), Number(row[1]) - 1);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

const at = Object.fromEntries(Object.keys(columns).map((column, index) => [column, index + 2])) as Readonly<Record<Column, number>>;
const text = (row: Row, column: Column): string => row[at[column]] ?? "";
const isTrue = (row: Row, column: Column): boolean => row[at[column]] === "t";
const hash = (row: Row, column: Column): IdentifierHash | null => row[at[column]] ?? null;

function paidTo(row: Row): PayoutPast["account"][number] {
  const name = text(row, "name");
  return { ...paid(row), origin: hash(row, "origin"), account: hash(row, "account"), name: name === "" ? [] : name.split(" ") };
}

function paidBy(row: Row): PayoutPast["origin"][number] {
  return {
    ...paid(row),
    first: isTrue(row, "first"),
    pair: hash(row, "pair"),
    device: hash(row, "device"),
    initiator: hash(row, "initiator"),
    channel: hash(row, "channel"),
  };
}

function paidWith(row: Row): PayoutPast["device"][number] {
  return { sessionId: text(row, "session_id"), at: Number(text(row, "at")), origin: hash(row, "origin") };
}

function paid(row: Row): Paid {
  return {
    sessionId: text(row, "session_id"),
    at: Number(text(row, "at")),
    order: text(row, "order_key"),
    declined: isTrue(row, "declined"),
    treasury: isTrue(row, "treasury"),
    amountMinor: Number(text(row, "amount_minor")),
    currency: text(row, "currency"),
  };
}
