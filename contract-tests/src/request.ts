import { type OperationId, operations } from "../../generated/operations.ts";
import { type Answer, readAnswer } from "./answer.ts";
import type { CaseRequest } from "./case.ts";
import { credentialOf, type Keys } from "./keys.ts";

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Writes a request of an operation. Its `key` is the name of a credential, or one that a step was given. */
export function writeRequest(baseUrl: string, keys: Keys, operation: OperationId, request: CaseRequest): WireRequest {
  const { method, path } = operations[operation];
  const body = request.text ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(request.path?.[name] ?? "")),
    baseUrl,
  );
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.append(name, value);
  const headers = {
    ...(body === undefined ? {} : { "Content-Type": request.contentType ?? "application/json" }),
    ...(request.key === undefined ? {} : { Authorization: `Bearer ${credentialOf(keys, request.key)}` }),
    ...request.headers,
  };
  return { method: method.toUpperCase(), url, headers, body };
}

/** Sends a request with plain fetch and reads the answer to its end. A redirect is an answer like any other. */
export async function send({ method, url, headers, body }: WireRequest, more: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return readAnswer(await fetch(url, { method, headers: { ...headers, ...more }, body, redirect: "manual" }));
}
