import type { CallInput } from "../../generated/sdk-resources.ts";
import type { CallOptions } from "./call-options.ts";
import { UsageError } from "./errors.ts";
import { handleHeader, idempotencyKey } from "./idempotency.ts";
import { type Redact, redaction } from "./redaction.ts";
import type { Rule } from "./rule.ts";
import type { Settings } from "./settings.ts";
import { version } from "./version.ts";

/** The media type of bodies unless the operation has another. */
export const JSON_TYPE = "application/json";

/** A request, the same for each attempt of a call. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** A success is not JSON: its body is for the caller to read. */
  readonly streamed: boolean;
  /** Takes the request's credential out of what comes back. */
  readonly redact: Redact;
}

/**
 * Writes the request of a call, all but its credential. The body is read now: changing the object later changes no retry.
 *
 * @throws UsageError for input that cannot be written
 */
export function prepareRequest(settings: Settings, rule: Rule, input: CallInput, options: CallOptions, uuid: () => string): PreparedRequest {
  const headers = callerHeaders(options.headers ?? {});
  const answerType = input.accept ?? rule.answerType ?? JSON_TYPE;
  headers.set("Accept", [...new Set([answerType, JSON_TYPE])].join(", "));
  headers.set("User-Agent", userAgent());
  const handle = idempotencyKey(rule, input.body, options.idempotencyKey, uuid);
  if (handle !== undefined) headers.set(handleHeader, handle);
  const body = rule.requestType === undefined ? writeJson(input.body) : writeBytes(rule, input.body);
  if (body !== undefined) headers.set("Content-Type", rule.requestType ?? JSON_TYPE);
  const url = settings.baseUrl + writePath(rule.path, input.path ?? {}) + writeQuery(input.query ?? {});
  return { url, method: rule.method.toUpperCase(), headers, body, streamed: answerType !== JSON_TYPE, redact: redaction() };
}

/** This package, and Node where there is one. */
function userAgent(): string {
  const node = globalThis.process?.versions?.node;
  return `fraud-risk-node/${version}${node ? ` node/${node}` : ""}`;
}

/** The same request with a credential; without one, as it is. */
export function authorized(request: PreparedRequest, credential: string | undefined): PreparedRequest {
  if (credential === undefined) return request;
  const headers = new Headers(request.headers);
  headers.set("Authorization", `Bearer ${credential}`);
  return { ...request, headers, redact: redaction(credential) };
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
function writeBytes(rule: Rule, body: unknown): string | Uint8Array<ArrayBuffer> {
  if (typeof body === "string") return body;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  throw new UsageError(`${rule.id} takes its body as a string or as a Uint8Array: ${rule.requestType}.`);
}

function writeJson(body: unknown): string | undefined {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw new UsageError("The body cannot be written as JSON: it has a cycle or a BigInt.", { cause });
  }
}

function writePath(template: string, parameters: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = parameters[name];
    // "." and ".." survive encoding and would lead the URL to another resource.
    if (typeof value !== "string" || value === "" || value === "." || value === "..") throw new UsageError(`${name} is not an identifier.`);
    return encodeURIComponent(value);
  });
}

function writeQuery(query: object): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) parameters.append(name, item instanceof Date ? item.toISOString() : String(item));
    }
  }
  return parameters.size > 0 ? `?${parameters}` : "";
}
