// Verifies signatures of processors with the secrets of the connection in the query.

import type pg from "pg";
import { type Availability, withDatabase } from "../../platform/database/availability.ts";
import { UUID_KEY } from "../../platform/database/page.ts";
import { ApiError, validationError } from "../../platform/errors/api-error.ts";
import type { SignatureCheck } from "../../platform/http/signed-body.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { type FoundConnection, lookUpConnection } from "./cross-tenant-functions.ts";
import { type SignedOperation, signedProviders } from "./providers/index.ts";
import type { SignedProvider } from "./providers/provider.ts";

/** The checks of signatures, by the operation that receives the events. */
export function signatureChecks(pool: pg.Pool, availability: Availability, keys: readonly SecretsKey[], clock: Clock = systemClock) {
  const lookUp = (id: string) => withDatabase(availability, () => lookUpConnection(pool, keys, id));
  return Object.fromEntries(signedProviders.map(([name, provider]) => [provider.operation, checkOf(name, provider, lookUp, clock)])) as Record<
    SignedOperation,
    SignatureCheck
  >;
}

/** Throws NOT_FOUND for an unknown connection, INVALID_SIGNATURE, VALIDATION_ERROR without a connection. */
function checkOf(name: string, { isSigned }: SignedProvider, lookUp: (id: string) => Promise<FoundConnection | undefined>, clock: Clock): SignatureCheck {
  return async (request, body) => {
    const { connection: id } = request.query;
    if (id === undefined) throw validationError([{ path: "query.connection", message: "is required: the id of the connection" }]);
    if (typeof id !== "string" || !UUID_KEY.test(id)) throw new ApiError("NOT_FOUND");
    const connection = await lookUp(id);
    if (connection?.processor !== name) throw new ApiError("NOT_FOUND");
    if (!isSigned(body, (header) => request.get(header) ?? "", connection.secrets, clock.now())) throw new ApiError("INVALID_SIGNATURE");
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
