// The payer of an assessment for lists and counters, rebuilt from the stored request by the code that built it for the decision.

import type { ListedPayment } from "../../intelligence/lists/automatic-entries.ts";
import { joinDataKey, requestError, type StoredRequest, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import { ApiError, unknownReference } from "../../platform/errors/api-error.ts";
import type { IdentifierHash, Identifiers } from "../../platform/identifiers/hash.ts";
import { type ListType, normalisers } from "../../platform/identifiers/list-values.ts";
import { CANONICAL_UUID } from "../../platform/identifiers/uuid-patterns.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Flow } from "../../scoring/engine/transaction.ts";
import { type PayinRequest, payinSubject } from "../../scoring/payments/payin.ts";
import { type PayoutRequest, payoutSubject } from "../../scoring/payments/payout.ts";
import type { Subject } from "../../scoring/payments/subject.ts";
import { type AssessmentOrigin, originOf } from "./origin.ts";

/** The facts about an assessment that outcomes need. */
export interface AssessedPayer extends ListedPayment {
  readonly sessionId: string;
  /** The caller: claims of a browser about a payer give no one trust. */
  readonly origin: AssessmentOrigin;
  /** Hashes of the payer's identifiers, most stable first: for the organization, and for its submerchant. */
  readonly organizationHashes: readonly IdentifierHash[];
  readonly submerchantHashes: readonly IdentifierHash[];
  /** Values to block after a lost chargeback or a fraud, never values that payers share. */
  readonly blockable: readonly (readonly [ListType, string])[];
  /** The value to allow the payer by: the most stable identifier. */
  readonly allowable: readonly [ListType, string] | undefined;
}

interface Row extends StoredRequest {
  readonly session_id: string;
  readonly flow: Flow;
  readonly credential_kind: string;
  readonly submerchant_id: string | null;
  readonly amount_minor: string;
}

/** Kinds of value that identify one payer, most stable first. For a payout the payer is the beneficiary: the device is the initiator's. */
const OWN: Readonly<Record<Flow, readonly ListType[]>> = {
  payin: ["customer_id", "email", "phone", "card_hash", "clabe", "iban", "account_hash", "device_fingerprint"],
  payout: ["beneficiary_id", "clabe", "iban", "account_hash", "email", "phone"],
};

/** Kinds that are never blocked: a taken-over account returns to its owner. */
const NEVER_BLOCKED: readonly ListType[] = ["customer_id"];
/** Kinds that are never allowed: a device changes owners. */
const NEVER_ALLOWED: readonly ListType[] = ["device_fingerprint"];

/** The payer of a session. Throws NOT_FOUND for a session that the caller cannot read, REQUEST_ERASED, REQUEST_UNREADABLE. */
export async function payerOf(tenant: Tenant, sessionId: string): Promise<AssessedPayer> {
  const [payer] = await payersOf(tenant, [{ sessionId, submerchantId: tenant.submerchantId }]);
  if (payer === undefined) throw unknownReference("session_id");
  if (payer instanceof ApiError) throw payer;
  return payer;
}

/** A session, and the one submerchant that the caller is restricted to; null: the whole organization. */
export interface RequestedSession {
  readonly sessionId: string;
  readonly submerchantId: string | null;
}

/** The payers of sessions, in order: NOT_FOUND for a session that the caller cannot read, REQUEST_ERASED and REQUEST_UNREADABLE if its request is unavailable. */
export async function payersOf(
  { query, organizationId, identifiers, readRequest, clock }: Tenant,
  requested: readonly RequestedSession[],
): Promise<(AssessedPayer | ApiError)[]> {
  const ids = [...new Set(requested.map(({ sessionId }) => sessionId).filter((id) => CANONICAL_UUID.test(id)))];
  const rows =
    ids.length === 0
      ? []
      : await query<Row>(
          `SELECT a.session_id, a.flow, a.credential_kind, a.submerchant_id, a.request, a.amount_minor::text, ${sealedRequest("a")}
           FROM assessments a ${joinDataKey("a")} WHERE a.organization_id = $1 AND a.session_id = ANY($2::uuid[])`,
          [organizationId, ids],
        );
  const found = new Map(rows.map((row) => [row.session_id, { submerchantId: row.submerchant_id, payer: payerOrError(row) }]));
  return requested.map(({ sessionId, submerchantId }) => {
    const one = found.get(sessionId);
    return one !== undefined && (submerchantId === null || submerchantId === one.submerchantId) ? one.payer : unknownReference("session_id");
  });

  function payerOrError(row: Row): AssessedPayer | ApiError {
    const read = readRequest<PayinRequest & PayoutRequest>(organizationId, row.session_id, row);
    if (read.state === "readable") return payerFrom(identifiers, row, read.request, clock.now());
    return requestError(read.state);
  }
}

function payerFrom(identifiers: Identifiers, row: Row, request: PayinRequest & PayoutRequest, now: number): AssessedPayer {
  const { submerchant_id: submerchantId, flow } = row;
  const subjectOf = flow === "payin" ? payinSubject : payoutSubject;
  // the payer does not depend on the time; the original time would need a time zone look-up at ten times the cost of the rest
  const subject = (scoped: boolean): Subject => subjectOf(identifiers, request, Number(row.amount_minor), now, row.session_id, { submerchantId, scoped });
  const { payerIdentifiers, probes, address, keys } = subject(false);
  // a value that cannot be entered by hand (an invalid check digit) is not listed here either
  const own = OWN[flow].flatMap((kind) =>
    probes.flatMap(([type, value]) => (type === kind && normalisers[type](value) === value ? [[type, value] as const] : [])),
  );
  return {
    sessionId: row.session_id,
    origin: originOf(row.credential_kind),
    flow,
    submerchantId,
    organizationHashes: payerIdentifiers,
    submerchantHashes: submerchantId === null ? [] : subject(true).payerIdentifiers,
    // a merchant's device, at a point of sale or in a call centre, does not identify the payer
    blockable: own.filter(([type]) => !NEVER_BLOCKED.includes(type) && (type !== "device_fingerprint" || keys.device !== null)),
    allowable: own.find(([type]) => !NEVER_ALLOWED.includes(type)),
    probes,
    address,
  };
}
