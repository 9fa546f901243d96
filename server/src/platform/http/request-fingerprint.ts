// Fingerprints of byte-identical requests, for server-to-server calls that qualify; all others are processed in full.
import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { credentialKinds } from "../../../../generated/credentials.ts";
import { type OperationRule, operations } from "../../../../generated/operations.ts";
import { keyHash } from "../credentials/api-key.ts";

/** A request without its body. */
export interface RequestHead {
  /** SHA-256 of the key. */
  readonly keyHash: Buffer;
  /** The same as base64. */
  readonly caller: string;
  /** Everything except the body that a handle or a response depends on. */
  readonly text: string;
}

/** Fingerprint of a request: its caller, and the hash of its head and body. */
export interface RequestFingerprint {
  readonly caller: string;
  readonly request: string;
}

/** Longest body (bytes) of a request with a fingerprint. */
const LONGEST = 16_384;

const SCHEME = "Bearer ";
const SECRET = SCHEME + credentialKinds.secret.prefix;

/** Operations that honour handles. */
export const handled: readonly OperationRule[] = (Object.values(operations) as OperationRule[]).filter(
  ({ idempotencyHandle, method }) => idempotencyHandle && method === "post",
);

const paths: ReadonlySet<string> = new Set(handled.map(({ path }) => path));

/** The head of an assess call with a secret key; undefined for all other requests, for pages of other origins, and for long or compressed bodies. */
export function requestHeadOf({ method, url = "", headers, socket }: IncomingMessage): RequestHead | undefined {
  const { authorization, origin, "content-length": length, "content-type": type, "content-encoding": encoding, "idempotency-key": handle } = headers;
  if (method !== "POST" || !paths.has(url) || authorization?.startsWith(SECRET) !== true) return undefined;
  if (!(Number(length) <= LONGEST) || origin !== undefined || encoding !== undefined) return undefined;
  const hashed = hashedKey(socket, authorization);
  const { caller } = hashed;
  return { keyHash: hashed.keyHash, caller, text: `${url}\n${caller}\n${type ?? ""}\n${handle ?? ""}\n` };
}

/** The hash of a key in both forms. */
type HashedKey = Pick<RequestHead, "keyHash" | "caller">;

/**
 * The latest key of each connection, which a caller sends with every request: stored no longer than its connection. A map, because a look-up compares whole keys
 * only after their hashes: its time does not reveal how much of another key is the same.
 */
const latestKeys = new WeakMap<Socket, ReadonlyMap<string, HashedKey>>();

function hashedKey(socket: Socket, authorization: string): HashedKey {
  const latest = latestKeys.get(socket)?.get(authorization);
  if (latest !== undefined) return latest;
  const hashed = keyHash(authorization.slice(SCHEME.length));
  const key = { keyHash: hashed, caller: hashed.toString("base64") };
  latestKeys.set(socket, new Map([[authorization, key]]));
  return key;
}

/** The fingerprint of a request: a SHA-256, equal for byte-identical requests. */
export function fingerprintOf({ caller, text }: RequestHead, body: Buffer): RequestFingerprint {
  return { caller, request: hash("sha256", Buffer.concat([Buffer.from(text), body]), "base64") };
}
