// The records of an access request: what is stored about the person, page by page, as it is now.

import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { ENTRY_COLUMNS, opened, type StoredEntry } from "../../controls/lists/entry.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { joinDataKey, type StoredRequest, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import { instant } from "../../platform/database/instant.ts";
import { type PageQuery, pageOf, pageRequest } from "../../platform/database/page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { Submerchant } from "../../platform/tenants/submerchant.entity.ts";
import { matchKey } from "../../values/kinds/index.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { isVictim } from "./erase-cases.ts";
import { identifiersIn, knownRequest, newestPayments } from "./stored-requests.ts";
import { hashesOf, networkHashesOf, type Subject, subjectOf } from "./subject.ts";

type Schemas = components["schemas"];
type DataRecord = Schemas["DataSubjectRecord"];

/** What records are read for. */
interface Reading {
  readonly tenant: Tenant;
  readonly requestId: string;
  readonly subject: Subject;
  readonly network: NetworkHashes;
}

/** Reads records of one table after an id, in the order of their ids. */
type Source = (reading: Reading, after: string | undefined, most: number) => Promise<DataRecord[]>;

/** A place in the records: the last id, after the index of its source; of the first source, the id alone. */
const PLACE = /^(?:(?:([1-3]):)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|(4):(\d{1,6}))$/;

/** A page of records. Throws NOT_FOUND, INVALID_TRANSITION, VALIDATION_ERROR. */
export async function listRecords(tenant: Tenant, network: NetworkHashes, id: string, query: PageQuery): Promise<Schemas["DataSubjectRecordList"]> {
  const { limit, after } = pageRequest(query, PLACE);
  const { kind, status } = await knownRequest(tenant, id);
  const identifiers = kind === "access" && status !== "failed" ? (await identifiersIn(tenant, [id])).get(id) : undefined;
  if (identifiers === undefined)
    throw new ApiError("INVALID_TRANSITION", {
      message: "Only an access request has records, until they expire.",
      details: { kind, status },
    });
  const reading = { tenant, requestId: id, subject: subjectOf(identifiers), network };
  const [, source, uuid, counter, number] = PLACE.exec(after ?? "") ?? [];
  const [start, last] = [source ?? counter ?? "0", uuid ?? number];
  const rows: { readonly record: DataRecord; readonly place: string }[] = [];
  let from = last;
  for (let index = Number(start); index < sources.length && rows.length <= limit; index += 1, from = undefined)
    for (const record of (await sources[index]?.(reading, from, limit + 1 - rows.length)) ?? [])
      rows.push({ record, place: index === 0 ? record.id : `${index}:${record.id}` });
  if (after === undefined)
    await recordChange(tenant, { action: "data_subject_request.exported", resource: "data_subject_request", id, before: null, after: null });
  return pageOf(
    rows,
    limit,
    ({ place }) => place,
    ({ record }) => record,
  );
}

const FIRST = "00000000-0000-0000-0000-000000000000";

interface PaymentRow extends StoredRequest {
  readonly session_id: string;
  readonly assessed_at: string;
  readonly flow: string;
  readonly decision: string;
  readonly risk_score: number;
  readonly amount_minor: string;
  readonly currency: string;
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly submerchant_id: string | null;
  readonly outcomes: readonly object[] | null;
  readonly review: object | null;
  readonly notes: readonly object[] | null;
}

const PAYMENTS = `SELECT a.session_id, a.assessed_at::text, a.flow, a.decision, a.risk_score, a.amount_minor::text, a.currency, a.order_id, a.payment_id, a.submerchant_id,
    a.request, ${sealedRequest("a")},
    (SELECT json_agg(json_build_object('outcome', o.outcome, 'recorded_at', o.recorded_at, 'provider', o.provider, 'reason', o.reason) ORDER BY o.recorded_at) FROM outcomes o WHERE o.organization_id = a.organization_id AND o.session_id = a.session_id) AS outcomes,
    (SELECT json_build_object('resolution', r.resolution, 'reason', r.reason, 'resolved_at', r.resolved_at) FROM reviews r WHERE r.organization_id = a.organization_id AND r.session_id = a.session_id) AS review,
    (SELECT json_agg(json_build_object('text', n.text, 'created_at', n.created_at) ORDER BY n.id) FROM review_notes n WHERE n.organization_id = a.organization_id AND n.session_id = a.session_id) AS notes
  FROM assessments a ${joinDataKey("a")} WHERE a.organization_id = $1 AND a.session_id = ANY ($2::uuid[]) ORDER BY a.session_id DESC`;

const payments: Source = async ({ tenant, requestId }, after, most) => {
  const { query, organizationId, readRequest } = tenant;
  const sessions = await newestPayments(tenant, requestId, after, most);
  const rows = await query<PaymentRow>(PAYMENTS, [organizationId, sessions]);
  const events = await providerEvents(tenant, sessions);
  const { texts } = tenant;
  const opened = [];
  for (const row of rows)
    opened.push({
      ...row,
      outcomes: await texts.open("outcomes", row.outcomes),
      review: await texts.open("reviews", row.review),
      notes: await texts.open("review_notes", row.notes),
    });
  return opened.map((row) => {
    const {
      session_id: id,
      assessed_at,
      flow,
      decision,
      risk_score,
      amount_minor,
      currency,
      order_id,
      payment_id,
      submerchant_id,
      outcomes,
      review,
      notes,
    } = row;
    const stored = readRequest<object>(organizationId, id, row);
    return {
      table: "assessments",
      id,
      data: {
        assessed_at: instant(assessed_at),
        flow,
        decision,
        risk_score,
        amount: fromMinorUnits(Number(amount_minor), currency),
        currency,
        order_id,
        payment_id,
        submerchant_id,
        request: stored.state === "readable" ? stored.request : null,
        outcomes: outcomes ?? [],
        review,
        notes: notes ?? [],
        provider_events: events.get(id) ?? [],
      },
    };
  });
};

const EVENTS = `SELECT e.id, e.session_id, e.provider, e.event_type, e.received_at::text, e.payload AS request, e.payload_sealed AS request_sealed, e.payload_key AS request_key,
    k.key_id AS data_key_ring_id, k.wrapped AS data_key_wrapped
  FROM provider_events e ${joinDataKey("e", "payload_key")} WHERE e.organization_id = $1 AND e.session_id = ANY ($2::uuid[]) ORDER BY e.id LIMIT 1000`;

async function providerEvents({ query, organizationId, readRequest }: Tenant, sessions: readonly string[]): Promise<Map<string, object[]>> {
  const rows = await query<StoredRequest & { id: string; session_id: string; provider: string; event_type: string; received_at: string }>(EVENTS, [
    organizationId,
    sessions,
  ]);
  const of = new Map<string, object[]>();
  for (const { id, session_id, provider, event_type, received_at, ...row } of rows) {
    const stored = readRequest<object>(organizationId, id, row, "provider_events.payload");
    const event = { id, provider, event_type, received_at: instant(received_at), payload: stored.state === "readable" ? stored.request : null };
    of.set(session_id, [...(of.get(session_id) ?? []), event]);
  }
  return of;
}

const CASES = `SELECT id, json_build_object('reference_number', reference_number, 'status', status, 'incident_type', incident_type, 'incident_date', incident_date, 'description', description,
    'victim_name', victim_name, 'victim_email', victim_email, 'jurisdiction', jurisdiction, 'regulator', regulator, 'session_id', session_id, 'submitted_at', submitted_at,
    'attachments', (SELECT coalesce(json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'media_type', f.media_type, 'size_bytes', f.size_bytes, 'created_at', f.created_at) ORDER BY f.id), '[]')
      FROM case_attachments f WHERE f.organization_id = cases.organization_id AND f.case_id = cases.id)) AS data,
    session_id IN (SELECT session_id FROM data_subject_sessions WHERE organization_id = $1 AND request_id = $2) IS TRUE AS of_payment
  FROM cases WHERE organization_id = $1 AND id > $3 ORDER BY id LIMIT $4`;

/** Cases that are read at once. */
const CASES_AT_ONCE = 500;

interface CaseRow {
  readonly id: string;
  readonly data: Record<string, unknown> & { readonly victim_email: string | null; readonly attachments: readonly object[] };
  readonly of_payment: boolean;
}

const cases: Source = async ({ tenant: { query, organizationId, texts }, requestId, subject }, after, most) => {
  const found: DataRecord[] = [];
  let last = after ?? FIRST;
  for (let rows: CaseRow[] | undefined; found.length < most && (rows === undefined || rows.length === CASES_AT_ONCE); ) {
    rows = await query<CaseRow>(CASES, [organizationId, requestId, last, CASES_AT_ONCE]);
    for (const { id, data, of_payment: ofPayment } of rows) {
      const { attachments, ...rest } = data;
      const texted = await texts.open("cases", rest);
      if (ofPayment || isVictim(texted.victim_email, subject))
        found.push({ table: "cases", id, data: { ...texted, attachments: await texts.open("case_attachments", attachments) } });
    }
    last = rows.at(-1)?.id ?? last;
  }
  return found.slice(0, most);
};

const ENTRIES = `SELECT ${ENTRY_COLUMNS} FROM list_entries e WHERE organization_id = $1 AND id > $2 AND match_key = ANY ($3::bigint[]) ORDER BY id LIMIT $4`;

const entries: Source = async ({ tenant, subject }, after, most) => {
  const keys = subject.entities.map(({ type, value }) => matchKey(tenant.identifiers, type, value));
  const rows = await opened(tenant, await tenant.query<StoredEntry>(ENTRIES, [tenant.organizationId, after ?? FIRST, keys, most]));
  return rows.map(({ id, organization_id: _, created_at, expires_at, ...entry }) => ({
    table: "list_entries",
    id,
    data: { ...entry, created_at: instant(created_at), expires_at: expires_at === null ? null : instant(expires_at) },
  }));
};

const SIGNALS = `SELECT id, json_build_object('signal_type', signal_type, 'category', category, 'confidence', confidence, 'occurred_at', occurred_at, 'expires_at', expires_at,
    'description', description) AS data FROM network_signals WHERE organization_id = $1 AND id > $2 AND signal_hash = ANY ($3::bytea[]) ORDER BY id LIMIT $4`;

const signals: Source = async ({ tenant: { query, organizationId }, subject, network }, after, most) => {
  const rows = await query<{ id: string; data: Record<string, unknown> }>(SIGNALS, [organizationId, after ?? FIRST, networkHashesOf(network, subject), most]);
  return rows.map(({ id, data }) => ({ table: "network_signals", id, data }));
};

const COUNTERS = `SELECT json_build_object('captured', captured, 'disputes', disputes, 'first_captured_at', first_captured_at, 'last_chargeback_at', last_chargeback_at,
    'last_confirmed_fraud_at', last_confirmed_fraud_at) AS data FROM payer_counters WHERE organization_id = $1 AND identifier = ANY ($2::bigint[]) ORDER BY identifier`;

/** Few: as many as identifiers, at most, in each scope. Their id is a number: hashes stay inside. */
const counters: Source = async ({ tenant, subject }, after, most) => {
  const submerchants = (await tenant.em.find(Submerchant, {}, { fields: ["id"] })).map(({ id }) => id);
  const rows = await tenant.query<{ data: Record<string, unknown> }>(COUNTERS, [tenant.organizationId, hashesOf(tenant, subject, submerchants)]);
  const first = after === undefined ? 0 : Number(after);
  return rows.slice(first, first + most).map(({ data }, index) => ({ table: "payer_counters", id: String(first + index + 1), data }));
};

/** In the order in which they are read. */
const sources: readonly Source[] = [payments, cases, entries, signals, counters];
