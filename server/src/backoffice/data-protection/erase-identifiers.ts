// What is stored under the identifiers themselves: list entries, values of lists for rules, network signals, and counters.

import { normalisedValue, valueKey } from "../../controls/custom-lists/value.ts";
import { addListTotals, type EntryKind } from "../../controls/lists/add-list-totals.sql.ts";
import { Submerchant } from "../../platform/tenants/submerchant.entity.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { matchKey } from "../../values/kinds/index.ts";
import { eraseIdentifiers } from "./cross-tenant-functions.ts";
import type { Finding } from "./report.ts";
import { hashesOf, networkHashesOf } from "./subject.ts";
import type { Step, Work } from "./work.ts";

/** All of it in one page: it is little, and its changes belong together. */
export const eraseByIdentifier: Step = {
  weight: 5,
  changes: true,
  page: async (work) => ({
    position: null,
    findings: [...(await listEntries(work)), ...(await customLists(work)), ...(await networkSignals(work)), ...(await counters(work))],
  }),
};

/** What the person's payments may have caused entries as: as sessions, or as reports of them. */
const CAUSES = `SELECT d.session_id AS cause, d.retained FROM data_subject_sessions d WHERE d.organization_id = $1 AND d.request_id = $2
  UNION ALL SELECT f.report_id, d.retained FROM data_subject_sessions d JOIN fraud_reports f ON f.organization_id = d.organization_id AND f.session_id = d.session_id
    WHERE d.organization_id = $1 AND d.request_id = $2`;
// each through an index: by the hash of the value, in clear text those that are not hashed yet, and by cause
const ENTRIES = `WITH causes AS MATERIALIZED (${CAUSES}), named AS (SELECT unnest($3::text[]) AS list_type, unnest($4::text[]) AS value),
  by_value AS (
    SELECT e.id FROM list_entries e WHERE e.organization_id = $1 AND e.match_key = ANY ($5::bigint[])
    UNION SELECT e.id FROM list_entries e JOIN named n USING (list_type, value) WHERE e.organization_id = $1 AND e.match_key IS NULL
  ), by_cause AS (
    SELECT e.id, bool_or(c.retained) AS needed, count(DISTINCT c.cause) = max(cardinality(e.caused_by)) AS whole
    FROM list_entries e CROSS JOIN LATERAL unnest(e.caused_by) AS one(cause) JOIN causes c USING (cause)
    WHERE e.organization_id = $1 AND e.automatic GROUP BY e.id
  )
  SELECT e.id, e.list, e.list_type, e.severity, e.flow_scope, e.source, e.is_active, e.submerchant_id, coalesce(c.needed, false) AS needed,
    v.id IS NOT NULL OR coalesce(c.whole, false) AS whole
  FROM list_entries e LEFT JOIN by_value v USING (id) LEFT JOIN by_cause c USING (id)
  WHERE e.organization_id = $1 AND e.id IN (SELECT id FROM by_value UNION SELECT id FROM by_cause)`;
const REMOVE_ENTRIES = "DELETE FROM list_entries WHERE organization_id = $1 AND id = ANY ($2::uuid[])";
const REMOVE_CAUSES = `UPDATE list_entries SET caused_by = ARRAY(SELECT c FROM unnest(caused_by) AS c WHERE c NOT IN (SELECT cause FROM (${CAUSES}) AS causes))
  WHERE organization_id = $1 AND id = ANY ($3::uuid[])`;

type EntryRow = EntryKind & { readonly id: string; readonly needed: boolean; readonly whole: boolean };

/** Types of entries whose values are one person's, or an account of one person's. */
const PERSONAL_TYPES: readonly ListType[] = ["customer_id", "email", "phone", "account_hash"];

/** Entries of the identifiers, and automatic ones that the payments caused, whatever value they have. An entry that others caused as well stays, without these payments. */
async function listEntries({ tenant, request, subject }: Work): Promise<Finding[]> {
  const { query, organizationId } = tenant;
  // an address of a person is also a customer number in some shops
  const named = subject.entities.flatMap(({ type, value }) => [...new Set([type, ...PERSONAL_TYPES])].map((listType) => [listType, value] as const));
  const [types, values] = [named.map(([type]) => type), named.map(([, value]) => value)];
  const keys = named.map(([type, value]) => matchKey(tenant.identifiers, type, value));
  const rows = await query<EntryRow>(ENTRIES, [organizationId, request.id, types, values, keys]);
  const table = "list_entries";
  if (request.kind === "access") return [{ table, found: rows.length }];
  const prevention = rows.filter(({ list }) => list === "block" && request.retainBlocklist);
  const needed = rows.filter((row) => row.needed && !prevention.includes(row));
  const others = rows.filter((row) => !prevention.includes(row) && !needed.includes(row));
  const removed = others.filter(({ whole }) => whole);
  await query(REMOVE_ENTRIES, [organizationId, removed.map(({ id }) => id)]);
  await query(REMOVE_CAUSES, [organizationId, request.id, others.filter(({ whole }) => !whole).map(({ id }) => id)]);
  await addListTotals(
    tenant,
    removed.map((entry) => ({ entry, difference: -1 })),
  );
  return [{ table, erased: others.length, retained: { fraud_prevention: prevention.length, open_case: needed.length } }];
}

const VALUES = `custom_list_values v USING custom_lists l WHERE v.organization_id = $1 AND l.organization_id = $1 AND l.contents_id = v.contents_id
  AND v.value_key = ANY (CASE WHEN l.case_insensitive THEN $3::bigint[] ELSE $2::bigint[] END)`;
const COUNT_VALUES = `SELECT count(*)::int AS number FROM ${VALUES.replace(" USING", ",")}`;
const REMOVE_VALUES = `WITH removed AS (DELETE FROM ${VALUES} RETURNING l.id),
  counted AS (UPDATE custom_lists l SET value_count = l.value_count - r.number FROM (SELECT id, count(*)::int AS number FROM removed GROUP BY id) r
    WHERE l.organization_id = $1 AND l.id = r.id)
  SELECT count(*)::int AS number FROM removed`;

async function customLists({ tenant: { query, organizationId, identifiers }, request, subject }: Work): Promise<Finding[]> {
  const keys = (caseInsensitive: boolean): IdentifierHash[] =>
    subject.entities.map(({ value }) => valueKey(identifiers, normalisedValue(value, caseInsensitive)));
  const erasing = request.kind === "erasure";
  const [row] = await query<{ number: number }>(erasing ? REMOVE_VALUES : COUNT_VALUES, [organizationId, keys(false), keys(true)]);
  const number = row?.number ?? 0;
  return [erasing ? { table: "custom_list_values", erased: number } : { table: "custom_list_values", found: number }];
}

const COUNT_SIGNALS = "SELECT count(*)::int AS number FROM network_signals WHERE organization_id = $1 AND signal_hash = ANY ($2::bytea[])";
const REMOVE_SIGNALS = `WITH removed AS (DELETE FROM network_signals WHERE organization_id = $1 AND signal_hash = ANY ($2::bytea[]) RETURNING 1)
  SELECT count(*)::int AS number FROM removed`;

/** The organization's own signals of the identifiers. Those of other participants are theirs. */
async function networkSignals({ tenant: { query, organizationId }, request, subject, network }: Work): Promise<Finding[]> {
  const hashes = networkHashesOf(network, subject);
  const erasing = request.kind === "erasure";
  const [row] = hashes.length === 0 ? [] : await query<{ number: number }>(erasing ? REMOVE_SIGNALS : COUNT_SIGNALS, [organizationId, hashes]);
  const number = row?.number ?? 0;
  return [erasing ? { table: "network_signals", erased: number } : { table: "network_signals", found: number }];
}

const COUNTERS = `SELECT 'payer_counters' AS of_table, count(*) AS number FROM payer_counters WHERE organization_id = $1 AND identifier = ANY ($2::bigint[])
  UNION ALL SELECT 'payer_disputes', count(*) FROM payer_disputes WHERE organization_id = $1 AND identifier = ANY ($2::bigint[])
    AND session_id NOT IN (SELECT session_id FROM data_subject_sessions WHERE organization_id = $1 AND request_id = $3)`;
async function counters({ tenant, request, subject }: Work): Promise<Finding[]> {
  const { query, organizationId, em } = tenant;
  const submerchants = (await em.find(Submerchant, {}, { fields: ["id"] })).map(({ id }) => id);
  const hashes = hashesOf(tenant, subject, submerchants);
  if (request.kind === "access") return inTables(await query(COUNTERS, [organizationId, hashes, request.id]), "found");
  return inTables(await query(eraseIdentifiers.statement.text, [request.id, hashes, []]), "erased");
}

const inTables = (rows: readonly { of_table: string; number: string }[], part: "found" | "erased"): Finding[] =>
  rows.map(({ of_table, number }) => ({ table: of_table, [part]: Number(number) }));
