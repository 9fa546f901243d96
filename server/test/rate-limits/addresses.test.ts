// Limits by address: what counts as one caller, and what one caller can do to others.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mintKey } from "../../src/platform/credentials/api-key.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService({ trustProxy: "1" });
});
afterAll(() => service.close());

const assess = (key: string, from: string) => call(`${service.url}/api/v1/assess`, { key, body: {}, headers: { "X-Forwarded-For": from } });

describe("with a publishable key of 400 a minute, one visitor makes 80", () => {
  test.each([
    ["from one IPv4 address", () => "198.51.100.7"],
    ["from the addresses of one IPv6 network", (index: number) => `2001:db8:1:2::${(index + 1).toString(16)}`],
    ["whose proxy appends a port", (index: number) => `198.51.100.8:${2000 + index}`],
    ["whose proxy appends a port to IPv6", (index: number) => `[2001:db8:9:9::1]:${2000 + index}`],
    ["in the IPv4-mapped spelling as well", (index: number) => (index % 2 === 0 ? "198.51.100.9" : "::ffff:198.51.100.9")],
    ["with what is no address at all", (index: number) => `visitor-${index}`],
  ])("%s", async (_, from) => {
    const { value } = await service.tenant.key("publishable", { rateLimitPerMinute: 400 });
    const statuses: number[] = [];
    for (let index = 0; index < 100; index++) statuses.push((await assess(value, from(index))).status);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(80);
    expect((await assess(value, "203.0.113.44")).status).toBe(400);
  });
});

describe("addresses that spend a publishable key of 400 a minute", () => {
  /** Answers that were no refusal for the rate, of so many calls from each address. */
  async function passed(key: string, addresses: readonly string[], calls: number): Promise<number> {
    const statuses: number[] = [];
    for (let index = 0; index < calls; index++) for (const address of addresses) statuses.push((await assess(key, address)).status);
    return statuses.filter((status) => status !== 429).length;
  }

  test("two of them leave the key to others: each gets its fifth", async () => {
    const { value } = await service.tenant.key("publishable", { rateLimitPerMinute: 400 });
    expect(await passed(value, ["198.51.100.20", "198.51.100.21"], 100)).toBe(160);
    expect(await passed(value, ["203.0.113.50"], 20)).toBe(20);
  });

  test("eight of them leave the last quarter to new addresses, up to five requests each", async () => {
    const { value } = await service.tenant.key("publishable", { rateLimitPerMinute: 400 });
    const many = Array.from({ length: 8 }, (_, index) => `198.51.100.${30 + index}`);
    expect(await passed(value, many, 60)).toBe(300);
    expect(await passed(value, ["203.0.113.60"], 10)).toBe(5);
    expect(await passed(value, ["203.0.113.61", "203.0.113.62"], 2)).toBe(4);
    const { status, headers } = await assess(value, many[0] ?? "");
    expect([status, headers.get("X-RateLimit-Limit"), headers.get("X-RateLimit-Remaining")]).toEqual([429, "400", "0"]);
  });

  test("a secret key has no limit by address", async () => {
    const { value } = await service.tenant.key("secret", { rateLimitPerMinute: 200 });
    expect(await passed(value, ["198.51.100.40"], 210)).toBe(200);
  });
});

describe("an address that tried 600 invented keys", () => {
  let overloaded: TestService;
  let token: string;
  beforeAll(async () => {
    overloaded = await startService();
    token = await overloaded.token("admin");
    await call(`${overloaded.url}/api/v1/organization`, { key: token });
    await Promise.all(Array.from({ length: 620 }, () => call(`${overloaded.url}/api/v1/organization`, { key: mintKey("secret") })));
  });
  afterAll(() => overloaded.close());

  test("gets 429, with consistent headers", async () => {
    const { status, headers } = await call(`${overloaded.url}/api/v1/organization`, { key: mintKey("secret") });
    expect([status, headers.get("X-RateLimit-Limit"), headers.get("X-RateLimit-Remaining")]).toEqual([429, "600", "0"]);
    const wait = Number(headers.get("X-RateLimit-Reset")) - Math.floor(Date.now() / 1000);
    expect(Math.abs(wait - Number(headers.get("Retry-After")))).toBeLessThanOrEqual(1);
  });

  test("keeps the credentials working that worked before", async () => {
    expect((await call(`${overloaded.url}/api/v1/organization`, { key: token })).status).toBe(200);
  });
});
