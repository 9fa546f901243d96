// Sends a request of an operation, and reads what the contract says of its answers.
import { readFileSync } from "node:fs";
import { type OperationId, type OperationRule, operations } from "../../../generated/operations.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import type { Fixtures } from "./fixtures.ts";
import { requests } from "./requests.ts";

/** A request of any operation. A body of text or bytes goes out as it is, in the operation's media type. */
export interface AnyRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Every operation. */
export const operationIds = Object.keys(operations) as OperationId[];

/** The rule of an operation. */
export const ruleOf = (id: OperationId): OperationRule => operations[id];

/** A request that succeeds. Throws the name of an operation that has none. */
export async function requestOf(id: OperationId, fixtures: Fixtures): Promise<AnyRequest> {
  if (!Object.hasOwn(requests, id)) throw new Error(`${id} has no request in server/test/access/requests.ts`);
  return (await requests[id](fixtures)) as AnyRequest;
}

/** A request in which everything is wrong: path, query and body. */
export function wrongRequest(id: OperationId): AnyRequest {
  const { path, bodyLimit } = ruleOf(id);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "nonsense"]);
  return { path: Object.fromEntries(names), query: { no_such_parameter: "1" }, ...(bodyLimit > 0 ? { body: "{" } : {}) };
}

let addresses = 0;

/** Sends it, from an address of its own: what one address may try in a minute is another test's business. The service has to trust the loopback proxy. */
export function send(
  url: string,
  id: OperationId,
  { path = {}, query = {}, headers = {}, body }: AnyRequest,
  authorization: string | undefined,
): Promise<TestAnswer> {
  const rule = ruleOf(id);
  const place = rule.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const search = new URLSearchParams(query).toString();
  addresses += 1;
  return call(`${url}${place}${search === "" ? "" : `?${search}`}`, {
    method: rule.method.toUpperCase(),
    ...(body === undefined ? {} : { body }),
    headers: {
      ...headers,
      "X-Forwarded-For": `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
      ...(body === undefined || rule.requestType === null ? {} : { "Content-Type": rule.requestType }),
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    },
  });
}

interface Documented {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

const document = JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8")) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
};

/** The status that the contract documents for a success. */
export function successOf(id: OperationId): number {
  const { path, method } = ruleOf(id);
  const [status, another] = Object.keys(document.paths[path]?.[method]?.responses ?? {}).filter((text) => text.startsWith("2"));
  if (status === undefined || another !== undefined) throw new Error(`${id} does not document one success`);
  return Number(status);
}

/** The error code of an answer, in the shape that it was published with; undefined for a success. */
export function codeOf(id: OperationId, answer: TestAnswer): string | undefined {
  return errorOf(id, answer)?.code;
}

/** The details of an error. */
export function detailsOf(id: OperationId, answer: TestAnswer): Readonly<Record<string, unknown>> {
  return errorOf(id, answer)?.details ?? {};
}

/** Where code and details are. The other shape than the published one has neither. */
function errorOf(id: OperationId, { status, body }: TestAnswer): { readonly code?: string; readonly details?: Readonly<Record<string, unknown>> } | undefined {
  if (!ruleOf(id).flatErrors.includes(status)) return body?.error;
  return typeof body?.error === "string" ? body : undefined;
}
