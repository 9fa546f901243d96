// A row for every table that holds what belongs to organizations: straight into the database, as the owner.
import { randomBytes } from "node:crypto";
import { documentOf } from "../../src/learning/models/document.ts";
import { keyHash, mintKey } from "../../src/platform/credentials/api-key.ts";
import { newId } from "../../src/platform/ids/uuid.ts";

/** A row as it is inserted. */
export type Row = Readonly<Record<string, unknown>>;

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/** A new row of each table. A table that is missing here fails by its name. */
export const newRow: Readonly<Record<string, (organizationId: string) => Row>> = {
  organizations: (id) => ({ id, name: "row" }),
  submerchants: (organization_id) => ({ organization_id, id: newId(), name: "row", country: "MX" }),
  api_keys: (organization_id) => {
    const value = mintKey("secret");
    return { organization_id, id: newId(), kind: "secret", name: "row", hash: keyHash(value), last_four: value.slice(-4) };
  },
  case_sequences: (organization_id) => ({ organization_id, country: "MX", year: number(), last: 1 }),
  cases: (organization_id) => ({
    organization_id,
    // the id of its organization: so a step knows its case
    id: organization_id,
    reference_number: newId(),
    priority: "normal",
    incident_date: "2026-01-31",
    incident_type: "phishing",
    amount_minor: 100,
    currency: "MXN",
    jurisdiction: "MX",
    regulator: "CNBV",
  }),
  case_events: (organization_id) => ({ organization_id, case_id: organization_id, step: number(), actor: "row", to_status: "borrador", changed: [] }),
  list_entries: (organization_id) => ({ organization_id, id: newId(), list: "block", list_type: "email", value: "a@b.mx", match_key: number() }),
  list_totals: (organization_id) => ({
    organization_id,
    list: "allow",
    list_type: newId(),
    severity: "block",
    flow_scope: "all",
    source: "manual",
    is_active: true,
    submerchant_id: newId(),
    entries: 1,
  }),
  custom_lists: (organization_id) => ({
    organization_id,
    id: newId(),
    name: `l${newId().replaceAll("-", "")}`,
    case_insensitive: true,
    contents_id: newId(),
  }),
  custom_list_values: (organization_id) => ({ organization_id, contents_id: newId(), value_key: number(), value: "row" }),
  custom_list_orphans: (organization_id) => ({ organization_id, contents_id: newId(), removable_at: "2999-12-31" }),
  assessments: (organization_id) => ({
    organization_id,
    session_id: newId(),
    flow: "payin",
    credential_id: newId(),
    credential_kind: "secret",
    decision: "approve",
    risk_score: 1,
    amount_minor: 100,
    currency: "MXN",
    request: "{}",
    answer: "{}",
    signals: "[]",
    assessed_at: new Date(),
  }),
  reviews: (organization_id) => ({
    organization_id,
    session_id: newId(),
    resolution: "approve",
    reason: "row",
    reviewer_type: "session",
    reviewer_id: "row",
    resolved_at: new Date(),
  }),
  review_notes: (organization_id) => ({
    organization_id,
    session_id: newId(),
    id: newId(),
    author_type: "session",
    author_id: "row",
    text: "row",
    created_at: new Date(),
  }),
  case_comments: (organization_id) => ({
    organization_id,
    case_id: newId(),
    id: newId(),
    author_type: "session",
    author_id: "row",
    text: "row",
    created_at: new Date(),
  }),
  case_attachments: (organization_id) => ({
    organization_id,
    case_id: newId(),
    id: newId(),
    file_name: "row",
    media_type: "text/plain",
    size_bytes: 1,
    sha256: "0".repeat(64),
    added_by_type: "session",
    added_by_id: "row",
    created_at: new Date(),
    content: Buffer.from("0"),
  }),
  saved_views: (organization_id) => ({
    organization_id,
    id: newId(),
    owner: "row",
    name: "row",
    shared: true,
    filters: "{}",
    list_order: "newest",
    created_at: new Date(),
    updated_at: new Date(),
  }),
  approvals: (organization_id) => ({
    organization_id,
    id: newId(),
    operation: "createAllowlistEntry",
    status: "pending",
    requested_by: "{}",
    requested_at: new Date(),
    expires_at: new Date(Date.now() + 60_000),
  }),
  people: (organization_id) => ({ organization_id, subject: "row", expires_at: new Date(Date.now() + 60_000) }),
  review_assignments: (organization_id) => ({
    organization_id,
    session_id: newId(),
    assignee: "row",
    assigned_by_type: "session",
    assigned_by_id: "row",
    assigned_at: new Date(),
    expires_at: new Date(Date.now() + 60_000),
  }),
  handles: (organization_id) => ({ organization_id, handle: newId(), fingerprint: newId(), session_id: newId(), created_at: new Date() }),
  activity: (organization_id) => ({
    organization_id,
    session_id: newId(),
    at: Date.now(),
    flow: "payin",
    trusted: true,
    order_key: number(),
    amount_minor: 100,
    currency: "MXN",
  }),
  payer_counters: (organization_id) => ({ organization_id, identifier: number() }),
  payer_disputes: (organization_id) => ({ organization_id, identifier: number(), session_id: newId(), kind: "fraud", occurred_at: new Date() }),
  outcomes: (organization_id) => ({ organization_id, session_id: newId(), outcome: "captured", outcome_id: newId() }),
  // the id of its organization: so a name knows its report
  fraud_reports: (organization_id) => ({ organization_id, report_id: organization_id, share_with_network: false }),
  fraud_report_names: (organization_id) => ({ organization_id, name: newId(), report_id: organization_id }),
  payout_activity: (organization_id) => ({
    organization_id,
    session_id: newId(),
    scope: 0,
    at: Date.now(),
    order_key: number(),
    name: "",
    first: true,
    declined: false,
    treasury: false,
    amount_minor: 100,
    currency: "MXN",
  }),
  fraud_rates: (organization_id) => ({ organization_id, identifier: number(), payments_7d: 1, frauds_7d: 1, payments_30d: 1, frauds_30d: 1 }),
  identifier_days: (organization_id) => ({ organization_id, day: "2026-01-01", identifier: number(), is_device: false, payments: 1, frauds: 1 }),
  fraud_sessions: (organization_id) => ({
    organization_id,
    session_id: newId(),
    day: "2026-01-01",
    identifiers: "[]",
    declined: false,
    reported_day: "2026-01-01",
    unexplained: 1,
  }),
  unread_payments: (organization_id) => ({ organization_id, session_id: newId(), payment: true, fraud: false }),
  audit_log: (organization_id) => ({ organization_id, id: newId(), entry: auditEntry(newId(), "admin@row") }),
  audit_contents: (organization_id) => ({ organization_id, id: newId(), salt: Buffer.alloc(16), contents: "{}" }),
  audit_heads: (organization_id) => ({ organization_id, sequence: 0, hash: Buffer.alloc(32) }),
  webhook_endpoints: (organization_id) => ({ organization_id, id: newId(), url: "https://row.example/", enabled: false, disabled_reason: "manual" }),
  events: (organization_id) => ({ organization_id, id: newId(), type: "row", body: "{}" }),
  // of no endpoint, and done: nothing that is sent meanwhile touches it
  webhook_deliveries: (organization_id) => ({
    organization_id,
    id: newId(),
    event_id: newId(),
    event_type: "dispute.opened",
    endpoint_id: newId(),
    status: "delivered",
    created_at: new Date(),
  }),
  webhook_attempts: (organization_id) => ({ organization_id, delivery_id: newId(), number: number(), started_at: new Date() }),
  connections: (organization_id) => ({ organization_id, id: newId(), processor: "stripe" }),
  waiting_events: (organization_id) => ({ organization_id, reference: "order_id", value: newId(), event_id: newId(), provider: "row", created_at: new Date() }),
  event_rechecks: (organization_id) => ({ organization_id, id: newId(), event_id: newId(), due_at: new Date() }),
  provider_events: (organization_id) => ({
    organization_id,
    id: newId(),
    provider: "row",
    external_id: newId(),
    event_type: "row",
    status: "recorded",
    payload: "{}",
    received_at: new Date(),
  }),
  calibrations: (organization_id) => ({ organization_id, fitted_at: new Date(), steps: "{}", curves: "[]", evidence: "{}" }),
  models: (organization_id) => ({
    organization_id,
    id: newId(),
    // neither live nor a challenger: of those there is one at most
    state: "rejected",
    source: "manual",
    weekly_limit: false,
    document: modelDocument({ IP_TOR: 60 }),
  }),
  model_fits: (organization_id) => ({ organization_id }),
  // the id of its organization: so a version knows its rule
  rules: (organization_id) => ({
    organization_id,
    id: organization_id,
    code: `RULE:${newId()}`,
    status: "draft",
    version: 1,
    flow: "all",
    created_by: ruleActor,
    created_at: new Date(),
    changed_by: ruleActor,
    updated_at: new Date(),
  }),
  backtests: (organization_id) => backtestRow(organization_id),
  // the id of its organization: so a payment knows its request
  data_subject_requests: (organization_id) => ({ ...dataSubjectRequestRow(organization_id), id: organization_id }),
  data_subject_sessions: (organization_id) => ({ organization_id, request_id: organization_id, session_id: newId() }),
  rule_versions: (organization_id) => ({
    organization_id,
    rule_id: organization_id,
    version: number(),
    content: ruleContent(),
    created_by: ruleActor,
    created_at: new Date(),
  }),
  network_members: (organization_id) => ({ organization_id, contribute: true, consume: true }),
  network_signals: (organization_id) => ({
    organization_id,
    id: newId(),
    signal_hash: randomBytes(32),
    key_version: "row",
    signal_type: "email",
    category: "fraud",
    confidence: 1,
    occurred_at: new Date(),
    expires_at: "2999-12-31",
    cause: newId(),
  }),
  statistics: (organization_id) => ({ organization_id, submerchant_id: newId(), grain: "day", fact: "row", bucket: new Date(), figures: "{}" }),
  statistics_changes: (organization_id) => ({ organization_id, id: newId(), session_id: newId() }),
  statistics_sessions: (organization_id) => ({ organization_id, session_id: newId(), counted: "{}" }),
  case_recommendations: (organization_id) => ({
    organization_id,
    session_id: newId(),
    reason: "large_declined",
    priority: "baja",
    assessed_at: new Date(),
    flow: "payin",
    decision: "decline",
    risk_score: 95,
    amount_minor: 100,
    currency: "MXN",
  }),
  data_keys: (organization_id) => ({ organization_id, generation: number(), key_id: "row", wrapped: Buffer.alloc(32) }),
  secrets: (organization_id) => ({ organization_id, id: newId(), purpose: "row", owner_id: newId(), key_id: "row", sealed: Buffer.alloc(32) }),
};

/** The document of a model with these weights, made from the catalogue. */
export const modelDocument = (weights: Readonly<Record<string, number>>): string => JSON.stringify(documentOf({ weights, curves: {} }, null));

/** Who makes rules here. */
export const ruleActor = JSON.stringify({ type: "session", id: "row", role: "admin" });

/** An access request that has ended. */
export const dataSubjectRequestRow = (organization_id: string): Row => ({
  organization_id,
  id: newId(),
  kind: "access",
  status: "completed",
  reason: "row",
  retain_blocklist: false,
  identifier_types: ["customer_id"],
  identifiers: JSON.stringify([{ type: "customer_id", value: "cus_row" }]),
  percent: 100,
  report: JSON.stringify({ payments: 0, tables: {} }),
  created_by: ruleActor,
  created_at: new Date(),
  ended_at: new Date(),
});

/** A backtest that was canceled. */
export const backtestRow = (organization_id: string): Row => ({
  organization_id,
  id: newId(),
  status: "canceled",
  request: JSON.stringify({ thresholds: { challenge: 20, review: 40, decline: 60 } }),
  plan: JSON.stringify({
    from: 0,
    to: 1,
    asOf: 1,
    flow: null,
    sample: 1,
    rules: [],
    replaced: [],
    lists: [],
    thresholds: null,
    weights: {},
    policy: { curves: {} },
  }),
  created_by: ruleActor,
  created_at: new Date(),
});

/** What a version of a rule says. */
export const ruleContent = (): string =>
  JSON.stringify({
    name: "row",
    description: null,
    flow: "all",
    submerchant_id: null,
    expression: "payment.amount > 1000",
    action: { type: "signal", weight: 20 },
    priority: 100,
    valid_from: null,
    valid_until: null,
  });

/** A new row of a table. Throws the name of a table that has none. */
export function rowOf(table: string, organizationId: string): Row {
  const make = newRow[table];
  if (make === undefined) throw new Error(`${table} has no row in server/test/tenants/rows.ts`);
  return make(organizationId);
}

/** The column that says whose a row is. */
export const ownerColumn = (table: string): string => (table === "organizations" ? "id" : "organization_id");

/** An entry of the audit log about a key. */
export function auditEntry(resourceId: string, actorId: string): string {
  return JSON.stringify({
    occurred_at_ms: Date.now(),
    actor: { type: "session", id: actorId, role: "admin" },
    action: "key.created",
    resource_type: "key",
    resource_id: resourceId,
    before: null,
    after: { id: resourceId },
    request_id: newId(),
  });
}

/** The statement that inserts a row. */
export function insertion(table: string, row: Row): { text: string; values: unknown[] } {
  const columns = Object.keys(row);
  return {
    text: `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
    values: Object.values(row),
  };
}

/** Inserts a row. */
export async function insert(query: Query, table: string, row: Row): Promise<void> {
  const { text, values } = insertion(table, row);
  await query(text, values);
}

/** Inserts an organization and one row of every other table. */
export async function insertAll(query: Query, organizationId: string): Promise<void> {
  // the head of the audit log comes before its records
  const tables = new Set(["organizations", "audit_heads", ...Object.keys(newRow)]);
  for (const table of tables) await insert(query, table, rowOf(table, organizationId));
}

let numbers = 0;

function number(): number {
  numbers += 1;
  return numbers;
}
