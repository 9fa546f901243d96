import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { discovery } from "../../generated/discovery.ts";
import { operations } from "../../generated/operations.ts";
import { sdkOperations } from "../../generated/sdk-facts.ts";
import { handleField, handleHeader } from "../src/idempotency.ts";
import { FraudRisk } from "../src/index.ts";
import { createResources } from "../src/resources.ts";
import { version } from "../src/version.ts";
import { buildClient, buildManagement, ingestKey, secretKey, sendJson, startServer } from "./builders.ts";
import { argumentsOf, calledOperations, methods } from "./methods.ts";

describe("the client and the contract", () => {
  test("have the same methods: one per operation of the table, and one more for each format beside JSON", async () => {
    const called: string[] = [];
    const recorder = createResources(sdkOperations, (operation) => {
      called.push(operation);
      return new Promise<never>(() => {});
    });
    for (const [, method] of methods(recorder)) method({});
    const expected = Object.values(operations).flatMap(({ id, formats }) => [id, ...Object.keys(formats).map(() => id)]);
    expect(called.toSorted()).toEqual(expected.toSorted());
    expect(methods(new FraudRisk({ apiKey: secretKey })).map(([name]) => name)).toEqual(methods(recorder).map(([name]) => name));
  });

  test("agree on method and path of every operation", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, {}));
    const called = calledOperations();
    const clients = { secret: buildClient({ baseUrl }), session: buildManagement({ baseUrl }), ingest: buildClient({ baseUrl, apiKey: ingestKey }) };
    for (const { name, rule } of called) {
      // any of them calls what is public
      const kind = (["secret", "session", "ingest"] as const).find((one) => rule.credentials.includes(one)) ?? "secret";
      await new Map(methods(clients[kind])).get(name)?.(...argumentsOf(rule));
    }
    expect(requests.map(({ method, url }) => `${method} ${url?.replace(/\?.*/, "")}`)).toEqual(
      called.map(({ rule: { method, path } }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, "the-$1")}`),
    );
  });

  test("agree on the idempotency header and the field used without it", () => {
    for (const { idempotency } of Object.values(discovery)) {
      expect({ header: handleHeader, field: handleField }).toEqual({ header: idempotency.header, field: idempotency.fallback_field });
    }
  });

  test("come in a package of this version, without dependencies", () => {
    const manifest: unknown = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    expect(manifest).toHaveProperty("version", version);
    expect(manifest).not.toHaveProperty("dependencies");
  });
});
