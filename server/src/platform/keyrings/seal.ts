// Secrets that have to be readable again are stored sealed: AES-256-GCM (NIST SP 800-38D) under a named key, bound to their row. A sealed value that is
// copied to another row, organization or purpose does not open.

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { ExplainedError } from "../errors/explained-error.ts";
import type { SecretsKey } from "./secrets-keys.ts";

/** The row that a secret is bound to. */
export interface SecretLocation {
  readonly organizationId: string;
  readonly id: string;
  readonly purpose: string;
  readonly ownerId: string;
}

/** A sealed secret: nonce, tag and ciphertext in one. */
export interface Sealed {
  readonly keyId: string;
  readonly sealed: Buffer;
}

/** The sealed value does not open: it was changed or moved, or its key is missing from the ring. */
export class UnopenableSecret extends ExplainedError {}

const NONCE = 12;
const TAG = 16;

/** Seals a secret under the first key. */
export function seal(keys: readonly SecretsKey[], location: SecretLocation, secret: string): Sealed {
  const [first] = keys;
  if (first === undefined) throw new Error("there is no key to seal with");
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv("aes-256-gcm", first.key, nonce, { authTagLength: TAG });
  cipher.setAAD(binding(location, first.id));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return { keyId: first.id, sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
}

/** Opens a sealed secret. Throws UnopenableSecret. */
export function open(keys: readonly SecretsKey[], location: SecretLocation, { keyId, sealed }: Sealed): string {
  const known = keys.find(({ id }) => id === keyId);
  if (known === undefined) throw new UnopenableSecret(`SECRETS_KEYS does not contain the key ${keyId}; add it after the first.`);
  try {
    const decipher = createDecipheriv("aes-256-gcm", known.key, sealed.subarray(0, NONCE), { authTagLength: TAG });
    decipher.setAAD(binding(location, keyId));
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
  } catch {
    throw new UnopenableSecret(`The secret ${location.id} does not open: it was changed, or moved from another row.`);
  }
}

function binding({ organizationId, id, purpose, ownerId }: SecretLocation, keyId: string): Buffer {
  return Buffer.from(JSON.stringify([organizationId, id, purpose, ownerId, keyId]));
}
