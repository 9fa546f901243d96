// Every call of the reference in every language: the programs run as a reader would run them, and send the request that the page shows.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { placedOperations } from "../../docs-site/contract/document.ts";
import { otherLanguages, otherSnippet } from "../../docs-site/contract/languages/languages.ts";
import { firstCall, type SampleCall, sampleAddress } from "../../docs-site/contract/sample-call.ts";
import { snippetCredential } from "../../docs-site/contract/snippet-credentials.ts";
import { missingTool, runAll } from "./language-runners.ts";
import { document } from "./page.ts";
import { environment, type SeenRequest } from "./run.ts";

const calls = placedOperations(document).map((placed) => firstCall(document, placed));
let requests: SeenRequest[] = [];
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    requests.push({ method, url, headers, body: await text(request) });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
});

describe.each(Object.values(otherLanguages))("$id", (language) => {
  it("has a program for every operation, and each sends the request of its page", { timeout: 240_000 }, async ({ skip }) => {
    const missing = missingTool(language.id);
    skip(missing !== undefined, `not run on this machine: \`${missing}\` fails`);
    const programs = calls.map((call) => otherSnippet(document, call, language));
    // PHP names the port a second time
    const here = programs.map((program) => program.replaceAll("http://localhost:3000", `http://127.0.0.1:${port}`).replace('"3000"', `"${port}"`));
    await runAll(language.id, here, environment);
    expect(requests).toHaveLength(calls.length);
    for (const [index, call] of calls.entries()) expect(asSent(call, requests[index])).toEqual(asShown(call));
  });

  it("has the credential and the address of the page in every program", () => {
    for (const call of calls) {
      const program = otherSnippet(document, call, language);
      const { variable } = snippetCredential(document, call.placed) ?? {};
      if (variable === undefined) expect(program).not.toMatch(/Authorization/i);
      else expect(program).toContain(variable);
      expect(program).toContain(call.placed.path.split("{")[0] ?? "");
      expect(program).not.toContain("__");
    }
  });
});

/** A request by what the page shows of it. */
function asShown(call: SampleCall) {
  const { placed, handle, headers, body, otherType } = call;
  const credential = snippetCredential(document, placed);
  const url = new URL(sampleAddress(call), "http://localhost:3000");
  const named = { ...headers, ...(handle === undefined ? {} : { [handle.header]: handle.value }) };
  return {
    method: placed.method.toUpperCase(),
    path: decodeURIComponent(url.pathname),
    query: [...url.searchParams],
    authorization: credential && `Bearer ${environment[credential.variable as keyof typeof environment]}`,
    headers: Object.values(named),
    type: body === undefined ? undefined : (otherType ?? "application/json"),
    body: body ?? "",
  };
}

function asSent({ headers: named, handle, otherType, body }: SampleCall, request: SeenRequest | undefined) {
  const url = new URL(request?.url ?? "", "http://localhost:3000");
  const names = [...Object.keys(named), ...(handle === undefined ? [] : [handle.header])];
  return {
    method: request?.method,
    path: decodeURIComponent(url.pathname),
    query: [...url.searchParams],
    authorization: request?.headers.authorization,
    headers: names.map((name) => request?.headers[name.toLowerCase()]),
    type: body === undefined ? undefined : request?.headers["content-type"],
    body: body !== undefined && otherType === undefined ? JSON.parse(request?.body ?? "") : request?.body,
  };
}
