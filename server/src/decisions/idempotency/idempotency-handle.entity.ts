import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** An idempotency handle and its session. */
export const IdempotencyHandle = defineEntity({
  name: "IdempotencyHandle",
  tableName: "handles",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    /** Hash of flow, class of credential, submerchant and the handle itself. */
    handle: p.uuid().primary(),
    fingerprint: p.uuid(),
    sessionId: p.uuid(),
    createdAt: p.datetime(),
  },
});

export type IdempotencyHandle = InferEntity<typeof IdempotencyHandle>;
