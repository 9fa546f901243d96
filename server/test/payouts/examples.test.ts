// The examples of the contract are the responses that a new organization gets.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { anyHour } from "./payouts-of.ts";

type Examples = Readonly<Record<string, { readonly value: never }>>;
interface Content {
  readonly content: { readonly "application/json": { readonly examples: Examples } };
}

const document = JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"));
const { requestBody, responses, parameters }: { requestBody: Content; responses: { 200: Content }; parameters: { name: string; examples: Examples }[] } =
  document.paths["/api/v1/assess/payout"].post;
const { examples: requests } = requestBody.content["application/json"];
const { examples: answers } = responses[200].content["application/json"];
const keys = parameters.find(({ name }) => name === "Idempotency-Key")?.examples ?? {};

let service: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  await anyHour(service);
});
afterAll(() => service.close());

test.each(Object.keys(requests))("%s", async (name) => {
  const key = keys[name]?.value;
  const headers: Record<string, string> = key === undefined ? {} : { "Idempotency-Key": key };
  const { status, body } = await call(`${service.url}/api/v1/assess/payout`, { key: service.tenant.secret, body: requests[name]?.value, headers });
  expect(status).toBe(200);
  const { session_id, latency_ms, policy_version, ...answer }: Record<string, unknown> = body;
  expect([session_id, latency_ms, policy_version]).toEqual([expect.any(String), expect.any(Number), expect.stringMatching(/^catalogue@/)]);
  expect(answer).toEqual({ ...(answers[name]?.value as object | undefined), session_id: undefined, latency_ms: undefined, policy_version: undefined });
});
