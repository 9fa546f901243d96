// Entities: identifiers of payments, as people name them and as payments have them.

import { validationError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { identifierIn } from "../../scoring/payments/identify.ts";
import { containsCardNumber } from "../../values/card-numbers/card-number.ts";
import { customerNetwork } from "../../values/identifiers/address.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { listKinds, listTypesWhere } from "../../values/kinds/index.ts";
import type { EntityKind } from "../../values/kinds/kind.ts";
import { countedValue } from "../../values/kinds/payment-value.ts";

/** An identifier; the type says what its value is, of an account whether it is a CLABE, an IBAN or a hash. */
export interface Entity {
  readonly kind: EntityKind;
  readonly type: ListType;
  /** Normalised. */
  readonly value: string;
}

/** Types that an entity's values may be, the first whose form fits. */
const typesOf = (kind: EntityKind): readonly ListType[] => listTypesWhere(({ entity }) => entity === kind);

/** The entity that a path or a query names, at a place. Throws VALIDATION_ERROR for a value that none can have, and for a card number. */
export function namedEntity(kind: EntityKind, text: string, path: string): Entity {
  const types = typesOf(kind);
  for (const type of types) {
    const { normalise, free, isNoCard } = listKinds[type];
    const value = normalise(text);
    if (value === undefined) continue;
    if (free && containsCardNumber(value) && !isNoCard?.(value))
      throw validationError([{ path, message: "must not hold a full card number; a card is named by its hash, or by BIN and last four digits" }]);
    return { kind, type, value };
  }
  throw validationError([{ path, message: listKinds[types.at(-1) ?? "customer_id"].message }]);
}

/** The entity of a value in a payment; undefined for values that are none, such as a domain. */
export function entityOf(type: ListType, value: string): Entity | undefined {
  const { entity } = listKinds[type];
  return entity === undefined ? undefined : { kind: entity, type, value };
}

/** BIN and last four digits, which name a card without a hash; see `numberedCard`. */
const NUMBERED_CARD = /^\d{6}-\d{4}$/;

/** The type of list entries that decisions compare with an entity; null for a card without a hash. */
export const listTypeOf = ({ kind, type, value }: Entity): ListType | null => (kind === "card" && NUMBERED_CARD.test(value) ? null : type);

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
