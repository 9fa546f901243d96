import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import { DataSubjectRequest } from "./data-subject-request.entity.ts";

/** A payment that a data subject request has found. */
export const DataSubjectSession = defineEntity({
  name: "DataSubjectSession",
  tableName: "data_subject_sessions",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    requestId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    /** An open case needs the payment. */
    retained: p.boolean().default(false),
    request: p
      .manyToOne(DataSubjectRequest)
      .joinColumns("organization_id", "request_id")
      .ownColumns()
      .nullable()
      .updateRule("no action")
      .deleteRule("no action"),
  },
});

export type DataSubjectSession = InferEntity<typeof DataSubjectSession>;
