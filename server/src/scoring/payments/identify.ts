// Identifiers of a request as hashes, and parsing shared by both flows.
import { formatMessages } from "../../../../generated/schema-messages.ts";
import type { components } from "../../../../generated/types.ts";
import type { ValueWarning } from "../../platform/errors/value-warning.ts";
import type { IdentifierHash, IdentifierKind, Identifiers } from "../../platform/identifiers/hash.ts";
import { type ListProbe, type ListType, matchKey } from "../../platform/identifiers/list-values.ts";
import type { Belonging } from "./subject.ts";

/** The hash of an identifier; null for none. */
export type Identify = (kind: IdentifierKind, value: string | undefined) => IdentifierHash | null;

/** Hashes of identifiers within an organization or, under a submerchant's id, within that submerchant: the same card then has another hash. */
export function identifierIn(identifiers: Identifiers, submerchantId: string | null): Identify {
  return (kind, value) => (value === undefined || value === "" ? null : identifiers.hash(kind, value, submerchantId));
}

/** The hash of an order: an order number of one submerchant is another order than the same number of the next. */
export function orderHash(identifiers: Identifiers, order: string, { submerchantId }: Pick<Belonging, "submerchantId">): IdentifierHash {
  return identifiers.hash("order", order, submerchantId);
}

/** List probes of the values that are present. */
export function probesOf(identifiers: Identifiers, values: readonly (readonly [ListType, string | undefined])[]): ListProbe[] {
  const probes: ListProbe[] = [];
  for (const [type, value] of values) addProbe(probes, identifiers, type, value);
  return probes;
}

/** Adds the list probe of a value that is present. */
export function addProbe(probes: ListProbe[], identifiers: Identifiers, type: ListType, value: string | undefined): void {
  if (value !== undefined && value !== "") probes.push([type, value, matchKey(identifiers, type, value)]);
}

/** An identity document in one spelling. */
export function documentIdentity(document: components["schemas"]["IdentityDocument"] | undefined): string | undefined {
  return document && `${document.type.toLowerCase()}:${document.number.replace(/[^0-9A-Za-z]/g, "").toUpperCase()}`;
}

/** Epoch milliseconds of a time on the wire. */
export function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text);
}

/** Warnings of identifiers that were sent and could not be read; each with what it must be. */
export function unreadable(
  identifiers: readonly (readonly [path: string, sent: string | undefined, read: object | undefined, expected: string])[],
): readonly ValueWarning[] {
  const warnings: ValueWarning[] = [];
  for (const [path, sent, read, expected] of identifiers) if (sent !== undefined && read === undefined) warnings.push({ path, reason: "unreadable", expected });
  return warnings;
}

/** What an e-mail address and a telephone number must be. */
export const EXPECTED = {
  email: formatMessages["idn-email"],
  phone: 'must be a telephone number such as "+525548219034"; a national form needs a country',
} as const;
