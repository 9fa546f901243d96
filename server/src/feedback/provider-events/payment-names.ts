// Names of events that describe a payment or a payment attempt, in addition to the kinds `captured` and `failed`. Events that are sent before the payment method
// is known (Stripe's `payment_intent.created`) are left out: the payment would be assessed without its most important facts.
import { type EventKind, wordsOf } from "./kinds.ts";

/** Event types of the documentation cited in kinds.ts, and our own, valid for every provider. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  "": ["payment_created", "payment_authorized"],
  adyen: ["AUTHORISATION"],
  mercadopago: ["payment.pending", "payment.in_process", "payment.authorized", "order.action_required"],
  dlocal: ["payment.PENDING", "payment.AUTHORIZED"],
  kushki: ["preauthorization.APPROVAL"],
  ebanx: ["update.PE"],
  stripe: [
    "payment_intent.processing",
    "payment_intent.requires_action",
    "payment_intent.amount_capturable_updated",
    "charge.pending",
    "charge.succeeded",
    "charge.failed",
  ],
};

const names = new Map(Object.entries(NAMES).map(([provider, own]) => [provider, new Set(own.map(wordsOf))]));

/** Kinds that end a payment attempt. */
const KINDS: ReadonlySet<EventKind | null> = new Set<EventKind | null>(["captured", "failed"]);

/** Every name with its provider; an empty provider stands for all. */
export const paymentNames: readonly (readonly [provider: string, name: string])[] = Object.entries(NAMES).flatMap(([provider, own]) =>
  own.map((name) => [provider, name] as const),
);

/** Does the event describe a payment or a payment attempt? */
export function describesPayment({ provider, eventType, kind }: { provider: string; eventType: string; kind: EventKind | null }): boolean {
  const words = wordsOf(eventType);
  return KINDS.has(kind) || names.get(provider)?.has(words) === true || names.get("")?.has(words) === true;
}
