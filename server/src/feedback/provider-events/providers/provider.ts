// What is said of a payment provider: a folder beside this file holds it, and index.ts lists the folders.
import type { OperationId } from "../../../../../generated/operations.ts";
import type { PayinRequest } from "../../../scoring/payments/payin.ts";
import type { ProviderEvent } from "../provider-event.ts";
import type { EventKind, KindNames } from "./event-names.ts";

/** Members of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** Names of a provider's event types. */
export interface EventNames {
  /** Where they are documented, and when that was read. */
  readonly source: { readonly page: string; readonly read: string };
  readonly kinds: KindNames;
  /** Types that describe a payment or a payment attempt, beside those of the kinds `captured` and `failed`. Events that are sent before the payment method is known are left out. */
  readonly payments: readonly string[];
  /** Types that are known and change nothing: authorizations, verifications, steps of an asynchronous refund. */
  readonly withoutEffect: readonly string[];
}

/** An event in the contract's form. */
export interface GenericEvent {
  readonly eventType: string;
  readonly body: Fields;
  /** A member at the top level, where providers have it, else in `metadata`. */
  readonly member: (name: string) => unknown;
}

/** What an event means by its type and by other members. */
export interface Reading {
  readonly kind: EventKind | null;
  /** The event type as other members complete it; absent: as it was sent. */
  readonly named?: string;
  /** It closes a dispute, where one is open. */
  readonly closes?: "won" | "closed" | undefined;
}

/** A payment provider whose events are read when they are ingested. */
export interface Provider {
  readonly names: EventNames;
  /** Other names that it goes by, in small letters without separators. */
  readonly alsoCalled?: readonly string[];
  /** Reads events whose type alone does not say what they mean; absent: the type does. */
  readonly read?: (event: GenericEvent) => Reading;
  /** Members that have the time of an event: its own, not that of the payment. */
  readonly times?: readonly string[];
  /** A dispute is identified by its payment: events name no other identifier. */
  readonly disputesByPayment?: boolean;
  /** A refund that failed says nothing about the other refunds of the payment. */
  readonly refundsFailAlone?: boolean;
}

/** A payment provider that sends its events itself, signed with the secret of a connection. */
export interface SignedProvider extends Provider {
  /** The operation that receives its events. */
  readonly operation: OperationId;
  /** Is the body signed with one of the secrets? `header` reads a header of the request, `now` is epoch milliseconds. */
  readonly isSigned: (body: Uint8Array, header: (name: string) => string, secrets: readonly string[], now: number) => boolean;
  /** Reads an event whose signature was verified. Throws VALIDATION_ERROR for a body that is no event. */
  readonly readEvent: (body: object) => ProviderEvent;
  /** Facts of the payment in a stored payload, besides its amount; undefined where the provider did not write the payload itself. */
  readonly paymentFacts: (payload: Fields) => Partial<PayinRequest> | undefined;
}
