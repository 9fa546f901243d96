// The signing keys of an identity provider: fetched when first needed, again when a token names a key that is not among them (at most twice a
// minute, whatever is thrown at us), and every ten minutes, so that a withdrawn key stops working. While the provider is away the last keys serve on.
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";

const COOLDOWN = 30_000;
const MAX_AGE = 10 * 60_000;
const TIMEOUT = 3000;
/** Time (ms) after a failure before the provider is asked again. */
const AFTER_FAILURE = 5000;
/** Largest answer of a provider in bytes. */
const LARGEST = 1_048_576;

/** The provider cannot be asked, and nothing it said before is known. */
export class ProviderAway extends Error {}

/** Where keys come from. */
export interface KeySource {
  readonly issuer: string;
  /** Address of the JWKS; absent: the provider's discovery document names it. */
  readonly jwksUrl: string | undefined;
}

/** The keys of a provider, for `jwtVerify`. */
export function remoteKeySet({ issuer, jwksUrl }: KeySource): JWTVerifyGetKey {
  let address: string | undefined = jwksUrl;
  let last: string | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function load(): Promise<string> {
    address ??= await discover(issuer);
    return fetchJson(address);
  }

  async function answer(): Promise<Response> {
    if (performance.now() - failedAt >= AFTER_FAILURE) {
      try {
        last = await load();
      } catch {
        failedAt = performance.now();
      }
    }
    if (last === undefined) throw new ProviderAway("the identity provider cannot be reached");
    return new Response(last, { status: 200, headers: { "Content-Type": "application/json" } });
  }

  // the address is looked up by `answer`: this one only has to be one
  return createRemoteJWKSet(new URL(issuer), { cooldownDuration: COOLDOWN, cacheMaxAge: MAX_AGE, timeoutDuration: 2 * TIMEOUT, [customFetch]: answer });
}

async function discover(issuer: string): Promise<string> {
  const document = JSON.parse(await fetchJson(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`)) as { issuer?: string; jwks_uri?: string };
  if (document.issuer !== issuer || typeof document.jwks_uri !== "string") throw new Error("the discovery document is not this issuer's");
  return document.jwks_uri;
}

async function fetchJson(address: string): Promise<string> {
  const response = await fetch(address, { redirect: "error", headers: { Accept: "application/json" }, signal: AbortSignal.timeout(TIMEOUT) });
  const text = await response.text();
  if (!response.ok || text.length > LARGEST) throw new Error(`the identity provider answered ${response.status}`);
  return text;
}
