import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import { FraudReport } from "./fraud-report.entity.ts";

/** Something that a reported fraud can be named by: its session, its order, its payment, its indicators. Named again, it is the same report. */
export const FraudReportName = defineEntity({
  name: "FraudReportName",
  tableName: "fraud_report_names",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    /** Hash of who reports and of the name (`fraud-reports/names.ts`). */
    name: p.uuid().primary(),
    reportId: p.uuid(),
    report: p.manyToOne(FraudReport).joinColumns("organization_id", "report_id").ownColumns().nullable().updateRule("no action").deleteRule("no action"),
  },
});

export type FraudReportName = InferEntity<typeof FraudReportName>;
