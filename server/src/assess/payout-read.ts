// The past of a batch's payouts. A statement of its own, so that pay-ins do not pay for it: it is sent behind the read of the batch, on the same
// connection, when there are payouts in it.
import { spanningFunction } from "../database/spanning.ts";
import type { PayoutActivity, PayoutFeatures, PayoutPast } from "../engine/features.ts";
import type { Job } from "./job.ts";
import { Organizations, PastProbes } from "./probes.ts";
import { PAYOUT_SPANS_BACK, type PayoutIdentifier, payoutSpans } from "./spans.ts";

/** Kinds of row, in the first column; the second is the position of the asking element in its parameter array. */
const rowKind = { account: 1, beneficiary: 2, origin: 3, device: 4, pair: 5, last: 6 } as const;

/** Rows that are read per identifier and bucket; of an origin, so many new beneficiaries and so many known ones. */
const PAST_ROWS = 40;
const ORIGIN_ROWS = 20;

const noPayout = `NULL::uuid, NULL::boolean, NULL::boolean, NULL::boolean, ${Array(9).fill("NULL::bigint").join(", ")}, NULL::text, NULL::text`;

/** Payouts of one identifier in one bucket. `$1` holds the batch's organizations, each probe names its own by position; `$18` the batch's present. */
function past(identifier: PayoutIdentifier, parameter: number): string {
  const rows = (condition: string, limit: number): string => `(SELECT * FROM payout_activity
  WHERE organization_id = ($1::uuid[])[p.org] AND at / ${payoutSpans[identifier]} = p.bucket AND ${identifier} = p.identifier AND at > $18::bigint - ${payoutSpans[identifier]}${condition}
  ORDER BY at DESC LIMIT ${limit})`;
  const found = identifier === "origin" ? `${rows(" AND first", ORIGIN_ROWS)} UNION ALL ${rows(" AND NOT first", ORIGIN_ROWS)}` : rows("", PAST_ROWS);
  return `SELECT ${rowKind[identifier]} AS kind, p.i::int AS i, a.at, a.session_id, a.first, a.declined, a.treasury, a.order_key, a.origin, a.account, a.beneficiary, a.pair, a.device, a.initiator, a.channel,
  a.amount_minor, a.currency, a.name
FROM unnest($${parameter}::int[], $${parameter + 1}::bigint[], $${parameter + 2}::bigint[]) WITH ORDINALITY AS p(org, bucket, identifier, i)
CROSS JOIN LATERAL (${found}) a`;
}

const buckets = `generate_series($18::bigint / ${payoutSpans.origin}, $18::bigint / ${payoutSpans.origin} - ${PAYOUT_SPANS_BACK}, -1) AS b(bucket)`;
const askers = "unnest($14::int[], $15::bigint[], $16::bigint[], $17::bigint[]) WITH ORDINALITY AS p(org, order_key, pair, origin, i)";
const inBucket = `organization_id = ($1::uuid[])[p.org] AND at / ${payoutSpans.origin} = b.bucket`;
/** Rows that are looked past at the most in a bucket: refused payouts, attempts of the same order. */
const LOOKED_PAST = 8;
const lastOfOrigin = (first: string): string => `(SELECT n.at FROM (
      SELECT at, declined, order_key FROM payout_activity WHERE ${inBucket} AND origin = p.origin AND ${first} ORDER BY at DESC LIMIT ${LOOKED_PAST}
    ) n WHERE NOT n.declined AND n.order_key <> p.order_key ORDER BY n.at DESC LIMIT 1)`;

/** Reads the past of payouts. What an origin did last, and whom it ever paid, is walked through the buckets from the newest on, until one has an answer. */
export const payoutRead = spanningFunction({
  name: "payout_read",
  purpose: "the past of a batch's payouts; every row is joined on the organization of the request that asks",
  parameters: [
    "uuid[]",
    ...["account", "beneficiary", "origin", "device"].flatMap(() => ["int[]", "bigint[]", "bigint[]"]),
    "int[]",
    "bigint[]",
    "bigint[]",
    "bigint[]",
    "bigint",
  ],
  columns: `kind int, i int, at bigint, session_id uuid, first boolean, declined boolean, treasury boolean, order_key bigint, origin bigint, account bigint,
    beneficiary bigint, pair bigint, device bigint, initiator bigint, channel bigint, amount_minor bigint, currency text, name text`,
  reads: true,
  body: `${past("account", 2)}
UNION ALL
${past("beneficiary", 5)}
UNION ALL
${past("origin", 8)}
UNION ALL
${past("device", 11)}
UNION ALL
SELECT ${rowKind.pair}, p.i::int, NULL::bigint, ${noPayout}
FROM ${askers}
CROSS JOIN LATERAL (
  SELECT 1 FROM ${buckets} CROSS JOIN LATERAL (
    SELECT 1 FROM (SELECT order_key FROM payout_activity WHERE ${inBucket} AND pair = p.pair AND NOT declined LIMIT ${LOOKED_PAST}) n WHERE n.order_key <> p.order_key LIMIT 1
  ) x LIMIT 1
) known
UNION ALL
SELECT ${rowKind.last}, p.i::int, l.at, ${noPayout}
FROM ${askers}
CROSS JOIN LATERAL (
  SELECT x.at FROM ${buckets} CROSS JOIN LATERAL (SELECT GREATEST(${lastOfOrigin("first")}, ${lastOfOrigin("NOT first")}) AS at OFFSET 0) x
  WHERE x.at IS NOT NULL LIMIT 1
) l`,
});

/** A row of the statement, as text; numbers are exact in a JavaScript number. */
type Row = readonly (string | null)[];

/** The past of a payout, without its own numbers. */
export type PayoutFindings = Omit<PayoutFeatures, "keys">;

/** A read to send, and the past of each job; undefined for pay-ins. */
export interface PayoutRead {
  readonly query: { name: string; text: string; values: string[]; rowMode: "array"; types: typeof asText };
  readonly decode: (rows: readonly Row[]) => (PayoutFindings | undefined)[];
}

const asText = { getTypeParser: () => String };

const IDENTIFIERS = ["account", "beneficiary", "origin", "device"] as const satisfies readonly PayoutIdentifier[];

/** Prepares the read of the batch's payouts. */
export function payoutBatchRead(jobs: readonly Job[]): PayoutRead {
  const organizations = new Organizations();
  // the oldest of the batch: what is a moment too much is left out again job by job
  const now = Math.min(Date.now(), ...jobs.map((job) => job.subject.transaction.assessedAt));
  const probes = IDENTIFIERS.map((identifier) => new PastProbes(payoutSpans[identifier]));
  const asking: { org: number; order: number; pair: number | null; origin: number | null }[] = [];
  const places = jobs.map(({ credential, subject }) => {
    if (subject.payout === undefined) return undefined;
    const { keys } = subject.payout;
    const org = organizations.number(credential.organizationId);
    return {
      past: IDENTIFIERS.map((identifier, index) => probes[index]?.add(org, keys[identifier], subject.transaction.assessedAt) ?? []),
      asker: asking.push({ org, order: keys.order, pair: keys.pair, origin: keys.origin }) - 1,
    };
  });
  const askers = (["org", "order", "pair", "origin"] as const).map((name) => `{${asking.map((one) => one[name] ?? "NULL").join(",")}}`);
  const values = [organizations.parameter(), ...probes.flatMap((probe) => probe.parameters()), ...askers, String(now)];
  return {
    query: { ...payoutRead.statement, values, rowMode: "array", types: asText },
    decode: (rows) => {
      const found = group(rows);
      return places.map((place, index): PayoutFindings | undefined => {
        const assessedAt = jobs[index]?.subject.transaction.assessedAt ?? 0;
        if (place === undefined) return undefined;
        const pastOf = (identifier: PayoutIdentifier): PayoutActivity[] =>
          (place.past[IDENTIFIERS.indexOf(identifier)] ?? [])
            .flatMap((position) => found.get(`${rowKind[identifier]}:${position}`) ?? [])
            .map(payoutOf)
            .filter((paid) => paid.at > assessedAt - payoutSpans[identifier])
            .sort((a, b) => b.at - a.at);
        const [last] = found.get(`${rowKind.last}:${place.asker}`) ?? [];
        const past: PayoutPast = { account: pastOf("account"), beneficiary: pastOf("beneficiary"), origin: pastOf("origin"), device: pastOf("device") };
        return { past, originLastAt: last === undefined ? undefined : Number(last[2]), pairKnown: found.has(`${rowKind.pair}:${place.asker}`) };
      });
    },
  };
}

function group(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row[0]}:${Number(row[1]) - 1}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

function payoutOf(row: Row): PayoutActivity {
  const number = (index: number): number | null => (row[index] === null || row[index] === undefined ? null : Number(row[index]));
  return {
    at: Number(row[2]),
    sessionId: row[3] ?? "",
    first: row[4] === "t",
    declined: row[5] === "t",
    treasury: row[6] === "t",
    order: Number(row[7]),
    origin: number(8),
    account: number(9),
    beneficiary: number(10),
    pair: number(11),
    device: number(12),
    initiator: number(13),
    channel: number(14),
    amountMinor: Number(row[15]),
    currency: row[16] ?? "",
    name: row[17] === "" ? [] : (row[17]?.split(" ") ?? []),
  };
}
