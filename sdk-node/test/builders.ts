import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { credentialKinds } from "../../generated/credentials.ts";
import { type ErrorCode, errors } from "../../generated/errors.ts";
import type { RequestBody, SuccessBody } from "../../generated/sdk-resources.ts";
import type { ClientResources } from "../src/api-promise.ts";
import { createCall } from "../src/call.ts";
import { ResourceMethods } from "../src/client.ts";
import { type Runtime, systemRuntime } from "../src/runtime.ts";
import { type FraudRiskOptions, resolveSettings } from "../src/settings.ts";

/** A key of the right look that opens nothing. */
export const secretKey = `${credentialKinds.secret.prefix}0123456789abcdefghijABCDEFGHIJxyABC123`;

/** An ingest key of the right look. */
export const ingestKey = `${credentialKinds.ingest.prefix}0123456789abcdefghijABCDEFGHIJxyABC123`;

/** A dashboard session of the right look that opens nothing. */
export const sessionToken = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZG1pbiIsInJvbGUiOiJhZG1pbiJ9.c2lnbmF0dXJlLW9mLW5vYm9keQ";

/** A pay-in without a handle of its own. */
export const payin: RequestBody<"assessPayin"> = { amount: 1249.9, amount_unit: "major", currency: "MXN" };

/** The answer to it. */
export const assessment: SuccessBody<"assessPayin"> = {
  decision: "approve",
  risk_score: 4.5,
  signals: [],
  signal_details: [],
  session_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
  latency_ms: 6.4,
  assess_flow: "payin",
};

/** Real time, but no backoff: retries against a real server follow at once. */
export const eagerRuntime: Runtime = { ...systemRuntime, random: () => 0 };

/** A client with a secret key that a test can hold still. Never reads the environment. */
export function buildClient(options: FraudRiskOptions = {}, runtime: Runtime = eagerRuntime): ClientResources {
  return new ResourceMethods(createCall(resolveSettings({ apiKey: secretKey, ...options }, {}), runtime));
}

/** The same with a dashboard session. */
export function buildManagement(options: FraudRiskOptions = {}, runtime: Runtime = eagerRuntime): ClientResources {
  return buildClient({ apiKey: undefined, sessionToken, ...options }, runtime);
}

/** An answer of the service that is an error, in its standard shape. */
export function errorAnswer(code: ErrorCode, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message: errors[code].message, details: {} } }, { status: errors[code].status, headers });
}

/** A request as it arrived. */
export interface Arrived {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
}

/** Starts a real server for one test; `reply` gets the response, the request and its number from 1. */
export async function startServer(reply: (response: ServerResponse, request: Arrived, number: number) => void) {
  const requests: Arrived[] = [];
  const server = createServer(async (incoming, response) => {
    let text = "";
    for await (const chunk of incoming) text += chunk;
    const request = { method: incoming.method, url: incoming.url, headers: incoming.headers, text };
    reply(response, request, requests.push(request));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** Answers with JSON. */
export function sendJson(response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}

/** What the promise rejects with; fails if it resolves. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error("The call succeeded.");
    },
    (error: unknown) => error,
  );
}
