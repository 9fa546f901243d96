// Assessments of a period by a value of theirs, in one statement that reads a bounded number of them (decision 51).

import type { FactPath } from "../../../generated/facts.ts";
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../platform/tenancy/tenancy.ts";
import { factId } from "../scoring/facts/fact-index.ts";
import type { Flow } from "../scoring/situation/transaction.ts";
import { idsOf, type TimeRange } from "./buckets.ts";
import { facts } from "./counted-facts.ts";

type Dimension = components["schemas"]["BreakdownDimension"];

/** Time (ms) after which the database cancels the statement. */
const TIMEOUT = 10_000;

/** Which assessments are read. */
export interface BreakdownScope {
  readonly dimension: Dimension;
  /** One submerchant; null: the whole organization. */
  readonly submerchantId: string | null;
  readonly flow: Flow | undefined;
  /** First moments of the hours or days; the first is that of the period. */
  readonly starts: readonly number[];
  /** The period, and where they are compared the one before. */
  readonly read: TimeRange;
  /** Number of values to list. */
  readonly limit: number;
  /** Number of assessments to read: of more, one more is read. */
  readonly mostRead: number;
}

/** Figures of a value in a period or in one of its hours or days, of assessments that browsers did not request. */
export interface BreakdownRow {
  /** Rank of the value from 1 on, one more than the limit for the rest, 0 for all assessments. */
  readonly slot: number;
  /** Empty: none, or several. */
  readonly value: string;
  /** 1: the period before; from 2 on the hours or days. Null in sums by currency. */
  readonly bucket: number | null;
  /** A sum by currency is of the period before. */
  readonly before: boolean | null;
  readonly currency: string | null;
  readonly assessments: string;
  readonly browsers: string;
  readonly approve: string;
  readonly challenge: string;
  readonly review: string;
  readonly decline: string;
  readonly fraud: string;
  readonly good: string;
  readonly amount: string;
  /** Number of all values. */
  readonly values: string;
}

/** SQL of what follows the id of a fact in an assessment's facts, a flat array of ids and values; empty where the fact is absent. Faster than a regular expression. */
const after = (path: FactPath): string => `split_part(a.facts, ',${factId(path)},"', 2)`;

/** SQL of a fact of a number of characters, from `first` on; null where it is absent. Another text can end as an id begins, and is followed by a comma. */
const shortFact = (path: FactPath, length: number, first: string): string =>
  `CASE WHEN ${after(path)} COLLATE "C" >= '${first}' THEN left(${after(path)}, ${length}) END`;
const countryFact = (path: FactPath): string => shortFact(path, 2, "A");

/** SQL of the channel, the one value that callers write freely: in those of payouts, quotes can be escaped. */
const CHANNEL = `CASE WHEN a.flow = 'payout' AND strpos(a.facts, '\\') > 0
  THEN ('"' || substring(a.facts FROM ',${factId("payment.channel")},"((?:[^"\\\\]|\\\\.)*)"') || '"')::jsonb #>> '{}' ELSE split_part(${after("payment.channel")}, '"', 1) END`;

const single = (sql: string): string => `(SELECT false, coalesce(${sql}, ''))`;
const several = (sql: string): string => `(SELECT true, '' UNION ALL SELECT false, ${sql})`;

/** SQL of the values of an assessment, `a`, each after whether it stands for all assessments. An assessment with several values has a row for itself. */
const VALUES: Readonly<Record<Dimension, string>> = {
  country: single(
    `CASE a.flow WHEN 'payout' THEN ${countryFact("payout.beneficiary_country")} ELSE coalesce(${(["payer.country", "card.country", "connection.country"] as const).map(countryFact).join(", ")}) END`,
  ),
  bin: single(shortFact("card.bin", 6, "0")),
  channel: single(CHANNEL),
  submerchant: single("a.submerchant_id::text"),
  signal: several("fired.value ->> 'code' FROM json_array_elements(a.signals) AS fired"),
  rule: several("r.id FROM json_to_recordset(a.rules) AS r(id text, failed text) WHERE r.failed IS NULL"),
};

/** Dimensions whose values an assessment can have several of: all assessments are counted apart. */
export const severalValues: ReadonlySet<Dimension> = new Set(["signal", "rule"]);

const COUNTS = ["assessments", "browsers", "approve", "challenge", "review", "decline", "fraud", "good", "amount"] as const;

/** The figures, of at most one assessment more than `mostRead`. */
export async function readBreakdownRows({ query, organizationId, submerchantId: ownSubmerchant }: Tenant, scope: BreakdownScope): Promise<BreakdownRow[]> {
  const { dimension, submerchantId, flow, starts, read, limit, mostRead } = scope;
  const narrowing = [
    ["submerchant_id", submerchantId ?? undefined],
    ["flow", flow],
  ].filter(([, value]) => value !== undefined);
  // rules are the organization's: a submerchant's key finds nothing by them
  const values = dimension === "rule" && ownSubmerchant !== null ? several("NULL::text WHERE false") : VALUES[dimension];
  // one worker, so that assessments have the rest of the machine
  await query(`SET LOCAL statement_timeout = ${TIMEOUT}; SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL work_mem = '32MB'`, []);
  return query<BreakdownRow>(
    `WITH grouped AS MATERIALIZED (
       SELECT v.everything, v.value, width_bucket(a.assessed_at, $6::timestamptz[]) AS bucket, a.currency,
         count(*) FILTER (WHERE NOT browser) AS assessments, count(*) FILTER (WHERE browser) AS browsers,
         ${(["approve", "challenge", "review", "decline"] as const).map((name) => `count(*) FILTER (WHERE NOT browser AND decision = '${name}') AS ${name}`).join(", ")},
         count(*) FILTER (WHERE NOT browser AND k.fraud) AS fraud, count(*) FILTER (WHERE NOT browser AND k.good) AS good,
         coalesce(sum(amount_minor) FILTER (WHERE NOT browser), 0) AS amount
       FROM (
         SELECT session_id, assessed_at, flow, decision, currency, amount_minor, submerchant_id, credential_kind = 'publishable' AS browser, signals, rules,
           ',' || substr(facts, 2) AS facts
         FROM assessments
         WHERE organization_id = $1 AND session_id >= $2 AND session_id < $3 AND assessed_at >= $4 AND assessed_at < $5 ${narrowing.map(([column], index) => `AND ${column} = $${index + 8}`).join(" ")}
         LIMIT ${mostRead + 1}
       ) a
       LEFT JOIN (
         SELECT session_id, strpos(counted, '"${facts.fraud}|') > 0 AS fraud, strpos(counted, '"${facts.good}|') > 0 AS good
         FROM (SELECT session_id, counted::text AS counted FROM statistics_sessions WHERE organization_id = $1 AND session_id >= $2 AND session_id < $3 OFFSET 0) k
       ) k ON k.session_id = a.session_id
       CROSS JOIN LATERAL ${values} AS v(everything, value)
       GROUP BY 1, 2, 3, 4
     ), ranked AS MATERIALIZED (
       SELECT value, row_number() OVER (ORDER BY coalesce(sum(assessments) FILTER (WHERE bucket > 1), 0) DESC, value) AS rank FROM grouped WHERE NOT everything GROUP BY value
     )
     SELECT slot, listed AS value, bucket, before, currency, ${COUNTS.map((name) => `sum(${name}) AS ${name}`).join(", ")}, (SELECT count(*) FROM ranked) AS values
     FROM (
       SELECT g.*, g.bucket = 1 AS before, CASE WHEN g.everything THEN 0 ELSE least(r.rank, $7::int + 1) END::int AS slot, CASE WHEN r.rank <= $7 THEN g.value ELSE '' END AS listed
       FROM grouped g LEFT JOIN ranked r ON r.value = g.value AND NOT g.everything
     ) g GROUP BY GROUPING SETS ((slot, listed, bucket), (slot, listed, before, currency))`,
    [
      organizationId,
      ...idsOf(read),
      new Date(read.from),
      new Date(read.to),
      [read.from, ...starts].map((at) => new Date(at).toISOString()),
      limit,
      ...narrowing.map(([, value]) => value),
    ],
  );
}
