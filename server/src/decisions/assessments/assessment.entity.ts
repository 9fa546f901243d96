import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { partitionedById } from "../../platform/database/partitions.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** Browsers can create any number of references, so theirs have separate indexes. */
const byReference = (name: string, property: "orderId" | "paymentId", column: string) => ({
  name,
  properties: ["organizationId" as const, property, "sessionId" as const],
  where: `${column} IS NOT NULL AND credential_kind ${name.includes("browser") ? "=" : "<>"} 'publishable'`,
});

/** An assessment. Written by the statements of the hot path (`assess/write-batch.sql.ts`); no foreign key, which would lock the organization's row. */
export const Assessment = defineEntity({
  name: "Assessment",
  tableName: "assessments",
  ...tenantOwned("organizationId"),
  partitionBy: partitionedById("sessionId"),
  properties: {
    organizationId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    flow: p.text(),
    credentialId: p.uuid(),
    credentialKind: p.text(),
    submerchantId: p.uuid().nullable(),
    orderId: p.text().nullable(),
    paymentId: p.text().nullable(),
    decision: p.text(),
    riskScore: p.float(),
    amountMinor: p.bigint("number"),
    currency: p.text(),
    /** In clear text; null: encrypted, or erased. json, not jsonb: the answer is replayed byte for byte. */
    request: p.json<object>().columnType("json").nullable(),
    answer: p.json<object>().columnType("json"),
    signals: p.json<object>().columnType("json"),
    assessedAt: p.datetime(),
    /** Thresholds of challenge, review and decline at the decision; null: assessed before they were stored. */
    thresholds: p.array<number>(Number, String).columnType("double precision[]").nullable(),
    reviewResolved: p.boolean().default(false),
    requestSealed: p.blob().nullable(),
    /** Generation of the data key that the request is encrypted with. */
    requestKey: p.integer().nullable(),
    /** What the decision was based on (scoring/facts); null: assessed before it was stored. */
    facts: p.text().nullable(),
    /** What rules did (assess/apply-rules.ts); null: none matched or failed. */
    rules: p.json<readonly object[]>().columnType("json").nullable(),
  },
  indexes: [
    ...(["assessments_of_order", "assessments_of_browser_order"] as const).map((name) => byReference(name, "orderId", "order_id")),
    ...(["assessments_of_payment", "assessments_of_browser_payment"] as const).map((name) => byReference(name, "paymentId", "payment_id")),
    // only rare rows are indexed: approved payments of the organization itself are in none of these
    { name: "assessments_by_decision", properties: ["organizationId", "decision", "sessionId"], where: "decision <> 'approve'" },
    { name: "assessments_by_review", properties: ["organizationId", "reviewResolved", "sessionId"], where: "decision = 'review'" },
    { name: "assessments_of_submerchant", properties: ["organizationId", "submerchantId", "sessionId"], where: "submerchant_id IS NOT NULL" },
  ],
});

export type Assessment = InferEntity<typeof Assessment>;
