// Which data subject request runs next, over all organizations, and what an erasure may remove although the service's role cannot.
import { type CrossTenantFunction, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { type PaymentTable, paymentTables, type QuotingTable, quotingTables } from "./personal-data.ts";

/** Advisory lock of a call (an arbitrary constant): two at a time would take two requests of one organization. */
const TAKING = 7_203_411_923;

/** Takes the request that waits longest at `$1`, until `$2`: one per organization at a time, so that an erasure does not run beside the access before it. */
export const takeRequest = crossTenantFunction({
  name: "take_data_subject_request",
  purpose: "ids of the request that runs next and of its organization only, for work that then runs in the name of that organization",
  parameters: ["timestamptz", "timestamptz"],
  columns: "organization_id uuid, id uuid",
  reads: false,
  before: { statements: `PERFORM pg_advisory_xact_lock(${TAKING});` },
  body: `WITH next AS (
    SELECT organization_id, id FROM data_subject_requests r WHERE status IN ('queued', 'running') AND (lease_until IS NULL OR lease_until < $1)
      AND NOT EXISTS (SELECT FROM data_subject_requests o WHERE o.organization_id = r.organization_id AND o.status = 'running' AND o.id <> r.id)
    ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED
  )
  UPDATE data_subject_requests r SET status = 'running', started_at = coalesce(started_at, $1), lease_until = $2 FROM next
  WHERE r.organization_id = next.organization_id AND r.id = next.id RETURNING r.organization_id, r.id`,
});

/** Erases the identifiers of access requests that ended before `$1`, and which payments they found. */
export const expireRecords = crossTenantFunction({
  name: "expire_data_subject_records",
  purpose: "removes personal data whose time is over, of all organizations; only the number of requests is returned",
  parameters: ["timestamptz"],
  columns: "expired bigint",
  reads: false,
  body: `WITH expired AS (
    UPDATE data_subject_requests SET identifiers = NULL, identifiers_sealed = NULL, identifiers_key = NULL
    WHERE ended_at < $1 AND (identifiers IS NOT NULL OR identifiers_sealed IS NOT NULL) RETURNING organization_id, id
  ), removed AS (
    DELETE FROM data_subject_sessions s USING expired e WHERE s.organization_id = e.organization_id AND s.request_id = e.id
  )
  SELECT count(*) FROM expired`,
});

const OWN = "only rows of the organization that the transaction is set to, by the function that the policies use";

/** Only while an erasure of the organization runs: whatever else calls it changes nothing. */
const ERASING = `EXISTS (SELECT FROM data_subject_requests r WHERE r.organization_id = current_organization() AND r.id = $1 AND r.kind = 'erasure' AND r.status = 'running')`;

const rowsOf = ({ of = "session_id = ANY (?)", has }: PaymentTable, sessions: string): string =>
  `organization_id = current_organization() AND ${of.replaceAll("?", sessions)}${has === undefined ? "" : ` AND ${has}`}`;

/** Counts the rows of payments (`$1`) with personal data, by table. */
export const countPaymentRows = crossTenantFunction({
  name: "count_payment_rows",
  purpose: OWN,
  parameters: ["uuid[]"],
  columns: "of_table text, number bigint",
  reads: true,
  body: paymentTables.map((one) => `SELECT '${one.table}', count(*) FROM ${one.table} WHERE ${rowsOf(one, "$1")}`).join("\nUNION ALL "),
});

/** Erases personal data of payments (`$2`) for an erasure (`$1`); the number of rows by table. */
export const erasePaymentRows = crossTenantFunction({
  name: "erase_payment_rows",
  purpose: OWN,
  parameters: ["uuid", "uuid[]"],
  columns: "of_table text, number bigint",
  reads: false,
  body: `WITH ${paymentTables
    .map((one) => {
      const change = one.set === undefined ? `DELETE FROM ${one.table}` : `UPDATE ${one.table} SET ${one.set}`;
      return `in_${one.table} AS (${change} WHERE ${rowsOf(one, "$2")} AND ${ERASING} RETURNING 1)`;
    })
    .join(",\n")}
  ${paymentTables.map(({ table }) => `SELECT '${table}', count(*) FROM in_${table}`).join("\nUNION ALL ")}`,
});

/** Erases the stored requests of payments (`$2`) that only quote the person, for an erasure (`$1`): their histories stay. */
export const eraseQuotingRequests = crossTenantFunction({
  name: "erase_quoting_requests",
  purpose: OWN,
  parameters: ["uuid", "uuid[]"],
  columns: "number bigint",
  reads: false,
  body: `WITH erased AS (UPDATE assessments SET request = NULL, request_sealed = NULL, request_key = NULL, facts = NULL
    WHERE organization_id = current_organization() AND session_id = ANY ($2) AND ${ERASING} RETURNING 1)
  SELECT count(*) FROM erased`,
});

/** Erases risk counters and disputes of identifier hashes (`$2`), and the comments and files of cases (`$3`), for an erasure (`$1`). Those of cases that are open or were submitted stay. */
export const eraseIdentifiers = crossTenantFunction({
  name: "erase_identifier_rows",
  purpose: OWN,
  parameters: ["uuid", "bigint[]", "uuid[]"],
  columns: "of_table text, number bigint",
  reads: false,
  body: `WITH counters AS (DELETE FROM payer_counters WHERE organization_id = current_organization() AND identifier = ANY ($2) AND ${ERASING} RETURNING 1),
  disputes AS (DELETE FROM payer_disputes WHERE organization_id = current_organization() AND identifier = ANY ($2) AND ${ERASING} RETURNING 1),
  closed AS (SELECT id FROM cases WHERE organization_id = current_organization() AND id = ANY ($3) AND status = 'archivado' AND submitted_at IS NULL),
  comments AS (DELETE FROM case_comments WHERE organization_id = current_organization() AND ${ERASING} AND case_id IN (SELECT id FROM closed) RETURNING 1),
  files AS (DELETE FROM case_attachments WHERE organization_id = current_organization() AND ${ERASING} AND case_id IN (SELECT id FROM closed) RETURNING 1)
  SELECT 'payer_counters', count(*) FROM counters UNION ALL SELECT 'payer_disputes', count(*) FROM disputes UNION ALL SELECT 'case_comments', count(*) FROM comments
  UNION ALL SELECT 'case_attachments', count(*) FROM files`,
});

/** What searches a table with texts. */
export interface QuoteSearch {
  readonly table: string;
  /** Its columns as `read` answers them, in that order; `json` are JSON. */
  readonly columns: readonly { readonly name: string; readonly json: boolean }[];
  /**
   * Statement of a page of keys after `$3`, at most `$4`: the last key and the size of the page, and its rows (`key`, `values`, `retained`) that may match the pattern `$2`: those that do, and sealed
   * ones. Rows of payments that the request `$1` has found count elsewhere.
   */
  readonly read: string;
  /** Rows are erased as a whole: no value is passed. */
  readonly whole: boolean;
  /** Replaces values of rows (`$2`, keys) for an erasure (`$1`), unless they were changed meanwhile: per column what was read, and what takes its place. */
  readonly erase: CrossTenantFunction;
}

function quoteSearch({ table, key, texts = [], documents = [], retained = "false", whole }: QuotingTable): QuoteSearch {
  const columns = [...texts.map((name) => ({ name, json: false })), ...documents.map((name) => ({ name, json: true }))];
  const value = ({ name, json }: (typeof columns)[number]): string => (json ? `t.${name}::text` : `t.${name}`);
  const mayQuote = columns.map((one) => `${value(one)} ~* $2::text OR starts_with(${value(one)}, ${one.json ? SEALED_JSON : SEALED_TEXT})`).join(" OR ");
  const counted =
    key === "session_id"
      ? ` AND NOT EXISTS (SELECT FROM data_subject_sessions d WHERE d.organization_id = t.organization_id AND d.request_id = $1::uuid AND d.session_id = t.session_id)`
      : " AND $1::uuid IS NOT NULL";
  const names = columns.map((_, index) => [`o${index}`, `n${index}`]);
  const replacing = `SET ${columns.map(({ name, json }, index) => `${name} = r.n${index}${json ? "::json" : ""}`).join(", ")}
    FROM unnest($2, ${names.flatMap((_, index) => [`$${2 * index + 3}`, `$${2 * index + 4}`]).join(", ")}) AS r(key, ${names.flat().join(", ")})
    WHERE t.${key} = r.key AND ${columns.map((one, index) => `${value(one)} IS NOT DISTINCT FROM r.o${index}`).join(" AND ")}`;
  return {
    table,
    columns,
    read: `WITH page AS MATERIALIZED (SELECT ${key} AS key FROM ${table} WHERE organization_id = current_organization() AND ${key} > $3::uuid ORDER BY ${key} LIMIT $4),
  bounds AS MATERIALIZED (SELECT (array_agg(key ORDER BY key DESC))[1] AS last, count(*)::int AS size FROM page)
  SELECT b.last, b.size, t.${key} AS key, ARRAY[${columns.map(value).join(", ")}] AS values, (${retained}) AS retained FROM bounds b
  LEFT JOIN ${table} t ON t.organization_id = current_organization() AND t.${key} > $3::uuid AND t.${key} <= b.last AND (${mayQuote})${counted}`,
    whole: whole !== undefined,
    erase: crossTenantFunction({
      name: `erase_quotes_in_${table}`,
      purpose: OWN,
      parameters: ["uuid", "uuid[]", ...(whole === undefined ? columns.flatMap(() => ["text[]", "text[]"]) : [])],
      columns: "number bigint",
      reads: false,
      body: `WITH erased AS (UPDATE ${table} t ${whole === undefined ? replacing : `SET ${whole} WHERE t.${key} = ANY ($2)`}
      AND t.organization_id = current_organization() AND ${ERASING} RETURNING 1)
  SELECT count(*) FROM erased`,
    }),
  };
}

/** How a sealed text begins (platform/data-keys/sealed-texts.ts), in a column of text and in one of JSON. */
const SEALED_TEXT = String.raw`E'\x01'`;
const SEALED_JSON = String.raw`'"\u0001'`;

/** Searches for quotes, in the order of the tables. */
export const quoteSearches: readonly QuoteSearch[] = quotingTables.map(quoteSearch);

/** All functions of data subject requests. */
export const dataSubjectFunctions: readonly CrossTenantFunction[] = [
  takeRequest,
  expireRecords,
  countPaymentRows,
  erasePaymentRows,
  eraseQuotingRequests,
  eraseIdentifiers,
  ...quoteSearches.map(({ erase }) => erase),
];
