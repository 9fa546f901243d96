// The one look-up of the assessment that an order, a payment or an earlier provider event means: fraud reports, ingest and the Stripe adapter ask here.
//
// A publishable key is public, so anybody can assess anything under anybody's order. An assessment made with a secret key therefore always wins over those
// of browsers, and a browser's is answered only where there is no other, marked by its origin. One that an event triggered says less than one that the
// merchant asked for, and names the payer as the provider does: it counts where the merchant asked for none. Order numbers of two submerchants are two orders.

import { ApiError } from "../../platform/errors/api-error.ts";
import type { ListType } from "../../platform/identifiers/list-values.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type AssessedPayer, payersOf } from "./assessed-payer.ts";
import { type Candidate, MOST_CANDIDATES } from "./candidate.ts";
import { findCandidates } from "./find-candidates.sql.ts";
import { findLinkedCandidates } from "./find-linked-candidates.sql.ts";
import { type AssessmentOrigin, originOf } from "./origin.ts";
import { triggerOf } from "./trigger.ts";

/** What an assessment is referred to by. `earlier_event`: the provider's payment, which an earlier event linked. */
export type Reference = readonly [by: "session_id" | "order_id" | "payment_id" | "earlier_event", value: string];

/** An assessment, as its references lead to it. */
export interface Referenced {
  readonly session_id: string;
  readonly submerchant_id: string | null;
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly amount_minor: string;
  readonly currency: string;
  readonly origin: AssessmentOrigin;
}

/** A reference that several assessments match: of different payers, of several submerchants, or of both flows. */
export interface Ambiguity {
  readonly field: Reference[0];
  /** How many match; at most {@link MOST_CANDIDATES} + 1. */
  readonly candidates: number;
}

/** What references lead to. Neither: to nothing. */
export interface Resolution {
  readonly assessment?: Referenced;
  readonly ambiguous?: Ambiguity;
}

/** How references are resolved. */
export interface Resolving {
  /** Only assessments of this submerchant; null: of all that the caller has. */
  readonly submerchantId: string | null;
  /** Whose earlier events count. */
  readonly provider?: string;
  /** Prefer pay-ins to payouts of the same reference: for events of payment providers. */
  readonly payins?: boolean;
}

/**
 * Resolves references, best first. The first that leads to one assessment made with a secret key is followed, also past ambiguous ones; otherwise what is
 * ambiguous is ambiguous; otherwise an assessment of a browser is answered. Never throws for what is not found; throws REQUEST_UNREADABLE where attempts
 * cannot be compared until the key ring is complete.
 */
export async function resolveReferences(tenant: Tenant, references: readonly Reference[], resolving: Resolving): Promise<Resolution> {
  const { submerchantId } = resolving;
  // a key of one submerchant has no assessments of another
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

/** What the candidates of one reference come to: those of secret keys where there are any. */
async function resolved(tenant: Tenant, field: Reference[0], candidates: readonly Candidate[], payins: boolean): Promise<Resolution> {
  const ofServer = candidates.filter(({ credential_kind: kind }) => originOf(kind) === "server");
  const paid = payins ? ofServer.filter(({ flow }) => flow === "payin") : [];
  const known = paid.length > 0 ? paid : ofServer;
  const meant = known.length > 0 ? withoutTriggered(known) : candidates;
  const [latest] = meant;
  if (latest === undefined) return {};
  if (await ofOnePayer(tenant, meant)) return { assessment: referenced(latest) };
  // several payers whom browsers claim are evidence of nothing
  return ofServer.length > 0 ? { ambiguous: { field, candidates: meant.length } } : {};
}

/** Without those that an event triggered where the same submerchant asked for one as well. */
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
  // as long as the key ring is not complete, nobody knows whether they differ: what is ambiguous would stay so
  if (unreadable !== undefined) throw unreadable;
  // of a payer whose request was erased, nobody can say that it is the same
  return isKnown(payer) && others.every((other) => isKnown(other) && isSamePayer(payer, other));
}

const isKnown = (payer: AssessedPayer | ApiError | undefined): payer is AssessedPayer => payer !== undefined && !(payer instanceof ApiError);

/** Kinds of value that identify a person: where both assessments carry one, it has to be the same. */
const PERSONAL: readonly ListType[] = ["customer_id", "email", "phone", "beneficiary_id"];
/** Kinds that identify what is paid with: they decide where no person is known on both sides. A retry may use another card. */
const INSTRUMENT: readonly ListType[] = ["card_hash", "clabe", "iban", "account_hash", "device_fingerprint"];

/** Is it the same payer? No value that identifies a person may differ, and one has to be shared; without any, something they pay with. */
function isSamePayer(one: AssessedPayer, other: AssessedPayer): boolean {
  const personal = compared(one, other, PERSONAL);
  if (personal.length > 0) return personal.every((equal) => equal);
  const instruments = compared(one, other, INSTRUMENT);
  // two of whom nothing is known are told apart by nothing, and nothing is done to them
  return instruments.length === 0 ? isAnonymous(one) && isAnonymous(other) : instruments.includes(true);
}

/** Whether the values of each kind that both carry are equal. */
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
