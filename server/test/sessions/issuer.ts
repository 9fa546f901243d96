// An OpenID Connect provider, as far as the service looks at one: a discovery document and a key set over HTTP. It counts its requests, and
// can be made to misbehave.
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { JWK } from "jose";

/** What the service requests. */
export type Document = "discovery" | "keys";

/** Answers in the issuer's place; `usual` is what the issuer would have said. */
export type Misbehaviour = (document: Document, response: ServerResponse, usual: unknown) => void;

/** An issuer that listens. */
export interface Issuer {
  /** Its `iss`. */
  readonly url: string;
  /** Requests so far. */
  readonly requests: Readonly<Record<Document, number>>;
  /** Replaces the key set. */
  readonly publish: (...keys: JWK[]) => void;
  /** From now on somebody else answers; undefined: the issuer itself. */
  readonly behave: (instead: Misbehaviour | undefined) => void;
  readonly close: () => Promise<void>;
}

/** Starts an issuer. */
export async function startIssuer(...published: JWK[]): Promise<Issuer> {
  let keys = published;
  let misbehaviour: Misbehaviour | undefined;
  const requests = { discovery: 0, keys: 0 };
  const server = createServer((request, response) => {
    const document = documents.get(request.url ?? "");
    if (document === undefined) return void response.writeHead(404).end();
    requests[document] += 1;
    const usual = document === "keys" ? { keys } : { issuer: url, jwks_uri: `${url}/jwks` };
    (misbehaviour ?? answerJson)(document, response, usual);
  });
  const url = await listening(server);
  return {
    url,
    requests,
    publish: (...next) => {
      keys = next;
    },
    behave: (instead) => {
      misbehaviour = instead;
    },
    close: () => closed(server),
  };
}

const documents: ReadonlyMap<string, Document> = new Map([
  ["/.well-known/openid-configuration", "discovery"],
  ["/jwks", "keys"],
]);

/** What an issuer in order does. */
export const answerJson = (_document: Document, response: ServerResponse, usual: unknown): void => {
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(usual));
};

/** Ends the connection without a word, as when a machine goes away. */
export const hangUp: Misbehaviour = (_document, response) => void response.socket?.destroy();

/** A server that must never be called: it is named by tokens only. */
export interface Canary {
  readonly url: string;
  readonly calls: () => number;
  readonly close: () => Promise<void>;
}

/** Starts a canary that would serve an attacker's keys. */
export async function startCanary(...keys: JWK[]): Promise<Canary> {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    answerJson("keys", response, { keys });
  });
  return { url: await listening(server), calls: () => calls, close: () => closed(server) };
}

type Listener = ReturnType<typeof createServer>;

async function listening(server: Listener): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function closed(server: Listener): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
