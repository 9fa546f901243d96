// Which kind of credential a client may use for what: by the contract's own table, before anything is sent.
import { describe, expect, test, vi } from "vitest";
import { credentialKinds } from "../../generated/credentials.ts";
import type { FraudRiskOptions } from "../src/index.ts";
import { buildClient, ingestKey, rejection, secretKey, sessionToken } from "./builders.ts";
import { argumentsOf, calledOperations, methods } from "./methods.ts";

const kinds: Readonly<Record<string, FraudRiskOptions>> = {
  secret: { apiKey: secretKey },
  ingest: { apiKey: ingestKey },
  session: { apiKey: undefined, sessionToken },
  none: { apiKey: undefined },
};

const cases = Object.entries(kinds).flatMap(([kind, options]) => calledOperations().map(({ name, rule }) => ({ kind, options, name, rule })));

describe("an operation is called with what the contract says it takes, and with nothing else", () => {
  test.each(cases)("$name with a credential of the kind $kind", async ({ kind, options, name, rule }) => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
    const call = () => new Map(methods(buildClient({ ...options, fetch }))).get(name)?.(...argumentsOf(rule)) ?? expect.fail("no such method");
    const isPublic = rule.credentials.length === 0;
    if (!isPublic && !rule.credentials.some((accepted) => accepted === kind)) {
      const error = await rejection(call());
      expect(error).toMatchObject({ name: "UsageError", message: expect.stringContaining(`${rule.id} needs `) });
      expect(fetch).not.toHaveBeenCalled();
      return;
    }
    await call();
    const sent = new Headers(fetch.mock.calls[0]?.[1].headers).get("Authorization");
    // a public operation is sent no credential: it would only be one more place to lose it
    expect(sent).toBe(isPublic ? null : `Bearer ${options.sessionToken ?? options.apiKey}`);
  });
});

test("every kind of credential of the contract is either one of a client, or refused when it is made", () => {
  const ofClients = Object.keys(kinds).filter((kind) => kind !== "none");
  expect(Object.keys(credentialKinds).toSorted()).toEqual([...ofClients, "publishable"].toSorted());
  expect(() => buildClient({ apiKey: `${credentialKinds.publishable.prefix}abc` })).toThrow(/use the browser SDK/);
});

test("what an operation needs is said in full, and repeats no credential", async () => {
  const messages = await Promise.all([
    rejection(buildClient({ apiKey: ingestKey }).assess.payin({ amount: 1, currency: "MXN" })),
    rejection(buildClient().events.ingest({ event_type: "captured", external_id: "1" })),
    rejection(buildClient({ apiKey: ingestKey }).submerchants.list()),
  ]).then((errors) => errors.map((error) => (error as Error).message));
  expect(messages[0]).toMatch(/^assessPayin needs a secret key: pass apiKey/);
  expect(messages[1]).toBe("ingestProviderEvent needs an ingest key: pass it as apiKey to new FraudRisk(...).");
  expect(messages[2]).toMatch(/a secret key: .+ or a dashboard session: /);
  for (const message of messages) for (const value of [secretKey, ingestKey]) expect(message).not.toContain(value);
});
