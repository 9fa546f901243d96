// The format of a key: prefix, 32 base62 characters, 6 base62 characters of CRC32. A malformed key is rejected without a look-up.
import { hash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { type CredentialKind, credentialKinds } from "../../../../generated/credentials.ts";

/** Kinds of credential that are keys. */
export type KeyKind = Exclude<CredentialKind, "session">;

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const BODY = /^[0-9A-Za-z]{38}$/;

const prefixes = Object.entries(credentialKinds).flatMap(([kind, { prefix }]) => (prefix === null ? [] : [[kind as KeyKind, prefix] as const]));

/** Every kind of key. */
export const keyKinds: readonly KeyKind[] = prefixes.map(([kind]) => kind);

/** A new key with about 190 random bits. */
export function mintKey(kind: KeyKind): string {
  const prefix = credentialKinds[kind].prefix;
  let body = "";
  while (body.length < RANDOM_LENGTH) {
    // drop bytes from 248 up, so that every character is equally likely
    for (const byte of randomBytes(RANDOM_LENGTH)) if (byte < 248 && body.length < RANDOM_LENGTH) body += ALPHABET[byte % 62];
  }
  return `${prefix}${body}${checksum(prefix + body)}`;
}

/** Kind of a well-formed key; undefined for a wrong prefix, length, alphabet or checksum. */
export function keyKind(value: string): KeyKind | undefined {
  for (const [kind, prefix] of prefixes) {
    if (!value.startsWith(prefix)) continue;
    const body = value.slice(prefix.length);
    if (!BODY.test(body)) return undefined;
    return checksum(prefix + body.slice(0, RANDOM_LENGTH)) === body.slice(RANDOM_LENGTH) ? kind : undefined;
  }
  return undefined;
}

/** SHA-256 of a key, the only form in which it is stored. */
export function keyHash(value: string): Buffer {
  return hash("sha256", value, "buffer");
}

function checksum(text: string): string {
  let remainder = crc32(text);
  let out = "";
  for (let i = 0; i < CHECKSUM_LENGTH; i++) {
    out = ALPHABET[remainder % 62] + out;
    remainder = Math.floor(remainder / 62);
  }
  return out;
}
