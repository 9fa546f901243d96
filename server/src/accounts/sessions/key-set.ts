// The signing keys of an identity provider: fetched when first needed, again when a token names a key that is not among them, and every ten minutes, so
// that a withdrawn key stops working. At most one fetch in 30 seconds is made, whatever tokens are sent and whatever is answered, or nothing. While the
// provider is away the last keys serve on.
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { MINUTE } from "../../platform/time/time.ts";
import { verificationKeys } from "./verification-keys.ts";

/** Time (ms) from an attempt to fetch keys, whether it was answered well, badly or not at all, to the next one. */
const COOLDOWN = 30_000;
const MAX_AGE = 10 * MINUTE;
const TIMEOUT = 2000;
/** Largest answer of a provider in bytes. */
const LARGEST = 1_048_576;

/** The provider is unreachable, and no key set is cached. */
export class ProviderAway extends Error {
  /** Seconds until the next fetch. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("the identity provider cannot be reached");
    this.retryAfter = retryAfter;
  }
}

/** Where keys come from. */
export interface KeySource {
  readonly issuer: string;
  /** Address of the JWKS; absent: the provider's discovery document names it. */
  readonly jwksUrl: string | undefined;
}

/** The keys of a provider, for `jwtVerify`. */
export function remoteKeySet({ issuer, jwksUrl }: KeySource, clock: Clock = systemClock): JWTVerifyGetKey {
  let last: string | undefined;
  let retryAt = Number.NEGATIVE_INFINITY;

  async function load(): Promise<string> {
    // read each time: a provider may move its keys
    const text = await fetchText(jwksUrl ?? (await discover(issuer)));
    const { keys } = JSON.parse(text) as { keys?: unknown };
    if (!Array.isArray(keys)) throw new Error("the identity provider did not return a JWK Set");
    return JSON.stringify({ keys: await verificationKeys(keys) });
  }

  async function answer(): Promise<Response> {
    if (clock.monotonic() >= retryAt) {
      try {
        last = await load();
      } catch {
        retryAt = clock.monotonic() + COOLDOWN;
      }
    }
    if (last === undefined) throw new ProviderAway(Math.max(1, Math.ceil(Math.round(retryAt - clock.monotonic()) / 1000)));
    return new Response(last, { status: 200, headers: { "Content-Type": "application/json" } });
  }

  // placeholder: `answer` resolves the address
  return createRemoteJWKSet(new URL(issuer), { cooldownDuration: COOLDOWN, cacheMaxAge: MAX_AGE, timeoutDuration: 2 * TIMEOUT, [customFetch]: answer });
}

async function discover(issuer: string): Promise<string> {
  const document = JSON.parse(await fetchText(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`)) as { issuer?: string; jwks_uri?: string };
  const { jwks_uri: keys } = document;
  if (document.issuer !== issuer || typeof keys !== "string") throw new Error("the discovery document is not this issuer's");
  // an https issuer must publish its keys over https too
  if (!/^https?:\/\//.test(keys) || (issuer.startsWith("https:") && !keys.startsWith("https:")))
    throw new Error("the keys are not at an address to be trusted");
  return keys;
}

/** The text at an address; too large ones are not read completely. */
async function fetchText(address: string): Promise<string> {
  const init = { redirect: "manual", headers: { Accept: "application/json" }, signal: AbortSignal.timeout(TIMEOUT) } as const;
  const response = await fetch(address, init);
  if (response.status !== 200 || response.body === null) throw new Error(`the identity provider answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > LARGEST) throw new Error("the identity provider answered too much");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
