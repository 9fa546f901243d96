import { AbortError, FraudRiskError } from "../errors.ts";
import { connectionError } from "../response-error.ts";
import type { ErrorMiddleware } from "./handlers.ts";

/** Converts errors of another `fetch` to a `ConnectionError` without credentials, or an `AbortError` if the request's own signal aborted it. */
export function connectionErrorMiddleware(): ErrorMiddleware {
  return {
    onError: ({ request, error }) => {
      if (error instanceof FraudRiskError) return undefined;
      return request.signal.aborted ? new AbortError(request.signal.reason) : connectionError(request, error);
    },
  };
}
