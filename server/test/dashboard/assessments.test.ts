// The list of assessments with its filters and its export, and what other pages show of it, in a real browser before the whole service.
import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { contentOf, filtersOf, isContent, notStored } from "../../dashboard/app/pages/assessments/views.ts";
import { startBrowser } from "../harness/browser.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { rollupOf } from "../statistics/rolling.ts";
import { holdPayments, hostile } from "./situation.ts";
import { signIn, type Visitor, visit } from "./visitor.ts";

const HOUR = 3_600_000;

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let visitor: Visitor | undefined;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService(), startBrowser()]);
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));
afterEach(async () => {
  const complaints = visitor?.complaints ?? [];
  await visitor?.close();
  visitor = undefined;
  expect(complaints).toEqual([]);
});

const signedIn = async (role: "admin" | "analyst" | "viewer"): Promise<Visitor> => {
  const signing = await visit(browser, service.url);
  visitor = signing;
  await signIn(signing, role, "Test");
  return signing;
};

test("what the filters show is what is exported, and a filter of a link can be removed", async () => {
  const device = { fingerprint: "fp-exported" };
  const body = payin({ device });
  await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body });
  await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin() });
  const { page, open } = await signedIn("viewer");
  await open("/assessments?device_id=fp-exported&order=riskiest");
  const table = page.getByRole("table", { name: "Assessments" });
  expect(await table.getByRole("row").count()).toBe(2);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export CSV" }).click()]);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(String(body.order_id));
  await page.getByRole("button", { name: "Remove the filter Device" }).click();
  await table.getByRole("row").nth(2).waitFor();
  expect(page.url()).not.toContain("device_id");
});

test("the histogram of scores follows the filters, and a bar shows its payments alone, by pointer and by keyboard", async () => {
  const device = { fingerprint: "fp-scored" };
  await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ device }) });
  const risky = payin({ device: { ...device, ip_address: "189.203.54.17", is_tor: true } });
  const { risk_score: score } = (await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: risky })).body;
  const from = 5 * Math.floor(score / 5);
  const { page, open } = await signedIn("viewer");
  await open("/assessments?device_id=fp-scored");
  const bars = page.getByRole("toolbar", { name: /^Scores of these assessments/ });
  expect(await bars.getByRole("button").count()).toBe(20);
  expect(await bars.getByRole("button", { name: /: [1-9]\d* assessments?$/ }).count()).toBe(2);
  const table = page.getByRole("table", { name: "Assessments" });
  await bars.getByRole("button", { name: `${from} to ${from + 4.9}: 1 assessment` }).click();
  await table.getByRole("row").nth(2).waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe(`?device_id=fp-scored&min_score=${from}&max_score=${from + 4.9}`);
  expect(await bars.locator("[aria-pressed=true]").count()).toBe(1);
  await page.keyboard.press("Enter");
  await table.getByRole("row").nth(2).waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.waitForURL(/min_score=0&max_score=4.9/);
});

test("the overview counts open reviews as the queue does, and says how many are overdue", async () => {
  const [first] = await holdPayments(service, 3);
  await service.database.query("UPDATE assessments SET assessed_at = assessed_at - interval '1 day' WHERE session_id = $1", [first]);
  const rollup = rollupOf(service.database.url, () => Date.now() + HOUR);
  await rollup.all();
  await rollup.close();
  const { page, open } = await signedIn("viewer");
  const listed: string[] = [];
  page.on("request", (request) => listed.push(new URL(request.url()).pathname));
  await open("/");
  const figure = page.getByRole("link", { name: "Open reviews" });
  expect(await figure.innerText()).toMatch(/3\s+1 overdue/);
  expect(listed).not.toContain("/api/v1/assessments");
});

test("an administrator sets the target for reviews; what is no target is refused by the field", async () => {
  const { page, open } = await signedIn("admin");
  await open("/settings");
  const field = page.getByLabel("Minutes within which reviews are to be resolved");
  expect(await field.inputValue()).toBe("60");
  await field.fill("4");
  await page.getByRole("button", { name: "Save" }).click();
  expect(await page.locator("input:invalid").count()).toBe(1);
  await field.fill("90");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved").waitFor();
  const token = await service.token("viewer");
  expect((await call(`${service.url}/api/v1/organization`, { key: token })).body.review_target_minutes).toBe(90);
});

test("filters are saved as a shared view, which a colleague opens and cannot change; its owner renames and removes it", async () => {
  const owner = await signedIn("analyst");
  const { page } = owner;
  await owner.open("/assessments?decision=review&order=largest&email=ana@correo.mx");
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByText("Views do not hold these filters: email.").waitFor();
  await page.getByLabel("Name").fill(hostile.markup.slice(0, 60));
  await page.getByLabel("Share with the organization").check();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByText("View saved").waitFor();
  const views = page.getByRole("combobox", { name: "Saved views" });
  await views.selectOption({ label: hostile.markup.slice(0, 60) });
  await page.getByRole("button", { name: "Change view" }).click();
  expect(page.url()).not.toContain("email");
  await page.getByLabel("Name").fill("Largest held");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await views.getByRole("option", { name: "Largest held" }).waitFor({ state: "attached" });
  await owner.close();

  const colleague = await signedIn("viewer");
  const { page: colleagues } = colleague;
  await colleague.open("/assessments");
  expect(await colleagues.getByRole("button", { name: /view$/ }).count()).toBe(0);
  await colleagues.getByRole("combobox", { name: "Saved views" }).selectOption({ label: "Largest held" });
  await colleagues.getByText(/^Shared by /).waitFor();
  expect(new URL(colleagues.url()).search).toBe("?decision=review&order=largest");
  expect(await colleague.violations()).toEqual([]);
  await colleague.close();

  const returned = await signedIn("analyst");
  const { page: again } = returned;
  await returned.open("/assessments?decision=review&order=largest");
  await again.getByRole("button", { name: "Change view" }).click();
  expect(await returned.violations()).toEqual([]);
  await again.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await again.getByText("View removed").waitFor();
  await again.getByRole("button", { name: "Save view" }).waitFor();
  expect(await again.getByRole("combobox", { name: "Saved views" }).count()).toBe(0);
}, 60_000);

describe("the filters of a view", () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const filters = { decision: "review", min_amount: 500, order: "largest", from: new Date(now - 7 * 86_400_000 - 60_000).toISOString() } as const;

  test("have days up to now in place of a beginning, and come back with one", () => {
    const content = contentOf(filters, now);
    expect(content).toEqual({ filters: { decision: "review", min_amount: 500, last_days: 7 }, order: "largest" });
    expect(filtersOf(content, now)).toEqual({ ...filters, from: new Date(now - 7 * 86_400_000).toISOString() });
  });

  test("are the same in whatever order they come", () => {
    const content = contentOf(filters, now);
    expect(isContent({ ...content, filters: Object.fromEntries(Object.entries(content.filters).toReversed()) }, content)).toBe(true);
    expect(isContent({ ...content, order: "newest" }, content)).toBe(false);
  });

  test("that lead to one payment or person are named", () => {
    expect(notStored({ ...filters, email: "ana@correo.mx", to: "2026-11-20T00:00:00Z", ip: "189.203.113.7" })).toEqual(["email", "to", "ip"]);
  });
});
