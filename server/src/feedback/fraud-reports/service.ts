// Reports a fraud: the report, its case, its blocklist entries and its network signals, in one transaction. Reports of an organization are serialised.

import type { components } from "../../../../generated/types.ts";
import { emit } from "../../accounts/outbox/emit.ts";
import { openCase, type WantedCase } from "../../backoffice/cases/service.ts";
import { addAutomaticEntries } from "../../controls/lists/automatic-entries.ts";
import { type BreadthFacts, broadReach } from "../../controls/lists/breadth/reach.ts";
import type { StoredEntry } from "../../controls/lists/entry.ts";
import { categoryOf, contributeAutomatically } from "../../controls/network/automatic-signals.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { type AssessedPayer, payerOf } from "../../decisions/assessments/assessed-payer.ts";
import { resolveReferences } from "../../decisions/assessments/by-reference.ts";
import type { Reference, Referenced } from "../../decisions/assessments/candidate.ts";
import { ApiError, type FieldFailure, unknownReference, validationError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { DAY } from "../../platform/time/time.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { isListType, isPlaceholder, listKinds, unlistable } from "../../values/kinds/index.ts";
import { BLOCKED_DAYS } from "../outcomes/blocking-periods.ts";
import { type BurdenedValues, burdenedValues, burdenOf } from "../outcomes/burden.ts";
import { dispute } from "../outcomes/service.ts";
import { entryView } from "../outcomes/view.ts";
import { namesOf } from "./deduplication-keys.ts";
import { lossOf } from "./loss.ts";
import { earlierReport, type StoredAnswer, storeReport } from "./store.ts";

type Schemas = components["schemas"];
type Report = Schemas["FraudReport"];
type Indicator = readonly [ListType, string];

/** Do many people share the values of a type? An indicator of such a type flags payments instead of blocking them. */
const isShared = (type: string): boolean => isListType(type) && listKinds[type].names === "many";

/** Reports a fraud; a repeated report is a replay of the first answer. Throws NOT_FOUND for a session that the caller cannot see, AMBIGUOUS_REFERENCE, VALIDATION_ERROR, INVALID_TYPE. */
export async function reportFraud(tenant: Tenant, network: NetworkHashes, report: Report, breadth?: BreadthFacts): Promise<Schemas["FraudReportRecord"]> {
  const indicators = normalisedIndicators(report.indicators ?? []);
  const assessed = await assessedBy(tenant, report);
  const names = namesOf(tenant, report, assessed, indicators);
  const earlier = await earlierReport(tenant, names.sought);
  if (earlier !== undefined) return { ...earlier, idempotent_replay: true };
  const reportId = newId();
  const now = dateOf(tenant.clock);
  const opened = await openCase(tenant, caseOf(report, assessed, now));
  const known = await reportedPayer(tenant, report, assessed);
  const burdened = known && (await burden(tenant, known, now));
  const payer = burdened && { ...burdened.payer, blockable: burdened.values.block };
  const entries = await block(tenant, payer, [...(burdened?.values.flag ?? []), ...withoutBroad(tenant, indicators, breadth)], reportId, now);
  const answer: StoredAnswer = {
    report_id: reportId,
    case: { id: opened.id, reference_number: opened.reference_number, status: opened.status },
    blocklist_entries: entries.map(entryView),
    network_signals: report.share_with_network ? await share(tenant, network, report, payer, indicators, reportId, now) : 0,
  };
  await storeReport(tenant, { reportId, sessionId: assessed?.session_id, shareWithNetwork: report.share_with_network ?? false, names: names.all, answer });
  const { case: opening, blocklist_entries } = answer;
  await emit(tenant, "fraud.reported", {
    report_id: reportId,
    session_id: assessed?.session_id ?? null,
    incident_type: report.incident_type,
    case: opening,
    blocklist_entries,
  });
  return { ...answer, idempotent_replay: false };
}

/**
 * The assessment that the report names: the session, else that of the order, else that of the payment. An order or payment
 * without an assessment can be reported too. Throws NOT_FOUND for a session that the caller cannot see, AMBIGUOUS_REFERENCE.
 */
async function assessedBy(tenant: Tenant, { session_id, order_id, payment_id }: Report): Promise<Referenced | undefined> {
  const references: Reference[] =
    session_id !== undefined
      ? [["session_id", session_id]]
      : [...(order_id === undefined ? [] : [["order_id", order_id] as const]), ...(payment_id === undefined ? [] : [["payment_id", payment_id] as const])];
  const { assessment, ambiguous } = await resolveReferences(tenant, references, { submerchantId: tenant.submerchantId });
  if (ambiguous !== undefined) throw new ApiError("AMBIGUOUS_REFERENCE", { details: { ...ambiguous } });
  if (assessment === undefined && session_id !== undefined) throw unknownReference("session_id");
  return assessment;
}

/** The payer of the report: of a browser's assessment only if the report names its session, because a page can assess any payer under any order. */
async function reportedPayer(tenant: Tenant, { session_id }: Report, assessed: Referenced | undefined): Promise<AssessedPayer | undefined> {
  if (assessed === undefined || (assessed.origin === "browser" && session_id === undefined)) return undefined;
  return payerOf(tenant, assessed.session_id);
}

function normalisedIndicators(indicators: readonly Schemas["FraudIndicator"][]): Indicator[] {
  const failures: FieldFailure[] = [];
  const out: Indicator[] = [];
  for (const [index, { list_type: type, value }] of indicators.entries()) {
    if (!isListType(type))
      throw new ApiError("INVALID_TYPE", { details: { fields: [{ path: `indicators[${index}].list_type`, message: "must be a list type" }] } });
    const form = listKinds[type].normalise(value);
    if (form === undefined) failures.push({ path: `indicators[${index}].value`, message: listKinds[type].message });
    else if (isPlaceholder(type, form)) failures.push({ path: `indicators[${index}].value`, message: unlistable(type) });
    else out.push([type, form]);
  }
  if (failures.length > 0) throw validationError(failures);
  return out;
}

function caseOf(report: Report, assessed: Referenced | undefined, now: Date): WantedCase {
  return {
    incident_date: report.incident_date ?? now.toISOString().slice(0, 10),
    incident_type: report.incident_type,
    ...lossOf(report, assessed),
    jurisdiction: report.jurisdiction,
    description: report.description,
    victim_name: report.victim_name,
    victim_email: report.victim_email,
    priority: report.priority ?? "alta",
    session_id: assessed?.session_id,
  };
}

/** Counts the report against whom it burdens by the evidence, as a confirmed fraud without a fraud type. */
async function burden(tenant: Tenant, payer: AssessedPayer, now: Date): Promise<{ readonly payer: AssessedPayer; readonly values: BurdenedValues }> {
  const attributed = await burdenOf(tenant, payer, {});
  await dispute(tenant, payer, "fraud", attributed, now);
  return { payer, values: await burdenedValues(tenant, payer, attributed, now) };
}

/** Do indicators of a report have values that many people share, so that {@link reportFraud} needs facts about recent payments? */
export const namesSharedValues = ({ indicators = [] }: Pick<Report, "indicators">): boolean => indicators.some(({ list_type: type }) => isShared(type));

/** The indicators without those that affect nearly everybody: a flag on the country of the customers would burden all of them. */
function withoutBroad({ submerchantId }: Tenant, indicators: readonly Indicator[], facts: BreadthFacts | undefined): readonly Indicator[] {
  if (facts === undefined) return indicators;
  return indicators.filter(([type, value]) => broadReach({ list_type: type, value, flow_scope: "all", submerchant_id: submerchantId }, facts) === undefined);
}

/** Blocks the payer's identifiers and the indicators; shared indicators only flag. */
function block(tenant: Tenant, payer: AssessedPayer | undefined, indicators: readonly Indicator[], reportId: string, now: Date): Promise<StoredEntry[]> {
  const values: readonly Indicator[] = [...(payer?.blockable ?? []), ...indicators];
  const expiresAt = new Date(now.getTime() + BLOCKED_DAYS * DAY);
  return addAutomaticEntries(tenant, {
    cause: payer?.sessionId ?? reportId,
    submerchantId: tenant.submerchantId,
    list: "block",
    values: [
      { values: values.filter(([type]) => !isShared(type)), severity: "block", expiresAt },
      { values: values.filter(([type]) => isShared(type)), severity: "flag", expiresAt },
    ],
    source: "fraud_report",
    reason: "Fraud was reported",
  });
}

/** Confidence of a reported but unconfirmed fraud. */
const CONFIDENCE = 0.8;

/** Contributes the payer's identifiers and the indicators to the network; returns the number of signals. */
function share(
  tenant: Tenant,
  network: NetworkHashes,
  report: Report,
  payer: AssessedPayer | undefined,
  indicators: readonly Indicator[],
  reportId: string,
  now: Date,
): Promise<number> {
  return contributeAutomatically(
    tenant,
    network,
    {
      cause: payer?.sessionId ?? reportId,
      values: [...(payer?.blockable ?? []), ...indicators],
      category: categoryOf[report.incident_type],
      confidence: CONFIDENCE,
      occurredAt: report.incident_date === undefined ? now : new Date(report.incident_date),
    },
    now,
  );
}
