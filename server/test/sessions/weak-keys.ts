// Keys that a provider may publish and that prove nothing: signatures under them can be forged, or their private half can be computed.
import { checkPrimeSync, createHash, createPrivateKey, generateKeyPairSync, randomBytes } from "node:crypto";
import type { JWK } from "jose";
import { type SigningKey, segment } from "./forge.ts";

type RsaJwk = JWK & { readonly kid: string; readonly n: string; readonly e: string };

/** An RSA key pair made by OpenSSL. */
export function rsaKey(kid: string, modulusLength: number, publicExponent = 65_537): SigningKey & { readonly jwk: RsaJwk } {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength, publicExponent });
  return { alg: "RS256", secret: privateKey, jwk: { ...(publicKey.export({ format: "jwk" }) as RsaJwk), kid, alg: "RS256", use: "sig" } };
}

/** The product of the primes up to 167, and the generator, in the primes of the weak RSALib (Nemec et al., CCS 2017). */
const PRIMES = [
  2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157,
  163, 167,
];
const PRIMORIAL = PRIMES.reduce((product, prime) => product * BigInt(prime), 1n);
const GENERATOR = 65_537n;

/** A key of 2,048 bits as RSALib made them: its primes are k * M + (65537^a mod M). It signs like any other. */
export function rocaKey(kid: string): SigningKey & { readonly jwk: RsaJwk } {
  const [p, q] = [rocaPrime(), rocaPrime()].sort((a, b) => (a > b ? -1 : 1)) as [bigint, bigint];
  const [n, e] = [p * q, GENERATOR];
  const d = inverse(e, (p - 1n) * (q - 1n));
  const key = { kty: "RSA", n, e, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: inverse(q, p) };
  const jwk = Object.fromEntries(Object.entries(key).map(([name, value]) => [name, typeof value === "bigint" ? encoded(value) : value]));
  return {
    alg: "RS256",
    secret: createPrivateKey({ key: jwk, format: "jwk" }),
    jwk: { kty: "RSA", n: encoded(n), e: encoded(e), kid, alg: "RS256", use: "sig" },
  };
}

function rocaPrime(): bigint {
  for (;;) {
    const residue = power(GENERATOR, number(8), PRIMORIAL);
    // the two highest bits are set, so that the product has 2,048
    const high = (3n << 1022n) | (number(127) & ((1n << 1022n) - 1n));
    const candidate = (high / PRIMORIAL) * PRIMORIAL + residue;
    if (candidate >> 1022n === 3n && checkPrimeSync(candidate)) return candidate;
  }
}

/** A random number of so many bytes. */
export const number = (bytes: number): bigint => BigInt(`0x${randomBytes(bytes).toString("hex")}`);

/** A number as a JWK has it. */
export function encoded(value: bigint): string {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex").toString("base64url");
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let [square, rest] = [base % modulus, exponent]; rest > 0n; rest >>= 1n, square = (square * square) % modulus)
    if (rest & 1n) result = (result * square) % modulus;
  return result;
}

function inverse(value: bigint, modulus: bigint): bigint {
  let [a, b, x, y] = [value % modulus, modulus, 1n, 0n];
  while (b > 0n) [a, b, x, y] = [b, a % b, y, x - (a / b) * y];
  return ((x % modulus) + modulus) % modulus;
}

/** A published key with another exponent. */
export const withExponent = ({ jwk }: { readonly jwk: RsaJwk }, kid: string, e: bigint): RsaJwk => ({ ...jwk, kid, e: encoded(e) });

/** With the exponent 1 a signature is its own padded message (RFC 8017, 9.2): anybody can write it. */
export function forgedForExponentOne({ kid, n }: RsaJwk, payload: unknown): string {
  const signed = `${segment({ alg: "RS256", typ: "at+jwt", kid })}.${segment(payload)}`;
  const digest = Buffer.concat([Buffer.from("3031300d060960864801650304020105000420", "hex"), createHash("sha256").update(signed).digest()]);
  const padding = Buffer.alloc(Buffer.from(n, "base64url").length - digest.length - 3, 0xff);
  return `${signed}.${Buffer.concat([Buffer.from([0, 1]), padding, Buffer.from([0]), digest]).toString("base64url")}`;
}

/** The neutral element of Ed25519 as a public key: one signature is good for every message. */
export const neutralKey = (kid: string): JWK & { readonly kid: string } => ({
  kty: "OKP",
  crv: "Ed25519",
  x: Buffer.from([1, ...Buffer.alloc(31)]).toString("base64url"),
  kid,
  alg: "EdDSA",
  use: "sig",
});

/** A token under it, by somebody who has no key at all: R is the neutral element, S is zero. */
export function forgedForNeutralKey(kid: string, payload: unknown): string {
  return `${segment({ alg: "EdDSA", typ: "at+jwt", kid })}.${segment(payload)}.${segment(Buffer.from([1, ...Buffer.alloc(63)]))}`;
}
