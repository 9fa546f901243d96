// When are two requests the same to the byte? For the plain calls of servers; all others go the long way.
import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { credentialKinds } from "../../../../generated/credentials.ts";
import { type OperationRule, operations } from "../../../../generated/operations.ts";
import { keyHash } from "../credentials/api-key.ts";

/** What a request says before its body. */
export interface Asking {
  /** SHA-256 of the key. */
  readonly key: Buffer;
  /** The same as text. */
  readonly caller: string;
  /** Everything beside the body that a handle or an answer depends on. */
  readonly head: string;
}

/** What asks: whose it is, and the number of everything that it says. */
export interface Asked {
  readonly caller: string;
  readonly request: string;
}

/** Longest body (bytes) of a plain call. */
const LONGEST = 16_384;

const SCHEME = "Bearer ";
const SECRET = SCHEME + credentialKinds.secret.prefix;

/** Operations that honour handles. */
export const handled: readonly OperationRule[] = (Object.values(operations) as OperationRule[]).filter(
  ({ idempotencyHandle, method }) => idempotencyHandle && method === "post",
);

const paths: ReadonlySet<string> = new Set(handled.map(({ path }) => path));

/** What an assess call with a secret key says; undefined for everything else, for pages of other origins, and for bodies that are long or packed. */
export function askingOf({ method, url = "", headers }: IncomingMessage): Asking | undefined {
  const { authorization, origin, "content-length": length, "content-type": type, "content-encoding": encoding, "idempotency-key": handle } = headers;
  if (method !== "POST" || !paths.has(url) || authorization?.startsWith(SECRET) !== true) return undefined;
  if (!(Number(length) <= LONGEST) || origin !== undefined || encoding !== undefined) return undefined;
  const key = keyHash(authorization.slice(SCHEME.length));
  const caller = key.toString("base64");
  return { key, caller, head: [url, caller, type, handle ?? "", ""].join("\n") };
}

/** The number of a request: SHA-256 of what it says, equal for requests that are equal to the byte. */
export function askedBy({ caller, head }: Asking, body: Buffer): Asked {
  return { caller, request: hash("sha256", Buffer.concat([Buffer.from(head), body]), "base64") };
}
