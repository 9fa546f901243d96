// What tokens of these tests are made with: an issuer with keys of many kinds, an attacker with keys of their own, and an organization.
import { randomBytes } from "node:crypto";
import { newKey, newSecp256k1Key, type SigningKey, token } from "./forge.ts";
import { type Canary, type Issuer, startCanary, startIssuer } from "./issuer.ts";

/** Audience of the service under test. */
export const AUDIENCE = "https://fraud-risk.test/api";

/** The kit. */
export interface Kit {
  readonly issuer: Issuer;
  /** Keys that the issuer publishes. */
  readonly rsa: SigningKey;
  readonly ec: SigningKey;
  readonly ed: SigningKey;
  /** A second RSA key, published without `alg`: it could be used with any RSA algorithm. */
  readonly plainRsa: SigningKey;
  readonly p384: SigningKey;
  readonly p521: SigningKey;
  readonly k256: SigningKey;
  /** A shared secret that the issuer has published by mistake. */
  readonly shared: { readonly kid: string; readonly secret: Buffer };
  /** Keys of an unknown issuer, under the names of the issuer's. */
  readonly attacker: { readonly rsa: SigningKey; readonly ec: SigningKey };
  readonly canary: Canary;
  readonly organizationId: string;
  /** Claims of a good token, valid for ten minutes; undefined takes one away. */
  readonly claims: (changes?: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** A good token with other claims, signed by the RSA key. */
  readonly with: (changes: Readonly<Record<string, unknown>>) => string;
  readonly close: () => Promise<void>;
}

/** Makes a kit; `organizationId` is called when a token is made, so that the service may be started later. */
export async function newKit(organizationId: () => string): Promise<Kit> {
  const [rsa, ec, ed, namedRsa, p384, p521, attackerRsa, attackerEc] = await Promise.all([
    newKey("RS256", "rsa-1"),
    newKey("ES256", "ec-1"),
    newKey("EdDSA", "ed-1"),
    newKey("RS256", "rsa-2"),
    newKey("ES384", "p384-1"),
    newKey("ES512", "p521-1"),
    newKey("RS256", "rsa-1"),
    newKey("ES256", "ec-1"),
  ]);
  const k256 = newSecp256k1Key("k256-1");
  const { alg: _, ...plain } = namedRsa.jwk;
  const shared = { kid: "shared-1", secret: randomBytes(32) };
  const issuer = await startIssuer(rsa.jwk, ec.jwk, ed.jwk, plain, p384.jwk, p521.jwk, k256.jwk, {
    kty: "oct",
    kid: shared.kid,
    alg: "HS256",
    k: shared.secret.toString("base64url"),
  });
  const canary = await startCanary(attackerRsa.jwk);
  const claims: Kit["claims"] = (changes = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return { iss: issuer.url, aud: AUDIENCE, sub: "auth0|64b7c1", iat: now, exp: now + 600, organization_id: organizationId(), role: "admin", ...changes };
  };
  return {
    issuer,
    rsa,
    ec,
    ed,
    plainRsa: { ...namedRsa, jwk: plain },
    p384,
    p521,
    k256,
    shared,
    attacker: { rsa: attackerRsa, ec: attackerEc },
    canary,
    get organizationId() {
      return organizationId();
    },
    claims,
    with: (changes) => token(rsa, claims(changes)),
    close: async () => {
      await Promise.all([issuer.close(), canary.close()]);
    },
  };
}

/** Bad tokens by what is bad about them. */
export type BadTokens = Readonly<Record<string, (kit: Kit) => string>>;
