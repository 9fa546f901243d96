// Reads the activity of a batch's payouts. A separate statement, so that pay-ins do not pay for it: it is sent after the read of the batch, on the same
// connection, when the batch contains payouts.

import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { declareParameters } from "../../platform/database/parameters.ts";
import { PAYOUT_MEMORY, type PayoutIdentifier, payoutBuckets, payoutWindows } from "../../scoring/payments/read-windows.ts";

/** Kinds of row, in the first column; the second is the position of the probe in its parameter array. */
export const rowKind = { account: 1, beneficiary: 2, origin: 3, device: 4, pair: 5, last: 6 } as const;

/** Rows per identifier and bucket; for an origin, rows of new and of known beneficiaries each. */
const PAST_ROWS = 40;
const ORIGIN_ROWS = 20;

/** Columns of the result after kind and position, with their types. */
export const columns = {
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
/** A column of the answer. */
export type Column = keyof typeof columns;

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
export const parameters = declareParameters({
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
  planning: BY_INDEX,
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
