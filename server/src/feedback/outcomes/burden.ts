// Whom a dispute counts against, and the values that are therefore blocked or flagged.

import type { AssessedPayer } from "../../decisions/assessments/assessed-payer.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { listKinds } from "../../values/kinds/index.ts";
import { mostStableHash } from "./counters.ts";
import { findDisputeEvidence } from "./find-dispute-evidence.sql.ts";
import { type Attribution, attribute, type DisputeReport } from "./fraud-type.ts";
import { personalValues } from "./personal-values.ts";

type Value = readonly [ListType, string];

/** An attribution, and what of the payment is not the payer's own. */
export interface Burden extends Attribution {
  /** The payer had used the device before. */
  readonly deviceKnown: boolean;
  /** The payer had used other IP addresses before, but not this one. */
  readonly addressNew: boolean;
}

/** Values that a dispute blocks, and those that it flags only. */
export interface BurdenedValues {
  readonly block: readonly Value[];
  readonly flag: readonly Value[];
}

/** Attributes the dispute of a session, as its reporter knows the payer. Call it before the dispute is counted. */
export async function burdenOf(tenant: Tenant, payer: AssessedPayer, report: DisputeReport): Promise<Burden> {
  const row = await findDisputeEvidence(tenant, payer.sessionId, mostStableHash(payer, tenant.submerchantId));
  if (row === undefined) throw new Error("the organization or the assessment of a dispute is gone");
  const attribution = attribute(report, {
    flow: payer.flow,
    segment: row.segment,
    captured: row.captured,
    firstCapturedAt: row.first_captured_at === null ? undefined : Number(row.first_captured_at),
    assessedAt: Number(row.assessed_at),
    disputedBefore: row.disputed_before,
    cardKnown: row.card_known,
    deviceKnown: row.device_known,
    statedBefore: row.stated_before ?? undefined,
  });
  return { ...attribution, deviceKnown: row.device_known, addressNew: row.address_new };
}

/** Does it pay? A thief who knows it can use it until it is reissued. */
const isInstrument = (type: ListType): boolean => listKinds[type].names === "instrument";

/**
 * The values of a disputed session that count against whom it burdens: everything personal of the payer; or the instrument of the thief, with the device unless the
 * payer had used it before, and a flag for an IP address that was new. Values that many people share are left out. Call it after the dispute was counted.
 */
export async function burdenedValues(tenant: Tenant, payer: AssessedPayer, burden: Burden, now: Date): Promise<BurdenedValues> {
  switch (burden.burdened) {
    case "nobody":
      return { block: [], flag: [] };
    case "payer":
      return { block: await personalValues(tenant, payer, now), flag: [] };
    case "instruments": {
      const used = payer.blockable.filter(([type]) => isInstrument(type) || (type === "device_fingerprint" && !burden.deviceKnown));
      const addresses = payer.probes.flatMap(([type, value]): Value[] => (type === "ip_address" && burden.addressNew ? [[type, value]] : []));
      return { block: await personalValues(tenant, { ...payer, blockable: used }, now), flag: addresses };
    }
  }
}
