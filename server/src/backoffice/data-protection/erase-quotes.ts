// Texts that quote an identifier: notes, reasons, bodies of events, answers of receivers, payloads of providers, descriptions in requests of other payments.

import { setImmediate as turn } from "node:timers/promises";
import { readPayers } from "../../decisions/assessments/read-payers.sql.ts";
import { SEAL, type SealedTable, sealedColumns } from "../../platform/data-keys/sealed-texts.ts";
import { joinDataKey, type StoredRequest } from "../../platform/data-keys/stored-value.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { eraseQuotingRequests, type QuoteSearch, quoteSearches } from "./cross-tenant-functions.ts";
import { beginOf } from "./find-payments.ts";
import type { Subject } from "./subject.ts";
import type { Step } from "./work.ts";

const FIRST = "00000000-0000-0000-0000-000000000000";

interface QuoteRow {
  /** Of the page. */
  readonly last: string | null;
  readonly size: number;
  /** Null: no row of the page matches. */
  readonly key: string | null;
  readonly values: readonly (string | null)[];
  readonly retained: boolean | null;
}

/** A row with quotes: its values as they are stored, and as they are without. */
interface Quoting {
  readonly key: string;
  readonly values: readonly (string | null)[];
  readonly erased: readonly (string | null)[];
  readonly retained: boolean;
}

/** Texts, table by table; the position is the index of the table and the last key. */
export const eraseQuotes: Step = {
  weight: 10,
  changes: false,
  page: async ({ tenant, request, subject, position, most }) => {
    const { query } = tenant;
    const [index = "0", after = FIRST] = position?.split(":") ?? [];
    const search = quoteSearches[Number(index)];
    if (search === undefined || subject.pattern === null) return { position: null };
    const rows = await query<QuoteRow>(search.read, [request.id, subject.pattern, after, most]);
    const found = await quotingRows(tenant, search, subject, rows);
    const erasable = found.filter(({ retained }) => !retained);
    if (request.kind === "erasure" && erasable.length > 0)
      await query(search.erase.statement.text, [
        request.id,
        erasable.map(({ key }) => key),
        ...(search.whole ? [] : search.columns).flatMap((_, column) => [
          erasable.map(({ values }) => values[column]),
          erasable.map(({ erased }) => erased[column]),
        ]),
      ]);
    const { table } = search;
    const { last, size } = rows[0] ?? { last: null, size: 0 };
    const next = Number(index) + 1;
    return {
      position: last !== null && size === most ? `${index}:${last}` : next < quoteSearches.length ? `${next}:${FIRST}` : null,
      share: next / (quoteSearches.length + 1),
      findings: [
        request.kind === "erasure"
          ? { table, erased: erasable.length, retained: { open_case: found.length - erasable.length } }
          : { table, found: found.length },
      ],
    };
  },
};

async function quotingRows(tenant: Tenant, { table, columns }: QuoteSearch, subject: Subject, rows: readonly QuoteRow[]): Promise<Quoting[]> {
  const quoting: Quoting[] = [];
  for (const { key, values, retained } of rows) {
    if (key === null) continue;
    const erased: (string | null)[] = [];
    for (const [column, value] of values.entries())
      erased.push(value === null ? null : await withoutQuotes(tenant, table, value, columns[column]?.json === true, subject));
    if (erased.some((value, column) => value !== values[column])) quoting.push({ key, values, erased, retained: retained === true });
  }
  return quoting;
}

/** A stored value without the quotes, sealed again if it was sealed; the value itself without any. */
async function withoutQuotes({ texts }: Tenant, table: string, stored: string, json: boolean, subject: Subject): Promise<string> {
  const value: unknown = json ? JSON.parse(stored) : stored;
  const sealed = typeof value === "string" && value.startsWith(SEAL) && isSealedTable(table);
  const clear = sealed ? await texts.open(table, value) : value;
  const erased = subject.erasedIn(clear);
  if (erased === clear) return stored;
  if (!sealed) return json ? JSON.stringify(erased) : String(erased);
  return json ? JSON.stringify(await texts.sealDocument(table, erased)) : await texts.seal(table, String(erased));
}

const isSealedTable = (table: string): table is SealedTable => Object.hasOwn(sealedColumns, table);

const PAYLOADS = `SELECT e.id, e.payload AS request, e.payload_sealed AS request_sealed, e.payload_key AS request_key, k.key_id AS data_key_ring_id, k.wrapped AS data_key_wrapped
  FROM provider_events e ${joinDataKey("e", "payload_key")} WHERE e.organization_id = $1 AND e.id > $2 AND NOT EXISTS (
    SELECT FROM data_subject_sessions d WHERE d.organization_id = $1 AND d.request_id = $3 AND d.session_id = e.session_id)
  ORDER BY e.id LIMIT $4`;
const ERASE_PAYLOADS =
  "UPDATE provider_events SET payload = NULL, payload_sealed = NULL, payload_key = NULL WHERE organization_id = $1 AND id = ANY ($2::uuid[])";

/** Payloads of providers whose payment is not known, or another one. */
export const erasePayloads: Step = {
  weight: 10,
  changes: false,
  page: async ({ tenant, request, subject, position, most }) => {
    const { query, organizationId, readRequest } = tenant;
    const rows = await query<StoredRequest & { readonly id: string }>(PAYLOADS, [organizationId, position ?? FIRST, request.id, most]);
    const quoting: string[] = [];
    let unreadable = 0;
    for (const row of rows) {
      const stored = readRequest<object>(organizationId, row.id, row, "provider_events.payload");
      if (stored.state === "unreadable") unreadable += 1;
      if (stored.state === "readable" && subject.isQuoted(JSON.stringify(stored.request))) quoting.push(row.id);
    }
    if (request.kind === "erasure" && quoting.length > 0) await query(ERASE_PAYLOADS, [organizationId, quoting]);
    const found = { table: "provider_events", retained: { unreadable } };
    return {
      position: rows.length < most ? null : (rows.at(-1)?.id ?? null),
      share: 0.5,
      findings: [request.kind === "erasure" ? { ...found, erased: quoting.length } : { ...found, found: quoting.length + unreadable }],
    };
  },
};

const REQUESTS = `SELECT a.session_id FROM assessments a WHERE a.organization_id = $1 AND a.session_id > $2 AND NOT EXISTS (
    SELECT FROM data_subject_sessions d WHERE d.organization_id = $1 AND d.request_id = $3 AND d.session_id = a.session_id)
  ORDER BY a.session_id LIMIT $4`;

/** Requests that are read before other work of the process gets its turn. */
const AT_ONCE = 50;

/**
 * Stored requests of other payments that quote the person, in a description or in metadata: the request is erased, and the payment still counts for its payer. An access request
 * leaves them out: they are another person's.
 */
export const eraseQuotingPayments: Step = {
  weight: 0,
  changes: false,
  page: async (work) => {
    const { tenant, request, subject, position, most } = work;
    if (request.kind === "access") return { position: null };
    const { query, organizationId, readRequest } = tenant;
    const page = await query<{ session_id: string }>(REQUESTS, [organizationId, position ?? beginOf(work), request.id, most]);
    const sessions = page.map(({ session_id }) => session_id);
    const quoting: string[] = [];
    const rows = sessions.length === 0 ? [] : await readPayers(tenant, sessions);
    for (const [index, row] of rows.entries()) {
      if (index % AT_ONCE === 0) await turn();
      const stored = readRequest<object>(organizationId, row.session_id, row);
      if (stored.state === "readable" && subject.isQuoted(JSON.stringify(stored.request))) quoting.push(row.session_id);
    }
    if (quoting.length > 0) await query(eraseQuotingRequests.statement.text, [request.id, quoting]);
    return { position: sessions.length < most ? null : (sessions.at(-1) ?? null), share: 0.5, findings: [{ table: "assessments", erased: quoting.length }] };
  },
};
