// Every table, and what a data subject request does with it. server/test/data-protection/tables.test.ts fails for a table that is missing here.

/** Cases that are not closed: they need their payment, and what was noted on it. */
export const OPEN_CASES = "('borrador', 'en_revision', 'enviado')";

/** Rows of a payment: what is erased in them when the payment is the person's. */
export interface PaymentTable {
  readonly table: string;
  /** SQL of the rows of sessions (the placeholder `?`); `session_id = ANY (?)` without it. */
  readonly of?: string;
  /** Assignments that remove personal data; without them, rows are deleted. */
  readonly set?: string;
  /** SQL of rows that still have personal data; all rows without it. */
  readonly has?: string;
}

/** A stored response, with the parts of it that name a person as they are without one. */
export interface StoredResponse {
  readonly table: "fraud_reports" | "outcomes";
  readonly column: string;
  readonly parts: Readonly<Record<string, readonly [] | null>>;
}

const answer: StoredResponse = { table: "fraud_reports", column: "answer", parts: { blocklist_entries: [] } };
const feedback: StoredResponse = {
  table: "outcomes",
  column: "feedback",
  parts: { blocklist_entries: [], allowlist_entries: [], released_entries: [], still_blocking: [], payer_counters: null },
};

/** Both of them. */
export const storedResponses: readonly StoredResponse[] = [answer, feedback];

const emptied = ({ column, parts }: StoredResponse): string => `(${column}::jsonb || '${JSON.stringify(parts)}')`;
const ANSWER = emptied(answer);
const FEEDBACK = emptied(feedback);

/** Tables with rows of payments. */
export const paymentTables: readonly PaymentTable[] = [
  { table: "activity" },
  {
    table: "assessments",
    set: "request = NULL, request_sealed = NULL, request_key = NULL, facts = NULL",
    has: "(request IS NOT NULL OR request_sealed IS NOT NULL OR facts IS NOT NULL)",
  },
  { table: "fraud_reports", set: `answer = ${ANSWER}::json`, has: `answer::jsonb <> ${ANSWER}` },
  { table: "fraud_sessions" },
  {
    table: "network_signals",
    of: "cause IN (SELECT unnest(?) UNION SELECT report_id FROM fraud_reports WHERE organization_id = current_organization() AND session_id = ANY (?))",
  },
  {
    table: "outcomes",
    set: `reason = NULL, feedback = ${FEEDBACK}::json`,
    has: `(reason IS NOT NULL OR feedback::jsonb <> ${FEEDBACK})`,
  },
  { table: "payer_disputes" },
  { table: "payout_activity" },
  { table: "provider_events", set: "payload = NULL, payload_sealed = NULL, payload_key = NULL", has: "(payload IS NOT NULL OR payload_sealed IS NOT NULL)" },
  { table: "review_notes" },
  { table: "reviews", set: "reason = '[erased]'", has: "reason <> '[erased]'" },
  { table: "unread_payments" },
];

/** A table with texts that may quote an identifier: quotes are replaced. */
export interface QuotingTable {
  readonly table: string;
  /** Key that pages go by. */
  readonly key: string;
  /** Columns of text. */
  readonly texts?: readonly string[];
  /** Columns of JSON. */
  readonly documents?: readonly string[];
  /** SQL of rows that an open case needs; `t` is the row. */
  readonly retained?: string;
  /** Assignments that erase a row as a whole: then no quote is replaced, so that nobody can put something else in its place. */
  readonly whole?: string;
}

const ofOpenCase = `EXISTS (SELECT FROM cases c WHERE c.organization_id = t.organization_id AND c.session_id = t.session_id AND c.status IN ${OPEN_CASES})`;

/** A case that is open or was submitted. */
const ofRetainedCase = `NOT EXISTS (SELECT FROM cases c WHERE c.organization_id = t.organization_id AND c.id = t.case_id AND c.status = 'archivado' AND c.submitted_at IS NULL)`;

/** Tables whose texts are searched for quotes, in this order. */
export const quotingTables: readonly QuotingTable[] = [
  {
    table: "case_comments",
    key: "case_id",
    texts: ["text"],
    retained: ofRetainedCase,
  },
  {
    // contents are not searched: they are erased with the case
    table: "case_attachments",
    key: "case_id",
    texts: ["file_name"],
    retained: ofRetainedCase,
  },
  { table: "api_keys", key: "id", texts: ["name"] },
  { table: "approvals", key: "id", texts: ["reason"], documents: ["change", "failure"] },
  // the record keeps the hash of what it said
  { table: "audit_contents", key: "id", documents: ["contents"], whole: `contents = '{"before":null,"after":null}', erased_at = now()` },
  { table: "backtests", key: "id", documents: ["request", "plan"] },
  { table: "connections", key: "id", texts: ["description"] },
  { table: "custom_lists", key: "id", texts: ["description"] },
  { table: "data_subject_requests", key: "id", texts: ["reason"] },
  { table: "events", key: "id", texts: ["body"] },
  { table: "fraud_reports", key: "report_id", documents: ["answer"], retained: ofOpenCase },
  { table: "list_entries", key: "id", texts: ["reason"] },
  { table: "models", key: "id", texts: ["reason"] },
  { table: "network_signals", key: "id", texts: ["description"] },
  { table: "outcomes", key: "session_id", texts: ["reason"], documents: ["feedback"], retained: ofOpenCase },
  { table: "review_notes", key: "session_id", texts: ["text"], retained: ofOpenCase },
  { table: "reviews", key: "session_id", texts: ["reason"], retained: ofOpenCase },
  { table: "rule_versions", key: "rule_id", texts: ["reason"] },
  { table: "rules", key: "id", texts: ["reason"], documents: ["pending"] },
  { table: "saved_views", key: "id", texts: ["name"], documents: ["filters"] },
  { table: "submerchants", key: "id", texts: ["name"] },
  { table: "webhook_attempts", key: "delivery_id", texts: ["response_excerpt"] },
  { table: "webhook_endpoints", key: "id", texts: ["description"] },
];

/** Tables that are searched separately (erase-cases.ts, erase-identifiers.ts, erase-quotes.ts, count-retained-quotes.ts, erase-earlier-requests.ts). */
export const otherTables = [
  "audit_log",
  "cases",
  "custom_list_values",
  "custom_lists",
  "data_subject_requests",
  "data_subject_sessions",
  "list_entries",
  "list_totals",
  "network_signals",
  "payer_counters",
  "payer_disputes",
  "provider_events",
  "rule_versions",
] as const;

/** Tables that no request touches, each with its reason. */
export const untouchedTables: Readonly<Record<string, string>> = {
  waiting_events: "orders and payments of events that have no assessment; purged after 30 days",
  event_rechecks: "ids of events",
  audit_heads: "end of the hash chain of the audit log",
  calibrations: "figures of all payments",
  case_events: "status, names of changed fields, priority, due date and the person who works on it",
  case_recommendations: "decision, amount and order of a payment, without an identifier of a person",
  case_sequences: "numbers of cases",
  custom_list_orphans: "ids of contents that a job deletes within the hour",
  data_keys: "keys that encrypt",
  development_identity: "keys of the sandbox",
  fraud_rate_progress: "watermark of a job",
  fraud_rates: "keyed hashes of terminals, BINs, e-mail domains and devices: none is of one person alone; they end with the days that they are made from",
  fraud_report_names: "hashes of references, which recognize a report that is sent again",
  handles: "hashes of handles and of whole requests, which recognize a request that is sent again; deleted after RETENTION_HANDLES_DAYS",
  identifier_days: "keyed hashes of terminals, BINs, e-mail domains and devices, by day; deleted with their time range",
  installation: "of the installation",
  installation_keys: "keys of the installation",
  model_fits: "figures of all payments",
  network_members: "membership of the organization",
  organizations: "the organization and its settings",
  people: "people of the organization who use this service; deleted 90 days after their last session",
  rate_windows: "counters of callers",
  retention_progress: "watermark of a job",
  review_assignments: "names of analysts; they expire",
  secrets: "secrets of the organization",
  statistics: "figures of all payments",
  statistics_changes: "ids of payments that are counted again",
  statistics_progress: "watermark of a job",
  statistics_sessions: "figures of a payment, without an identifier of a person",
  webhook_deliveries: "status of deliveries; the bodies are in events",
};
