// Events that the service sends: verified (Standard Webhooks, https://www.standardwebhooks.com) before they are read.
import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import type { EventBodies, EventType } from "../../generated/events.ts";
import { FraudRiskError } from "./errors.ts";

/** An event. `type` determines the type of `data`. */
export type WebhookEvent<Type extends EventType = EventType> = { [Each in Type]: EventBodies[Each] }[Type];

/** Headers as fetch, Node and Express have them. */
export type HeaderSource = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The signature is invalid: answer with 400. */
export class SignatureError extends FraudRiskError {
  static {
    SignatureError.prototype.name = "SignatureError";
  }
}

/** Rules of {@link webhooks.unwrap}. */
export interface UnwrapOptions {
  /** Age, in seconds, beyond which an event is rejected, in either direction; default: 300. */
  readonly toleranceSeconds?: number;
  /** The present, in epoch milliseconds; for your tests. */
  readonly now?: () => number;
}

/** Input of {@link webhooks.sign}. */
export interface SignOptions {
  /** `webhook-id`. */
  readonly id: string;
  readonly secret: string;
  /** When it was sent, in epoch milliseconds; default: now. */
  readonly at?: number;
}

const SECRET = /^whsec_([A-Za-z0-9+/_-]+={0,2})$/;
const TOLERANCE = 300;

/** Verifies events, and signs them for your own tests. */
export const webhooks = {
  /**
   * The event of a request. `rawBody`: the body as it came, unparsed. `secret`: that of the endpoint, or several while you rotate.
   * Throws {@link SignatureError} for a signature that is missing, wrong or too old. Events can repeat: deduplicate by `id`.
   */
  unwrap: (rawBody: string | Uint8Array, headers: HeaderSource, secret: string | readonly string[], options: UnwrapOptions = {}): WebhookEvent => {
    const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => headerOf(headers, name)) as [
      string,
      string,
      string,
    ];
    const { toleranceSeconds = TOLERANCE, now = Date.now } = options;
    if (!/^\d{1,12}$/.test(timestamp)) throw new SignatureError("The header webhook-timestamp is no time.");
    if (Math.abs(now() / 1000 - Number(timestamp)) > toleranceSeconds)
      throw new SignatureError(`The event was sent more than ${toleranceSeconds} seconds from now.`);
    const body = typeof rawBody === "string" ? rawBody : new TextDecoder().decode(rawBody);
    const given = signatures.split(" ").flatMap((signature) => (signature.startsWith("v1,") ? [Buffer.from(signature.slice(3), "base64")] : []));
    const secrets = typeof secret === "string" ? [secret] : secret;
    const good = secrets.some((one) => {
      const expected = signatureOf(one, id, timestamp, body);
      return given.some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
    });
    if (!good) throw new SignatureError("No signature matches. Check the secret of the endpoint, and pass the unparsed body.");
    return JSON.parse(body) as WebhookEvent;
  },

  /** The headers that the service would send with a body: for tests of your receiver. */
  sign: (rawBody: string, { id, secret, at = Date.now() }: SignOptions): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> => {
    const timestamp = String(Math.floor(at / 1000));
    return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signatureOf(secret, id, timestamp, rawBody).toString("base64")}` };
  },
} as const;

function headerOf(headers: HeaderSource, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const text = Array.isArray(value) ? value.join(" ") : value;
  if (typeof text !== "string" || text === "") throw new SignatureError(`The header ${name} is missing.`);
  return text;
}

function signatureOf(secret: string, id: string, timestamp: string, body: string): Buffer {
  const encoded = SECRET.exec(secret)?.[1];
  if (encoded === undefined) throw new SignatureError("The secret is none of an endpoint: it begins with whsec_.");
  return createHmac("sha256", Buffer.from(encoded, "base64")).update(`${id}.${timestamp}.${body}`).digest();
}
