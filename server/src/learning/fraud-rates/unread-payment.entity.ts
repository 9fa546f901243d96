import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A payment missing from fraud rates because the key ring lacked the key of its request. It is counted once the key is available. */
export const UnreadPayment = defineEntity({
  name: "UnreadPayment",
  tableName: "unread_payments",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    /** It was not counted as a payment. */
    payment: p.boolean(),
    /** It was not counted as a fraud. */
    fraud: p.boolean(),
  },
});

export type UnreadPayment = InferEntity<typeof UnreadPayment>;
