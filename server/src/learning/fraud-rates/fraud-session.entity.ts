import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A session whose fraud is counted, with the identifiers it was counted under, so that it is reverted exactly. */
export const FraudSession = defineEntity({
  name: "FraudSession",
  tableName: "fraud_sessions",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    day: p.date(),
    identifiers: p.json<{ identifier: string; is_device: boolean }[]>(),
    /** It was declined, so its payment was not counted before. */
    declined: p.boolean(),
    /** Day on which the fraud was counted. */
    reportedDay: p.date(),
    /** The part (0 to 1) that the amount does not explain. */
    unexplained: p.double(),
  },
});

export type FraudSession = InferEntity<typeof FraudSession>;
