import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import { FraudReport } from "./fraud-report.entity.ts";

/** A deduplication key of a fraud report: hash of its session, order, payment or indicators. */
export const FraudReportName = defineEntity({
  name: "FraudReportName",
  tableName: "fraud_report_names",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    /** Hash of the reporter and the reference (`fraud-reports/deduplication-keys.ts`). */
    name: p.uuid().primary(),
    reportId: p.uuid(),
    report: p.manyToOne(FraudReport).joinColumns("organization_id", "report_id").ownColumns().nullable().updateRule("no action").deleteRule("no action"),
  },
});

export type FraudReportName = InferEntity<typeof FraudReportName>;
