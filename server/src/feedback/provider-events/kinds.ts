// What the names of events mean, over all providers.
import { type EventKind, OUR_PAYMENT_NAMES, wordsOf } from "./providers/event-names.ts";
import { providerNamed, providers } from "./providers/index.ts";
import type { EventNames, Provider } from "./providers/provider.ts";

const all: readonly (readonly [name: string, provider: Provider])[] = Object.entries(providers);

/** Every name of every provider with its kind. */
export const knownKinds: readonly (readonly [provider: string, name: string, kind: EventKind])[] = all.flatMap(([provider, { names }]) =>
  Object.entries(names.kinds).map(([name, kind]) => [provider, name, kind] as const),
);

/** Where the event types of each provider are documented, and when that was read. */
export const sources: Readonly<Record<string, EventNames["source"]>> = Object.fromEntries(all.map(([provider, { names }]) => [provider, names.source]));

/** Every name of events that describe a payment, beside the kinds, with its provider; an empty provider stands for all. */
export const paymentNames: readonly (readonly [provider: string, name: string])[] = [
  ...OUR_PAYMENT_NAMES.map((name) => ["", name] as const),
  ...all.flatMap(([provider, { names }]) => names.payments.map((name) => [provider, name] as const)),
];

const setsOf = (of: (names: EventNames) => readonly string[]): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(all.map(([provider, { names }]) => [provider, new Set(of(names).map(wordsOf))]));
const withoutEffect = setsOf(({ withoutEffect: names }) => names);
const payments = setsOf(({ payments: names }) => names);
const ourPayments: ReadonlySet<string> = new Set(OUR_PAYMENT_NAMES);

/** Kinds that end a payment attempt. */
const ENDS: ReadonlySet<EventKind | null> = new Set<EventKind | null>(["captured", "failed"]);

/** Is it a type that is known to change nothing? */
export function isWithoutEffect(provider: string, eventType: string): boolean {
  return withoutEffect.get(provider)?.has(wordsOf(eventType)) === true;
}

/** Does the event describe a payment or a payment attempt? */
export function describesPayment({ provider, eventType, kind }: { provider: string; eventType: string; kind: EventKind | null }): boolean {
  const words = wordsOf(eventType);
  return ENDS.has(kind) || payments.get(provider)?.has(words) === true || ourPayments.has(words);
}

const alsoCalled: ReadonlyMap<string, string> = new Map(
  all.flatMap(([provider, { alsoCalled: others = [] }]) => others.map((other): [string, string] => [other, provider])),
);

/** A provider's name in one spelling: `MERCADO_PAGO`, `MercadoPago S.A. de C.V.` and `Mercado Pago Instituição de Pagamento` are `mercadopago`. */
export function providerName(text: string): string {
  const name = text.trim().toLowerCase();
  // a name that begins with a provider's is that of one of its companies
  let letters = "";
  for (const word of name.match(/[a-z0-9]+/g) ?? []) {
    letters += word;
    if (providerNamed(letters) !== undefined) return letters;
    const other = alsoCalled.get(letters);
    if (other !== undefined) return other;
  }
  return name;
}
