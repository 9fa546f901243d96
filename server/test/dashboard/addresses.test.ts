// Filters in the address: a reload shows the same, and so does a link, in a real browser before the whole service.
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../harness/browser.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createSituation } from "./situation.ts";
import { signIn, type Visitor, visit } from "./visitor.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let visitor: Visitor;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService(), startBrowser()]);
  await createSituation(service);
  const key = await service.token("admin");
  const list = (await call(`${service.url}/api/v1/lists`, { key, body: { name: "trusted_bins" } })).body;
  await call(`${service.url}/api/v1/lists/${list.id}/values`, { key, body: { values: ["418012", "518012"] } });
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));
afterEach(async () => {
  const { complaints } = visitor;
  await visitor.close();
  expect(complaints).toEqual([]);
});

type Filter = (page: Page) => Promise<unknown>;
const choose =
  (label: string, value: string): Filter =>
  (page) =>
    page.getByRole("combobox", { name: label, exact: true }).selectOption(value);
const search =
  (label: string, value: string): Filter =>
  async (page) => {
    await page.getByRole("searchbox", { name: label }).fill(value);
    await page.keyboard.press("Enter");
  };
const all: readonly (readonly [place: string, filters: readonly Filter[], address: string, request: string])[] = [
  ["/rules", [choose("Status", "shadow")], "?status=shadow", "/rules?limit=100&status=shadow"],
  [
    "/lists",
    [choose("Type", "email"), choose("Effect", "block"), search("Exact value", "mallory@correo.mx")],
    "?list_type=email&severity=block&search=mallory%40correo.mx",
    "/blocklists?list_type=email&severity=block&search=mallory%40correo.mx&limit=100",
  ],
  ["/lists?view=allowlist", [choose("Type", "customer_id")], "?view=allowlist&list_type=customer_id", "/allowlists?list_type=customer_id&limit=100"],
  ["/keys", [choose("Status", "revoked")], "?status=revoked", "/keys?limit=100&status=revoked"],
  ["/keys", [choose("Status", "")], "?status=all", "/keys?limit=100"],
  ["/models", [choose("Status", "proposed")], "?state=proposed", "/models?limit=100&state=proposed"],
  ["/webhooks?view=deliveries", [choose("Status", "failed")], "?view=deliveries&status=failed", "/webhook-deliveries?limit=100&status=failed"],
];

test.each(all)("the filters of %s are in its address: a reload requests the same", async (place, filters, address, request) => {
  visitor = await visit(browser, service.url);
  await signIn(visitor, "admin", "Test");
  const { page, open } = visitor;
  await open(place);
  for (const filter of filters) await filter(page);
  await page.waitForURL((url) => url.search === address);
  const requested = page.waitForRequest((one) => one.url().endsWith(`/api/v1${request}`));
  await page.reload();
  await requested;
});

test("the chosen list for rules and the beginning of its values are in the address, and going back leaves the page", async () => {
  visitor = await visit(browser, service.url);
  await signIn(visitor, "admin", "Test");
  const { page, open } = visitor;
  await open("/");
  await open("/lists?view=custom");
  await page.getByRole("button", { name: /^trusted_bins/ }).click();
  await search("Begins with", "418")(page);
  const filtered = async (): Promise<void> => {
    await page.getByText("418012").waitFor();
    await page.getByText("518012").waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: /^trusted_bins/ }).getAttribute("aria-current")).toBe("true");
  };
  await filtered();
  await page.goBack();
  await page.waitForURL(`${service.url}/dashboard/`);
  await page.goForward();
  await filtered();
  await page.reload();
  await filtered();
});
