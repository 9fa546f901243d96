// Every kind of identifier, one file each.
import type { IdentifierHash, Identifiers } from "../identifiers/hash.ts";
import type { ListType } from "../identifiers/identifier-kind.ts";
import { accountHash } from "./account-hash.ts";
import { beneficiaryId } from "./beneficiary-id.ts";
import { cardBin } from "./card-bin.ts";
import { cardHash } from "./card-hash.ts";
import { clabe } from "./clabe.ts";
import { country } from "./country.ts";
import { customerId } from "./customer-id.ts";
import { deviceFingerprint } from "./device-fingerprint.ts";
import { document } from "./document.ts";
import { email } from "./email.ts";
import { emailDomain } from "./email-domain.ts";
import { iban } from "./iban.ts";
import { ipAddress } from "./ip-address.ts";
import { ipRange } from "./ip-range.ts";
import type { Kind, ListKind } from "./kind.ts";
import { phone } from "./phone.ts";
import { swiftBic } from "./swift-bic.ts";
import { terminal } from "./terminal.ts";

/** The kinds that lists hold, by list type. */
export const listKinds: Readonly<Record<ListType, ListKind>> = {
  email,
  email_domain: emailDomain,
  ip_address: ipAddress,
  ip_range: ipRange,
  device_fingerprint: deviceFingerprint,
  card_bin: cardBin,
  card_hash: cardHash,
  country,
  phone,
  customer_id: customerId,
  clabe,
  iban,
  account_hash: accountHash,
  swift_bic: swiftBic,
  beneficiary_id: beneficiaryId,
};

/** The list types, in the order of the contract. */
export const listTypes = Object.keys(listKinds) as readonly ListType[];

/** A kind that payments have a value of. */
export type PaymentKind = ListType | "document" | "terminal";

/** The kinds that payments have values of. */
export const paymentKinds: Readonly<Record<PaymentKind, Kind>> = { ...listKinds, document, terminal };

/** The list types whose definitions have a property, in the order of the contract. */
export function listTypesWhere(holds: (kind: ListKind) => boolean): readonly ListType[] {
  return listTypes.filter((type) => holds(listKinds[type]));
}

/** Values of a payer (pay-in) or beneficiary (payout) alone, most stable first. */
export function ownTypes(flow: "payin" | "payout"): readonly ListType[] {
  const place = (type: ListType): number => listKinds[type].stability?.[flow] ?? 0;
  return listTypes.filter((type) => place(type) > 0).toSorted((one, other) => place(one) - place(other));
}

/** A value of a payment, and the hash to look up its list entries. */
export type ListProbe = readonly [type: ListType, value: string, key: IdentifierHash];

/** Is the text a list type? */
export function isListType(text: string): text is ListType {
  return Object.hasOwn(listKinds, text);
}

/** Is a normalised value a placeholder, shared by many payers? It identifies nobody, and cannot be listed. */
export function isPlaceholder(kind: PaymentKind, value: string): boolean {
  return paymentKinds[kind].isPlaceholder?.(value) === true;
}

/** Error message for a placeholder of a type in a list. */
export function unlistable(listType: ListType): string {
  return listKinds[listType].unlistable ?? "is a placeholder that many payers share; it cannot be listed";
}

/** The hash by which an entry is looked up. Equal hashes are equal values: among a million entries, two values have one hash with a probability of 3 in 10⁸. */
export function matchKey(identifiers: Identifiers, listType: ListType, value: string): IdentifierHash {
  return identifiers.hash(listType, value);
}
