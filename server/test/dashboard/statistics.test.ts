// Statistics by dimension, in a real browser before the whole service.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { shownAt, statisticsSearch } from "../../dashboard/app/pages/statistics/search.ts";
import { startBrowser } from "../harness/browser.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { DAY, HOUR, pastOf, write } from "../statistics/history.ts";
import { rollupOf } from "../statistics/rolling.ts";
import { signIn, type Visitor, visit } from "./visitor.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let visitor: Visitor | undefined;

const from = (country: string, bin: string) => ({
  request: { payer: { country }, channel: "web" as const, payment_method: { type: "card" as const, card: { bin } } },
});

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService(), startBrowser()]);
  const now = Date.now();
  const fraud = pastOf(now - 2 * HOUR, { ...from("MX", "415231"), decision: "decline", codes: ["IP_TOR"] });
  const good = pastOf(now - 3 * HOUR, { ...from("MX", "415231"), codes: ["MICRO_AMOUNT"] });
  await write(service.database.url, service.tenant.id, [
    fraud,
    good,
    pastOf(now - 4 * HOUR, from("BR", "545454")),
    // the day before the last 24 hours
    pastOf(now - DAY - 3 * HOUR, from("MX", "415231")),
  ]);
  for (const [{ sessionId }, outcome] of [
    [fraud, "fraud_confirmed"],
    [good, "captured"],
  ] as const)
    await call(`${service.url}/api/v1/assess/outcome`, { key: service.tenant.secret, body: { session_id: sessionId, outcome } });
  const rollup = rollupOf(service.database.url, () => now + HOUR);
  await rollup.all();
  await rollup.close();
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));
afterEach(async () => {
  const complaints = visitor?.complaints ?? [];
  await visitor?.close();
  visitor = undefined;
  expect(complaints).toEqual([]);
});

const signedIn = async (options = {}): Promise<Visitor> => {
  visitor = await visit(browser, service.url, options);
  await signIn(visitor, "viewer", "Test");
  return visitor;
};
/** Text of a row of the first table, its parts joined by spaces. */
const rowOf = async ({ page }: Visitor, name: string): Promise<string> =>
  (await page.locator(".breakdown > table").getByRole("row", { name }).innerText()).replace(/\s+/g, " ").trim();

test("values have payments, their change against the period before, decisions and known outcomes", async () => {
  const person = await signedIn();
  await person.open("/statistics?days=1");
  expect(await rowOf(person, "Mexico (MX)")).toMatch(/^Mexico \(MX\) 2 ▴ 100% against the period before 50% declined .*1 of 2 50% ×1$/);
  expect(await rowOf(person, "Brazil (BR)")).toMatch(/^Brazil \(BR\) 1 0% declined 0 of 0 – –$/);
});

test("signals have hits, precision and lift, and figures of their lines as a table", async () => {
  const person = await signedIn();
  await person.open("/statistics?days=1");
  const { page } = person;
  await page.getByRole("button", { name: "Signal" }).press("Enter");
  await page.getByRole("columnheader", { name: "Hits" }).waitFor();
  expect(await page.getByRole("button", { name: "Signal" }).getAttribute("aria-pressed")).toBe("true");
  expect(await page.locator(".breakdown > table tbody tr", { hasText: "Tor" }).innerText()).toMatch(/1 of 1\s+100%\s+×2/);
  await page.getByLabel("Lines").selectOption("Lift");
  await page.getByText("Show as a table").click();
  // in the hour of the fraud, all outcomes are that of the signal; in the other hour, there is no fraud that a lift could be measured by
  expect(await page.locator("details td", { hasText: "×1" }).count()).toBe(1);
  expect(new URL(page.url()).search).toContain("line=lift");
});

test("a value leads to its payments of the period", async () => {
  const person = await signedIn();
  await person.open("/statistics?days=1&by=bin");
  const { page } = person;
  await page.getByRole("link", { name: "415231" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("table", { name: "Assessments" }).waitFor();
  expect(await page.getByRole("table", { name: "Assessments" }).getByRole("row").count()).toBe(3);
  await page.goBack();
  await page.getByRole("link", { name: "545454" }).waitFor();
});

test("at 390 pixels the columns that do not fit are below the name, and nothing runs over the side", async () => {
  const person = await signedIn({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  await person.open("/statistics?days=1");
  expect(await person.page.getByRole("columnheader", { name: "Lift" }).isVisible()).toBe(false);
  expect(await rowOf(person, "Mexico (MX)")).toContain("Precision 50% · ×1");
  const table = await person.page.locator(".breakdown > table").boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await person.violations()).toEqual([]);
});

test("a period without payments says so, and one of too many offers a shorter one", async () => {
  const person = await signedIn();
  const { page, open } = person;
  await page.route("**/api/v1/statistics/breakdown*", (route) =>
    route.request().url().includes("dimension=bin")
      ? route.fulfill({
          status: 400,
          json: { error: { code: "VALIDATION_ERROR", message: "", details: { fields: [{ path: "query.from", message: "choose a shorter one" }] } } },
        })
      : route.fallback(),
  );
  await open("/statistics?by=bin");
  await page.getByRole("heading", { name: "Too many payments for this period" }).waitFor();
  // the browser reports the answer that the test made up
  (person.complaints as string[]).splice(0);
  await service.database.query("UPDATE assessments SET assessed_at = assessed_at - interval '1 year' WHERE organization_id = $1", [service.tenant.id]);
  await open("/statistics?by=country");
  await page.getByRole("heading", { name: "No payments in this period" }).waitFor();
});

test("an address shows hours only of periods that have them, and nothing unknown", () => {
  expect(shownAt(statisticsSearch({}))).toEqual({ by: "country", days: "30", interval: "day", line: "assessments" });
  expect(shownAt(statisticsSearch({ by: "colour", days: 1, interval: "day", line: "x" }))).toEqual({
    by: "country",
    days: "1",
    interval: "hour",
    line: "assessments",
  });
  expect(shownAt(statisticsSearch({ by: "signal", days: "7", interval: "hour", line: "lift" }))).toEqual({
    by: "signal",
    days: "7",
    interval: "hour",
    line: "lift",
  });
  expect(shownAt(statisticsSearch({ days: 90, interval: "hour" })).interval).toBe("day");
});
