import type { Rule } from "../rule.ts";
import type { MiddlewareContext, RequestMiddleware } from "./handlers.ts";

/** The credential to send with an operation; undefined for a public one. Throws UsageError if there is none that the operation accepts. */
export type CredentialOf = (rule: Rule) => string | undefined | Promise<string | undefined>;

/** Sends a credential with the requests that have one. */
export function credentialMiddleware(credentialOf: (context: MiddlewareContext) => string | undefined | Promise<string | undefined>): RequestMiddleware {
  return {
    onRequest: async (context) => {
      const credential = await credentialOf(context);
      if (credential !== undefined) context.request.headers.set("Authorization", `Bearer ${credential}`);
    },
  };
}
