// Makes tokens, good ones and forged ones: every header, payload and signature can be put together with every other.
import { constants, createHmac, generateKeyPairSync, KeyObject, sign } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";

/** A key pair; `jwk` is the half that is published. */
export interface SigningKey {
  readonly alg: string;
  readonly secret: KeyObject;
  readonly jwk: JWK & { readonly kid: string };
}

/** A new key. Its JWK names the algorithm, as those of most issuers do. */
export async function newKey(alg: "RS256" | "ES256" | "ES384" | "ES512" | "EdDSA", kid: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  return { alg, secret: KeyObject.from(privateKey), jwk: { ...(await exportJWK(publicKey)), kid, alg, use: "sig" } };
}

/** A key of Bitcoin's curve, which jose does not make. */
export function newSecp256k1Key(kid: string): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "secp256k1" });
  return { alg: "ES256K", secret: privateKey, jwk: { ...(publicKey.export({ format: "jwk" }) as JWK), kid, alg: "ES256K", use: "sig" } };
}

/** A segment of a token: text and bytes as they stand, everything else as JSON. */
export function segment(content: unknown): string {
  return Buffer.from(typeof content === "string" || content instanceof Uint8Array ? (content as string) : JSON.stringify(content)).toString("base64url");
}

/** A token signed with a key, whatever its header says. */
export function token(key: SigningKey, payload: unknown, header: unknown = {}, alg = key.alg): string {
  const whole = isRecord(header) ? { alg, typ: "at+jwt", kid: key.jwk.kid, ...header } : header;
  const signed = `${segment(whole)}.${segment(payload)}`;
  return `${signed}.${signature(key.secret, alg, signed).toString("base64url")}`;
}

/** A token under a shared secret. */
export function macToken(alg: "HS256" | "HS384" | "HS512", secret: string | Buffer, payload: unknown, kid: string): string {
  const signed = `${segment({ alg, typ: "at+jwt", kid })}.${segment(payload)}`;
  return `${signed}.${createHmac(`sha${alg.slice(2)}`, secret)
    .update(signed)
    .digest("base64url")}`;
}

function signature(key: KeyObject, alg: string, signed: string): Buffer {
  const input = Buffer.from(signed);
  if (alg === "EdDSA") return sign(null, input, key);
  const digest = `sha${alg.slice(2, 5)}`;
  if (alg.startsWith("PS")) return sign(digest, input, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST });
  return sign(digest, input, { key, dsaEncoding: "ieee-p1363" });
}

/** A token with another segment in a place (0 header, 1 payload, 2 signature). */
export function withSegment(whole: string, place: 0 | 1 | 2, content: string): string {
  return whole
    .split(".")
    .map((part, index) => (index === place ? content : part))
    .join(".");
}

/** The bytes of a segment. */
export function bytesOf(whole: string, place: 0 | 1 | 2): Buffer {
  return Buffer.from(whole.split(".")[place] ?? "", "base64url");
}

/** A token with one bit of a segment turned over, in its middle. */
export function flipped(whole: string, place: 0 | 1 | 2): string {
  const bytes = bytesOf(whole, place);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return withSegment(whole, place, bytes.toString("base64url"));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value) && !(value instanceof Uint8Array);
}
