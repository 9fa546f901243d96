import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../generated/types.ts";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

type Schemas = components["schemas"];

/** A case: a fraud that is reported to a regulator. */
export const Case = defineEntity({
  name: "Case",
  tableName: "cases",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    referenceNumber: p.text(),
    status: p.enum(["borrador", "en_revision", "enviado", "resuelto", "archivado"] as const).default("borrador"),
    priority: p.enum(["baja", "normal", "alta", "urgente"] as const),
    /** ISO day. */
    incidentDate: p.date(),
    incidentType: p.text().$type<Schemas["IncidentType"]>(),
    amountMinor: p.bigint("string").check("amount_minor >= 0"),
    currency: p.text().$type<Schemas["CaseCurrency"]>(),
    description: p.text().nullable(),
    victimName: p.text().nullable(),
    victimEmail: p.text().nullable(),
    jurisdiction: p.text().$type<Schemas["Jurisdiction"]>(),
    regulator: p.text(),
    sessionId: p.uuid().nullable(),
    submittedAt: p.datetime().nullable(),
    acknowledgement: p.json<Schemas["CaseAcknowledgement"]>().columnType("json").nullable(),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
    /** What was submitted with it, as it was then. */
    dossier: p.json<Schemas["CaseDossier"]>().columnType("json").nullable(),
    assignee: p.text().nullable(),
    /** ISO day. */
    dueDate: p.date().nullable(),
    dueBasis: p.enum(["regulator_term", "set"] as const).nullable(),
    organization: organizationRelation(),
  },
  uniques: [{ name: "cases_organization_id_reference_number_key", properties: ["organizationId", "referenceNumber"] }],
  checks: [{ name: "cases_due_basis_of_date", expression: "(due_basis IS NULL) = (due_date IS NULL)" }],
  indexes: [
    { name: "cases_of_session", properties: ["organizationId", "sessionId"], where: "session_id IS NOT NULL" },
    { name: "cases_by_due_date", properties: ["organizationId", "dueDate"], where: "due_date IS NOT NULL" },
  ],
});

export type Case = InferEntity<typeof Case>;
