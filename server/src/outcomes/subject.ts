// The payer of an assessment, as lists and counters know them: rebuilt from the stored request by the code that built it for the decision.

import { type PayinRequest, payinSubject } from "../assess/payin.ts";
import { type PayoutRequest, payoutSubject } from "../assess/payout.ts";
import type { Subject } from "../assess/subject.ts";
import { type AssessmentOrigin, originOf } from "../assessments/origin.ts";
import type { Tenant } from "../database/tenancy.ts";
import type { Flow } from "../engine/transaction.ts";
import { ApiError } from "../http/api-error.ts";
import type { IdentifierHash, Identifiers } from "../identifiers/hash.ts";
import type { ListedPayment } from "../lists/caused.ts";
import { type ListType, normalisers } from "../lists/normalise.ts";

/** What outcomes need of an assessment. */
export interface AssessedPayer extends ListedPayment {
  readonly sessionId: string;
  /** Who asked: what a browser says of a payer is credited to nobody. */
  readonly origin: AssessmentOrigin;
  /** Hashes of the payer's identifiers, the most stable first: as the organization counts them, and as its submerchant does. */
  readonly organizationNumbers: readonly IdentifierHash[];
  readonly submerchantNumbers: readonly IdentifierHash[];
  /** Values that a lost chargeback or a fraud blocks: never those that others share. */
  readonly blockable: readonly (readonly [ListType, string])[];
  /** What the payer is allowed by: what they are known by most steadily. */
  readonly allowable: readonly [ListType, string] | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Row {
  readonly session_id: string;
  readonly flow: Flow;
  readonly credential_kind: string;
  readonly submerchant_id: string | null;
  readonly request: PayinRequest & PayoutRequest;
  readonly amount_minor: string;
}

/** Kinds of value that are one payer's own, in the order in which they make a payer known. Of a payout it is the beneficiary: the device is the initiator's. */
const OWN: Readonly<Record<Flow, readonly ListType[]>> = {
  payin: ["customer_id", "email", "phone", "card_hash", "clabe", "iban", "account_hash", "device_fingerprint"],
  payout: ["beneficiary_id", "clabe", "iban", "account_hash", "email", "phone"],
};

/** Kinds of one's own that are not blocked: an account that was taken over goes back to its owner. */
const NEVER_BLOCKED: readonly ListType[] = ["customer_id"];
/** Kinds of one's own that speak for nobody: a device changes hands. */
const NEVER_ALLOWED: readonly ListType[] = ["device_fingerprint"];

/** The payer of a session. Throws NOT_FOUND for one that the caller has not. */
export async function payerOf(tenant: Tenant, sessionId: string): Promise<AssessedPayer> {
  const [payer] = await payersOf(tenant, [{ sessionId, submerchantId: tenant.submerchantId }]);
  if (payer === undefined) throw new ApiError("NOT_FOUND");
  return payer;
}

/** A session, and the one submerchant whose sessions the caller has; null: it has the organization's. */
export interface AskedSession {
  readonly sessionId: string;
  readonly submerchantId: string | null;
}

/** The payers of sessions, in their order; undefined for one that its caller has not. */
export async function payersOf({ query, organizationId, identifiers }: Tenant, asked: readonly AskedSession[]): Promise<(AssessedPayer | undefined)[]> {
  const ids = [...new Set(asked.map(({ sessionId }) => sessionId).filter((id) => UUID.test(id)))];
  const rows =
    ids.length === 0
      ? []
      : await query<Row>(
          `SELECT session_id, flow, credential_kind, submerchant_id, request, amount_minor::text FROM assessments
           WHERE organization_id = $1 AND session_id = ANY($2::uuid[])`,
          [organizationId, ids],
        );
  const payers = new Map(rows.map((row) => [row.session_id, payerFrom(identifiers, row)]));
  return asked.map(({ sessionId, submerchantId }) => {
    const payer = payers.get(sessionId);
    return submerchantId === null || submerchantId === payer?.submerchantId ? payer : undefined;
  });
}

function payerFrom(identifiers: Identifiers, row: Row): AssessedPayer {
  const { submerchant_id: submerchantId, flow } = row;
  const subjectOf = flow === "payin" ? payinSubject : payoutSubject;
  // who it was does not depend on the hour; that of the decision would have to be looked up in its time zone, at ten times the cost of the rest
  const now = Date.now();
  const subject = (scoped: boolean): Subject => subjectOf(identifiers, row.request, Number(row.amount_minor), now, row.session_id, { submerchantId, scoped });
  const { payerIdentifiers, probes, address, keys } = subject(false);
  // a value that could not be entered by hand (a wrong check digit) is not entered here either
  const own = OWN[flow].flatMap((kind) =>
    probes.flatMap(([type, value]) => (type === kind && normalisers[type](value) === value ? [[type, value] as const] : [])),
  );
  return {
    sessionId: row.session_id,
    origin: originOf(row.credential_kind),
    flow,
    submerchantId,
    organizationNumbers: payerIdentifiers,
    submerchantNumbers: submerchantId === null ? [] : subject(true).payerIdentifiers,
    // a device that is the merchant's, at a point of sale or in a call centre, is not the payer's
    blockable: own.filter(([type]) => !NEVER_BLOCKED.includes(type) && (type !== "device_fingerprint" || keys.device !== null)),
    allowable: own.find(([type]) => !NEVER_ALLOWED.includes(type)),
    probes,
    address,
  };
}
