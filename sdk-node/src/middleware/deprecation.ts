import { notify } from "../events.ts";
import type { ResponseMiddleware } from "./handlers.ts";

/** A response with a `Deprecation` header (RFC 9745): a feature used by the request still works, but will be removed. */
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

/** Reports responses with a `Deprecation` header to `hook`. */
export function deprecationMiddleware(hook: DeprecationHook): ResponseMiddleware {
  return {
    onResponse: async ({ request, schemaPath, response: { headers } }) => {
      const deprecation = headers.get("Deprecation");
      if (deprecation === null) return undefined;
      const seconds = /^@(\d+)$/.exec(deprecation);
      const link = /<([^>]*)>[^,]*rel="?deprecation/.exec(headers.get("Link") ?? "");
      notify(hook, {
        method: request.method,
        path: schemaPath,
        since: seconds && new Date(Number(seconds[1]) * 1_000),
        link: link && new URL(link[1] ?? "", request.url).href,
      });
      return undefined;
    },
  };
}

/** Warns once for each operation. */
export function deprecationWarnings(logger: { warn(line: string): void }): DeprecationHook {
  const warned = new Set<string>();
  return (notice) => {
    const operation = `${notice.method} ${notice.path}`;
    if (!warned.has(operation)) logger.warn(`fraud-risk: deprecated request ${JSON.stringify(notice)}`);
    warned.add(operation);
  };
}
