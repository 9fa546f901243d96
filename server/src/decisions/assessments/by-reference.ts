// Resolves orders, payments and earlier provider events to an assessment: for fraud reports, ingest and the Stripe adapter.
//
// A publishable key is public, so any page can assess any payment under any order. An assessment made with a secret key therefore always takes precedence
// over those of browsers, which are returned only if there is no other, marked by their origin. One that an event triggered contains less than one that the
// merchant requested, and the provider's identifiers of the payer: it counts only if the merchant requested none. Equal order numbers of two submerchants are
// two orders.

import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { listTypesWhere } from "../../values/kinds/index.ts";
import { type AssessedPayer, payersOf } from "./assessed-payer.ts";
import { CANDIDATE_COLUMNS, type Candidate, MOST_CANDIDATES, type Reference, type Referenced, TRIGGERED } from "./candidate.ts";
import { findCandidates } from "./find-candidates.sql.ts";
import { originOf } from "./origin.ts";
import { triggerOf } from "./trigger.ts";

/** A reference that several assessments match: of different payers, of several submerchants, or of both flows. */
export interface Ambiguity {
  readonly field: Reference[0];
  /** How many match; at most {@link MOST_CANDIDATES} + 1. */
  readonly candidates: number;
}

/** Result of resolving references; neither: nothing was found. */
export interface Resolution {
  readonly assessment?: Referenced;
  readonly ambiguous?: Ambiguity;
}

/** How references are resolved. */
export interface Resolving {
  /** Only assessments of this submerchant; null: all that the caller can see. */
  readonly submerchantId: string | null;
  /** The provider whose earlier events count. */
  readonly provider?: string;
  /** Prefer pay-ins to payouts of the same reference: for events of payment providers. */
  readonly payins?: boolean;
}

/**
 * Resolves references, best first. Returns the first single assessment made with a secret key, skipping ambiguous references; otherwise the first
 * ambiguity; otherwise an assessment of a browser. Nothing found is no error; throws REQUEST_UNREADABLE if attempts cannot be compared until the key ring is
 * complete.
 */
export async function resolveReferences(tenant: Tenant, references: readonly Reference[], resolving: Resolving): Promise<Resolution> {
  const { submerchantId } = resolving;
  // a submerchant's key cannot see assessments of another
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

function candidatesBy(tenant: Tenant, by: Reference[0], value: string, { submerchantId, provider = "" }: Resolving): Promise<Candidate[]> {
  return by === "earlier_event" ? findLinkedCandidates(tenant, provider, value, submerchantId) : findCandidates(tenant, by, value, submerchantId);
}

/** The result for the candidates of one reference: those of secret keys take precedence. */
async function resolved(tenant: Tenant, field: Reference[0], candidates: readonly Candidate[], payins: boolean): Promise<Resolution> {
  const ofServer = candidates.filter(({ credential_kind: kind }) => originOf(kind) === "server");
  const paid = payins ? ofServer.filter(({ flow }) => flow === "payin") : [];
  const known = paid.length > 0 ? paid : ofServer;
  const meant = known.length > 0 ? withoutTriggered(known) : candidates;
  const [latest] = meant;
  if (latest === undefined) return {};
  if (await ofOnePayer(tenant, meant)) return { assessment: referenced(latest) };
  // several payers claimed by browsers are no evidence
  return ofServer.length > 0 ? { ambiguous: { field, candidates: meant.length } } : {};
}

/** Without those triggered by an event if the same submerchant requested one as well. */
function withoutTriggered(candidates: readonly Candidate[]): readonly Candidate[] {
  const requested = candidates.filter(({ credential_kind: kind }) => triggerOf(kind) === "request");
  if (requested.length === 0) return candidates;
  return candidates.filter((one) => requested.includes(one) || !requested.some(({ submerchant_id: shop }) => shop === one.submerchant_id));
}

function referenced({ flow: _, credential_kind: kind, ...candidate }: Candidate): Referenced {
  return { ...candidate, origin: originOf(kind) };
}

/** Are they attempts of one payer, at one submerchant, in one direction? */
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
  // whether they differ is unknown until the key ring is complete; a stored ambiguity would be permanent
  if (unreadable !== undefined) throw unreadable;
  // a payer whose request was erased cannot be compared
  return isKnown(payer) && others.every((other) => isKnown(other) && isSamePayer(payer, other));
}

const isKnown = (payer: AssessedPayer | ApiError | undefined): payer is AssessedPayer => payer !== undefined && !(payer instanceof ApiError);

/** Kinds of value that identify a person: if both assessments have one, they must be equal. */
const PERSONAL = listTypesWhere(({ names }) => names === "person");
/** Kinds that identify the instrument: they decide if no person is known on both sides. A retry may use another card. */
const INSTRUMENT = listTypesWhere(({ names }) => names === "instrument" || names === "device");

/** Is it the same payer? No value that identifies a person may differ, and one must be shared; without any, an instrument must be. */
function isSamePayer(one: AssessedPayer, other: AssessedPayer): boolean {
  const personal = compared(one, other, PERSONAL);
  if (personal.length > 0) return personal.every((equal) => equal);
  const instruments = compared(one, other, INSTRUMENT);
  // two without identifiers cannot be distinguished, and no list entry can result from them
  return instruments.length === 0 ? isAnonymous(one) && isAnonymous(other) : instruments.includes(true);
}

/** For each kind that both have: are the values equal? */
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

/** Those that the merchant requested come first, then those that events triggered, then those of browsers; of each the newest. */
const LINKED = `SELECT ${CANDIDATE_COLUMNS} FROM (
    SELECT DISTINCT session_id FROM provider_events WHERE organization_id = $1 AND provider = $2 AND provider_payment_id = $3 AND session_id IS NOT NULL
  ) e JOIN assessments a ON a.organization_id = $1 AND a.session_id = e.session_id WHERE ($4::uuid IS NULL OR a.submerchant_id = $4)
  ORDER BY a.credential_kind = 'publishable', a.credential_kind IN ${TRIGGERED}, a.session_id DESC LIMIT ${MOST_CANDIDATES + 1}`;

/** Candidates of a provider's payment: of a submerchant, or of the whole organization (null). */
function findLinkedCandidates({ query, organizationId }: Tenant, provider: string, payment: string, submerchantId: string | null): Promise<Candidate[]> {
  return query<Candidate>(LINKED, [organizationId, provider, payment, submerchantId]);
}
