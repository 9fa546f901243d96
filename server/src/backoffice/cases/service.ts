// Regulatory cases: opened with a reference number, moved through permitted statuses, submitted, and acknowledged.

import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { updateResource } from "../../accounts/audit/update.ts";
import { emit } from "../../accounts/outbox/emit.ts";
import { readOrganization } from "../../controls/policy/service.ts";
import { Assessment } from "../../decisions/assessments/assessment.entity.ts";
import { ApiError, unknownReference } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { noteStatisticsChange } from "../../statistics/changes.ts";
import { countries } from "../../values/countries/index.ts";
import { toMinorUnits } from "../../values/money/money.ts";
import { Case } from "./case.entity.ts";
import { CASE_COLUMNS, caseView, openedCases, type StoredCase, sealedDocument, sealedText } from "./case.ts";
import { CaseSequence } from "./case-sequence.entity.ts";
import { freezeDossier } from "./dossier.ts";
import { dueDateOf } from "./due-date.ts";
import { recordStep } from "./history.ts";
import { assertTransition, type CaseStatus, transitionNotAllowed } from "./transitions.ts";

type Schemas = components["schemas"];

/** A case to open. */
export interface WantedCase extends Omit<Schemas["CaseCreate"], "priority"> {
  readonly priority?: Schemas["CasePriority"];
}

/** Opens a case. Throws NOT_FOUND for an unknown assessment. */
export async function createCase(tenant: Tenant, wanted: WantedCase): Promise<StoredCase> {
  if (wanted.session_id !== undefined) await assertAssessment(tenant, wanted.session_id);
  return openCase(tenant, wanted);
}

/** Opens a case of no assessment, or of one that the caller can see. */
export async function openCase(tenant: Tenant, wanted: WantedCase): Promise<StoredCase> {
  const amountMinor = toMinorUnits(wanted.amount, wanted.currency, "major");
  if (typeof amountMinor === "string") throw new Error("an amount passed validation that cannot be read");
  const regulator = wanted.regulator ?? countries[wanted.jurisdiction].regulators[0].acronym;
  const due = wanted.due_date === undefined ? dueDateOf(wanted.jurisdiction, regulator, tenant.clock.now()) : wanted.due_date;
  const now = dateOf(tenant.clock);
  const row = await rowsOf(tenant, Case)
    .insert([
      {
        id: newId(),
        reference_number: await nextReference(tenant, wanted.jurisdiction),
        priority: wanted.priority ?? "normal",
        incident_date: wanted.incident_date,
        incident_type: wanted.incident_type,
        amount_minor: String(amountMinor),
        currency: wanted.currency,
        description: await sealedText(tenant, wanted.description ?? null),
        victim_name: await sealedText(tenant, wanted.victim_name ?? null),
        victim_email: await sealedText(tenant, wanted.victim_email ?? null),
        jurisdiction: wanted.jurisdiction,
        regulator,
        session_id: wanted.session_id ?? null,
        assignee: wanted.assignee ?? null,
        due_date: due,
        due_basis: due === null ? null : wanted.due_date === undefined ? "regulator_term" : "set",
        created_at: now,
        updated_at: now,
      },
    ])
    .returning(CASE_COLUMNS)
    .executeTakeFirstOrThrow();
  const stored = await openedCases(tenant, row);
  if (stored.session_id !== null) await noteStatisticsChange(tenant, stored.session_id);
  await recordStep(tenant, stored, null, []);
  await recordChange(tenant, { action: "case.created", resource: "case", id: stored.id, before: null, after: caseView(stored) });
  await emit(tenant, "case.created", { case: caseView(stored), changed: [] });
  return stored;
}

/** The next number of the organization, the country and the year. A failed transaction rolls it back: numbers have no gaps. */
async function nextReference(tenant: Tenant, country: string): Promise<string> {
  const { case_prefix: prefix } = await readOrganization(tenant);
  const year = dateOf(tenant.clock).getUTCFullYear();
  const { last } = await rowsOf(tenant, CaseSequence)
    .insert([{ country, year, last: 1 }])
    .onConflict((taken) => taken.columns(["organization_id", "country", "year"]).doUpdateSet(({ eb }) => ({ last: eb("case_sequences.last", "+", 1) })))
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${prefix}-${country}-${year}-${String(last).padStart(6, "0")}`;
}

async function assertAssessment(tenant: Tenant, sessionId: string): Promise<void> {
  const { submerchantId } = tenant;
  const found = await rowsOf(tenant, Assessment)
    .select()
    .select("session_id")
    .where("session_id", "=", sessionId)
    .$if(submerchantId !== null, (own) => own.where("submerchant_id", "=", submerchantId))
    .executeTakeFirst();
  if (found === undefined) throw unknownReference("session_id");
}

/** The case. Throws NOT_FOUND. */
export async function readCase(tenant: Tenant, id: string): Promise<StoredCase> {
  const stored = await rowsOf(tenant, Case).select().select(CASE_COLUMNS).where("id", "=", id).executeTakeFirst();
  if (stored === undefined) throw new ApiError("NOT_FOUND");
  return openedCases(tenant, stored);
}

/** Changes a case. Throws NOT_FOUND; INVALID_TRANSITION for a status change that is not permitted, and for the text of a submitted case. */
export async function updateCase(tenant: Tenant, id: string, change: Schemas["CaseUpdate"]): Promise<StoredCase> {
  const old = await readCase(tenant, id);
  const status = change.status ?? old.status;
  if (status !== old.status) assertTransition(old.status, status);
  const open = old.status === "borrador" || old.status === "en_revision";
  if (change.description !== undefined && change.description !== old.description && !open)
    throw new ApiError("INVALID_TRANSITION", {
      message: `The text of a case that is ${old.status} is fixed; take it back into review first.`,
      details: { from: old.status, fixed: ["description"] },
    });
  const written = await write(tenant, old, {
    status: status === "enviado" ? old.status : status,
    priority: change.priority ?? old.priority,
    description: change.description ?? old.description,
    assignee: change.assignee === undefined ? old.assignee : change.assignee,
    dueDate: change.due_date === undefined ? old.due_date : change.due_date,
  });
  return status === "enviado" && old.status !== "enviado" ? submitCase(tenant, id) : written;
}

/** Submits a case: its text is final from then on. Throws NOT_FOUND, INVALID_TRANSITION. */
export async function submitCase(tenant: Tenant, id: string): Promise<StoredCase> {
  const old = await readCase(tenant, id);
  assertTransition(old.status, "enviado");
  const stored = await write(tenant, old, { status: "enviado", submittedAt: dateOf(tenant.clock) });
  await freezeDossier(tenant, stored);
  return stored;
}

/** Records a regulator's acknowledgement. Throws NOT_FOUND, INVALID_TRANSITION for a case that is not submitted. */
export async function acknowledgeCase(tenant: Tenant, id: string, answer: Schemas["CaseAcknowledge"]): Promise<StoredCase> {
  const old = await readCase(tenant, id);
  const status = answer.accepted ? "resuelto" : "en_revision";
  // only a submitted case can be acknowledged, regardless of its other permitted statuses
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
  readonly assignee?: string | null;
  readonly dueDate?: string | null;
  readonly submittedAt?: Date;
  readonly acknowledgement?: Schemas["CaseAcknowledgement"];
}

/** Writes the changes, with their entry in the history, the audit record and the event. Without a change, nothing is written. */
async function write(tenant: Tenant, old: StoredCase, written: Written): Promise<StoredCase> {
  const {
    status,
    priority = old.priority,
    description = old.description,
    assignee = old.assignee,
    dueDate = old.due_date,
    submittedAt,
    acknowledgement,
  } = written;
  const dueBasis = dueDate === old.due_date ? old.due_basis : dueDate === null ? null : "set";
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
      assignee,
      due_date: dueDate,
      due_basis: dueBasis,
      submitted_at: submittedAt?.toISOString() ?? old.submitted_at,
      acknowledgement: submittedAt === undefined ? (acknowledgement ?? old.acknowledgement) : null,
    },
    view: caseView,
    write: async () => {
      const row = await rowsOf(tenant, Case)
        .update()
        .where("id", "=", old.id)
        .set({
          status,
          priority,
          description: await sealedText(tenant, description),
          assignee,
          due_date: dueDate,
          due_basis: dueBasis,
          updated_at: dateOf(tenant.clock),
          ...(acknowledgement === undefined ? {} : { acknowledgement: await sealedDocument(tenant, acknowledgement) }),
          ...(submittedAt === undefined ? {} : { submitted_at: submittedAt, acknowledgement: null }),
        })
        .returning(CASE_COLUMNS)
        .executeTakeFirstOrThrow();
      return openedCases(tenant, row);
    },
    effects: async (stored, fields) => {
      if (stored.session_id !== null) await noteStatisticsChange(tenant, stored.session_id);
      await recordStep(
        tenant,
        stored,
        old,
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
