import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../generated/types.ts";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import type { StoredReport } from "./report.ts";

type Schemas = components["schemas"];

/** A data subject request: what it is about, how far it is, and what was found and done until there. */
export const DataSubjectRequest = defineEntity({
  name: "DataSubjectRequest",
  tableName: "data_subject_requests",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    kind: p.enum(["access", "erasure"] as const),
    status: p.enum(["queued", "running", "completed", "failed"] as const),
    failure: p.enum(["too_many_payments", "identifiers_erased", "internal_error"] as const).nullable(),
    reason: p.text(),
    retainBlocklist: p.boolean(),
    /** Types of the identifiers; they remain when the values are erased. */
    identifierTypes: p.array<Schemas["DataSubjectIdentifierType"]>(),
    /** Identifiers in clear text, or encrypted; neither once they are erased. */
    identifiers: p.json<Schemas["DataSubjectIdentifier"][]>().columnType("json").nullable(),
    identifiersSealed: p.blob().nullable(),
    identifiersKey: p.integer().nullable(),
    /** How far it is: index of the step, and what of it is done. */
    step: p.integer().default(0),
    position: p.text().nullable(),
    percent: p.float().default(0),
    report: p.json<StoredReport>(),
    /** Until then it is the work of one process. */
    leaseUntil: p.datetime().nullable(),
    createdBy: p.json<Schemas["AuditActor"]>(),
    createdAt: p.datetime(),
    startedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    organization: organizationRelation(),
  },
  indexes: [{ name: "data_subject_requests_open", properties: ["createdAt"], where: "status IN ('queued', 'running')" }],
});

export type DataSubjectRequest = InferEntity<typeof DataSubjectRequest>;
