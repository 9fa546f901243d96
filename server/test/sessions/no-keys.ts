// Members of a key set (RFC 7517, section 5) that are no key to verify a token with.
import { generateKeyPairSync, type JsonWebKey } from "node:crypto";

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
const ed = generateKeyPairSync("ed25519");
const jwk = ({ publicKey }: typeof rsa): JsonWebKey => publicKey.export({ format: "jwk" });
const RSA = { ...jwk(rsa), kid: "member", alg: "RS256", use: "sig" };
const EC = { ...jwk(ec), kid: "member", alg: "ES256", use: "sig" };
const ED = { ...jwk(ed), kid: "member", alg: "EdDSA", use: "sig" };

/** Members by what is wrong with them. */
export const noKeys: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  "a number": 7,
  "a text": "-----BEGIN PUBLIC KEY-----",
  "an empty text": "",
  "a list": [],
  "a list that holds a key": [RSA],
  "an empty object": {},
  "an object of something else": { error: "temporarily_unavailable" },
  "a key without a type": { ...RSA, kty: undefined },
  "a type that is null": { ...RSA, kty: null },
  "a type that is a number": { ...RSA, kty: 1 },
  "an unknown type": { ...RSA, kty: "DSA" },
  "a type in lower case": { ...RSA, kty: "rsa" },
  "a shared secret": { kty: "oct", k: "c2VjcmV0", kid: "member", alg: "HS256" },
  "a kid that is a number": { ...RSA, kid: 7 },
  "a kid that is null": { ...RSA, kid: null },
  "a kid that is an object": { ...RSA, kid: {} },
  "a use that is encryption": { ...RSA, use: "enc" },
  "a use that is a list": { ...RSA, use: ["sig"] },
  "operations that are a text": { ...RSA, key_ops: "verify" },
  "operations without verify": { ...RSA, key_ops: ["encrypt"] },
  "operations that are numbers": { ...RSA, key_ops: [1, 2] },
  "operations named twice": { ...RSA, key_ops: ["verify", "verify"] },
  "another algorithm": { ...RSA, alg: "RS512" },
  "an algorithm of another type": { ...RSA, alg: "ES256" },
  "an algorithm that is null": { ...RSA, alg: null },
  "an algorithm that is a list": { ...RSA, alg: ["RS256"] },
  "RSA without a modulus": { ...RSA, n: undefined },
  "RSA with a modulus that is empty": { ...RSA, n: "" },
  "RSA with a modulus that is a number": { ...RSA, n: 12345 },
  "RSA with a modulus in no base64url": { ...RSA, n: "!!!" },
  "RSA with a modulus of zeros": { ...RSA, n: "A".repeat(342) },
  "RSA with an even modulus": { ...RSA, n: `${(RSA.n ?? "").slice(0, -2)}AA` },
  "RSA with a modulus of 100,000 bits": { ...RSA, n: Buffer.alloc(12_500, 0xff).toString("base64url") },
  "RSA without an exponent": { ...RSA, e: undefined },
  "RSA with an exponent that is empty": { ...RSA, e: "" },
  "RSA with the exponent 0": { ...RSA, e: "AA" },
  "RSA with an exponent that is a number": { ...RSA, e: 65537 },
  "RSA with an exponent of 1,000 bytes": { ...RSA, e: Buffer.alloc(1000, 0xff).toString("base64url") },
  "RSA with its private half": { ...rsa.privateKey.export({ format: "jwk" }), kid: "member", alg: "RS256" },
  "P-256 without a coordinate": { ...EC, y: undefined },
  "P-256 with a coordinate that is null": { ...EC, x: null },
  "P-256 with a point off the curve": { ...EC, y: EC.x },
  "P-256 with a short coordinate": { ...EC, x: "AQ" },
  "P-256 at zero": { ...EC, x: "A".repeat(43), y: "A".repeat(43) },
  "P-256 without a curve": { ...EC, crv: undefined },
  "an unknown curve": { ...EC, crv: "P-999" },
  "a curve of another type": { ...EC, crv: "Ed25519" },
  "P-256 with its private half": { ...ec.privateKey.export({ format: "jwk" }), kid: "member", alg: "ES256" },
  "Ed25519 without its point": { ...ED, x: undefined },
  "Ed25519 with a short point": { ...ED, x: "AQ" },
  "Ed25519 with a point that is a number": { ...ED, x: 5 },
  "Ed25519 with its private half": { ...ed.privateKey.export({ format: "jwk" }), kid: "member", alg: "EdDSA" },
  "X25519, which signs nothing": { ...ED, crv: "X25519" },
};
