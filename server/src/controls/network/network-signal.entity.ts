import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import { NetworkMember } from "./network-member.entity.ts";

/** A signal reported by a member. The value is stored only as a keyed hash (`controls/network/hashes.ts`). */
export const NetworkSignal = defineEntity({
  name: "NetworkSignal",
  tableName: "network_signals",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** The submerchant of the key or outcome; null: the organization. All count as one reporter. */
    submerchantId: p.uuid().nullable(),
    signalHash: p.blob().check("octet_length(signal_hash) = 32"),
    keyVersion: p.text(),
    signalType: p.text(),
    category: p.text(),
    confidence: p.double().$type<number>().check("confidence >= 0 AND confidence <= 1"),
    occurredAt: p.datetime(),
    expiresAt: p.datetime(),
    /** The session or the report that caused it; the nil UUID if it was contributed directly. */
    cause: p.uuid(),
    description: p.text().nullable(),
    createdAt: p.datetime().defaultRaw("now()"),
    /** Signals require a membership. */
    member: p.manyToOne(NetworkMember).joinColumn("organization_id").ownColumns().nullable().updateRule("no action").deleteRule("no action"),
  },
  uniques: [
    {
      name: "network_signals_once",
      expression:
        "ALTER TABLE network_signals ADD CONSTRAINT network_signals_once UNIQUE NULLS NOT DISTINCT (organization_id, signal_hash, cause, submerchant_id)",
    },
  ],
  indexes: [
    // ordered by organization, latest expiry first: see network/distinct-reporters.ts
    {
      name: "network_signals_of_value",
      properties: ["signalHash", "organizationId", "expiresAt"],
      columns: [{ name: "signalHash" }, { name: "organizationId" }, { name: "expiresAt", sort: "DESC" }],
    },
    {
      name: "network_signals_of_cause",
      properties: ["organizationId", "cause"],
      where: "cause <> '00000000-0000-0000-0000-000000000000'",
    },
    { name: "network_signals_of_type", properties: ["organizationId", "signalType", "id"] },
    { name: "network_signals_by_end", properties: ["organizationId", "expiresAt"] },
  ],
});

export type NetworkSignal = InferEntity<typeof NetworkSignal>;
