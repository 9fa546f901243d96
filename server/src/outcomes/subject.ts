// The payer of an assessment, as lists and counters know them: rebuilt from the stored request by the code that built it for the decision.
import { type PayinRequest, payinSubject } from "../assess/payin.ts";
import type { Tenant } from "../database/tenancy.ts";
import { ApiError } from "../http/api-error.ts";
import { isListType, type ListType, normalisers } from "../lists/normalise.ts";

/** What outcomes need of an assessment. */
export interface AssessedPayer {
  readonly sessionId: string;
  readonly submerchantId: string | null;
  /** Numbers of the payer's identifiers, steadiest first: as the organization counts them, and as its submerchant does. */
  readonly organizationNumbers: readonly number[];
  readonly submerchantNumbers: readonly number[];
  /** Values that a lost chargeback or a fraud blocks: never those that others share. */
  readonly blockable: readonly (readonly [ListType, string])[];
  /** What the payer is allowed by: what they are known by most steadily. */
  readonly allowable: readonly [ListType, string] | undefined;
  /** Values under which the payer's next payment is looked up. */
  readonly probes: readonly (readonly [ListType, string])[];
  readonly address: string | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Row {
  readonly session_id: string;
  readonly flow: string;
  readonly submerchant_id: string | null;
  readonly request: PayinRequest;
  readonly amount_minor: string;
  readonly assessed_at: string;
}

/** Kinds of value that are one payer's own, in the order in which they make a payer known. */
const OWN: readonly ListType[] = ["email", "phone", "card_hash", "device_fingerprint", "clabe", "iban", "account_hash"];

/** The payer of a session. Throws NOT_FOUND for one that the caller has not. */
export async function payerOf({ query, organizationId, submerchantId }: Tenant, sessionId: string): Promise<AssessedPayer> {
  const rows = UUID.test(sessionId)
    ? await query<Row>(
        `SELECT session_id, flow, submerchant_id, request, amount_minor::text, assessed_at FROM assessments
         WHERE organization_id = $1 AND session_id = $2 AND ($3::uuid IS NULL OR submerchant_id = $3)`,
        [organizationId, sessionId, submerchantId],
      )
    : [];
  const [row] = rows;
  if (row === undefined) throw new ApiError("NOT_FOUND");
  return payerFrom(row);
}

function payerFrom(row: Row): AssessedPayer {
  const { request, submerchant_id: submerchantId } = row;
  const subjectOf = (scoped: boolean) =>
    payinSubject(request, Number(row.amount_minor), Date.parse(row.assessed_at), row.session_id, { submerchantId, scoped });
  const subject = subjectOf(false);
  const customer = request.payer?.customer_id;
  const own = subject.probes.filter(([type]) => OWN.includes(type));
  return {
    sessionId: row.session_id,
    submerchantId,
    organizationNumbers: subject.payerIdentifiers,
    submerchantNumbers: submerchantId === null ? [] : subjectOf(true).payerIdentifiers,
    // a value that could not be entered by hand (a wrong check digit) is not entered here either
    blockable: own.filter(([type, value]) => isListType(type) && normalisers[type](value) === value),
    allowable: customer === undefined ? own.find(([type]) => type !== "device_fingerprint") : ["customer_id", customer.trim()],
    probes: subject.probes,
    address: subject.address,
  };
}
