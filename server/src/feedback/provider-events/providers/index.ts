// The payment providers that are known: all else that is said of one is in its folder.
import type { components } from "../../../../../generated/types.ts";
import { adyen } from "./adyen/adapter.ts";
import { dlocal } from "./dlocal/adapter.ts";
import { ebanx } from "./ebanx/adapter.ts";
import { kushki } from "./kushki/adapter.ts";
import { mercadopago } from "./mercadopago/adapter.ts";
import type { Provider, SignedProvider } from "./provider.ts";
import { stripe } from "./stripe/adapter.ts";

/** A processor of the contract: it sends its events itself. */
export type Processor = components["schemas"]["Processor"];

/** Providers by name. A processor of the contract without a definition does not compile. */
export const providers = { adyen, mercadopago, dlocal, kushki, ebanx, stripe } as const satisfies Readonly<Record<string, Provider>> &
  Readonly<Record<Processor, SignedProvider>>;

const byName: ReadonlyMap<string, Provider> = new Map(Object.entries(providers));

/** The provider of this name; undefined for others. */
export function providerNamed(name: string): Provider | undefined {
  return byName.get(name);
}

/** The provider of this name, if it sends its events itself. */
export function signedProvider(name: string): SignedProvider | undefined {
  const provider: Provider | Partial<SignedProvider> | undefined = byName.get(name);
  return provider !== undefined && "operation" in provider ? (provider as SignedProvider) : undefined;
}

/** Operations that receive signed events. */
export type SignedOperation = (typeof providers)[Processor]["operation"];

/** Every provider that sends its events itself, by name. */
export const signedProviders: readonly (readonly [name: string, provider: SignedProvider])[] = [...byName.keys()].flatMap((name) => {
  const provider = signedProvider(name);
  return provider === undefined ? [] : [[name, provider] as const];
});
