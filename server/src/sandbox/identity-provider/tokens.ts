// Signing keys, and access tokens that need no sign-in.

import { randomUUID } from "node:crypto";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import { systemClock } from "../../platform/time/clock.ts";

/** The only client: all dashboards. */
export const CLIENT = "dashboard";

/** Algorithm of all tokens; keys of other algorithms are published only. */
export const ALGORITHM = "RS256";

/** Private keys as JWKS. */
export interface SigningKeys {
  readonly keys: JWK[];
}

/** New signing keys for a first start. */
export async function newSigningKeys(): Promise<{ keys: JWK[] }> {
  return { keys: await Promise.all([ALGORITHM, "ES256"].map(newKey)) };
}

async function newKey(alg: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, alg, use: "sig", kid: await calculateJwkThumbprint(key) };
}

/** An access token as the provider would sign it after a sign-in (RFC 9068). */
export async function signAccessToken(
  keys: SigningKeys,
  about: { readonly issuer: string; readonly audience: string; readonly subject: string; readonly claims: Record<string, string>; readonly seconds: number },
): Promise<string> {
  const key = keys.keys.find(({ alg }) => alg === ALGORITHM);
  if (key === undefined) throw new Error(`the signing keys lack one for ${ALGORITHM}`);
  const now = Math.floor(systemClock.now() / 1000);
  return new SignJWT({ ...about.claims, client_id: CLIENT })
    .setProtectedHeader({ alg: ALGORITHM, typ: "at+jwt", ...(key.kid !== undefined && { kid: key.kid }) })
    .setIssuer(about.issuer)
    .setSubject(about.subject)
    .setAudience(about.audience)
    .setIssuedAt(now)
    .setExpirationTime(now + about.seconds)
    .setJti(randomUUID())
    .sign(await importJWK(key, ALGORITHM));
}
