// Two hundred shapes of what can be written on a socket: each is answered as the contract says or the connection is ended, in time, and nothing of it
// harms the next caller.
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errors } from "../../../generated/errors.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { rawRequests } from "./raw-requests.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());

/** Time (ms) within which everything is said and the connection ended. */
const BOUND = 5000;

/** All that is read until the connection ends, after the parts are written and the client's half is closed. */
function exchange(parts: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let read = "";
    const socket = connect({ port: service.port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true }, () => {
      for (const part of parts) socket.write(part);
      socket.end();
    });
    const timer = setTimeout(() => reject(new Error(`the connection hangs after ${JSON.stringify(read.slice(0, 200))}`)), BOUND);
    socket.on("data", (chunk: Buffer) => {
      read += chunk.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(read);
    });
  });
}

const placeholder = "svc_sk_placeholder";
const rows = rawRequests({ secret: placeholder });

test("there are two hundred shapes, each another", () => {
  expect(rows.length).toBeGreaterThanOrEqual(200);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

describe("is answered as documented:", () => {
  test.each(rows.map((row, index) => [row.name, index] as const))("%s", async (_, index) => {
    const row = rawRequests({ secret: service.tenant.secret })[index];
    const read = await exchange(row?.parts ?? []);
    const answers = read.split(/(?=HTTP\/1\.1 \d{3} )/).filter((text) => text !== "");
    const statuses = answers.map((text) => Number(text.slice(9, 12)));
    expect(statuses).toEqual(
      row?.answers.map((expected, at) => (typeof expected === "number" ? expected : (expected.find((one) => one === statuses[at]) ?? expected))),
    );
    for (const answer of answers.filter((text) => /^HTTP\/1\.1 [45]/.test(text))) {
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      const { error, code = error.code } = JSON.parse(body);
      expect(errors[code as keyof typeof errors].status).toBe(Number(answer.slice(9, 12)));
      expect(head).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}/);
    }
  });
});

test("the service is well after all of them at once, and none was its own fault", async () => {
  const read = await Promise.all(rawRequests({ secret: service.tenant.secret }).map(({ parts }) => exchange(parts)));
  expect(read.filter((text) => /HTTP\/1\.1 5/.test(text))).toEqual([]);
  expect((await call(`${service.url}/api/v1/health`)).status).toBe(200);
  expect(service.logged()).not.toContain("unexpected failure");
});
