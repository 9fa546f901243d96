// Names are looked up by queries of the service's own, in bounded time, whatever else the process does.
import { pbkdf2 } from "node:crypto";
import { createSocket, type Socket } from "node:dgram";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createNameResolver, type NameResolver, UnknownName } from "../../src/delivery/webhooks/host-names.ts";
import { createOutbound } from "../../src/delivery/webhooks/outbound.ts";

/** Addresses that the name server gives out, by name; a name that it does not have is never answered. */
let zone: Record<string, readonly [number, number, number, number]>;
let server: Socket;
let names: NameResolver;
let receiver: Server;
let port: number;

/** A name server that answers A queries from the zone, and AAAA queries with nothing (RFC 1035, 4.1). */
function answer(query: Buffer): Buffer | undefined {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length).toLowerCase());
    at += length + 1;
  }
  const question = query.subarray(12, at + 5);
  const address = zone[labels.join(".")];
  if (address === undefined) return undefined;
  const isA = query.readUInt16BE(at + 1) === 1;
  const header = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, isA ? 1 : 0, 0, 0, 0, 0]);
  return Buffer.concat([header, question, isA ? Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address]) : Buffer.alloc(0)]);
}

beforeEach(async () => {
  zone = { "shop.example.com": [127, 0, 0, 1], "meta.example.com": [169, 254, 169, 254] };
  server = createSocket("udp4");
  server.on("message", (query, { port: from, address }) => {
    const reply = answer(query);
    if (reply !== undefined) server.send(reply, from, address);
  });
  await new Promise<void>((resolve) => server.bind(0, "127.0.0.1", resolve));
  names = createNameResolver({ servers: [`127.0.0.1:${server.address().port}`], timeout: 1000 });
  receiver = createServer((_request, response) => response.end("taken"));
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  port = (receiver.address() as AddressInfo).port;
});
afterEach(async () => {
  names.close();
  server.close();
  await new Promise((resolve) => receiver.close(resolve).closeAllConnections());
});

test("a name leads to its addresses, and an event to its receiver", async () => {
  expect(await names.resolve("shop.example.com")).toEqual(["127.0.0.1"]);
  const outbound = createOutbound({ local: true }, 5000, names);
  expect(await outbound.post(`http://shop.example.com:${port}/`, {}, "{}")).toMatchObject({ statusCode: 200, excerpt: "taken" });
  outbound.close();
});

test("while every thread of the pool is busy, names are looked up as ever", async () => {
  let busy = true;
  const hashing = Promise.all(Array.from({ length: 8 }, () => promisify(pbkdf2)("a", "b", 400_000, 64, "sha512"))).then(() => {
    busy = false;
  });
  expect(await names.resolve("shop.example.com")).toEqual(["127.0.0.1"]);
  expect(busy).toBe(true);
  await hashing;
});

test("a name server that does not answer costs a second as it was set, and is a failure of the name", async () => {
  const started = performance.now();
  await expect(names.resolve("silent.example.com")).rejects.toThrow(UnknownName);
  expect(performance.now() - started).toBeLessThan(3000);
  const outbound = createOutbound({ local: true }, 10_000, names);
  expect(await outbound.post(`http://silent.example.com:${port}/`, {}, "{}")).toMatchObject({ failure: "dns", statusCode: null, excerpt: null });
  outbound.close();
});

test("a name that resolves to an internal network fails like an unknown one", async () => {
  const outbound = createOutbound({ local: false }, 10_000, names);
  const failures = [];
  for (const name of ["shop", "meta", "silent"]) {
    const { latencyMs: _, ...result } = await outbound.post(`https://${name}.example.com/`, {}, "{}");
    failures.push(result);
  }
  expect(new Set(failures.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(failures[0]).toMatchObject({ failure: "dns" });
  outbound.close();
});

test("localhost is this machine, without a question", async () => {
  expect(await names.resolve("localhost")).toEqual(["127.0.0.1", "::1"]);
});
