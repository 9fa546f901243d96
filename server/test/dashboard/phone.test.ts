// On a phone, in the languages with the longest words: tables of figures fit their panels, and no button or word of a table is cut at the side.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../harness/browser.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createSituation, type Situation } from "./situation.ts";
import { signIn, visit } from "./visitor.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let situation: Situation;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService(), startBrowser()]);
  situation = await createSituation(service);
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));

/** Texts of what runs over the side of its table or panel. An expression for the page. */
const CUT = `[
  ...[...document.querySelectorAll(".scroll")].filter((panel) => panel.scrollWidth > panel.clientWidth),
  ...[...document.querySelectorAll(".table .badge, .table .button, .table .icon-button")].filter(
    (word) => word.getBoundingClientRect().right > Math.min(...["[role=cell]", ".table"].map((of) => word.closest(of)?.getBoundingClientRect().right ?? Infinity)) + 0.5,
  ),
].map((cut) => cut.textContent.slice(0, 100))`;

test.each(["es-MX", "pt-BR", "en-US"])("in %s at 390 pixels, tables fit their panels and their buttons are whole", async (locale) => {
  const visitor = await visit(browser, service.url, { locale, viewport: { width: 390, height: 844 } });
  await visitor.page.locator("button.primary").click();
  await visitor.page.getByRole("button", { name: /^Admin of Test/ }).click();
  await visitor.page.locator("main#main h1").waitFor();
  const { sessionId, modelId, payer } = situation;
  for (const place of [
    "/",
    `/assessments/${sessionId}`,
    `/entities/payer/${payer}`,
    `/models/${modelId}`,
    "/keys",
    "/lists",
    "/lists?view=allowlist",
    "/team",
    "/approvals",
    "/settings",
  ]) {
    await visitor.open(place);
    expect(await visitor.page.evaluate<string[]>(CUT), place).toEqual([]);
  }
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});

test("an entry of the blocklist is deactivated and removed on a phone", async () => {
  const value = "phone@correo.mx";
  await call(`${service.url}/api/v1/blocklists`, {
    key: await service.token("admin"),
    body: { list_type: "email", value, severity: "block", reason: "Copied card" },
  });
  const visitor = await visit(browser, service.url, { viewport: { width: 390, height: 844 } });
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open(`/lists?search=${encodeURIComponent(value)}`);
  const row = page.getByRole("row", { name: value });
  await row.getByRole("button", { name: `Deactivate: ${value}` }).click();
  await row.getByText("Inactive").waitFor();
  expect(await visitor.violations()).toEqual([]);
  await row.getByRole("button", { name: `Remove: ${value}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await row.waitFor({ state: "detached" });
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
