// Envelope encryption (NIST SP 800-57, part 1, 6.2): an organization's data key encrypts stored data of its payers, and is itself stored wrapped by
// the first key of the ring (SECRETS_KEYS). The wrapping is bound to organization, purpose and generation: a copied row does not unwrap.
import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { open, type Sealed, type SecretLocation, seal } from "../keyrings/seal.ts";
import type { SecretsKey } from "../keyrings/secrets-keys.ts";

/** A data key, ready for use. */
export interface DataKey {
  /** From 1; a rekey creates the next one. */
  readonly generation: number;
  readonly key: KeyObject;
}

/** A data key as it is stored. */
export interface WrappedKey {
  readonly generation: number;
  /** Id of the wrapping key in the ring. */
  readonly keyId: string;
  /** Null: destroyed. */
  readonly wrapped: Buffer | null;
}

const BYTES = 32;

/** A new data key of an organization, wrapped by the first key of the ring. */
export function newDataKey(ring: readonly SecretsKey[], organizationId: string, generation: number): WrappedKey & { readonly wrapped: Buffer } {
  const { keyId, sealed } = seal(ring, locationOf(organizationId, generation), randomBytes(BYTES).toString("base64"));
  return { generation, keyId, wrapped: sealed };
}

/** Unwraps a data key. Throws UnopenableSecret when the ring lacks the wrapping key, or the row was changed or moved. */
export function unwrap(ring: readonly SecretsKey[], organizationId: string, stored: Sealed & { readonly generation: number }): DataKey {
  const encoded = open(ring, locationOf(organizationId, stored.generation), stored);
  return { generation: stored.generation, key: createSecretKey(Buffer.from(encoded, "base64")) };
}

/** The same data key, wrapped by the first key of the ring. Throws UnopenableSecret. */
export function rewrap(ring: readonly SecretsKey[], organizationId: string, stored: Sealed & { readonly generation: number }): Sealed {
  const location = locationOf(organizationId, stored.generation);
  return seal(ring, location, open(ring, location, stored));
}

function locationOf(organizationId: string, generation: number): SecretLocation {
  return { organizationId, id: `generation ${generation}`, purpose: "data_key", ownerId: organizationId };
}
