// Who signed an event of Stripe: the connection that its address names, if the signature is made with a secret of it.
import type pg from "pg";
import { Stripe } from "stripe";
import { type Availability, ask } from "../database/availability.ts";
import { UUID_KEY } from "../database/page.ts";
import { ApiError, validationError } from "../http/api-error.ts";
import type { SignatureCheck } from "../http/signed-body.ts";
import type { SecretsKey } from "../secrets/keys.ts";
import { lookUpConnection } from "./spanning.ts";

/** Judges signatures of Stripe. Throws NOT_FOUND for a connection that is not there, INVALID_SIGNATURE, VALIDATION_ERROR where none is named. */
export function stripeSignature(pool: pg.Pool, availability: Availability, keys: readonly SecretsKey[]): SignatureCheck {
  return async (request, body) => {
    const { connection: id } = request.query;
    if (id === undefined) throw validationError([{ path: "query.connection", message: "must name the connection that the event is for" }]);
    if (typeof id !== "string" || !UUID_KEY.test(id)) throw new ApiError("NOT_FOUND");
    const connection = await ask(availability, () => lookUpConnection(pool, keys, id));
    if (connection?.processor !== "stripe") throw new ApiError("NOT_FOUND");
    const header = request.get("Stripe-Signature");
    if (header === undefined || !connection.secrets.some((secret) => isSigned(body, header, secret))) throw new ApiError("INVALID_SIGNATURE");
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

/** Is one of the signatures in the header made over these bytes with the secret, at most five minutes ago? */
function isSigned(body: Uint8Array, header: string, secret: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(body, header, secret, Stripe.webhooks.DEFAULT_TOLERANCE) === true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}
