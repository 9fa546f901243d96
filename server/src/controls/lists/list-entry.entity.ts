import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { submerchantRelation } from "../../platform/tenants/submerchant.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** An entry of a blocklist or an allowlist. */
export const ListEntry = defineEntity({
  name: "ListEntry",
  tableName: "list_entries",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    list: p.enum(["block", "allow"] as const),
    listType: p.text(),
    /** Normalised, as it is matched; sealed where the installation encrypts. */
    value: p.text(),
    /** Hash of (list type, value), see `values/kinds/`; null until the entry is hashed with the key of the installation. */
    matchKey: p.bigint().nullable(),
    /** For IP ranges only: in clear text, since the database compares it with addresses. */
    network: p.type("inet").columnType("inet").$type<string>().nullable(),
    flowScope: p.enum(["payin", "payout", "all"] as const).default("all"),
    severity: p.enum(["block", "flag", "review"] as const).default("block"),
    /** Sealed like the value. */
    reason: p.text().nullable(),
    source: p.enum(["manual", "rule", "fraud_report", "chargeback", "api"] as const).default("manual"),
    isActive: p.boolean().default(true),
    expiresAt: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw("now()"),
    /** The one submerchant whose payments it applies to; null: all of the organization. */
    submerchantId: p.uuid().nullable(),
    /** Created by an outcome or a report, not by a person. */
    automatic: p.boolean().default(false),
    /** Provenance of an automatic entry: the sessions and reports that caused it. It is active while one is left. */
    causedBy: p.array<string>().columnType("uuid[]").defaultRaw("'{}'"),
    /** Its expiry was notified. */
    expiryNotified: p.boolean().default(false),
    organization: organizationRelation(),
    submerchant: submerchantRelation(),
  },
  indexes: [
    {
      name: "list_entries_once",
      expression:
        "CREATE UNIQUE INDEX list_entries_once ON list_entries (organization_id, match_key, list, list_type, flow_scope, submerchant_id, automatic) NULLS NOT DISTINCT WHERE match_key IS NOT NULL",
    },
    // narrow: every assessment reads it a dozen times
    { name: "list_entries_probe", properties: ["organizationId", "matchKey"] },
    { name: "list_entries_networks", expression: "CREATE INDEX list_entries_networks ON list_entries USING gist (network inet_ops) WHERE network IS NOT NULL" },
    { name: "list_entries_by_cause", properties: ["causedBy"], type: "gin", where: "automatic" },
    { name: "list_entries_ending", properties: ["expiresAt"], where: "list = 'block' AND is_active AND NOT expiry_notified AND expires_at IS NOT NULL" },
    { name: "list_entries_of_type", properties: ["organizationId", "list", "listType", "id"] },
    { name: "list_entries_of_submerchant", properties: ["organizationId", "list", "submerchantId", "id"], where: "submerchant_id IS NOT NULL" },
    { name: "list_entries_unhashed", properties: ["organizationId", "id"], where: "match_key IS NULL" },
  ],
});

export type ListEntry = InferEntity<typeof ListEntry>;
