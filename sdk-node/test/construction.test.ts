import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { credentialKinds } from "../../generated/credentials.ts";
import { FraudRisk, type FraudRiskOptions, UsageError } from "../src/index.ts";
import { resolveSettings } from "../src/settings.ts";
import { buildClient, rejection, secretKey, sessionToken } from "./builders.ts";

describe("constructing a client", () => {
  test("takes the key and the address from the environment when they are not given", () => {
    const settings = resolveSettings({}, { FRAUD_RISK_API_KEY: secretKey, FRAUD_RISK_BASE_URL: "https://risk.example.com/gateway/" });
    expect(settings).toMatchObject({ credential: { kind: "secret", value: secretKey }, baseUrl: "https://risk.example.com/gateway" });
  });

  test("prefers what is given to the environment", () => {
    const settings = resolveSettings(
      { apiKey: secretKey, baseUrl: "http://localhost:4000" },
      { FRAUD_RISK_API_KEY: "other", FRAUD_RISK_BASE_URL: "http://elsewhere" },
    );
    expect(settings).toMatchObject({ credential: { kind: "secret", value: secretKey }, baseUrl: "http://localhost:4000" });
  });

  test("with a session leaves the key of the environment alone", () => {
    expect(resolveSettings({ sessionToken }, { FRAUD_RISK_API_KEY: secretKey }).credential).toEqual({ kind: "session", value: sessionToken });
  });

  test("reads an empty environment variable as none", () => {
    const settings = resolveSettings({}, { FRAUD_RISK_API_KEY: "", FRAUD_RISK_BASE_URL: "" });
    expect(settings).toMatchObject({ credential: undefined, baseUrl: "http://localhost:3000" });
  });

  test("has 10 s per attempt, 30 s in all and 3 retries by default", () => {
    expect(resolveSettings({}, {}).limits).toEqual({ timeoutMs: 10_000, deadlineMs: 30_000, maxRetries: 3 });
  });

  test("is refused in a browser", () => {
    vi.stubGlobal("window", {});
    vi.stubGlobal("document", {});
    try {
      expect(() => new FraudRisk({ apiKey: secretKey })).toThrow(/must not run in a browser/);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test("is refused for a publishable key, which points to the browser SDK", () => {
    expect(() => new FraudRisk({ apiKey: `${credentialKinds.publishable.prefix}abc` })).toThrow(/use the browser SDK/);
  });

  test("with an ingest key delivers events, and refuses to do anything else", async () => {
    const client = new FraudRisk({ apiKey: `${credentialKinds.ingest.prefix}abc`, fetch: async () => Response.json({ duplicate: true }, { status: 202 }) });
    expect((await client.events.ingest({ event_type: "captured", external_id: "1" })).duplicate).toBe(true);
    await expect(client.assess.payin({ amount: 1, currency: "MXN" })).rejects.toThrow(/needs a secret key/);
    await expect(new FraudRisk({ apiKey: secretKey }).events.ingest({ event_type: "captured", external_id: "1" })).rejects.toThrow(/needs an ingest key/);
  });

  test.each(["sk_live_51HxQ", "pk_test_51HxQ", "APP_USR-7343-0511", "0123456789"])(
    "is refused for a key of another vendor, and names those of this service: %s",
    (apiKey) => {
      const message = `keys start with ${credentialKinds.secret.prefix} or ${credentialKinds.ingest.prefix}`;
      expect(() => new FraudRisk({ apiKey })).toThrow(message);
      expect(() => new FraudRisk({ apiKey })).toThrow(expect.toSatisfy((error) => !inspect(error).includes(apiKey)));
    },
  );

  test.each(["...", "…", "<key>", "your_key", "your-key", ""])(
    "is refused for a placeholder in the place of a key, and says where keys are made: svc_sk_%s",
    (rest) => {
      expect(() => new FraudRisk({ apiKey: `${credentialKinds.secret.prefix}${rest}` })).toThrow(/Replace a placeholder by your key/);
      expect(() => resolveSettings({}, { FRAUD_RISK_API_KEY: `${credentialKinds.secret.prefix}${rest}` })).toThrow(UsageError);
    },
  );

  test.each(["https://risk.example.com/api/v1", "https://risk.example.com/api/v1/", "http://localhost:3000/api", "https://gateway.example/risk/api/v2"])(
    "is refused for an address with the beginning of the paths: %s",
    (baseUrl) => expect(() => new FraudRisk({ apiKey: secretKey, baseUrl })).toThrow(/no \/api\/v1, which the client adds/),
  );

  test.each(["", " ", `${secretKey}\n`, `${secretKey} `, "schlüssel"])("is refused for a key that cannot travel in a header: %j", (apiKey) => {
    expect(() => new FraudRisk({ apiKey })).toThrow(UsageError);
  });

  test("is refused with a key and a session, and says what to do", () => {
    expect(() => new FraudRisk({ apiKey: secretKey, sessionToken })).toThrow(/not both; make a second client/);
  });

  test.each(["", secretKey, `Bearer ${sessionToken}`, `${sessionToken}\n`, "one.two", "one..three"])("is refused for a session that is no JWT: %j", (wrong) => {
    expect(() => new FraudRisk({ sessionToken: wrong })).toThrow(/must be the JWT of a dashboard session/);
  });

  test("is refused for a session in the place of a key, and says where it goes", () => {
    expect(() => new FraudRisk({ apiKey: sessionToken })).toThrow(/pass a dashboard session as sessionToken/);
  });

  test.each([
    "localhost:3000",
    "ftp://risk.example.com",
    "not an address",
    "https://user:secret@risk.example.com",
    "https://risk.example.com/?a=1",
    "https://risk.example.com/#a",
  ])("is refused for the address %s", (baseUrl) => {
    expect(() => new FraudRisk({ apiKey: secretKey, baseUrl })).toThrow(/baseUrl/);
  });

  test.each<FraudRiskOptions>([
    { timeoutMs: 0 },
    { timeoutMs: Number.NaN },
    { timeoutMs: Number.POSITIVE_INFINITY },
    { timeoutMs: 2 ** 31 },
    { deadlineMs: -1 },
    { deadlineMs: 1.5 },
    { maxRetries: -1 },
    { maxRetries: 101 },
  ])("is refused for a limit out of range: %o", (limit) => {
    expect(() => new FraudRisk({ apiKey: secretKey, ...limit })).toThrow(/must be a whole number from/);
  });

  test("never repeats a refused credential in the error", () => {
    const refused = [
      `${credentialKinds.publishable.prefix}topsecret`,
      `${credentialKinds.ingest.prefix}topsecret\n`,
      `${credentialKinds.secret.prefix}topsecret\n`,
    ];
    for (const apiKey of refused) {
      expect(() => new FraudRisk({ apiKey })).toThrow(expect.toSatisfy((error) => !inspect(error).includes("topsecret")));
    }
    expect(() => new FraudRisk({ sessionToken: "topsecret" })).toThrow(expect.toSatisfy((error) => !inspect(error).includes("topsecret")));
  });

  test.each([
    ["key", { apiKey: secretKey }, secretKey],
    ["session", { sessionToken }, sessionToken],
  ])("leaves no trace of the %s on the client", (_, options, value) => {
    const client = new FraudRisk(options);
    expect(inspect(client, { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toContain(value);
    expect(JSON.stringify(client)).not.toContain(value);
  });

  test("gives methods that work apart from the client", async () => {
    const { read } = new FraudRisk({ fetch: async () => Response.json({ status: "ok" }) }).health;
    expect(await read()).toEqual({ status: "ok" });
  });
});

describe("a client without a credential", () => {
  const fetch = vi.fn(async () => Response.json({ status: "ok" }));

  test("answers a secured call with a clear error before any request", async () => {
    const client = buildClient({ apiKey: undefined, fetch });
    const error = await rejection(client.assess.payin({ amount: 1, amount_unit: "major", currency: "MXN" }));
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toHaveProperty("message", expect.stringContaining("FRAUD_RISK_API_KEY"));
    expect(fetch).not.toHaveBeenCalled();
  });

  test("still reads what is public", async () => {
    expect(await buildClient({ apiKey: undefined, fetch }).health.read()).toEqual({ status: "ok" });
  });
});
