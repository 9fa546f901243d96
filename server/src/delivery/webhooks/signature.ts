// Signatures of Standard Webhooks (https://www.standardwebhooks.com, version 1): HMAC-SHA256 over `id.timestamp.body`.
import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
/** Bytes of a secret. */
const SECRET = 24;

/** A new secret. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET).toString("base64");
}

/** The headers of a delivery, signed with each secret. `at`: epoch milliseconds of the attempt. */
export function signedHeaders(secrets: readonly string[], eventId: string, body: string, at: number): Record<string, string> {
  return headersSignedWith(secrets.map(signingKey), eventId, body, at);
}

/** The same with prepared keys: preparing one takes longer than signing. */
export function headersSignedWith(keys: readonly KeyObject[], eventId: string, body: string, at: number): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const signatures = keys.map((key) => `v1,${createHmac("sha256", key).update(`${eventId}.${timestamp}.${body}`).digest("base64")}`);
  return { "webhook-id": eventId, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

/** The key bytes of a secret. */
export function signingKey(secret: string): KeyObject {
  return createSecretKey(secret.slice(PREFIX.length), "base64");
}
