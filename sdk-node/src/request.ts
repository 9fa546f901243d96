import { fieldMessages } from "../../generated/sdk-facts.ts";
import type { CallInput } from "../../generated/sdk-resources.ts";
import type { CallOptions } from "./call-options.ts";
import { UsageError } from "./errors.ts";
import { type CallRequest, JSON_TYPE } from "./http-client.ts";
import { streamMiddleware } from "./middleware/streams.ts";
import type { Rule } from "./rule.ts";

/**
 * The request of a call, for openapi-fetch.
 *
 * @throws UsageError for input that cannot be written
 */
export function requestOf(rule: Rule, input: CallInput, options: CallOptions): CallRequest {
  const headers = callerHeaders(options.headers ?? {});
  const responseType = input.accept ?? rule.answerType ?? JSON_TYPE;
  headers.set("Accept", [...new Set([responseType, JSON_TYPE])].join(", "));
  const streamed = responseType !== JSON_TYPE && ({ parseAs: "stream", middleware: [streamMiddleware(options.signal)] } as const);
  const request = { headers, params: { path: input.path ?? {}, query: input.query ?? {} }, ...streamed };
  if (rule.requestType === undefined) return { ...request, body: input.body };
  headers.set("Content-Type", rule.requestType);
  return { ...request, body: bytesOf(rule, input.body), bodySerializer: (body) => body };
}

/** Headers that the client writes, and the option to use instead. */
const reserved: Readonly<Record<string, string>> = {
  accept: "it follows from the operation",
  authorization: "use the client's apiKey or sessionToken",
  "content-length": "it follows from the body",
  "content-type": "it follows from the operation",
  host: "use the client's baseUrl",
  "idempotency-key": "use idempotencyKey",
  "user-agent": "it names this package",
};

function callerHeaders(given: Readonly<Record<string, string>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    const instead = reserved[name.toLowerCase()];
    if (instead !== undefined) throw new UsageError(`headers must not set ${name}: ${instead}.`);
    try {
      headers.append(name, value);
    } catch {
      throw new UsageError(`headers holds a name or a value that HTTP does not allow: ${JSON.stringify(name)}.`);
    }
  }
  return headers;
}

/** A body that is not JSON, as it is. Bytes are copied, as all that is sent is read at the call. */
function bytesOf(rule: Rule, body: unknown): string | Uint8Array<ArrayBuffer> {
  if (typeof body === "string") return body;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  throw new UsageError(`${rule.id} takes its body as a string or as a Uint8Array: ${rule.requestType}.`);
}

/** Puts the parameters of a path into an address. */
export function writePath(address: string, parameters: Readonly<Record<string, unknown>>): string {
  return address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    // "." and ".." survive encoding and would lead the URL to another resource.
    if (typeof value !== "string" || value === "" || value === "." || value === "..") throw new UsageError(`${name} ${fieldMessages.pathId}.`);
    return encodeURIComponent(value);
  });
}

/** Serializes a query: arrays as repeated parameters, dates in ISO 8601, nothing for undefined or null. */
export function writeQuery(query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) parameters.append(name, item instanceof Date ? item.toISOString() : String(item));
    }
  }
  return parameters.toString();
}
