import { redacted } from "../redaction.ts";
import type { ResponseMiddleware } from "./handlers.ts";

/** Removes credentials from responses that are errors, body and headers: proxies and debug pages echo the request, and errors end up in logs. */
export function redactionMiddleware(): ResponseMiddleware {
  return { onResponse: async ({ request, response }) => (response.ok ? undefined : redacted(request, response)) };
}
