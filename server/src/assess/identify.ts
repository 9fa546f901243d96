// Identifiers of a request as numbers, and the little that both flows read in the same way.
import type { components } from "../../../generated/types.ts";
import { identifierNumber } from "../identifiers/number.ts";

/** The number of an identifier; null for none. */
export type Identify = (kind: string, value: string | undefined) => number | null;

/** Numbers of identifiers within an organization or, under a submerchant's id, within that submerchant: the same card then has another number. */
export function identifierIn(submerchantId: string | null): Identify {
  return (kind, value) => (value === undefined || value === "" ? null : identifierNumber(submerchantId === null ? kind : `${kind}@${submerchantId}`, value));
}

/** An identity document in one spelling. */
export function documentIdentity(document: components["schemas"]["IdentityDocument"] | undefined): string | undefined {
  return document && `${document.type.toLowerCase()}:${document.number.replace(/[^0-9A-Za-z]/g, "").toUpperCase()}`;
}

/** Epoch milliseconds of a time on the wire. */
export function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text);
}

/** Paths of identifiers that were sent, and of which nothing could be read. */
export function unreadable(identifiers: readonly (readonly [path: string, sent: string | undefined, read: object | undefined])[]): readonly string[] {
  return identifiers.filter(([, sent, read]) => sent !== undefined && read === undefined).map(([path]) => path);
}
