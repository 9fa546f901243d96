// Finds the assessment of an order, a payment or an earlier provider event. Used by fraud reports, ingest and the Stripe adapter.
//
// A publishable key is public, so anyone can assess anything with any order. An assessment made with a secret key therefore always has priority over those
// of browsers; a browser's is returned only if there is no other, marked by its origin. An assessment triggered by an event has less data than one that the
// merchant requested, and identifies the payer as the provider does: it counts only if the merchant requested none. Order numbers of two submerchants differ.

import { ApiError } from "../../platform/errors/api-error.ts";
import type { ListType } from "../../platform/identifiers/list-values.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { Flow } from "../../scoring/engine/transaction.ts";
import { type AssessedPayer, payersOf } from "./assessed-payer.ts";
import { type AssessmentOrigin, originOf } from "./origin.ts";
import { triggerOf } from "./trigger.ts";

/** A reference to an assessment. `earlier_event`: the provider's payment, which an earlier event linked. */
export type Reference = readonly [by: "session_id" | "order_id" | "payment_id" | "earlier_event", value: string];

/** An assessment that a reference resolves to. */
export interface Referenced {
  readonly session_id: string;
  readonly submerchant_id: string | null;
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly amount_minor: string;
  readonly currency: string;
  readonly origin: AssessmentOrigin;
}

/** A reference that matches several assessments: of different payers, of several submerchants, or of both flows. */
export interface Ambiguity {
  readonly field: Reference[0];
  /** Number of matches; at most {@link MOST_CANDIDATES} + 1. */
  readonly candidates: number;
}

/** Result of the resolution. Neither field: not found. */
export interface Resolution {
  readonly assessment?: Referenced;
  readonly ambiguous?: Ambiguity;
}

/** Options of the resolution. */
export interface Resolving {
  /** Only assessments of this submerchant; null: of all that the caller can read. */
  readonly submerchantId: string | null;
  /** The provider whose earlier events count. */
  readonly provider?: string;
  /** Prefer pay-ins to payouts with the same reference: for events of payment providers. */
  readonly payins?: boolean;
}

/** Most assessments of a reference that are compared. More are ambiguous: the reference identifies no single payment. */
const MOST_CANDIDATES = 100;
/** Most browser assessments of a reference that are read, newest first: a page can create any number of them. */
const MOST_OF_BROWSERS = 1000;

interface Candidate extends Omit<Referenced, "origin"> {
  readonly flow: Flow;
  readonly credential_kind: string;
}

/**
 * Resolves references in order of priority. Returns the first assessment made with a secret key, even after an ambiguous reference; otherwise the first
 * ambiguity; otherwise an assessment of a browser. Does not throw if nothing is found; throws REQUEST_UNREADABLE when attempts cannot be compared
 * because the key ring lacks a key.
 */
export async function resolveReferences(tenant: Tenant, references: readonly Reference[], resolving: Resolving): Promise<Resolution> {
  const { submerchantId } = resolving;
  // a submerchant's key cannot read assessments of another submerchant
  if (tenant.submerchantId !== null && submerchantId !== null && submerchantId !== tenant.submerchantId) return {};
  let ambiguous: Resolution | undefined;
  let ofBrowser: Resolution | undefined;
  for (const [by, value] of references) {
    const candidates = await candidatesBy(tenant, by, value, { ...resolving, submerchantId: submerchantId ?? tenant.submerchantId });
    const found = await resolved(tenant, by, candidates, resolving.payins === true);
    if (found.assessment?.origin === "server") return found;
    if (found.ambiguous !== undefined) ambiguous ??= found;
    if (found.assessment !== undefined) ofBrowser ??= found;
  }
  return ambiguous ?? ofBrowser ?? {};
}

const COLUMNS = "a.session_id, a.submerchant_id, a.flow, a.order_id, a.payment_id, a.amount_minor::text AS amount_minor, a.currency, a.credential_kind";
/** Order of assessments that earlier events linked: requested by the merchant, then triggered by events, then from browsers; each newest first. */
const ORDER = `ORDER BY a.credential_kind = 'publishable', a.credential_kind IN ('ingest', 'connection'), a.session_id DESC LIMIT ${MOST_CANDIDATES + 1}`;

/** SQL of the credential kinds whose events trigger assessments. */
const TRIGGERED = "('ingest', 'connection')";

/**
 * SQL of the assessments with a reference: `$1` the organization, `$2` the value, `$3` a submerchant or null. First those that the merchant requested, then
 * those triggered by events, then those of browsers, which are read only if there is no other. Each read uses an index of its kind only (migration 0027),
 * newest first, with a limit: any number of browser assessments of an order does not slow the look-up down.
 */
function candidatesStatement(by: Exclude<Reference[0], "earlier_event">): string {
  const of = `FROM assessments a WHERE a.organization_id = $1 AND a.${by} = $2`;
  const within = "($3::uuid IS NULL OR a.submerchant_id = $3)";
  const newest = `ORDER BY a.session_id DESC LIMIT ${MOST_CANDIDATES + 1}`;
  return `WITH requested AS (
      SELECT 1 AS rank, ${COLUMNS} ${of} AND a.credential_kind <> 'publishable' AND a.credential_kind NOT IN ${TRIGGERED} AND ${within} ${newest}
    ), triggered AS (
      SELECT 2 AS rank, ${COLUMNS} ${of} AND a.credential_kind <> 'publishable' AND a.credential_kind IN ${TRIGGERED} AND ${within}
        AND (SELECT count(*) FROM requested) <= ${MOST_CANDIDATES} ${newest}
    ), browsers AS (
      SELECT 3 AS rank, ${COLUMNS} FROM (
        SELECT a.* ${of} AND a.credential_kind = 'publishable' AND NOT EXISTS (SELECT FROM requested) AND NOT EXISTS (SELECT FROM triggered)
        ORDER BY a.session_id DESC LIMIT ${MOST_OF_BROWSERS}
      ) a WHERE ${within} ${newest}
    )
    SELECT session_id, submerchant_id, flow, order_id, payment_id, amount_minor, currency, credential_kind
    FROM (SELECT * FROM requested UNION ALL SELECT * FROM triggered UNION ALL SELECT * FROM browsers) a
    ORDER BY rank, session_id DESC LIMIT ${MOST_CANDIDATES + 1}`;
}

function candidatesBy({ query, organizationId }: Tenant, by: Reference[0], value: string, { submerchantId, provider }: Resolving): Promise<Candidate[]> {
  if (by !== "earlier_event") return query<Candidate>(candidatesStatement(by), [organizationId, value, submerchantId]);
  return query<Candidate>(
    `SELECT ${COLUMNS} FROM (
       SELECT DISTINCT session_id FROM provider_events WHERE organization_id = $1 AND provider = $2 AND provider_payment_id = $3 AND session_id IS NOT NULL
     ) e JOIN assessments a ON a.organization_id = $1 AND a.session_id = e.session_id WHERE ($4::uuid IS NULL OR a.submerchant_id = $4) ${ORDER}`,
    [organizationId, provider ?? "", value, submerchantId],
  );
}

/** Resolves the candidates of one reference: those of secret keys, if any. */
async function resolved(tenant: Tenant, field: Reference[0], candidates: readonly Candidate[], payins: boolean): Promise<Resolution> {
  const ofServer = candidates.filter(({ credential_kind: kind }) => originOf(kind) === "server");
  const paid = payins ? ofServer.filter(({ flow }) => flow === "payin") : [];
  const known = paid.length > 0 ? paid : ofServer;
  const chosen = known.length > 0 ? withoutTriggered(known) : candidates;
  const [latest] = chosen;
  if (latest === undefined) return {};
  if (await ofOnePayer(tenant, chosen)) return { assessment: referenced(latest) };
  // several payers claimed by browsers are no evidence
  return ofServer.length > 0 ? { ambiguous: { field, candidates: chosen.length } } : {};
}

/** Removes those triggered by an event if the merchant requested one for the same submerchant. */
function withoutTriggered(candidates: readonly Candidate[]): readonly Candidate[] {
  const requested = candidates.filter(({ credential_kind: kind }) => triggerOf(kind) === "request");
  if (requested.length === 0) return candidates;
  return candidates.filter((one) => requested.includes(one) || !requested.some(({ submerchant_id: shop }) => shop === one.submerchant_id));
}

function referenced({ flow: _, credential_kind: kind, ...candidate }: Candidate): Referenced {
  return { ...candidate, origin: originOf(kind) };
}

/** Are they attempts of one payer, at one submerchant, of one flow? */
async function ofOnePayer(tenant: Tenant, candidates: readonly Candidate[]): Promise<boolean> {
  const [latest, ...earlier] = candidates;
  if (latest === undefined || earlier.length === 0) return true;
  if (candidates.length > MOST_CANDIDATES) return false;
  if (earlier.some((one) => one.submerchant_id !== latest.submerchant_id || one.flow !== latest.flow)) return false;
  const [payer, ...others] = await payersOf(
    tenant,
    candidates.map(({ session_id: sessionId }) => ({ sessionId, submerchantId: null })),
  );
  const unreadable = [payer, ...others].find((one) => one instanceof ApiError && one.code === "REQUEST_UNREADABLE");
  // while the key ring is incomplete they cannot be compared, and an ambiguity would be final
  if (unreadable !== undefined) throw unreadable;
  // a payer whose request was erased cannot be compared
  return isKnown(payer) && others.every((other) => isKnown(other) && isSamePayer(payer, other));
}

const isKnown = (payer: AssessedPayer | ApiError | undefined): payer is AssessedPayer => payer !== undefined && !(payer instanceof ApiError);

/** Kinds of value that identify a person: they must be equal if both assessments have one. */
const PERSONAL: readonly ListType[] = ["customer_id", "email", "phone", "beneficiary_id"];
/** Kinds that identify the instrument: they decide if no person is known on both sides. A retry may use another card. */
const INSTRUMENT: readonly ListType[] = ["card_hash", "clabe", "iban", "account_hash", "device_fingerprint"];

/** Is it the same payer? No shared kind of personal value may differ; without any, one instrument must be equal. */
function isSamePayer(one: AssessedPayer, other: AssessedPayer): boolean {
  const personal = compared(one, other, PERSONAL);
  if (personal.length > 0) return personal.every((equal) => equal);
  const instruments = compared(one, other, INSTRUMENT);
  // two anonymous payers cannot be distinguished, and have no values to list
  return instruments.length === 0 ? isAnonymous(one) && isAnonymous(other) : instruments.includes(true);
}

/** For each kind that both have, whether the values are equal. */
function compared({ probes: ones }: AssessedPayer, { probes: others }: AssessedPayer, kinds: readonly ListType[]): boolean[] {
  return kinds.flatMap((kind) => {
    const one = ones.find(([type]) => type === kind);
    const other = others.find(([type]) => type === kind);
    return one === undefined || other === undefined ? [] : [one[1] === other[1]];
  });
}

function isAnonymous({ blockable, allowable }: AssessedPayer): boolean {
  return blockable.length === 0 && allowable === undefined;
}
