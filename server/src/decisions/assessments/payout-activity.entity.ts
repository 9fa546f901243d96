import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import { payoutBuckets } from "../../scoring/payments/read-windows.ts";

/** Columns after the bucket, and the condition of each index of payouts. */
const LOOK_UPS = {
  account: "account, at) WHERE account IS NOT NULL",
  beneficiary: "beneficiary, at) WHERE beneficiary IS NOT NULL",
  // new beneficiaries are separate among an origin's payouts, so that other payouts do not displace them from the result
  origin: "origin, first, at) WHERE origin IS NOT NULL",
  pair: "pair, at, order_key) WHERE pair IS NOT NULL AND NOT declined",
  email: "email) WHERE email IS NOT NULL",
  phone: "phone, at) WHERE phone IS NOT NULL",
  ip: "ip, at) WHERE ip IS NOT NULL",
  device: "device, at) WHERE device IS NOT NULL",
} as const satisfies Record<keyof typeof payoutBuckets, string>;

/** The source of payout signals, as `activity` is for pay-ins; a separate table, so that pay-ins do not pay for columns they never use. */
export const PayoutActivity = defineEntity({
  name: "PayoutActivity",
  tableName: "payout_activity",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    scope: p.smallint().primary(),
    at: p.bigint("number"),
    orderKey: p.bigint(),
    origin: p.bigint().nullable(),
    account: p.bigint().nullable(),
    beneficiary: p.bigint().nullable(),
    /** Origin and beneficiary together. */
    pair: p.bigint().nullable(),
    device: p.bigint().nullable(),
    initiator: p.bigint().nullable(),
    channel: p.bigint().nullable(),
    /** Hashes of the words of the beneficiary's name. */
    name: p.text(),
    /** The first payout to its beneficiary when it was assessed. */
    first: p.boolean(),
    /** The payout was not paid, so it makes no beneficiary known. */
    declined: p.boolean(),
    /** Between the organization's own accounts. */
    treasury: p.boolean(),
    amountMinor: p.bigint("number"),
    currency: p.text(),
    /** Of the beneficiary; null also when paid before it was stored. */
    email: p.bigint().nullable(),
    /** Of the beneficiary. */
    phone: p.bigint().nullable(),
    /** Of the initiator. */
    ip: p.bigint().nullable(),
  },
  indexes: Object.entries(LOOK_UPS).map(([column, rest]) => ({
    name: `payout_activity_by_${column}`,
    expression: `CREATE INDEX payout_activity_by_${column} ON payout_activity (organization_id, (at / ${payoutBuckets[column as keyof typeof LOOK_UPS]}), ${rest}`,
  })),
});

export type PayoutActivity = InferEntity<typeof PayoutActivity>;
