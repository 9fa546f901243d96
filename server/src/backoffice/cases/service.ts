// Regulatory cases: opened with a reference number, changed within their workflow, submitted, and acknowledged.

import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { updateResource } from "../../accounts/audit/update.ts";
import { readOrganization } from "../../accounts/organizations/service.ts";
import { emit } from "../../accounts/outbox/emit.ts";
import { noteStatisticsChange } from "../../intelligence/statistics/changes.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError, unknownReference } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import { toMinorUnits } from "../../platform/money/money.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { CASE_COLUMNS, caseView, type StoredCase } from "./case.ts";
import { freezeDossier } from "./dossier.ts";
import { recordStep } from "./history.ts";
import { assertTransition, type CaseStatus, transitionNotAllowed } from "./transitions.ts";

type Schemas = components["schemas"];

/** The regulator of each jurisdiction. */
const REGULATORS: Readonly<Record<Schemas["Jurisdiction"], string>> = { CL: "CMF", MX: "CNBV", BR: "BCB", PE: "SBS", CO: "SFC", UY: "BCU", AR: "BCRA" };

/** Filters of the list of cases. */
export interface CaseFilter extends PageQuery {
  readonly status?: CaseStatus;
  readonly priority?: Schemas["CasePriority"];
  readonly jurisdiction?: Schemas["Jurisdiction"];
  /** First day of the incident, ISO. */
  readonly from?: string;
  /** Last day of the incident, ISO. */
  readonly to?: string;
}

/** A page of cases, newest first. */
export async function listCases({ query, organizationId }: Tenant, filter: CaseFilter): Promise<{ data: Schemas["Case"][]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(filter, UUID_KEY);
  const conditions: [string, unknown][] = [
    ["organization_id =", organizationId],
    ["id <", after],
    ["status =", filter.status],
    ["priority =", filter.priority],
    ["jurisdiction =", filter.jurisdiction],
    ["incident_date >=", filter.from],
    ["incident_date <=", filter.to],
  ];
  const given = conditions.filter(([, value]) => value !== undefined);
  const rows = await query<StoredCase>(
    `SELECT ${CASE_COLUMNS} FROM cases WHERE ${given.map(([condition], index) => `${condition} $${index + 1}`).join(" AND ")} ORDER BY id DESC LIMIT ${limit + 1}`,
    given.map(([, value]) => value),
  );
  return pageOf(rows, limit, ({ id }) => id, caseView);
}

/** A case to open. */
export interface WantedCase extends Omit<Schemas["CaseCreate"], "priority"> {
  readonly priority?: Schemas["CasePriority"];
}

/** Opens a case. Throws NOT_FOUND for an assessment that is not the organization's. */
export async function createCase(tenant: Tenant, wanted: WantedCase): Promise<StoredCase> {
  const { query, organizationId } = tenant;
  if (wanted.session_id !== undefined) await assertAssessment(tenant, wanted.session_id);
  const amountMinor = toMinorUnits(wanted.amount, wanted.currency, "major");
  if (typeof amountMinor === "string") throw new Error("an amount passed validation but cannot be converted");
  const [stored] = await query<StoredCase>(
    `INSERT INTO cases (organization_id, id, reference_number, priority, incident_date, incident_type, amount_minor, currency, description, victim_name,
       victim_email, jurisdiction, regulator, session_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING ${CASE_COLUMNS}`,
    [
      organizationId,
      newId(),
      await nextReference(tenant, wanted.jurisdiction),
      wanted.priority ?? "normal",
      wanted.incident_date,
      wanted.incident_type,
      amountMinor,
      wanted.currency,
      wanted.description ?? null,
      wanted.victim_name ?? null,
      wanted.victim_email ?? null,
      wanted.jurisdiction,
      wanted.regulator ?? REGULATORS[wanted.jurisdiction],
      wanted.session_id ?? null,
    ],
  );
  if (stored === undefined) throw new Error("a case was not stored");
  if (stored.session_id !== null) await noteStatisticsChange(tenant, stored.session_id);
  await recordStep(tenant, stored.id, null, stored.status, []);
  await recordChange(tenant, { action: "case.created", resource: "case", id: stored.id, before: null, after: caseView(stored) });
  await emit(tenant, "case.created", { case: caseView(stored), changed: [] });
  return stored;
}

/** The next number of the organization, the country and the year. A rollback releases it: numbers have no gaps. */
async function nextReference(tenant: Tenant, country: string): Promise<string> {
  const { case_prefix: prefix } = await readOrganization(tenant);
  const year = dateOf(tenant.clock).getUTCFullYear();
  const [{ last } = { last: 0 }] = await tenant.query<{ last: number }>(
    `INSERT INTO case_sequences AS s (organization_id, country, year, last) VALUES ($1, $2, $3, 1)
     ON CONFLICT (organization_id, country, year) DO UPDATE SET last = s.last + 1 RETURNING last`,
    [tenant.organizationId, country, year],
  );
  return `${prefix}-${country}-${year}-${String(last).padStart(6, "0")}`;
}

async function assertAssessment({ query, organizationId, submerchantId }: Tenant, sessionId: string): Promise<void> {
  const found = await query("SELECT FROM assessments WHERE organization_id = $1 AND session_id = $2 AND ($3::uuid IS NULL OR submerchant_id = $3)", [
    organizationId,
    sessionId,
    submerchantId,
  ]);
  if (found.length === 0) throw unknownReference("session_id");
}

/** The case. Throws NOT_FOUND. */
export async function readCase({ query, organizationId }: Tenant, id: string): Promise<StoredCase> {
  const [stored] = await query<StoredCase>(`SELECT ${CASE_COLUMNS} FROM cases WHERE organization_id = $1 AND id = $2`, [organizationId, id]);
  if (stored === undefined) throw new ApiError("NOT_FOUND");
  return stored;
}

/** Changes a case. Throws NOT_FOUND; INVALID_TRANSITION for a transition that is not allowed, and for changes of the text of a submitted case. */
export async function updateCase(tenant: Tenant, id: string, change: Schemas["CaseUpdate"]): Promise<StoredCase> {
  const old = await readCase(tenant, id);
  const status = change.status ?? old.status;
  if (status !== old.status) assertTransition(old.status, status);
  const open = old.status === "borrador" || old.status === "en_revision";
  if (change.description !== undefined && change.description !== old.description && !open)
    throw new ApiError("INVALID_TRANSITION", {
      message: `The text of a case in status \`${old.status}\` is frozen; move it back to \`en_revision\` first.`,
      details: { from: old.status, fixed: ["description"] },
    });
  const written = await write(tenant, old, {
    status: status === "enviado" ? old.status : status,
    priority: change.priority ?? old.priority,
    description: change.description ?? old.description,
  });
  return status === "enviado" && old.status !== "enviado" ? submitCase(tenant, id) : written;
}

/** Submits a case and freezes its text. Throws NOT_FOUND, INVALID_TRANSITION. */
export async function submitCase(tenant: Tenant, id: string): Promise<StoredCase> {
  const old = await readCase(tenant, id);
  assertTransition(old.status, "enviado");
  const stored = await write(tenant, old, { status: "enviado", submittedAt: dateOf(tenant.clock) });
  await freezeDossier(tenant, stored);
  return stored;
}

/** Records a regulator's answer. Throws NOT_FOUND, INVALID_TRANSITION for a case that is not submitted. */
export async function acknowledgeCase(tenant: Tenant, id: string, answer: Schemas["CaseAcknowledge"]): Promise<StoredCase> {
  const old = await readCase(tenant, id);
  const status = answer.accepted ? "resuelto" : "en_revision";
  // only a submitted case can be acknowledged
  if (old.status !== "enviado") throw transitionNotAllowed(old.status, status);
  const acknowledgement: Schemas["CaseAcknowledgement"] = {
    accepted: answer.accepted,
    acknowledgement_number: answer.acknowledgement_number ?? null,
    reason: answer.reason ?? null,
    received_at: dateOf(tenant.clock).toISOString(),
  };
  return write(tenant, old, { status, acknowledgement });
}

interface Written {
  readonly status: CaseStatus;
  readonly priority?: StoredCase["priority"];
  readonly description?: string | null;
  readonly submittedAt?: Date;
  readonly acknowledgement?: Schemas["CaseAcknowledgement"];
}

/** Writes the changed fields with a history entry, an audit record and an event; nothing without a change. */
async function write(tenant: Tenant, old: StoredCase, written: Written): Promise<StoredCase> {
  const { status, priority = old.priority, description = old.description, submittedAt, acknowledgement } = written;
  return updateResource<StoredCase>(tenant, {
    action: actionOf(written),
    resource: "case",
    id: old.id,
    before: old,
    next: {
      ...old,
      status,
      priority,
      description,
      submitted_at: submittedAt?.toISOString() ?? old.submitted_at,
      acknowledgement: submittedAt === undefined ? (acknowledgement ?? old.acknowledgement) : null,
    },
    view: caseView,
    write: async () => {
      const [stored] = await tenant.query<StoredCase>(
        `UPDATE cases SET status = $3, priority = $4, description = $5, submitted_at = COALESCE($6::timestamptz, submitted_at), acknowledgement = CASE WHEN $6::timestamptz IS NULL THEN COALESCE($7::json, acknowledgement) END,
           updated_at = now() WHERE organization_id = $1 AND id = $2 RETURNING ${CASE_COLUMNS}`,
        [
          tenant.organizationId,
          old.id,
          status,
          priority,
          description,
          submittedAt ?? null,
          acknowledgement === undefined ? null : JSON.stringify(acknowledgement),
        ],
      );
      if (stored === undefined) throw new Error("a locked case is missing");
      return stored;
    },
    effects: async (stored, fields) => {
      if (stored.session_id !== null) await noteStatisticsChange(tenant, stored.session_id);
      await recordStep(
        tenant,
        old.id,
        old.status,
        stored.status,
        fields.filter((name) => name !== "status"),
      );
      await emit(tenant, eventOf(written), { case: caseView(stored), changed: [...fields] });
    },
  });
}

function eventOf({ submittedAt, acknowledgement }: Written) {
  if (submittedAt !== undefined) return "case.submitted";
  if (acknowledgement === undefined) return "case.updated";
  return acknowledgement.accepted ? "case.submission_acknowledged" : "case.submission_rejected";
}

function actionOf(next: Written): "case.submitted" | "case.acknowledged" | "case.updated" {
  if (next.submittedAt !== undefined) return "case.submitted";
  return next.acknowledgement === undefined ? "case.updated" : "case.acknowledged";
}
