import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../generated/types.ts";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

type Schemas = components["schemas"];

/** A change that needs the approval of another person than the one who requested it. */
export const Approval = defineEntity({
  name: "Approval",
  tableName: "approvals",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** Null: it switches an approval off. */
    area: p.text().$type<Schemas["ApprovalArea"]>().nullable(),
    operation: p.text(),
    /** The request as it will be made: path, query, headers and body; null once it is decided. */
    change: p.json<Record<string, unknown>>().nullable(),
    /** Expired ones are pending ones whose time is over. */
    status: p.enum(["pending", "applied", "failed", "rejected"] as const),
    requestedBy: p.json<Schemas["AuditActor"]>(),
    requestedAt: p.datetime(),
    /** Null once it is decided. */
    expiresAt: p.datetime().nullable(),
    decidedBy: p.json<Schemas["AuditActor"]>().nullable(),
    decidedAt: p.datetime().nullable(),
    reason: p.text().nullable(),
    failure: p.json<Schemas["ApprovalFailure"]>().nullable(),
    organization: organizationRelation(),
  },
});

export type Approval = InferEntity<typeof Approval>;
