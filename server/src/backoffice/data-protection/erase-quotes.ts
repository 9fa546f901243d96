// Texts that quote an identifier: notes, reasons, bodies of events, answers of receivers, payloads of providers, descriptions in requests of other payments.

import { setImmediate as turn } from "node:timers/promises";
import { readPayers } from "../../decisions/assessments/read-payers.sql.ts";
import { joinDataKey, type StoredRequest } from "../../platform/data-keys/stored-value.ts";
import { eraseQuotingRequests, quoteSearches } from "./cross-tenant-functions.ts";
import { beginOf } from "./find-payments.ts";
import type { Step } from "./work.ts";

const FIRST = "00000000-0000-0000-0000-000000000000";

interface QuotePage {
  readonly last: string | null;
  readonly size: string;
  readonly found: string;
  readonly retained: string;
}

/** Texts, table by table; the position is the index of the table and the last key. */
export const eraseQuotes: Step = {
  weight: 10,
  changes: false,
  page: async ({ tenant: { query }, request, subject, position, most }) => {
    const [index = "0", after = FIRST] = position?.split(":") ?? [];
    const search = quoteSearches[Number(index)];
    if (search === undefined || subject.pattern === null) return { position: null };
    const erasing = request.kind === "erasure";
    const [page] = await query<QuotePage>(erasing ? search.erase.statement.text : search.count, [request.id, subject.pattern, after, most]);
    const [found, retained] = [Number(page?.found ?? 0), Number(page?.retained ?? 0)];
    const { table } = search;
    const more = page?.last != null && Number(page.size) === most;
    const next = Number(index) + 1;
    return {
      position: more ? `${index}:${page.last}` : next < quoteSearches.length ? `${next}:${FIRST}` : null,
      share: next / (quoteSearches.length + 1),
      findings: [erasing ? { table, erased: found - retained, retained: { open_case: retained } } : { table, found }],
    };
  },
};

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
