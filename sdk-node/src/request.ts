import type { OperationRule } from "../../generated/operations.ts";
import type { CallInput } from "../../generated/sdk-resources.ts";
import type { CallOptions } from "./call-options.ts";
import { UsageError } from "./errors.ts";
import { handleHeader, idempotencyKey } from "./idempotency.ts";
import type { Settings } from "./settings.ts";
import { version } from "./version.ts";

/** A request, the same for each attempt of a call. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
}

/**
 * Writes the request of a call. The body is read now: changing the object later changes no retry.
 *
 * @throws UsageError if the operation needs a key and there is none, and for input that cannot be written
 */
export function prepareRequest(settings: Settings, rule: OperationRule, input: CallInput, options: CallOptions, uuid: () => string): PreparedRequest {
  const headers = callerHeaders(options.headers ?? {});
  headers.set("Accept", "application/json");
  headers.set("User-Agent", `fraud-risk-node/${version} node/${process.versions.node}`);
  if (rule.credentials.length > 0) {
    if (settings.apiKey === undefined) {
      throw new UsageError(`${rule.id} needs a secret key: pass apiKey to new FraudRisk(...), or set the environment variable FRAUD_RISK_API_KEY.`);
    }
    headers.set("Authorization", `Bearer ${settings.apiKey}`);
  }
  const handle = idempotencyKey(rule, input.body, options.idempotencyKey, uuid);
  if (handle !== undefined) headers.set(handleHeader, handle);
  const body = writeBody(input.body);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  return { url: settings.baseUrl + writePath(rule.path, input.path ?? {}) + writeQuery(input.query ?? {}), method: rule.method.toUpperCase(), headers, body };
}

/** Headers that the client writes, and the option to use instead. */
const reserved: Readonly<Record<string, string>> = {
  accept: "it is always application/json",
  authorization: "use the client's apiKey",
  "content-length": "it follows from the body",
  "content-type": "it is always application/json",
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

function writeBody(body: unknown): string | undefined {
  try {
    return JSON.stringify(body);
  } catch (cause) {
    throw new UsageError("The body cannot be written as JSON: it has a cycle or a BigInt.", { cause });
  }
}

function writePath(template: string, parameters: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    // "." and ".." survive encoding and would lead the URL to another resource.
    if (value === undefined || value === "" || value === "." || value === "..") throw new UsageError(`${name} is not an identifier.`);
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
