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

/** SQL of the part that erasing and counting quotes share: a page of keys after `$3`, at most `$4`, and rows of it that match the pattern `$2`; those of payments that the request has found count elsewhere. */
function quotesIn({ table, key, texts = [], documents = [], retained = "false" }: QuotingTable): {
  readonly head: string;
  readonly matches: string;
  readonly retained: string;
} {
  const columns = [...texts, ...documents.map((column) => `${column}::text`)];
  const counted =
    key === "session_id"
      ? ` AND NOT EXISTS (SELECT FROM data_subject_sessions d WHERE d.organization_id = t.organization_id AND d.request_id = $1 AND d.session_id = t.session_id)`
      : "";
  return {
    head: `page AS MATERIALIZED (SELECT ${key} AS key FROM ${table} WHERE organization_id = current_organization() AND ${key} > $3 ORDER BY ${key} LIMIT $4),
  bounds AS MATERIALIZED (SELECT (array_agg(key ORDER BY key DESC))[1] AS last, count(*) AS size FROM page)`,
    matches: `t.organization_id = current_organization() AND t.${key} > $3 AND t.${key} <= b.last AND (${columns.map((column) => `t.${column} ~* $2`).join(" OR ")})${counted}`,
    retained,
  };
}

const PARAMETERS = ["uuid", "text", "uuid", "bigint"] as const;
const COLUMNS = "last uuid, size bigint, found bigint, retained bigint";

/** What searches a table with texts. */
export interface QuoteSearch {
  readonly table: string;
  /** Statement that counts rows with quotes in a page: the last key of it, its size, rows found, and those that an open case needs. */
  readonly count: string;
  /** The same, and replaces the quotes. */
  readonly erase: CrossTenantFunction;
}

function quoteSearch(one: QuotingTable): QuoteSearch {
  const { table, texts = [], documents = [] } = one;
  const { head, matches, retained } = quotesIn(one);
  const result = `SELECT b.last, b.size, (SELECT count(*) FROM ${table} t WHERE ${matches}) AS found, (SELECT count(*) FROM ${table} t WHERE ${matches} AND ${retained}) AS retained FROM bounds b`;
  const replaced = [
    ...texts.map((column) => `${column} = regexp_replace(${column}, $2, '[erased]', 'gi')`),
    ...documents.map((column) => `${column} = regexp_replace(${column}::text, $2, '[erased]', 'gi')::json`),
  ];
  return {
    table,
    // not every table needs the request
    count: `WITH ${head}\n  ${result} WHERE $1 IS NOT NULL`.replaceAll(/\$\d/g, (name) => `${name}::${PARAMETERS[Number(name.slice(1)) - 1]}`),
    erase: crossTenantFunction({
      name: `erase_quotes_in_${table}`,
      purpose: OWN,
      parameters: PARAMETERS,
      columns: COLUMNS,
      reads: false,
      body: `WITH ${head},
  erased AS (UPDATE ${table} t SET ${replaced.join(", ")} FROM bounds b WHERE ${matches} AND NOT (${retained}) AND ${ERASING})
  ${result}`,
    }),
  };
}

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
