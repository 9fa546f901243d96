// The payer of an assessment, as lists and counters identify them: rebuilt from the stored request by the code that the decision used.

import type { ListedPayment } from "../../controls/lists/automatic-entries.ts";
import { requestError } from "../../platform/data-keys/stored-value.ts";
import { ApiError, unknownReference } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type PayinRequest, payinSubject } from "../../scoring/payments/payin.ts";
import { type PayoutRequest, payoutSubject } from "../../scoring/payments/payout.ts";
import type { Subject } from "../../scoring/payments/subject.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import type { IdentifierHash, Identifiers } from "../../values/identifiers/hash.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { CANONICAL_UUID } from "../../values/identifiers/uuid-patterns.ts";
import { listKinds, ownTypes } from "../../values/kinds/index.ts";
import { type AssessmentOrigin, originOf } from "./origin.ts";
import { type PayerRow, readPayers } from "./read-payers.sql.ts";

/** The parts of an assessment that outcomes need. */
export interface AssessedPayer extends ListedPayment {
  readonly sessionId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** A browser's claims about a payer are never credited. */
  readonly origin: AssessmentOrigin;
  /** Hashes of the payer's identifiers, most stable first: for the organization's counters, and for its submerchant's. */
  readonly organizationHashes: readonly IdentifierHash[];
  readonly submerchantHashes: readonly IdentifierHash[];
  /** Values to block after a lost chargeback or a fraud: never shared ones. */
  readonly blockable: readonly (readonly [ListType, string])[];
  /** The value to allow the payer by: their most stable identifier. */
  readonly allowable: readonly [ListType, string] | undefined;
}

/** Types of value that belong to one payer, most stable first. For a payout, to the beneficiary: the device is the initiator's. */
const OWN: Readonly<Record<Flow, readonly ListType[]>> = { payin: ownTypes("payin"), payout: ownTypes("payout") };

/** The payer of a session. Throws NOT_FOUND for one that the caller cannot see, REQUEST_ERASED, REQUEST_UNREADABLE. */
export async function payerOf(tenant: Tenant, sessionId: string): Promise<AssessedPayer> {
  const [payer] = await payersOf(tenant, [{ sessionId, submerchantId: tenant.submerchantId }]);
  if (payer === undefined) throw unknownReference("session_id");
  if (payer instanceof ApiError) throw payer;
  return payer;
}

/** A session, and the submerchant whose sessions the caller can see; null: all of the organization. */
export interface RequestedSession {
  readonly sessionId: string;
  readonly submerchantId: string | null;
}

/** The payers of sessions, in their order: NOT_FOUND for one that its caller cannot see, REQUEST_ERASED and REQUEST_UNREADABLE without a readable request. */
export async function payersOf(tenant: Tenant, requested: readonly RequestedSession[]): Promise<(AssessedPayer | ApiError)[]> {
  const { organizationId, identifiers, readRequest, clock } = tenant;
  const ids = [...new Set(requested.map(({ sessionId }) => sessionId).filter((id) => CANONICAL_UUID.test(id)))];
  const rows = ids.length === 0 ? [] : await readPayers(tenant, ids);
  const found = new Map(rows.map((row) => [row.session_id, { submerchantId: row.submerchant_id, payer: payerOrError(row) }]));
  return requested.map(({ sessionId, submerchantId }) => {
    const one = found.get(sessionId);
    return one !== undefined && (submerchantId === null || submerchantId === one.submerchantId) ? one.payer : unknownReference("session_id");
  });

  function payerOrError(row: PayerRow): AssessedPayer | ApiError {
    const read = readRequest<PayinRequest & PayoutRequest>(organizationId, row.session_id, row);
    if (read.state === "readable") return payerFrom(identifiers, row, read.request, clock.now());
    return requestError(read.state);
  }
}

function payerFrom(identifiers: Identifiers, row: PayerRow, request: PayinRequest & PayoutRequest, now: number): AssessedPayer {
  const { submerchant_id: submerchantId, flow } = row;
  const subjectOf = flow === "payin" ? payinSubject : payoutSubject;
  // the payer does not depend on the hour; the hour of the decision needs a time zone look-up, at ten times the cost of the rest
  const subject = (scoped: boolean): Subject => subjectOf(identifiers, request, Number(row.amount_minor), now, row.session_id, { submerchantId, scoped });
  const { payerIdentifiers, probes, addresses, keys } = subject(false);
  // a value that a person could not enter (a wrong check digit) is not entered here either
  const own = OWN[flow].flatMap((kind) =>
    probes.flatMap(([type, value]) => (type === kind && listKinds[type].normalise(value) === value ? [[type, value] as const] : [])),
  );
  return {
    sessionId: row.session_id,
    origin: originOf(row.credential_kind),
    flow,
    amountMinor: Number(row.amount_minor),
    currency: row.currency,
    submerchantId,
    organizationHashes: payerIdentifiers,
    submerchantHashes: submerchantId === null ? [] : subject(true).payerIdentifiers,
    // the merchant's device, at a point of sale or in a call centre, is not the payer's
    blockable: own.filter(([type]) => !listKinds[type].neverBlocked && (type !== "device_fingerprint" || keys.device !== null)),
    allowable: own.find(([type]) => !listKinds[type].neverAllowed),
    probes,
    addresses,
  };
}
