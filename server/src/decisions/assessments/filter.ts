// Filters of the list of assessments, as database conditions.

import type { Input } from "../../../../generated/handlers.ts";
import { validationError } from "../../platform/errors/api-error.ts";
import { firstIdAt } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { MINUTE } from "../../platform/time/time.ts";
import { factId } from "../../scoring/facts/fact-index.ts";
import { unusualExponents } from "../../values/money/currencies.ts";
import { labelled } from "./labels.ts";
import type { Condition } from "./summary-columns.ts";

/** The query parameters. */
export type AssessmentFilter = Input<"countAssessments">["query"];

/** Milliseconds by which a session's id may be later than its arrival: the longest deadline of a call, during which it may wait for another with its handle. */
export const ID_LAG = MINUTE;

/** Conditions, by how they are evaluated. */
export interface Conditions {
  /** Conditions that an index satisfies. */
  readonly led: readonly Condition[];
  /** Conditions that are checked on the rows of the index. */
  readonly sifted: readonly Condition[];
  /** SQL of the rows in each index that is used: orders and payments of browsers have separate indexes (migration 0027). */
  readonly indexes: readonly string[];
}

const OF_SERVER = "credential_kind <> 'publishable'";
const OF_BROWSER = "credential_kind = 'publishable'";

/** The conditions of a filter. `after` is the last session of the previous page, `oldestFirst` the order of the pages. The first condition is that of the organization. */
export function conditionsOf({ organizationId, submerchantId }: Tenant, filter: AssessmentFilter, after: string | undefined, oldestFirst = false): Conditions {
  const [lead, ...others] = indexed(filter, submerchantId);
  return {
    led: [
      equal("organization_id", organizationId),
      ...inTime(filter),
      ...(after === undefined ? [] : [compared("session_id", oldestFirst ? ">" : "<", after)]),
      ...(lead ?? []),
    ],
    sifted: [...others.flat(), ...unindexed(filter, submerchantId)],
    indexes: indexesOf(filter),
  };
}

function indexesOf({ order_id, payment_id, origin }: AssessmentFilter): string[] {
  if (order_id === undefined && payment_id === undefined) return ["true"];
  return [...(origin === "browser" ? [] : [OF_SERVER]), ...(origin === "server" ? [] : [OF_BROWSER])];
}

/** Conditions with an index, most selective first. */
function indexed({ order_id, payment_id, review, submerchant_id, decision }: AssessmentFilter, ownSubmerchant: string | null): Condition[][] {
  return [
    given("order_id", order_id),
    given("payment_id", payment_id),
    review === undefined ? [] : [equal("decision", "review"), equal("review_resolved", review === "resolved")],
    given("submerchant_id", ownSubmerchant ?? undefined),
    given("submerchant_id", submerchant_id),
    // its index excludes approvals
    decision === "approve" ? [] : given("decision", decision),
  ].filter((conditions) => conditions.length > 0);
}

/** Conditions without an index. */
function unindexed(filter: AssessmentFilter, ownSubmerchant: string | null): Condition[] {
  const { flow, origin, currency, decision, min_amount, max_amount, min_score, max_score, signal, rule_id, country, bin, outcome } = filter;
  return [
    ...given("flow", flow),
    ...(origin === undefined ? [] : [compared("credential_kind", origin === "browser" ? "=" : "<>", "publishable")]),
    ...given("currency", currency),
    ...(decision === "approve" ? [equal("decision", decision)] : []),
    ...(min_amount === undefined ? [] : [amount("min_amount", ">=", "ceil", min_amount)]),
    ...(max_amount === undefined ? [] : [amount("max_amount", "<=", "floor", max_amount)]),
    ...(min_score === undefined ? [] : [score("min_score", ">=", min_score)]),
    ...(max_score === undefined ? [] : [score("max_score", "<=", max_score)]),
    ...(signal === undefined ? [] : [containing("signals", { code: signal })]),
    // rules are the organization's: a submerchant's key finds nothing by them
    ...(country === undefined ? [] : [ofCountry(country)]),
    ...(bin === undefined ? [] : [ofBin(bin)]),
    ...(outcome === undefined ? [] : [labelled[outcome]]),
    ...(rule_id === undefined ? [] : [containing("rules", { id: ownSubmerchant === null ? rule_id : null })]),
  ];
}

/** Assessments that a page scans, as the contract states it: fewer where checking one costs more (facts and JSON are read from it, outcomes from other tables). */
export function mostScanned({ outcome, country, bin, signal, rule_id }: AssessmentFilter): number {
  if (outcome === "good" || outcome === "unknown") return 1500;
  return [country, bin, signal, rule_id].every((one) => one === undefined) ? 10_000 : 4000;
}

/** Bounds of time, and of the ids created in it: they work with every index. */
function inTime(filter: AssessmentFilter): Condition[] {
  const { from, to } = boundsOf(filter);
  return [
    ...(from === undefined ? [] : [compared("assessed_at", ">=", new Date(from).toISOString()), compared("session_id", ">=", firstIdAt(from - ID_LAG))]),
    ...(to === undefined ? [] : [compared("assessed_at", "<", new Date(to).toISOString()), compared("session_id", "<", firstIdAt(to + ID_LAG))]),
  ];
}

/** The requested time range in epoch milliseconds: PostgreSQL accepts fewer UTC offsets than RFC 3339. */
export function boundsOf({ from, to }: AssessmentFilter): { from: number | undefined; to: number | undefined } {
  return { from: from === undefined ? undefined : millisecondFrom(from), to: to === undefined ? undefined : millisecondFrom(to) };
}

/** The first whole millisecond at or after a time: assessments have whole milliseconds. */
function millisecondFrom(instant: string): number {
  const beyond = /\.\d{3}\d*[1-9]/.test(instant) ? 1 : 0;
  return Math.min(Date.parse(instant) + beyond, LAST);
}

/** The last moment whose year has four digits. */
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const compared = (column: string, how: string, value: string | boolean): Condition => [(parameter) => `${column} ${how} ${parameter}`, value];
const equal = (column: string, value: string | boolean): Condition => compared(column, "=", value);
const given = (column: string, value: string | undefined): Condition[] => (value === undefined ? [] : [equal(column, value)]);

/** Rows whose JSON column is a list with an element that has these fields. */
const containing = (column: string, fields: object): Condition => [(parameter) => `${column}::jsonb @> ${parameter}::jsonb`, JSON.stringify([fields])];

const COUNTRIES = (
  [
    "payer.country",
    "card.country",
    "connection.country",
    "address.billing_country",
    "address.shipping_country",
    "payout.origin_country",
    "payout.beneficiary_country",
  ] as const
).map(factId);
const BIN = factId("card.bin");

/** Rows with a country among their facts, an array of ids and values as text. Quotes within values are escaped, so that no other value matches; few rows have the code at all. */
function ofCountry(country: string): Condition {
  const pairs = (parameter: string): string => `facts ~ ('[,[](${COUNTRIES.join("|")}),' || ${parameter}::text)`;
  return [(parameter) => `strpos(facts, ${parameter}::text) > 0 AND ${pairs(parameter)}`, JSON.stringify(country)];
}

function ofBin(bin: string): Condition {
  return [(parameter) => `strpos(',' || substr(facts, 2), ${parameter}::text) > 0`, `,${BIN},${JSON.stringify(bin)}`];
}

/** Compares scores as they are shown, with one decimal. Throws VALIDATION_ERROR for `1e400`. */
function score(name: "min_score" | "max_score", how: string, value: number): Condition {
  if (!Number.isFinite(value)) throw validationError([{ path: `query.${name}`, message: "must be a number" }]);
  return [(parameter) => `round(risk_score::numeric, 1) ${how} ${parameter}::numeric`, value];
}

/** Compares major units with the minor units of a row's currency: one precomputed bound for each number of decimals. Throws VALIDATION_ERROR for `1e400`. */
function amount(name: "min_amount" | "max_amount", how: string, round: "ceil" | "floor", major: number): Condition {
  if (!Number.isFinite(major)) throw validationError([{ path: `query.${name}`, message: "must be a number" }]);
  const bound = (parameter: string, digits: number): string => `${round}(${parameter}::numeric * ${10 ** digits})::bigint`;
  return [
    (parameter) =>
      `amount_minor ${how} CASE ${unusualDecimals.map(([digits, codes]) => `WHEN currency = ANY('{${codes}}') THEN ${bound(parameter, digits)}`).join(" ")} ELSE ${bound(parameter, 2)} END`,
    major,
  ];
}

/** Currencies that do not have two decimals, by number of decimals. */
const unusualDecimals: readonly (readonly [number, string])[] = [...new Set(unusualExponents.values())].map((digits) => [
  digits,
  [...unusualExponents].flatMap(([code, own]) => (own === digits ? [code] : [])).join(","),
]);

/** SQL of an amount in major units. */
export const MAJOR_AMOUNT = `amount_minor / CASE ${unusualDecimals.map(([digits, codes]) => `WHEN currency = ANY('{${codes}}') THEN ${10 ** digits}`).join(" ")} ELSE 100 END::numeric`;
