import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

/** An entry of a blocklist or an allowlist. Its value is normalised, and its match key is the number that assess probes. */
export const ListEntry = defineEntity({
  name: "ListEntry",
  tableName: "list_entries",
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    list: p.enum(["block", "allow"] as const),
    listType: p.text(),
    value: p.text(),
    matchKey: p.bigint("number"),
    network: p.text().columnType("inet").nullable(),
    flowScope: p.enum(["payin", "payout", "all"] as const),
    severity: p.enum(["block", "flag", "review"] as const),
    reason: p.text().nullable(),
    source: p.enum(["manual", "rule", "fraud_report", "chargeback", "api"] as const),
    isActive: p.boolean().default(true),
    expiresAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

export type ListEntry = InferEntity<typeof ListEntry>;
