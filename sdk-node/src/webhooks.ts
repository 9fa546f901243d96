// Events that the service sends: verified (Standard Webhooks, https://www.standardwebhooks.com) before they are read.
import type { EventBodies } from "../../generated/events.ts";
import type { EventType } from "../../generated/models.ts";
import { FraudRiskError, UsageError } from "./errors.ts";

/** An event. `type` determines the type of `data`. */
export type WebhookEvent<Type extends EventType = EventType> = { [Each in Type]: EventBodies[Each] }[Type];

/** Headers as fetch, Node and Express have them. */
export type HeaderSource = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** A body as it came: text, or bytes such as a Buffer of Node or an ArrayBuffer of fetch. */
export type RawBody = string | Uint8Array | ArrayBuffer;

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

/** A secret, in the quotes and white space that files of environment variables leave around it. */
const SECRET = /^\s*(["']?)whsec_([A-Za-z0-9+/_-]+={0,2})\1\s*$/;
const TOLERANCE = 300;

/** Verifies events, and signs them for your own tests. */
export const webhooks = {
  /**
   * The event of a request. `rawBody`: the body as it came, unparsed. `secret`: that of the endpoint, or several while you rotate; quotes and white space
   * around it are ignored. Throws {@link SignatureError} for a signature that is missing, wrong or too old, and {@link UsageError} for arguments that no request
   * could make right: a parsed body, no headers, no secret. Events can repeat: deduplicate by `id`.
   *
   * @example
   * const event = webhooks.unwrap(await request.text(), request.headers, "whsec_...");
   */
  unwrap: (rawBody: RawBody, headers: HeaderSource, secret: string | readonly string[], options: UnwrapOptions = {}): WebhookEvent => {
    const received = receivedEvent(rawBody, headers, options);
    return verified(
      received,
      keysOf(secret).map((key) => signatureOf(key, received.signed)),
    );
  },

  /**
   * The same by WebCrypto, for runtimes without Node's crypto: edge functions, workers.
   *
   * @example
   * const event = await webhooks.unwrapAsync(await request.text(), request.headers, "whsec_...");
   */
  unwrapAsync: async (rawBody: RawBody, headers: HeaderSource, secret: string | readonly string[], options: UnwrapOptions = {}): Promise<WebhookEvent> => {
    const received = receivedEvent(rawBody, headers, options);
    return verified(received, await Promise.all(keysOf(secret).map((key) => webSignatureOf(key, received.signed))));
  },

  /** The headers that the service would send with a body: for tests of your receiver. */
  sign: (rawBody: string, { id, secret, at = Date.now() }: SignOptions): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> => {
    const timestamp = String(Math.floor(at / 1000));
    return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signatureOf(keyOf(secret), `${id}.${timestamp}.${rawBody}`)}` };
  },
} as const;

/** An event that is not verified. */
interface ReceivedEvent {
  readonly body: string;
  /** The text that its signatures are of. */
  readonly signed: string;
  /** Its signatures, in base64. */
  readonly signatures: readonly string[];
}

function receivedEvent(rawBody: RawBody, headers: HeaderSource, { toleranceSeconds = TOLERANCE, now = Date.now }: UnwrapOptions): ReceivedEvent {
  // the commonest mistake first: with a parsed body, everything after it would be misleading
  const body = textOf(rawBody);
  const id = headerOf(headers, "webhook-id");
  const timestamp = headerOf(headers, "webhook-timestamp");
  const signatures = headerOf(headers, "webhook-signature");
  if (!/^\d{1,12}$/.test(timestamp)) throw new SignatureError("The header webhook-timestamp is not a time.");
  if (Math.abs(now() / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new SignatureError(`The event was sent more than ${toleranceSeconds} seconds from now.`);
  return {
    body,
    signed: `${id}.${timestamp}.${body}`,
    signatures: signatures.split(" ").flatMap((signature) => (signature.startsWith("v1,") ? [signature.slice(3)] : [])),
  };
}

function verified({ body, signatures }: ReceivedEvent, expected: readonly string[]): WebhookEvent {
  if (expected.some((one) => signatures.some((signature) => same(one, signature)))) return JSON.parse(body) as WebhookEvent;
  throw new SignatureError("No signature matches. Check the secret of the endpoint, and pass the unparsed body.");
}

function textOf(body: unknown): string {
  if (typeof body === "string") return body;
  // by its name: test runners have an ArrayBuffer of their own
  if (ArrayBuffer.isView(body) || Object.prototype.toString.call(body) === "[object ArrayBuffer]") return new TextDecoder().decode(body as Uint8Array);
  const got = body === null || body === undefined ? `${body}` : "a parsed object";
  throw new UsageError(`Pass the raw body, as text or bytes; got ${got}. In Express, use express.raw({ type: "application/json" }) for this route.`);
}

/** Compares in a time that does not depend on where two texts differ. */
function same(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}

function headerOf(headers: HeaderSource, name: string): string {
  if (typeof headers !== "object" || headers === null)
    throw new UsageError(`Pass the headers of the request; got ${headers === null ? "null" : typeof headers}.`);
  const value = headers instanceof Headers ? headers.get(name) : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  // only signatures can be several: of the others, a repetition by a proxy is one
  const text = Array.isArray(value) ? (name === "webhook-signature" ? value.join(" ") : value[0]) : value;
  if (typeof text !== "string" || text === "") throw new SignatureError(`The header ${name} is missing.`);
  return text;
}

type Key = Uint8Array<ArrayBuffer>;

function keysOf(secret: string | readonly string[]): readonly Key[] {
  const keys = Array.isArray(secret) ? secret : [secret];
  if (keys.length === 0) throw new UsageError("Pass the secret of the endpoint; got an empty list.");
  return keys.map(keyOf);
}

function keyOf(secret: unknown): Key {
  if (typeof secret !== "string" || secret.trim() === "")
    throw new UsageError(
      `Pass the secret of the endpoint, which begins with whsec_; got ${typeof secret === "string" ? "an empty text" : `${secret}`.slice(0, 9)}. Is its environment variable set?`,
    );
  try {
    // what is no secret has no base64 either
    return Uint8Array.from(atob((SECRET.exec(secret)?.[2] ?? "!").replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
  } catch {
    throw new SignatureError("The secret is not one of an endpoint: it begins with whsec_ and continues in base64. Copy it whole.");
  }
}

/** Taken from the runtime, and not imported: edge runtimes refuse a module that imports what they lack. */
function signatureOf(key: Key, text: string): string {
  const crypto = globalThis.process?.getBuiltinModule?.("node:crypto");
  if (crypto === undefined) throw new UsageError("This runtime has no crypto of Node: use webhooks.unwrapAsync.");
  return crypto.createHmac("sha256", key).update(text).digest("base64");
}

async function webSignatureOf(key: Key, text: string): Promise<string> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign("HMAC", imported, new TextEncoder().encode(text)))));
}
