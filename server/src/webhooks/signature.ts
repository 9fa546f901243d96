// Signatures of Standard Webhooks (https://www.standardwebhooks.com, version 1): HMAC-SHA256 over `id.timestamp.body`.
import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
/** Bytes of a secret. */
const SECRET = 24;

/** A new secret. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET).toString("base64");
}

/** The headers of a delivery, signed under each secret. `at`: epoch milliseconds of the attempt. */
export function signedHeaders(secrets: readonly string[], eventId: string, body: string, at: number): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const signatures = secrets.map((secret) => `v1,${createHmac("sha256", keyOf(secret)).update(`${eventId}.${timestamp}.${body}`).digest("base64")}`);
  return { "webhook-id": eventId, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), "base64");
}
