import { notify } from "../events.ts";
import type { ResponseMiddleware } from "./handlers.ts";

/** A response with a `Deprecation` header (RFC 9745): what the request used still works, and will be removed. */
export interface DeprecationNotice {
  readonly method: string;
  /** Path as in the contract, parameters in braces. */
  readonly path: string;
  /** Since when it is deprecated; null if the header does not say. */
  readonly since: Date | null;
  /** Where the deprecation is explained; null if the response has no such link. */
  readonly link: string | null;
}

/** Receives the deprecations of a client. */
export type DeprecationHook = (notice: DeprecationNotice) => void;

/** Reports responses with a `Deprecation` header to `hook`; without one, warns on the console, once for each operation. */
export function deprecationMiddleware(hook: DeprecationHook = consoleWarnings()): ResponseMiddleware {
  return {
    onResponse: async ({ request, schemaPath, response: { headers } }) => {
      const deprecation = headers.get("Deprecation");
      if (deprecation === null) return undefined;
      const seconds = /^@(\d+)$/.exec(deprecation)?.[1];
      const link = /<([^>]*)>[^,]*rel="?deprecation/.exec(headers.get("Link") ?? "")?.[1];
      notify(hook, {
        method: request.method,
        path: schemaPath,
        since: seconds === undefined ? null : new Date(Number(seconds) * 1_000),
        link: link === undefined ? null : new URL(link, request.url).href,
      });
      return undefined;
    },
  };
}

function consoleWarnings(): DeprecationHook {
  const warned = new Set<string>();
  return ({ method, path, since, link }) => {
    const operation = `${method} ${path}`;
    if (warned.has(operation)) return;
    warned.add(operation);
    console.warn(`${operation}: the request uses what is deprecated${since ? ` since ${since.toISOString().slice(0, 10)}` : ""}.${link ? ` See ${link}` : ""}`);
  };
}
