// From nothing to a management call: the sandbox's sign-in in a real browser, before the whole service.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../harness/browser.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService(), startBrowser()]);
});
afterAll(() => Promise.all([service.close(), closeBrowser?.()]));

test("an admin signs in, the page shows the organization, and with the token the admin makes a key that works", async () => {
  const page = await browser.newPage();
  await page.goto(`${service.url}/identity/`);
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await page.getByRole("button", { name: /Admin of Test/ }).click();
  await page.locator("#status", { hasText: "200" }).waitFor();
  expect(JSON.parse((await page.locator("#answer").textContent()) ?? "")).toMatchObject({ id: service.tenant.id, segment: "merchant" });

  const token = (await page.locator("#token").textContent()) ?? "";
  // from the page itself, as a dashboard of ours would
  const made = await page.evaluate<{ status: number; body: { key: string } }, string>(async (bearer) => {
    const response = await fetch("/api/v1/keys", {
      method: "POST",
      headers: { Authorization: `Bearer ${bearer}`, "Content-Type": "application/json" },
      body: JSON.stringify({ type: "secret", name: "Made after signing in" }),
    });
    return { status: response.status, body: (await response.json()) as { key: string } };
  }, token);
  expect(made.status).toBe(201);
  expect((await call(`${service.url}/api/v1/assess`, { key: made.body.key, body: payin() })).status).toBe(200);
  const log = await call(`${service.url}/api/v1/audit-log`, { key: token });
  expect(log.body.data[0]).toMatchObject({ action: "key.created", actor: { type: "session", role: "admin" } });
});

test("a viewer signs in, reads the organization, and gets the name of the permission required for keys", async () => {
  const page = await browser.newPage();
  await page.goto(`${service.url}/identity/`);
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await page.getByRole("button", { name: /Viewer of Test/ }).click();
  await page.locator("#status", { hasText: "200" }).waitFor();
  const token = (await page.locator("#token").textContent()) ?? "";
  const refused = await call(`${service.url}/api/v1/keys`, { key: token, body: { type: "secret", name: "x" } });
  expect([refused.status, refused.body.error.code, refused.body.error.details.required_permissions]).toEqual([403, "FORBIDDEN", ["keys:write"]]);
});
