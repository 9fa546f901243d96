import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A reported fraud. */
export const FraudReport = defineEntity({
  name: "FraudReport",
  tableName: "fraud_reports",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    reportId: p.uuid().primary(),
    sessionId: p.uuid().nullable(),
    /** The submerchant that reported it; null: the organization. */
    submerchantId: p.uuid().nullable(),
    shareWithNetwork: p.boolean(),
    /** The stored response; null only inside the transaction that writes it. */
    answer: p.json<object | string>().columnType("json").nullable(),
    /** The case that it opened. */
    caseId: p.uuid().nullable(),
    reportedAt: p.datetime().defaultRaw("now()"),
    organization: organizationRelation(),
  },
  indexes: [{ name: "fraud_reports_of_session", properties: ["organizationId", "sessionId"], where: "session_id IS NOT NULL" }],
});

export type FraudReport = InferEntity<typeof FraudReport>;
