// Envelope encryption (NIST SP 800-57, part 1, 6.2): an organization's data key encrypts what is stored of its payers, and is itself stored wrapped by
// the first key of the ring (SECRETS_KEYS). The wrapping is bound to organization, purpose and generation: a copied row does not unwrap.
import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import type { SecretsKey } from "../keyrings/keys.ts";
import { open, type Sealed, type SecretPlace, seal } from "../keyrings/seal.ts";

/** A data key, ready for use. */
export interface DataKey {
  /** 1 and up; a rekey makes the next one. */
  readonly generation: number;
  readonly key: KeyObject;
}

/** A data key as it is stored. */
export interface WrappedKey {
  readonly generation: number;
  /** Id of the key of the ring that wraps it. */
  readonly keyId: string;
  /** Null: destroyed. */
  readonly wrapped: Buffer | null;
}

const BYTES = 32;

/** A new data key of an organization, wrapped by the first key of the ring. */
export function newDataKey(ring: readonly SecretsKey[], organizationId: string, generation: number): WrappedKey & { readonly wrapped: Buffer } {
  const { keyId, sealed } = seal(ring, placeOf(organizationId, generation), randomBytes(BYTES).toString("base64"));
  return { generation, keyId, wrapped: sealed };
}

/** Unwraps a data key. Throws UnopenableSecret where the ring lacks the wrapping key, or the row was changed or moved. */
export function unwrap(ring: readonly SecretsKey[], organizationId: string, stored: Sealed & { readonly generation: number }): DataKey {
  const encoded = open(ring, placeOf(organizationId, stored.generation), stored);
  return { generation: stored.generation, key: createSecretKey(Buffer.from(encoded, "base64")) };
}

/** The same data key, wrapped by the first key of the ring. Throws UnopenableSecret. */
export function rewrap(ring: readonly SecretsKey[], organizationId: string, stored: Sealed & { readonly generation: number }): Sealed {
  const place = placeOf(organizationId, stored.generation);
  return seal(ring, place, open(ring, place, stored));
}

function placeOf(organizationId: string, generation: number): SecretPlace {
  return { organizationId, id: `generation ${generation}`, purpose: "data_key", ownerId: organizationId };
}
