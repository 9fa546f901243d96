// A reported fraud: the report, its case and its blocklist entries, in one transaction.
import type { components } from "../../../generated/types.ts";
import { createCase } from "../cases/service.ts";
import type { Tenant } from "../database/tenancy.ts";
import { ApiError, validationError } from "../http/api-error.ts";
import { newId, uuidOf } from "../identifiers/uuid.ts";
import { causeEntries, recordEntries } from "../lists/caused.ts";
import { isListType, type ListType, normalisers } from "../lists/normalise.ts";
import { fromMinorUnits } from "../money.ts";
import { teach } from "../outcomes/counters.ts";
import { type AssessedPayer, payerOf } from "../outcomes/subject.ts";
import { entryView } from "../outcomes/view.ts";

type Schemas = components["schemas"];
type Report = Schemas["FraudReport"];
type FraudRecord = Schemas["FraudReportRecord"];

const BLOCKED_DAYS = 180;
const DAY = 86_400_000;

/** Kinds of value that many people share: an indicator of such a kind flags payments, and does not block them. */
const SHARED: ReadonlySet<ListType> = new Set<ListType>(["ip_address", "ip_range", "card_bin", "country", "email_domain", "swift_bic"]);

/** Reports a fraud. Throws NOT_FOUND for an assessment that the caller has not, VALIDATION_ERROR, INVALID_TYPE. */
export async function reportFraud(tenant: Tenant, report: Report): Promise<FraudRecord> {
  const indicators = normalisedIndicators(report.indicators ?? []);
  const assessed = await assessedBy(tenant, report);
  const subject = subjectOf(report, assessed, indicators);
  const now = new Date();
  const reportId = await claim(tenant, subject, report, assessed, now);
  if (reportId === undefined) return replay(tenant, subject);
  const payer = assessed === undefined ? undefined : await payerOf(tenant, assessed.session_id);
  if (payer !== undefined) await teach(tenant, payer, { disputes: 1, fraud: true }, now);
  const entries = await blockAll(tenant, payer, indicators, reportId, now);
  const opened = await createCase(tenant, caseOf(report, assessed, now));
  await recordEntries(tenant, entries, []);
  const answer: Omit<FraudRecord, "idempotent_replay"> = {
    report_id: reportId,
    case: { id: opened.id, reference_number: opened.reference_number, status: opened.status },
    blocklist_entries: entries.map(entryView),
    network_signals: 0,
  };
  await tenant.query("UPDATE fraud_reports SET answer = $3 WHERE organization_id = $1 AND subject = $2", [
    tenant.organizationId,
    subject,
    JSON.stringify(answer),
  ]);
  return { ...answer, idempotent_replay: false };
}

interface Assessed {
  readonly session_id: string;
  readonly amount_minor: string;
  readonly currency: string;
}

/** The assessment that the report names; the latest one of an order or a payment. An order or payment that was never assessed is reported all the same. */
async function assessedBy({ query, organizationId, submerchantId }: Tenant, report: Report): Promise<Assessed | undefined> {
  const named = (["session_id", "order_id", "payment_id"] as const).find((name) => report[name] !== undefined);
  if (named === undefined) return undefined;
  const [row] = await query<Assessed>(
    `SELECT session_id, amount_minor::text, currency FROM assessments
     WHERE organization_id = $1 AND ${named} = $2 AND ($3::uuid IS NULL OR submerchant_id = $3) ORDER BY session_id DESC LIMIT 1`,
    [organizationId, report[named], submerchantId],
  );
  if (row === undefined && named === "session_id") throw new ApiError("NOT_FOUND");
  return row;
}

function normalisedIndicators(indicators: readonly Schemas["FraudIndicator"][]): (readonly [ListType, string])[] {
  const failures: { path: string; message: string }[] = [];
  const out = indicators.flatMap(({ list_type: type, value }, index): (readonly [ListType, string])[] => {
    if (!isListType(type))
      throw new ApiError("INVALID_TYPE", { details: { fields: [{ path: `indicators[${index}].list_type`, message: "is no list type" }] } });
    const form = normalisers[type](value);
    if (form === undefined) failures.push({ path: `indicators[${index}].value`, message: `is no valid ${type}` });
    return form === undefined ? [] : [[type, form]];
  });
  if (failures.length > 0) throw validationError(failures);
  return out;
}

/** What the report is about, as a number: a second report of it is a replay. A submerchant's reports are its own. */
function subjectOf(report: Report, assessed: Assessed | undefined, indicators: readonly (readonly [ListType, string])[]): string {
  if (assessed !== undefined) return uuidOf(`session\n${assessed.session_id}`);
  if (report.order_id !== undefined) return uuidOf(`order\n${report.order_id}`);
  if (report.payment_id !== undefined) return uuidOf(`payment\n${report.payment_id}`);
  if (indicators.length === 0)
    throw validationError([{ path: "session_id", message: "must be there, or order_id, payment_id or indicators: a report has to be about something" }]);
  return uuidOf(
    `indicators\n${report.incident_date ?? ""}\n${indicators
      .map((pair) => pair.join("="))
      .sort()
      .join("\n")}`,
  );
}

async function claim(tenant: Tenant, subject: string, report: Report, assessed: Assessed | undefined, now: Date): Promise<string | undefined> {
  const [row] = await tenant.query<{ report_id: string }>(
    `INSERT INTO fraud_reports (organization_id, subject, report_id, session_id, share_with_network, reported_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING report_id`,
    [tenant.organizationId, subject, newId(), assessed?.session_id ?? null, report.share_with_network ?? false, now],
  );
  return row?.report_id;
}

async function replay({ query, organizationId }: Tenant, subject: string): Promise<FraudRecord> {
  const [row] = await query<{ answer: Omit<FraudRecord, "idempotent_replay"> }>(
    "SELECT answer FROM fraud_reports WHERE organization_id = $1 AND subject = $2",
    [organizationId, subject],
  );
  if (row === undefined) throw new Error("a report that was taken is gone");
  return { ...row.answer, idempotent_replay: true };
}

function caseOf(report: Report, assessed: Assessed | undefined, now: Date): Schemas["CaseCreate"] {
  const amount = report.amount ?? (assessed === undefined ? undefined : fromMinorUnits(Number(assessed.amount_minor), assessed.currency));
  const currency = report.currency ?? (report.amount === undefined ? (assessed?.currency as Report["currency"]) : undefined);
  const failures = [
    ...(amount === undefined ? [{ path: "amount", message: "must be there: no assessment tells it" }] : []),
    ...(currency === undefined ? [{ path: "currency", message: "must be there with the amount" }] : []),
  ];
  if (amount === undefined || currency === undefined) throw validationError(failures);
  return {
    incident_date: report.incident_date ?? now.toISOString().slice(0, 10),
    incident_type: report.incident_type,
    amount,
    currency,
    jurisdiction: report.jurisdiction,
    description: report.description,
    victim_name: report.victim_name,
    victim_email: report.victim_email,
    priority: report.priority ?? "alta",
    ...(assessed === undefined ? {} : { session_id: assessed.session_id }),
  };
}

async function blockAll(tenant: Tenant, payer: AssessedPayer | undefined, indicators: readonly (readonly [ListType, string])[], reportId: string, now: Date) {
  const values = new Map([...(payer?.blockable ?? []), ...indicators].map((pair) => [pair.join("\n"), pair] as const));
  const of = (shared: boolean) => [...values.values()].filter(([type]) => SHARED.has(type) === shared);
  const common = {
    sessionId: payer?.sessionId ?? reportId,
    submerchantId: tenant.submerchantId,
    list: "block",
    source: "fraud_report",
    reason: "Fraud was reported",
    expiresAt: new Date(now.getTime() + BLOCKED_DAYS * DAY),
  } as const;
  return [
    ...(await causeEntries(tenant, { ...common, values: of(false) })),
    ...(await causeEntries(tenant, { ...common, severity: "flag", values: of(true) })),
  ];
}
