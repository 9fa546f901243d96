import { handleField, handleHeader } from "../idempotency.ts";
import { type Operations, ruleAt } from "../rule.ts";
import type { RequestMiddleware } from "./handlers.ts";

/**
 * Sends a random `Idempotency-Key` with an operation that supports it, unless the caller set the header or the body has a handle: the service takes
 * `order_id` where the header is absent. A random key beside it would hide it, and a caller that repeats the order after a crash would get a second
 * assessment instead of the first response.
 *
 * The middleware runs above the retries, so that all attempts of a call share the key.
 */
export function idempotencyMiddleware(operations: Operations, uuid: () => string): RequestMiddleware {
  return {
    onRequest: async ({ request, schemaPath }) => {
      const { headers, method } = request;
      if (headers.has(handleHeader) || !ruleAt(operations, method, schemaPath)?.idempotencyHandle) return;
      if (!hasHandle(await request.clone().text())) headers.set(handleHeader, uuid());
    },
  };
}

function hasHandle(body: string): boolean {
  try {
    const handle: unknown = JSON.parse(body)[handleField];
    return typeof handle === "string" && handle !== "";
  } catch {
    // neither JSON nor an object: the service refuses it
    return false;
  }
}
