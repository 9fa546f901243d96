// Which members of a JWK Set (RFC 7517) verify tokens. A member that cannot is ignored, as section 5 of the RFC requires: it must not make the keys
// beside it useless. So is a key with a publicly known private part.
import { importJWK, type JWK } from "jose";
import { isRocaModulus } from "./roca.ts";

/** Algorithms of signatures that are accepted, by key type. None of these signatures can be made with a public key. */
const ALGORITHM_OF: Readonly<Record<string, string>> = { RSA: "RS256", EC: "ES256", OKP: "EdDSA" };

/** The algorithms by themselves. */
export const ALGORITHMS: readonly string[] = Object.values(ALGORITHM_OF);

/** Members of a JWK that are used; others (certificates, extensions) are ignored. */
const USED = ["kty", "crv", "x", "y", "n", "e", "kid", "alg", "use", "key_ops"] as const;
/** Members that only private and shared keys have. A published private key is compromised. */
const PRIVATE = ["d", "p", "q", "dp", "dq", "qi", "oth", "k"] as const;

/** Bits of an RSA modulus: at least the minimum of RFC 7518 (3.3), at most the maximum of OpenSSL. */
const MODULUS_BITS = { least: 2048, most: 16_384 } as const;
/** RSA public exponents (FIPS 186-5, A.1.1): odd, above 2^16, below 2^256. */
const EXPONENT = { above: 2n ** 16n, below: 2n ** 256n } as const;

/** The members of a key set that verify tokens, reduced to the used members. */
export async function verificationKeys(members: readonly unknown[]): Promise<JWK[]> {
  const keys = await Promise.all(members.map(verificationKey));
  return keys.filter((key) => key !== undefined);
}

async function verificationKey(member: unknown): Promise<JWK | undefined> {
  if (member === null || typeof member !== "object" || Array.isArray(member)) return undefined;
  const given = member as Readonly<Record<string, unknown>>;
  const { kty, kid, alg, use } = given;
  const algorithm = typeof kty === "string" && Object.hasOwn(ALGORITHM_OF, kty) ? ALGORITHM_OF[kty] : undefined;
  if (algorithm === undefined || (alg !== undefined && alg !== algorithm)) return undefined;
  if ((kid !== undefined && typeof kid !== "string") || (use !== undefined && use !== "sig") || !mayVerify(given.key_ops)) return undefined;
  if (PRIVATE.some((name) => Object.hasOwn(given, name)) || (kty === "RSA" && !isStrongRsa(given))) return undefined;
  const jwk = Object.fromEntries(USED.filter((name) => given[name] !== undefined).map((name) => [name, given[name]])) as JWK;
  // as it will be imported when a token is verified: curve, coordinates and encoding are validated there
  return importJWK(jwk, algorithm).then(
    () => jwk,
    () => undefined,
  );
}

function mayVerify(operations: unknown): boolean {
  return operations === undefined || (Array.isArray(operations) && operations.includes("verify") && new Set(operations).size === operations.length);
}

function isStrongRsa({ n, e }: Readonly<Record<string, unknown>>): boolean {
  const [modulus, exponent] = [unsigned(n, MODULUS_BITS.most), unsigned(e, MODULUS_BITS.least)];
  if (modulus === undefined || exponent === undefined) return false;
  const odd = modulus % 2n === 1n && exponent % 2n === 1n;
  const long = modulus >= 1n << BigInt(MODULUS_BITS.least - 1);
  return odd && long && exponent > EXPONENT.above && exponent < EXPONENT.below && !isRocaModulus(modulus);
}

/** A number as JWKs have it (RFC 7518, 2: Base64urlUInt); undefined for what is none, or has more bits. */
function unsigned(value: unknown, mostBits: number): bigint | undefined {
  if (typeof value !== "string" || value === "" || !/^[\w-]+$/.test(value) || value.length > mostBits / 6 + 2) return undefined;
  return BigInt(`0x0${Buffer.from(value, "base64url").toString("hex")}`);
}
