import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { partitionedById } from "../../platform/database/partitions.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import { activityBuckets, activityIdentifiers, searchBuckets } from "../../scoring/payments/read-windows.ts";

/**
 * The source of velocity and history signals: append only, one narrow row per assessment, identifiers as hashes, time in epoch milliseconds. A payment
 * of a submerchant has two rows: scope 0 for the organization, and scope 1 with hashes that only the submerchant's keys use.
 */
export const Activity = defineEntity({
  name: "Activity",
  tableName: "activity",
  ...tenantOwned("organizationId"),
  partitionBy: partitionedById("sessionId"),
  properties: {
    organizationId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    at: p.bigint("number"),
    flow: p.text(),
    /** Assessed with a secret key, not from a browser. */
    trusted: p.boolean(),
    failed: p.boolean().default(false),
    orderKey: p.bigint(),
    payer: p.bigint().nullable(),
    card: p.bigint().nullable(),
    email: p.bigint().nullable(),
    ip: p.bigint().nullable(),
    device: p.bigint().nullable(),
    amountMinor: p.bigint("number"),
    currency: p.text(),
    country: p.text().nullable(),
    scope: p.smallint().primary().default(0),
    /** Hash of the card's BIN, if the payer was new: many new payers with cards of one BIN indicate a BIN attack. */
    newPayerBin: p.bigint().nullable(),
    /** For searches only, as is the account. */
    phone: p.bigint().nullable(),
    account: p.bigint().nullable(),
  },
  // Each index starts with a time bucket about as wide as the look-back window of its signals (payments/read-windows.ts): new rows go to the part of the index
  // that is in memory, and a look-up reads the current bucket and the one before. Trusted rows come first, so that rows of browser keys cannot displace
  // them from the result.
  indexes: [
    ...activityIdentifiers.map((column) => ({
      name: `activity_by_${column}`,
      expression: `CREATE INDEX activity_by_${column} ON activity (organization_id, (at / ${activityBuckets[column]}), ${column}, trusted, at) WHERE ${column} IS NOT NULL`,
    })),
    // searched by people, and read by no decision
    ...(["phone", "account"] as const).map((column) => ({
      name: `activity_by_${column}`,
      expression: `CREATE INDEX activity_by_${column} ON activity (organization_id, (at / ${searchBuckets[column]}), ${column}, at) WHERE ${column} IS NOT NULL`,
    })),
  ],
});

export type Activity = InferEntity<typeof Activity>;
