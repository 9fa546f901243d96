import type { MakeError } from "../api-error.ts";
import type { KnownCodes } from "../response-error.ts";
import type { SayRetries } from "../retry-facts.ts";
import type { Operations } from "../rule.ts";
import { type DeprecationHook, deprecationMiddleware } from "./deprecation.ts";
import type { FraudRiskMiddleware } from "./handlers.ts";
import { idempotencyMiddleware } from "./idempotency-key.ts";
import { redactionMiddleware } from "./redaction.ts";
import { typedErrorMiddleware } from "./typed-errors.ts";

/** Settings of the middleware of a client. */
export interface ChainSettings {
  readonly operations: Operations;
  readonly codes: KnownCodes;
  readonly makeError: MakeError;
  readonly onDeprecation: DeprecationHook;
  /** Completes messages of errors by how the attempts ended; default: they stay as the service wrote them. */
  readonly sayRetries?: SayRetries;
}

/** The middleware of a client, all but its credential. Responses pass it from the last to the first: redacted before they become errors. */
export function middlewareChain({ operations, codes, makeError, onDeprecation, sayRetries }: ChainSettings, uuid: () => string): FraudRiskMiddleware[] {
  return [
    typedErrorMiddleware(codes, makeError, sayRetries),
    redactionMiddleware(),
    deprecationMiddleware(onDeprecation),
    idempotencyMiddleware(operations, uuid),
  ];
}
