// The payer of an assessment, as lists and counters know them: rebuilt from the stored request by the code that built it for the decision.
import { type PayinRequest, payinSubject } from "../assess/payin.ts";
import { type PayoutRequest, payoutSubject } from "../assess/payout.ts";
import type { Subject } from "../assess/subject.ts";
import type { Tenant } from "../database/tenancy.ts";
import type { Flow } from "../engine/transaction.ts";
import { unknownReference } from "../http/api-error.ts";
import type { ListedPayment } from "../lists/caused.ts";
import { type ListType, normalisers } from "../lists/normalise.ts";

/** What outcomes need of an assessment. */
export interface AssessedPayer extends ListedPayment {
  readonly sessionId: string;
  /** Numbers of the payer's identifiers, steadiest first: as the organization counts them, and as its submerchant does. */
  readonly organizationNumbers: readonly number[];
  readonly submerchantNumbers: readonly number[];
  /** Values that a lost chargeback or a fraud blocks: never those that others share. */
  readonly blockable: readonly (readonly [ListType, string])[];
  /** What the payer is allowed by: what they are known by most steadily. */
  readonly allowable: readonly [ListType, string] | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Row {
  readonly session_id: string;
  readonly flow: Flow;
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
  if (payer === undefined) throw unknownReference("session_id");
  return payer;
}

/** A session, and the one submerchant whose sessions the caller has; null: it has the organization's. */
export interface AskedSession {
  readonly sessionId: string;
  readonly submerchantId: string | null;
}

/** The payers of sessions, in their order; undefined for one that its caller has not. */
export async function payersOf({ query, organizationId }: Tenant, asked: readonly AskedSession[]): Promise<(AssessedPayer | undefined)[]> {
  const ids = [...new Set(asked.map(({ sessionId }) => sessionId).filter((id) => UUID.test(id)))];
  const rows =
    ids.length === 0
      ? []
      : await query<Row>(
          `SELECT session_id, flow, submerchant_id, request, amount_minor::text FROM assessments
           WHERE organization_id = $1 AND session_id = ANY($2::uuid[])`,
          [organizationId, ids],
        );
  const payers = new Map(rows.map((row) => [row.session_id, payerFrom(row)]));
  return asked.map(({ sessionId, submerchantId }) => {
    const payer = payers.get(sessionId);
    return submerchantId === null || submerchantId === payer?.submerchantId ? payer : undefined;
  });
}

function payerFrom(row: Row): AssessedPayer {
  const { submerchant_id: submerchantId, flow } = row;
  const subjectOf = flow === "payin" ? payinSubject : payoutSubject;
  // who it was does not depend on the hour; that of the decision would have to be looked up in its time zone, at ten times the cost of the rest
  const now = Date.now();
  const subject = (scoped: boolean): Subject => subjectOf(row.request, Number(row.amount_minor), now, row.session_id, { submerchantId, scoped });
  const { payerIdentifiers, probes, address } = subject(false);
  // a value that could not be entered by hand (a wrong check digit) is not entered here either
  const own = OWN[flow].flatMap((kind) => probes.filter(([type, value]) => type === kind && normalisers[type](value) === value));
  return {
    sessionId: row.session_id,
    flow,
    submerchantId,
    organizationNumbers: payerIdentifiers,
    submerchantNumbers: submerchantId === null ? [] : subject(true).payerIdentifiers,
    blockable: own.filter(([type]) => !NEVER_BLOCKED.includes(type)),
    allowable: own.find(([type]) => !NEVER_ALLOWED.includes(type)),
    probes,
    address,
  };
}
