// Entities: identifiers of payments, as people name them and as payments have them.

import { validationError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { identifierIn } from "../../scoring/payments/identify.ts";
import { containsCardNumber } from "../../values/card-numbers/card-number.ts";
import { isAccount } from "../../values/identifiers/accounts/accounts.ts";
import { customerNetwork } from "../../values/identifiers/address.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import { identifierMessages } from "../../values/identifiers/identifier-messages.ts";
import type { ListType } from "../../values/identifiers/kinds.ts";
import { normalisers } from "../../values/identifiers/list-values.ts";
import { countedValue } from "../../values/identifiers/values.ts";
import type { SearchKind } from "./cross-tenant-functions.ts";

/** Types of value that entities have. */
type EntityType = Exclude<ListType, "email_domain" | "ip_range" | "country" | "swift_bic" | "card_bin">;

/** An identifier; the type says what its value is, of an account whether it is a CLABE, an IBAN or a hash. */
export interface Entity {
  readonly kind: SearchKind;
  readonly type: EntityType;
  /** Normalised. */
  readonly value: string;
}

const KINDS: Readonly<Record<EntityType, SearchKind>> = {
  customer_id: "payer",
  email: "email",
  phone: "phone",
  card_hash: "card",
  device_fingerprint: "device",
  ip_address: "ip",
  clabe: "account",
  iban: "account",
  account_hash: "account",
  beneficiary_id: "beneficiary",
};

const isEntityType = (type: ListType): type is EntityType => Object.hasOwn(KINDS, type);

/** Types that a kind's values may be, the first whose form fits. */
const TYPES: Readonly<Record<SearchKind, readonly EntityType[]>> = {
  payer: ["customer_id"],
  email: ["email"],
  phone: ["phone"],
  card: ["card_hash"],
  device: ["device_fingerprint"],
  ip: ["ip_address"],
  account: ["clabe", "iban", "account_hash"],
  beneficiary: ["beneficiary_id"],
};

/** Texts of any form, which might be a card number. */
const FREE: ReadonlySet<EntityType> = new Set(["customer_id", "card_hash", "device_fingerprint", "account_hash", "beneficiary_id", "email"]);

/** The entity that a path or a query names, at a place. Throws VALIDATION_ERROR for a value that none can have, and for a card number. */
export function namedEntity(kind: SearchKind, text: string, path: string): Entity {
  for (const type of TYPES[kind]) {
    const value = normalisers[type](text);
    if (value === undefined) continue;
    if (FREE.has(type) && containsCardNumber(value) && !(type === "account_hash" && isAccount(value)))
      throw validationError([{ path, message: "must not hold a full card number; a card is named by its hash, or by BIN and last four digits" }]);
    return { kind, type, value };
  }
  throw validationError([{ path, message: identifierMessages[TYPES[kind].at(-1) ?? "customer_id"] }]);
}

/** The entity of a value in a payment; undefined for values that are none, such as a domain. */
export function entityOf(type: ListType, value: string): Entity | undefined {
  return isEntityType(type) ? { kind: KINDS[type], type, value } : undefined;
}

/** BIN and last four digits, which name a card without a hash; see `numberedCard`. */
const NUMBERED_CARD = /^\d{6}-\d{4}$/;

/** The type of list entries that decisions compare with an entity; null for a card without a hash. */
export const listTypeOf = ({ kind, type, value }: Entity): EntityType | null => (kind === "card" && NUMBERED_CARD.test(value) ? null : type);

/** The hash that the activity of an organization, or of one submerchant, has of an entity; null for a placeholder, which identifies nobody. */
export function hashOf({ identifiers, submerchantId }: Pick<Tenant, "identifiers" | "submerchantId">, { type, value }: Entity): IdentifierHash | null {
  return identifierIn(identifiers, submerchantId)(type, countedValue(type, value));
}

/** The network whose activity an entity has: of an IPv6 address the /64 of its customer; undefined for all others, which have their own. */
export function networkOf({ type, value }: Entity): string | undefined {
  const network = type === "ip_address" ? customerNetwork(value) : value;
  return network === value ? undefined : network;
}

/** A text that is equal for equal entities. */
export const nameOf = ({ type, value }: Entity): string => `${type}\n${value}`;
