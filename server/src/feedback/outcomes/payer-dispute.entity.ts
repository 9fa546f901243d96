import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A chargeback or fraud of a payer's identifier, by session: counters are computed from these rows, so that they can be reverted exactly. */
export const PayerDispute = defineEntity({
  name: "PayerDispute",
  tableName: "payer_disputes",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    identifier: p.bigint().primary(),
    sessionId: p.uuid().primary(),
    kind: p.enum(["chargeback", "fraud"] as const).primary(),
    occurredAt: p.datetime(),
    /** The submerchant that reported it; null: the organization. */
    submerchantId: p.uuid().nullable(),
    organization: organizationRelation(),
  },
  indexes: [{ name: "payer_disputes_of_session", properties: ["organizationId", "sessionId"] }],
});

export type PayerDispute = InferEntity<typeof PayerDispute>;
