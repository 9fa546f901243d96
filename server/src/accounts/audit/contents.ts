// What records say of their resources stands beside the log: the chain covers a salted hash of it. So it can be sealed, and a person erased from it.
import { createHash, randomBytes } from "node:crypto";
import type { components } from "../../../../generated/types.ts";

/** A resource before and after a change. */
export type Contents = Pick<components["schemas"]["AuditRecord"], "before" | "after">;

/** Contents as they are hashed and stored. */
export interface HashedContents {
  readonly contents: Contents;
  /** Random: without it, values that few can have could be found by their hash, also after an erasure. */
  readonly salt: Buffer;
  /** Hexadecimal. */
  readonly hash: string;
}

/** Hashes contents; undefined without any. */
export function hashed(contents: Contents): HashedContents | undefined {
  if (contents.before === null && contents.after === null) return undefined;
  const salt = randomBytes(16);
  return { contents, salt, hash: contentsHash(contents, salt) };
}

/** SHA-256 of the salt and the JSON of contents, in hexadecimal. */
export function contentsHash({ before, after }: Contents, salt: Buffer): string {
  return createHash("sha256").update(salt).update(JSON.stringify({ before, after })).digest("hex");
}
