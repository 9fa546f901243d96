// Identifiers of a request as hashes, and parsing shared by both flows.

import { formatMessages } from "../../../../generated/schema-messages.ts";
import type { components } from "../../../../generated/types.ts";
import type { ValueWarning } from "../../platform/errors/value-warning.ts";
import { DAY } from "../../platform/time/time.ts";
import { type AddressFacts, addressFacts } from "../../values/addresses/address-facts.ts";
import { normaliseAddress } from "../../values/identifiers/address.ts";
import { documentOf } from "../../values/identifiers/documents/documents.ts";
import type { IdentifierHash, Identifiers } from "../../values/identifiers/hash.ts";
import type { IdentifierKind, ListType } from "../../values/identifiers/identifier-kind.ts";
import { isPublicAddress } from "../../values/identifiers/public-address.ts";
import { type ListProbe, matchKey } from "../../values/kinds/index.ts";
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

/** A document as it identifies its holder, and what must be said of it. `country`: where its holder lives. */
export function givenDocument(
  document: components["schemas"]["IdentityDocument"] | undefined,
  country: string | undefined,
  path: string,
): { readonly identity: string | undefined; readonly warnings: readonly ValueWarning[] } {
  if (document === undefined) return NO_DOCUMENT;
  const { identity, problem, expected } = documentOf(document.type, document.number, country);
  return { identity, warnings: problem === undefined ? [] : [{ path: `${path}.number`, reason: problem, expected }] };
}

const NO_DOCUMENT = { identity: undefined, warnings: [] };

/** Warnings of values that were sent and identify nobody, such as `-1`, `null` or `123456`: `read` is undefined for them. */
export function placeholders(
  values: readonly (readonly [path: string, given: string | object | undefined, value: string | undefined])[],
): readonly ValueWarning[] {
  const warnings: ValueWarning[] = [];
  for (const [path, given, value] of values)
    if (value === undefined && given !== undefined && !(typeof given === "string" && given.trim() === ""))
      warnings.push({ path, reason: "placeholder", expected: "must be a value of one person's own; leave it out if there is none" });
  return warnings;
}

/** Epoch milliseconds of a time on the wire. */
export function instantOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Date.parse(text);
}

/** How far (ms) ahead of this clock a time of the past may be: clocks differ, and a time without a zone is read as UTC. */
const MOST_AHEAD = DAY;

/** Epoch milliseconds of a time of the past on the wire; undefined for one in the future. */
export function pastInstantOf(text: string | undefined, now: number): number | undefined {
  const instant = instantOf(text);
  return instant === undefined || instant > now + MOST_AHEAD ? undefined : instant;
}

/** Warnings of identifiers that were sent and could not be read; each with what it must be. */
export function unreadable(
  identifiers: readonly (readonly [path: string, sent: string | undefined, read: unknown, expected: string])[],
): readonly ValueWarning[] {
  const warnings: ValueWarning[] = [];
  for (const [path, sent, read, expected] of identifiers) if (sent !== undefined && read === undefined) warnings.push({ path, reason: "unreadable", expected });
  return warnings;
}

/** What an e-mail address, a telephone number and an IP address must be. */
export const EXPECTED = {
  email: formatMessages["idn-email"],
  phone: 'must be a telephone number such as "+525548219034"; a national form needs a country',
  past: "must not be in the future",
  address: "must be the public address from which the payer connects",
  timezone: 'must be the IANA name of a time zone such as "America/Bogota", or an offset such as "-05:00"',
} as const;

/** The warning of an address that is not the payer's, because it is private, shared or reserved; none if it was not sent. */
export function notPublic(path: string, sent: string | undefined, read: AddressFacts | undefined): readonly ValueWarning[] {
  return sent === undefined || read !== undefined ? [] : [{ path, reason: "not_public", expected: EXPECTED.address }];
}

/** Facts of the address in a request; undefined if there is none, or it is not public: such an address is that of many networks. */
export function publicAddress(text: string | undefined): AddressFacts | undefined {
  const address = text === undefined ? undefined : normaliseAddress(text);
  return address === undefined || !isPublicAddress(address) ? undefined : addressFacts(address);
}
