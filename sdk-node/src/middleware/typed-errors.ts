import type { MakeError } from "../api-error.ts";
import { redacted } from "../redaction.ts";
import { type KnownCodes, readJson, responseError } from "../response-error.ts";
import { retriesOf, type SayRetries } from "../retry-facts.ts";
import type { ResponseMiddleware } from "./handlers.ts";

/** Throws a typed error for every response other than the documented success: an error status, or a success without valid JSON. */
export function typedErrorMiddleware(codes: KnownCodes, makeError: MakeError, sayRetries?: SayRetries): ResponseMiddleware {
  return {
    onResponse: async ({ request, response, options }) => {
      if (response.ok && (await isReadable(response, options.parseAs))) return undefined;
      // error responses have passed the redaction already
      const failed = response.ok ? await redacted(request, response) : response;
      throw responseError(failed, await failed.text(), codes, makeError, retriesOf(request), sayRetries);
    },
  };
}

async function isReadable(response: Response, parseAs: string): Promise<boolean> {
  return parseAs !== "json" || response.status === 204 || response.status === 205 || readJson(await response.clone().text()) !== null;
}
