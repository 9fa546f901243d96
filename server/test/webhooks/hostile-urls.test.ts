// Events never leave for addresses of our own network, however they are spelled: not when an endpoint is registered, and not when it is called.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { NameResolver } from "../../src/delivery/webhooks/host-names.ts";
import { createOutbound, type Outbound } from "../../src/delivery/webhooks/outbound.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { hostileAnswers, hostileUrls } from "./hostile-urls.ts";

// the look-up of names is the test's
const resolver = { answer: [] as string[], lookups: 0 };
const names: NameResolver = {
  resolve: async () => {
    resolver.lookups++;
    return resolver.answer;
  },
  close: () => undefined,
};

let service: TestService;
let outbound: Outbound;
let canaries: Server[];
let port: number;
let reached = 0;

/** Notes every connection, not only requests. */
function canary(host: string, wanted: number): Promise<Server> {
  const server = createServer((_request, response) => response.end("reached"));
  server.on("connection", () => reached++);
  return new Promise((resolve, reject) => server.once("error", reject).listen(wanted, host, () => resolve(server)));
}

beforeAll(async () => {
  service = await startService({ webhooksLocal: false });
  outbound = createOutbound({ local: false }, 2000, names);
  const first = await canary("127.0.0.1", 0);
  port = (first.address() as AddressInfo).port;
  canaries = [first, await canary("::1", port)];
});
afterAll(async () => {
  outbound.close();
  for (const server of canaries) server.close();
  await service.close();
});

beforeEach(() => {
  reached = 0;
  resolver.lookups = 0;
});

test("there are hundreds of spellings, each another", () => {
  expect(new Set(hostileUrls).size).toBe(hostileUrls.length);
  expect(hostileUrls.length).toBeGreaterThan(250);
});

test("an endpoint at a hostile address is not registered, nor is one moved there; the answer names the field", async () => {
  const admin = await service.token("admin");
  const endpoints = `${service.url}/api/v1/webhook-endpoints`;
  const { body: good } = await call(endpoints, { key: admin, body: { url: "https://shop.example.com/hook" } });
  const wrong: unknown[] = [];
  for (const [index, url] of hostileUrls.entries()) {
    // one check serves both: every tenth is tried as a change
    const { status, body } =
      index % 10 === 0
        ? await call(`${endpoints}/${good.id}`, { key: admin, method: "PATCH", body: { url } })
        : await call(endpoints, { key: admin, body: { url } });
    if (status !== 400 || body.error.details.fields[0].path !== "url") wrong.push({ url, status, body });
  }
  expect(wrong).toEqual([]);
});

test("what was registered all the same is not called: no look-up, no connection, one failure that says why", async () => {
  const open: string[] = [];
  resolver.answer = ["127.0.0.1", "::1"];
  for (const url of hostileUrls) {
    // to where the canaries listen, where the address has no port of its own
    for (const one of [url, url.replace(/^(https?:\/\/(?:\[[^\]]*\]|[^/:@#\s]+))(?=\/)/, `$1:${port}`)]) {
      const { failure } = await outbound.post(one, {}, "{}");
      if (failure !== "forbidden_address") open.push(`${one}: ${failure}`);
    }
  }
  expect(open).toEqual([]);
  expect(resolver.lookups).toBe(0);
  expect(reached).toBe(0);
});

test.each(hostileAnswers)("a name that leads to %s is not followed", async (...answer) => {
  resolver.answer = answer;
  for (const name of ["127.0.0.1.nip.io", "shop.example.com", "xn--caf-dma.example"]) {
    // as a name that does not exist: the log of deliveries says nothing of where names lead
    expect(await outbound.post(`https://${name}:${port}/`, {}, "{}")).toMatchObject({ failure: "dns", statusCode: null, excerpt: null });
  }
  expect(resolver.lookups).toBe(3);
  expect(reached).toBe(0);
});

test("with local addresses allowed, the same canary is reached: the address check is what prevented it", async () => {
  const local = createOutbound({ local: true }, 2000, names);
  resolver.answer = ["127.0.0.1"];
  for (const host of ["127.0.0.1", "[::1]", "shop.example.com"])
    expect(await local.post(`http://${host}:${port}/`, {}, "{}")).toMatchObject({ statusCode: 200, excerpt: "reached" });
  // the metadata service is not a development machine
  expect(await local.post("http://169.254.169.254/latest/meta-data/", {}, "{}")).toMatchObject({ failure: "forbidden_address" });
  local.close();
});
