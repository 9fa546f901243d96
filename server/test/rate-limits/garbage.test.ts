// Garbage costs nothing: keys of the wrong form never reach the database.
import { connect } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { keyKind, mintKey } from "../../src/platform/credentials/api-key.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "error" });
});
afterAll(() => service.close());

/** Malformed keys of every kind of mistake; none passes the checksum. */
function malformed(index: number): string {
  const whole = mintKey((["secret", "publishable", "ingest"] as const)[index % 3] ?? "secret");
  const variants = [
    () => `${whole.slice(0, -1)}${whole.endsWith("A") ? "B" : "A"}`,
    () => whole.slice(0, -1),
    () => `${whole}A`,
    () => whole.replace("svc_", "svx_"),
    () => `${whole.slice(0, 12)}-${whole.slice(13)}`,
    () => whole.toLowerCase().replace("svc_", "SVC_"),
    () => `svc_sk_${String(index).padStart(38, "0")}`,
    () => `${whole.slice(0, 20)}${whole.slice(21, 22)}${whole.slice(20, 21)}${whole.slice(22)}!`,
  ];
  return (variants[index % variants.length] ?? (() => "x"))();
}

/** Sends requests down one connection, one behind the other without waiting; answers the statuses. */
function pipelined(keys: readonly string[]): Promise<Map<string, number>> {
  const body = JSON.stringify({ amount: 1, currency: "MXN" });
  return new Promise((resolve, reject) => {
    const statuses = new Map<string, number>();
    let rest = "";
    let answers = 0;
    const socket = connect(service.port, "127.0.0.1", () => {
      socket.write(
        keys
          .map(
            (key) =>
              `POST /api/v1/assess HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
          )
          .join(""),
      );
    });
    socket.on("data", (chunk: Buffer) => {
      rest += chunk.toString("latin1");
      const heads = rest.split(/HTTP\/1\.1 (?=\d{3} )/);
      rest = `HTTP/1.1 ${heads.pop() ?? ""}`;
      for (const head of heads) if (/^\d{3}/.test(head)) note(head.slice(0, 3));
      if (answers === keys.length - 1 && /HTTP\/1\.1 \d{3} [\s\S]*\r\n\r\n\{[\s\S]*\}$/.test(rest)) {
        note(rest.slice(9, 12));
        socket.destroy();
        resolve(statuses);
      }
    });
    socket.once("error", reject);
    const note = (status: string): void => {
      answers += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
  });
}

test("100,000 malformed keys are 401, and cause no query at all", { timeout: 120_000 }, async () => {
  // what the process does by itself meanwhile (looking whether the database is there) is none of theirs
  const queries = vi.spyOn(pg.Client.prototype, "query");
  const total = new Map<string, number>();
  for (let batch = 0; batch < 50; batch++) {
    const keys = Array.from({ length: 2000 }, (_, index) => malformed(batch * 2000 + index));
    expect(keys.some((key) => keyKind(key) !== undefined)).toBe(false);
    for (const [status, count] of await pipelined(keys)) total.set(status, (total.get(status) ?? 0) + count);
  }
  expect(Object.fromEntries(total)).toEqual({ 401: 100_000 });
  expect(queries.mock.calls).toEqual([]);
  queries.mockRestore();
  expect((await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin() })).status).toBe(200);
});

test("well-formed unknown keys share statements; from the 601st on they are 429, and a valid key used for the first time is served", async () => {
  const lookups = vi.spyOn(pg.Client.prototype, "query");
  const answers = await Promise.all(Array.from({ length: 900 }, () => call(`${service.url}/api/v1/assess`, { key: mintKey("secret"), body: payin() })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
  expect(lookups.mock.calls.length).toBeLessThan(900);
  const unseen = (await service.tenant.key("secret")).value;
  expect((await call(`${service.url}/api/v1/assess`, { key: unseen, body: payin() })).status).toBe(200);
  lookups.mockRestore();
});
