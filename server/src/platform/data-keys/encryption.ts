// Encryption of one stored value under a data key: AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce, bound to organization, row and column.
// A value that is copied to another row, organization or column does not decrypt.

import { createCipheriv, createDecipheriv, randomFillSync } from "node:crypto";
import { ExplainedError } from "../errors/explained-error.ts";
import type { DataKey } from "./data-key.ts";

/** The location of a stored value. */
export interface ValueLocation {
  readonly organizationId: string;
  readonly column: "assessments.request" | "provider_events.payload" | "data_subject_requests.identifiers" | "case_attachments.content" | `texts of ${string}`;
  /** The session of an assessment, the id of any other row; empty for texts, which move within their table. */
  readonly rowId: string;
}

/** The stored value does not decrypt: it was changed or moved, or the key is wrong. */
export class UndecryptableValue extends ExplainedError {}

/** Layout: version, nonce, tag, ciphertext. The nonce is random: a data key is good for 2^32 values (SP 800-38D, 8.3). */
const VERSION = 1;
const NONCE = 12;
const TAG = 16;
const HEADER = 1 + NONCE + TAG;

/** Buffered random bytes: generating each nonce separately costs as much as the cipher. Each byte is used once. */
const stock = Buffer.alloc(NONCE * 256);
let used = stock.length;

function nonceInto(target: Buffer, at: number): Buffer {
  if (used === stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  stock.copy(target, at, used, used + NONCE);
  used += NONCE;
  return target.subarray(at, at + NONCE);
}

/** Encrypts a text, or bytes, for its location. */
export function encrypt({ key, generation }: DataKey, location: ValueLocation, value: string | Buffer): Buffer {
  const header = Buffer.allocUnsafe(HEADER);
  header[0] = VERSION;
  const cipher = createCipheriv("aes-256-gcm", key, nonceInto(header, 1), { authTagLength: TAG });
  cipher.setAAD(binding(location, generation));
  const ciphertext = typeof value === "string" ? cipher.update(value, "utf8") : cipher.update(value);
  cipher.final();
  cipher.getAuthTag().copy(header, 1 + NONCE);
  return Buffer.concat([header, ciphertext]);
}

/** Decrypts the text of a location. Throws UndecryptableValue. */
export function decrypt(key: DataKey, location: ValueLocation, stored: Buffer): string {
  return decryptBytes(key, location, stored).toString("utf8");
}

/** Decrypts the bytes of a location. Throws UndecryptableValue. */
export function decryptBytes({ key, generation }: DataKey, location: ValueLocation, stored: Buffer): Buffer {
  try {
    if (stored[0] !== VERSION) throw new Error("unknown version");
    const decipher = createDecipheriv("aes-256-gcm", key, stored.subarray(1, 1 + NONCE), { authTagLength: TAG });
    decipher.setAAD(binding(location, generation));
    decipher.setAuthTag(stored.subarray(1 + NONCE, HEADER));
    const value = decipher.update(stored.subarray(HEADER));
    decipher.final();
    return value;
  } catch {
    throw new UndecryptableValue(`${location.column} of ${location.rowId} cannot be decrypted: it was changed, or copied from another row.`);
  }
}

function binding({ organizationId, column, rowId }: ValueLocation, generation: number): Buffer {
  return Buffer.from(`${VERSION}\n${column}\n${organizationId}\n${rowId}\n${generation}`, "latin1");
}
