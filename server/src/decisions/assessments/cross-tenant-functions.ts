// Sessions by the identifiers in activity, by the time buckets that its indexes start with.

import type { components } from "../../../../generated/types.ts";
import { type CrossTenantFunction, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { DAY, HOUR } from "../../platform/time/time.ts";
import { activityBuckets, payoutBuckets, searchBuckets } from "../../scoring/payments/read-windows.ts";
import { ID_LAG } from "./filter.ts";

/** Kinds of identifier that sessions are searched by. */
export type SearchKind = components["schemas"]["EntityKind"];

/** An index of activity that holds a kind of identifier. */
interface Place {
  readonly table: "activity" | "payout_activity";
  readonly column: string;
  /** Width (ms) of its buckets. */
  readonly width: number;
  /** A boolean column of the index between the identifier and the time. */
  readonly between?: "trusted" | "first";
  /** The index ends before the time. */
  readonly timeless?: true;
}

const payin = (column: keyof typeof activityBuckets): Place => ({ table: "activity", column, width: activityBuckets[column], between: "trusted" });
const searched = (column: keyof typeof searchBuckets): Place => ({ table: "activity", column, width: searchBuckets[column] });
const payout = (column: keyof typeof payoutBuckets): Place => ({ table: "payout_activity", column, width: payoutBuckets[column] });

/** The kinds and where their hashes are: of pay-ins, and of payouts. A payer of a payout is the customer whose account is debited. */
const PLACES: Readonly<Record<SearchKind, readonly Place[]>> = {
  payer: [payin("payer"), { ...payout("origin"), between: "first" }],
  email: [payin("email"), { ...payout("email"), timeless: true }],
  phone: [searched("phone"), payout("phone")],
  card: [payin("card")],
  device: [payin("device"), payout("device")],
  ip: [payin("ip"), payout("ip")],
  account: [searched("account"), payout("account")],
  beneficiary: [payout("beneficiary")],
};

/** The kinds, in the order of the parameter of {@link recentSessions}. */
export const searchKinds = Object.keys(PLACES) as SearchKind[];

// row-level security policies prevent the use of expression indexes, because a division can fail: the functions enforce tenant isolation themselves
const PURPOSE = "only rows of the organization that the transaction is set to, by the function that the policies use";

/** Time range (ms) of one step: about one partition, so that each step reads only one or two of them. */
const STRETCH = 30 * DAY;

const buckets = (width: number, first: string, last: string): string =>
  `at / ${width} = ANY (ARRAY(SELECT generate_series(${first} / ${width}, ${last} / ${width})))`;

const anyOf = ({ between }: Place): string => (between === undefined ? "" : `AND ${between} = ANY ('{true,false}') `);

/**
 * Sessions of a place by the hash of an identifier. `$1` the hash, `$2` the inclusive start and `$3` the exclusive end, epoch milliseconds; `$4` the limit, null
 * for all.
 */
function sessionsIn(place: Place): string {
  const { table, column, width } = place;
  // one index scan steps through all buckets, at a third of the cost of a look-up per bucket
  return `SELECT a.session_id FROM generate_series($2, $3, ${STRETCH}) AS t(first)
  CROSS JOIN LATERAL (SELECT LEAST(t.first + ${STRETCH}, $3) AS ending OFFSET 0) e
  CROSS JOIN LATERAL (
    SELECT session_id FROM ${table} WHERE organization_id = current_organization()
    AND ${buckets(width, "t.first", "e.ending")} AND ${column} = $1
    ${anyOf(place)}AND at >= t.first AND at < e.ending
    AND session_id >= first_id_at(t.first - ${ID_LAG}) AND session_id < first_id_at(e.ending + ${ID_LAG})
  ) a`;
}

const sessionsBy = (kind: SearchKind): CrossTenantFunction =>
  crossTenantFunction({
    name: `sessions_of_${kind}`,
    purpose: PURPOSE,
    parameters: ["bigint", "bigint", "bigint", "bigint"],
    columns: "session_id uuid",
    reads: true,
    body: `${PLACES[kind].map(sessionsIn).join(" UNION ALL ")} LIMIT $4`,
  });

/** Sessions of an identifier, by its kind. */
export const sessionsOf: Readonly<Record<SearchKind, CrossTenantFunction>> = {
  payer: sessionsBy("payer"),
  email: sessionsBy("email"),
  phone: sessionsBy("phone"),
  card: sessionsBy("card"),
  device: sessionsBy("device"),
  ip: sessionsBy("ip"),
  account: sessionsBy("account"),
  beneficiary: sessionsBy("beneficiary"),
};

/** Time (ms) before an end in which the recent sessions of an identifier are, and that of one step: each step selects its partitions anew, which costs as much as the look-up. */
const RECENT = 30 * DAY;
const RECENT_STEP = 10 * DAY;

/** Recent sessions in a place of the identifiers of its kind: step by step from the end, until there are enough, however many a step has. */
function recentIn(place: Place, kind: number): string {
  const { table, column, width, timeless } = place;
  const step = timeless ? RECENT : RECENT_STEP;
  return `SELECT p.place::int, a.session_id FROM unnest($1, $2, $3) WITH ORDINALITY AS p(kind, identifier, ending, place)
  CROSS JOIN LATERAL (
    SELECT one.session_id FROM generate_series(p.ending - ${step}, p.ending - ${RECENT}, -${step}) AS t(first)
    CROSS JOIN LATERAL (
      SELECT session_id FROM ${table} WHERE organization_id = current_organization()
      AND ${buckets(width, "t.first", `(t.first + ${step - 1})`)} AND ${column} = p.identifier
      ${anyOf(place)}AND at >= t.first AND at < t.first + ${step}
      AND session_id >= first_id_at(t.first - ${HOUR}) AND session_id < first_id_at(t.first + ${step + HOUR}) LIMIT $4
    ) one LIMIT $4
  ) a WHERE p.kind = ${kind}`;
}

/**
 * Recent sessions of several identifiers: `$1` the index of each one's kind in {@link searchKinds}, `$2` its hash, `$3` the exclusive end, epoch milliseconds. At most
 * `$4` of each and flow, of the newest ten days that have as many within the 30 days before the end. `place` is the position of the identifier, from 1.
 */
export const recentSessions = crossTenantFunction({
  name: "recent_sessions",
  purpose: PURPOSE,
  parameters: ["int[]", "bigint[]", "bigint[]", "bigint"],
  columns: "place int, session_id uuid",
  reads: true,
  body: searchKinds.flatMap((kind, index) => PLACES[kind].map((place) => recentIn(place, index))).join("\nUNION ALL\n"),
});
