import { type OperationId, type OperationRule, operations } from "../../generated/operations.ts";
import { type Answer, readAnswer } from "./answer.ts";
import type { CaseRequest } from "./case.ts";
import { credentialOf, type Keys } from "./keys.ts";

/** The media type of most bodies. */
export const JSON_TYPE = "application/json";

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Writes a request of an operation. Its `key` is the name of a credential, or one that a step was given. */
export function writeRequest(baseUrl: string, keys: Keys, operation: OperationId, request: CaseRequest): WireRequest {
  const { method, path, requestType }: OperationRule = operations[operation];
  const body = request.text ?? (request.body === undefined ? undefined : written(request.body, requestType));
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.path?.[name] ?? "")),
    baseUrl,
  );
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.append(name, value);
  const headers = {
    ...(body === undefined ? {} : { "Content-Type": request.contentType ?? requestType ?? JSON_TYPE }),
    ...(request.key === undefined ? {} : { Authorization: `Bearer ${credentialOf(keys, request.key)}` }),
    ...request.headers,
  };
  return { method: method.toUpperCase(), url, headers, body };
}

function written(body: unknown, type: string | null): string {
  return typeof body === "string" && type !== JSON_TYPE ? body : JSON.stringify(body);
}

/** Sends a request with plain fetch and reads the answer to its end. A redirect is an answer like any other. */
export async function send({ method, url, headers, body }: WireRequest, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return readAnswer(await fetch(url, { method, headers: { ...headers, ...more }, body, redirect: "manual" }));
}
