// Verifies signatures of Stripe with the secrets of the connection in the query.

import type pg from "pg";
import { type Availability, withDatabase } from "../../platform/database/availability.ts";
import { UUID_KEY } from "../../platform/database/page.ts";
import { ApiError, validationError } from "../../platform/errors/api-error.ts";
import type { SignatureCheck } from "../../platform/http/signed-body.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { lookUpConnection } from "./cross-tenant-functions.ts";
import { isSignedByStripe } from "./stripe-signature.ts";

/** Verifies signatures of Stripe. Throws NOT_FOUND for an unknown connection, INVALID_SIGNATURE, VALIDATION_ERROR without a connection. */
export function stripeSignature(pool: pg.Pool, availability: Availability, keys: readonly SecretsKey[], clock: Clock = systemClock): SignatureCheck {
  return async (request, body) => {
    const { connection: id } = request.query;
    if (id === undefined) throw validationError([{ path: "query.connection", message: "is required: the id of the connection" }]);
    if (typeof id !== "string" || !UUID_KEY.test(id)) throw new ApiError("NOT_FOUND");
    const connection = await withDatabase(availability, () => lookUpConnection(pool, keys, id));
    if (connection?.processor !== "stripe") throw new ApiError("NOT_FOUND");
    if (!isSignedByStripe(body, request.get("Stripe-Signature") ?? "", connection.secrets, clock.now())) throw new ApiError("INVALID_SIGNATURE");
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
