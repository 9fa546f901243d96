// An event of a provider, whoever brought it: what of it is understood.
import type { components } from "../../../../generated/types.ts";
import type { Reference } from "../../decisions/assessments/by-reference.ts";
import { UUID_KEY } from "../../platform/database/page.ts";
import { fieldsOf } from "../../platform/errors/raw-body.ts";
import { type EventKind, kindOf, providerName } from "./kinds.ts";
import { referencesOf } from "./link.ts";

type Schemas = components["schemas"];

/** What is understood of an event. */
export interface ProviderEvent {
  readonly provider: string;
  readonly externalId: string;
  readonly eventType: string;
  readonly kind: EventKind | null;
  /** What it can be linked by, best first. */
  readonly references: readonly Reference[];
  /** The submerchant that it names: only its assessments are considered. */
  readonly submerchantId: string | undefined;
  readonly paymentId: string | undefined;
  readonly disputeId: string | undefined;
  /** Where the dispute stands from now on. */
  readonly dispute: Schemas["DisputeStatus"] | undefined;
  /** The dispute is closed for those alone who know that it was opened. */
  readonly onlyIfOpened: boolean;
  readonly reason: string | undefined;
  /** In major units. */
  readonly amount: number | undefined;
  readonly currency: string | undefined;
  /** All of it, to be kept. */
  readonly payload: object;
}

/** The longest identifier that is understood; the contract's bound of references. */
const LONGEST_ID = 255;
const LONGEST_PROVIDER = 64;
/** The longest reason that an outcome keeps. */
const LONGEST_REASON = 500;

/** Where a dispute stands after an event of a kind. */
export const disputeAfter: Partial<Readonly<Record<EventKind, Schemas["DisputeStatus"]>>> = {
  chargeback_opened: "open",
  chargeback_won: "won",
  chargeback_lost: "lost",
};

/** Reads an event that a provider's sender wrote in the contract's form. */
export function ingestedEvent(body: Schemas["ProviderEvent"]): ProviderEvent {
  const metadata = fieldsOf(body.metadata);
  const provider = providerName(body.provider ?? textOf(metadata.provider, LONGEST_PROVIDER) ?? "unknown");
  const kind = kindOf(provider, body.event_type, metadata.success);
  const dispute = kind === null ? undefined : disputeAfter[kind];
  const paymentId = body.payment_id ?? textOf(metadata.payment_id);
  return {
    provider,
    externalId: body.external_id,
    eventType: body.event_type,
    kind,
    references: referencesOf({
      session: body.session_id,
      sessions: [textOf(metadata.session_id)],
      orders: [body.order_id, textOf(metadata.order_id)],
      payments: [body.payment_id, textOf(metadata.payment_id)],
    }),
    submerchantId: body.submerchant_id ?? submerchantNamed(metadata),
    paymentId,
    disputeId: textOf(metadata.dispute_id) ?? (dispute === undefined ? undefined : body.external_id),
    dispute,
    onlyIfOpened: false,
    reason: reasonOf(metadata.reason),
    amount: body.amount,
    currency: body.currency,
    payload: body,
  };
}

/** The submerchant that metadata names, where it is one of ours by its form. */
export function submerchantNamed({ submerchant_id: id }: Readonly<Record<string, unknown>>): string | undefined {
  const text = textOf(id);
  return text !== undefined && UUID_KEY.test(text) ? text : undefined;
}

/** A text that the database can hold; numbers are written as such. Undefined for what is none, is empty or too long. */
export function textOf(value: unknown, longest = LONGEST_ID): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text !== "" && text.length <= longest && text.isWellFormed() && !text.includes("\u0000") ? text : undefined;
}

/** A reason, cut where outcomes cut it. */
export function reasonOf(value: unknown): string | undefined {
  const text = textOf(value, Number.POSITIVE_INFINITY);
  return text && [...text].slice(0, LONGEST_REASON).join("");
}
