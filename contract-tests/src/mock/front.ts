// What stands before Prism in the mock, for what Prism does differently from the service: it takes unknown query parameters, and ends event streams at once.
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ContractDocument, type OperationObject, resolveHeader } from "../document.ts";

/** Media type of event streams, and the interval (ms) of comments in them. */
const EVENT_STREAM = "text/event-stream";
const ALIVE_EVERY = 15_000;
/** Seconds after which a stream ends without `max_seconds`. */
const STREAM_SECONDS = 3600;

/** A front that listens. */
export interface Front {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Listens on a port, 0: a free one, and passes requests on to Prism. Rejects when the port is taken. */
export async function startFront(port: number, prism: string, document: ContractDocument): Promise<Front> {
  const find = finder(document);
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? "/", prism);
    const operation = find(incoming.method ?? "GET", url.pathname);
    const unknown = operation === undefined ? [] : unknownParameters(operation, url);
    // without a credential the answer is 401, by Prism
    if (operation !== undefined && unknown.length > 0 && (isOpen(operation) || incoming.headers.authorization !== undefined))
      return refuse(document, operation, unknown, incoming, response);
    pass(url, incoming, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => closed(server) };
}

/** Finds the operation of a method and a path. Paths without parameters win. */
function finder(document: ContractDocument): (method: string, path: string) => OperationObject | undefined {
  const routes = Object.entries(document.paths)
    .map(([path, methods]) => ({ path: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`), fixed: !path.includes("{"), methods }))
    .sort((a, b) => Number(b.fixed) - Number(a.fixed));
  return (method, path) => routes.find((route) => route.path.test(path) && method.toLowerCase() in route.methods)?.methods[method.toLowerCase()];
}

/** Names in the query that the operation does not declare. A sandbox takes a key as `api_key`. */
function unknownParameters({ parameters = [] }: OperationObject, url: URL): string[] {
  const known = new Set(parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name));
  return [...new Set(url.searchParams.keys())].filter((name) => name !== "api_key" && !known.has(name));
}

const isOpen = ({ security }: OperationObject): boolean => security === undefined || security.length === 0;

/** The contract's 400, with the parameters that are unknown. */
function refuse(document: ContractDocument, operation: OperationObject, unknown: readonly string[], incoming: IncomingMessage, response: ServerResponse): void {
  incoming.resume();
  const { headers = {}, content = {} } = operation.responses["400"] ?? {};
  const example = structuredClone(content["application/json"]?.examples?.VALIDATION_ERROR?.value) as Refusal;
  const details = "details" in example ? example.details : example.error.details;
  details.fields = unknown.map((name) => ({ path: `query.${name}`, message: "unknown query parameter" }));
  response.statusCode = 400;
  for (const [name, header] of Object.entries(headers)) response.setHeader(name, String(resolveHeader(document, header).example));
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(example));
}

interface Details {
  fields: object[];
}

/** An error in one of the two published envelopes. */
type Refusal = { readonly details: Details } | { readonly error: { readonly details: Details } };

function pass(url: URL, incoming: IncomingMessage, response: ServerResponse): void {
  const passed = request(url, { method: incoming.method, headers: incoming.headers }, (answer) => {
    const { connection: _, "keep-alive": __, "content-length": length, ...headers } = answer.headers;
    const streams = String(headers["content-type"]).startsWith(EVENT_STREAM);
    response.writeHead(answer.statusCode ?? 502, { ...headers, ...(streams || length === undefined ? {} : { "content-length": length }) });
    const seconds = Number(url.searchParams.get("max_seconds") ?? STREAM_SECONDS);
    if (!streams || seconds === 0) return void answer.pipe(response);
    answer.pipe(response, { end: false });
    stayOpen(response, seconds);
  });
  passed.once("error", () => response.destroy());
  response.once("close", () => passed.destroy());
  incoming.pipe(passed);
}

/** As the service does: a comment every 15 seconds, until the caller leaves or the time is over. */
function stayOpen(response: ServerResponse, seconds: number): void {
  const alive = setInterval(() => response.write(": alive\n\n"), ALIVE_EVERY);
  const over = setTimeout(() => response.end(), seconds * 1000);
  response.once("close", () => {
    clearInterval(alive);
    clearTimeout(over);
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
