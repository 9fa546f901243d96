// The normalised form of a provider event, and how its values are read.

import type { components } from "../../../../generated/types.ts";
import type { Reference } from "../../decisions/assessments/candidate.ts";
import { readUuid } from "../../values/identifiers/uuid-patterns.ts";
import { toMinorUnits } from "../../values/money/money.ts";
import { fraudTypeOfCode } from "../outcomes/reason-codes/reason-codes.ts";
import type { EventKind } from "./providers/event-names.ts";

type Schemas = components["schemas"];

/** A normalised event. */
export interface ProviderEvent {
  readonly provider: string;
  readonly externalId: string;
  readonly eventType: string;
  readonly kind: EventKind | null;
  /** The kind that its name says, where the amount says another one; absent: `kind`. */
  readonly namedKind?: EventKind | null;
  /** References, best first. */
  readonly references: readonly Reference[];
  /** The submerchant that it names: only its assessments are considered. */
  readonly submerchantId: string | undefined;
  readonly paymentId: string | undefined;
  readonly disputeId: string | undefined;
  /** Status of the dispute after this event. */
  readonly dispute: Schemas["DisputeStatus"] | undefined;
  /** The dispute is closed only where it is open. */
  readonly onlyIfOpen: boolean;
  /** When it happened, by its sender. */
  readonly occurredAt: Date | undefined;
  /** Of an event about a refund. */
  readonly refund: EventRefund | undefined;
  readonly reason: string | undefined;
  /** Reason code of the dispute, at the scheme or the provider. */
  readonly reasonCode: string | undefined;
  /** In major units. */
  readonly amount: number | undefined;
  readonly currency: string | undefined;
  /** The whole payload, to be stored. */
  readonly payload: object;
}

/** What an event says of a refund. */
export interface EventRefund {
  /** In minor units of `currency`; undefined: the whole payment, or for a failed refund what it had refunded. */
  readonly amountMinor: number | undefined;
  readonly currency: string | undefined;
  /** The amount in major units where it was sent without a currency: it is in that of the payment. */
  readonly withoutCurrency?: number;
  /** The amount is that of all refunds of the payment so far. */
  readonly total: boolean;
  /** The refund at the provider; undefined: the event is the only one about it. */
  readonly id: string | undefined;
  /** The same where the event names it besides its own identifier. */
  readonly named?: string;
}

/** Maximum length of a reference in the contract. */
const LONGEST_ID = 255;
/** Maximum length of the reason of an outcome. */
const LONGEST_REASON = 500;

/** Status of a dispute after an event, by kind. */
export const disputeAfter: Partial<Readonly<Record<EventKind, Schemas["DisputeStatus"]>>> = {
  chargeback_opened: "open",
  chargeback_won: "won",
  chargeback_lost: "lost",
  dispute_closed: "closed",
};

/** The event with the amount of its refund in the currency of the payment, where none was sent. */
export function inCurrencyOf(event: ProviderEvent, { currency }: { readonly currency: string }): ProviderEvent {
  const { refund, namedKind = event.kind } = event;
  const amountMinor = minorUnits(refund?.withoutCurrency, currency);
  return refund === undefined || amountMinor === undefined ? event : { ...event, kind: namedKind, refund: { ...refund, amountMinor, currency } };
}

/** The amount in minor units; undefined where there is none, or none that its currency can have. */
export function minorUnits(amount: number | undefined, currency: string | undefined): number | undefined {
  if (amount === undefined || currency === undefined) return undefined;
  const minor = toMinorUnits(amount, currency, "major");
  return typeof minor === "number" ? minor : undefined;
}

/** The submerchant id in the metadata, if it is a UUID. */
export function submerchantNamed({ submerchant_id: id }: Readonly<Record<string, unknown>>): string | undefined {
  const text = textOf(id);
  return text === undefined ? undefined : readUuid(text);
}

/** A text that the database can store; numbers are converted. Undefined for other values, and for empty or too long ones. */
export function textOf(value: unknown, longest = LONGEST_ID): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text !== "" && text.length <= longest && text.isWellFormed() && !text.includes("\u0000") ? text : undefined;
}

/** A reason, truncated as for outcomes. */
export function reasonOf(value: unknown): string | undefined {
  const text = textOf(value, Number.POSITIVE_INFINITY);
  return text && [...text].slice(0, LONGEST_REASON).join("");
}

/**
 * What distinguishes events of one provider, identifier and type: some providers identify every event of a payment by the payment. The same kind at the same time is the same event;
 * of refunds, with the same amount.
 */
export function variantOf({ kind, namedKind = kind, occurredAt, refund }: Pick<ProviderEvent, "kind" | "namedKind" | "occurredAt" | "refund">): string {
  const ofRefund = refund?.named ?? (refund?.id === undefined ? (refund?.withoutCurrency ?? refund?.amountMinor) : undefined);
  const parts = [namedKind ?? "", occurredAt?.getTime() ?? "", ofRefund ?? ""];
  return parts.join(" ").trimEnd();
}

/** Maximum length of the reason code of an outcome. */
const LONGEST_CODE = 32;

/** The first of these values whose code implies a fraud type; else the first that can be a code at all, if it is the one named so. */
export function reasonCodeOf(named: unknown, reason: unknown): string | undefined {
  const [code, other] = [named, reason].map((value) => textOf(value, LONGEST_CODE));
  if (code !== undefined && fraudTypeOfCode(code) !== undefined) return code;
  return other !== undefined && fraudTypeOfCode(other) !== undefined ? other : code;
}

/** Result of the assessment that an event may trigger. */
export interface EventAssessment {
  readonly status: Schemas["EventAssessmentStatus"];
  /** Null unless the payment was assessed. */
  readonly assessment: Schemas["EventAssessment"] | null;
}
