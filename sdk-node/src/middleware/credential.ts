import { type Operations, type Rule, ruleAt } from "../rule.ts";
import type { RequestMiddleware } from "./handlers.ts";

/** The credential to send with an operation; undefined for a public one. Throws UsageError if there is none that the operation accepts. */
export type CredentialOf = (rule: Rule) => string | undefined | Promise<string | undefined>;

/** Sends the credential with operations that take one. A request that is none of `operations` is left as it is. */
export function credentialMiddleware(operations: Operations, credentialOf: CredentialOf): RequestMiddleware {
  return {
    onRequest: async ({ request, schemaPath }) => {
      const rule = ruleAt(operations, request.method, schemaPath);
      const credential = rule && (await credentialOf(rule));
      if (credential !== undefined) request.headers.set("Authorization", `Bearer ${credential}`);
    },
  };
}
