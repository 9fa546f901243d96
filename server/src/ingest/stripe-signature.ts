// Who signed an event of Stripe: the connection that its address names, if the signature is made with a secret of it.

import type pg from "pg";
import { Stripe } from "stripe";
import { type Availability, ask } from "../database/availability.ts";
import { UUID_KEY } from "../database/page.ts";
import { ApiError, validationError } from "../http/api-error.ts";
import type { SignatureCheck } from "../http/signed-body.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import type { SecretsKey } from "../secrets/keys.ts";
import { lookUpConnection } from "./spanning.ts";

/** Judges signatures of Stripe. Throws NOT_FOUND for a connection that is not there, INVALID_SIGNATURE, VALIDATION_ERROR where none is named. */
export function stripeSignature(pool: pg.Pool, availability: Availability, keys: readonly SecretsKey[], clock: Clock = systemClock): SignatureCheck {
  return async (request, body) => {
    const { connection: id } = request.query;
    if (id === undefined) throw validationError([{ path: "query.connection", message: "must name the connection that the event is for" }]);
    if (typeof id !== "string" || !UUID_KEY.test(id)) throw new ApiError("NOT_FOUND");
    const connection = await ask(availability, () => lookUpConnection(pool, keys, id));
    if (connection?.processor !== "stripe") throw new ApiError("NOT_FOUND");
    const [header, text] = [wellFormed(request.get("Stripe-Signature") ?? "", clock), exactText(body)];
    if (header === undefined || text === undefined || !connection.secrets.some((secret) => isSigned(text, header, secret)))
      throw new ApiError("INVALID_SIGNATURE");
    return {
      kind: "connection",
      id,
      organizationId: connection.organizationId,
      submerchantId: null,
      permissions: new Set(),
      assessOnEvents: connection.assessOnEvents,
    };
  };
}

/** Difference in seconds, either way, between the time in a signature and the clock of this service. */
const TOLERANCE = Stripe.webhooks.DEFAULT_TOLERANCE;

/**
 * The header, if it has the documented form: `name=value` pairs with commas between, exactly one `t` in epoch seconds that is within the tolerance, and
 * `v1` signatures in hexadecimal. Stripe's library is not given anything else: it takes future times, and fails on names without a value.
 */
function wellFormed(header: string, clock: Clock): string | undefined {
  const pairs = header.split(",").map((item) => /^(\w+)=([^=]+)$/.exec(item));
  const valuesOf = (name: string): string[] => pairs.flatMap((pair) => (pair?.[1] === name ? [pair[2] ?? ""] : []));
  const [times, signatures] = [valuesOf("t"), valuesOf("v1")];
  const [time = ""] = times;
  const inForm = pairs.every((pair) => pair !== null) && times.length === 1 && /^\d{1,10}$/.test(time) && signatures.every((one) => /^[\da-f]{64}$/.test(one));
  return inForm && Math.abs(clock.now() / 1000 - Number(time)) < TOLERANCE + 1 ? header : undefined;
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * The text of these very bytes, a byte order mark included; undefined for bytes that are no UTF-8: another text would stand for them. The empty body stays
 * as it is, because Stripe's library takes an empty text for none.
 */
function exactText(body: Uint8Array): string | Uint8Array | undefined {
  try {
    return body.length === 0 ? body : UTF8.decode(body);
  } catch {
    return undefined;
  }
}

/** Is one of the signatures in the header made over these bytes with the secret, within five minutes of now? */
function isSigned(text: string | Uint8Array, header: string, secret: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(text, header, secret, TOLERANCE) === true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}
