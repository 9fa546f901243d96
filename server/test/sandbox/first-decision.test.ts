// The first decision that the README and `npm start` show: pasted, it answers what they print.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keyPermissions } from "../../../generated/credentials.ts";
import { banner } from "../../src/sandbox/banner.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");

/** The body of the first curl command in a text. */
const bodyIn = (text: string): unknown => JSON.parse(/-d '([^']+)'/.exec(text)?.[1] ?? "");

async function decided(payment: unknown) {
  const { value } = await service.tenant.key("secret", { permissions: keyPermissions.secret });
  const { status, body } = await call(`${service.url}/api/v1/assess`, { key: value, body: payment });
  expect(status).toBe(200);
  const { body: explanation } = await call(`${service.url}/api/v1/merchant/explainability/${body.session_id}`, { key: value });
  return { answer: body, explanation };
}

test("the README's first payment is answered as it says, and its explanation as it quotes", async () => {
  const { decision, risk_score, signals } = JSON.parse(`${/^\{"decision".*?(?=,…\})/m.exec(readme)?.[0]}}`);
  const { answer, explanation } = await decided(bodyIn(readme));
  expect(answer).toMatchObject({ decision, risk_score, signals });
  expect(readme).toContain(`*${explanation.nearest_change.text}*`);
});

test("the banner's payment is answered as it says: not approved, with reasons and a change that would help", async () => {
  const organization = { organization_id: "", publishable_key: "", secret_key: "", ingest_key: "" };
  const psp = { ...organization, submerchant_id: "", submerchant_secret_key: "" };
  const text = banner({ ...organization, base_url: "", docs_url: "", other: organization, psp }, "");
  const said = JSON.parse(`${/It answers (.*),\.\.\.\}/.exec(text)?.[1]}}`);
  const { answer, explanation } = await decided(bodyIn(text));
  expect(said).toEqual({ decision: "challenge", risk_score: expect.any(Number), signals: ["BIN_COUNTRY_MISMATCH", "IP_PROXY_VPN"] });
  expect(answer).toMatchObject(said);
  expect(explanation.nearest_change.text).toMatch(/^Without IP_PROXY_VPN /);
});
