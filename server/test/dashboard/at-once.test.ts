// What is done to many things at once, or without a reload: imports, several reviews, templates, the audit log's filters and check, live updates.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../harness/browser.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { holdPayments, hostile } from "./situation.ts";
import { settled, signIn, type Visitor, visit } from "./visitor.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let visitor: Visitor;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService({ backgroundJobs: "server" }), startBrowser()]);
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));
afterEach(async () => {
  const { complaints } = visitor;
  await visitor.close();
  expect(complaints).toEqual([]);
});

const csv = (name: string, lines: readonly string[]) => ({ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
const read = async (path: string) => (await call(`${service.url}/api/v1/${path}`, { key: await service.token("admin") })).body;

async function enter(role: "admin" | "analyst" = "analyst"): Promise<Visitor["page"]> {
  visitor = await visit(browser, service.url);
  await signIn(visitor, role, "Test");
  return visitor.page;
}

test("a file of blocklist entries is looked at, imported, and its bad lines are named by their place in the file", async () => {
  const page = await enter();
  await visitor.open("/lists");
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("CSV file").setInputFiles(csv("nothing.csv", ["list_type,reason", "email,x"]));
  await dialog.getByText("value is missing").waitFor();
  expect(await dialog.getByRole("button", { name: "Import", exact: true }).isDisabled()).toBe(true);
  const lines = [
    "list_type,value,reason",
    "",
    `customer_id,cus_imported,"${hostile.markup.replaceAll('"', '""')}"`,
    "clabe,123,",
    "email,Mula@Correo.mx,Known",
  ];
  await dialog.getByLabel("CSV file").setInputFiles(csv("entries.csv", lines));
  await dialog.getByText("3 lines in the file").waitFor();
  await dialog.getByText(hostile.markup.slice(0, 20)).waitFor();
  expect(await visitor.violations()).toEqual([]);
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await dialog.getByText("2 added, 0 already there, 1 with errors").waitFor();
  const problem = dialog.getByRole("row", { name: "CLABE" });
  expect(await problem.getByRole("cell").first().textContent()).toBe("4");
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await page.getByText("2 entries").waitFor();
  const { data } = await read("blocklists");
  expect(data.entries.map(({ value }: { value: string }) => value).toSorted()).toEqual(["cus_imported", "mula@correo.mx"]);
}, 60_000);

test("values are imported into a list for rules, and exported from it", async () => {
  const token = await service.token("admin");
  await call(`${service.url}/api/v1/lists`, { key: token, body: { name: "vip_customers" } });
  const page = await enter();
  await visitor.open("/lists?view=custom");
  await page.getByRole("button", { name: "Import CSV" }).click();
  await page.getByLabel("CSV file").setInputFiles(csv("values.csv", ["value", "cus_1", "cus_2", "cus_1"]));
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText("2 added, 1 already there, 0 with errors").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  await page.getByText("cus_2").waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export CSV" }).click()]);
  expect(download.suggestedFilename()).toBe("vip_customers.csv");
}, 60_000);

test("several reviews are selected by key and by box, resolved with one reason, and one that a colleague resolved meanwhile is reported", async () => {
  const [first = "", second = "", third = ""] = await holdPayments(service, 3);
  const page = await enter();
  await visitor.open("/review");
  const queue = page.getByRole("region", { name: "Payments in review" });
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await queue.getByRole("checkbox").nth(2).check();
  await page.getByRole("region", { name: "3 selected" }).waitFor();
  expect(await visitor.violations()).toEqual([]);
  await call(`${service.url}/api/v1/assessments/${second}/review`, { key: await service.token("admin"), body: { resolution: "approve", reason: "Known." } });
  await page.getByRole("button", { name: "Decline selected" }).click();
  await page.getByLabel("Reason").fill("One attack.");
  await page.getByRole("dialog").getByRole("button", { name: "Decline selected" }).click();
  await page.getByText("2 resolved, 1 not:").waitFor();
  const reviews = await Promise.all([first, second, third].map(async (id) => (await read(`assessments/${id}`)).review));
  expect(reviews.map(({ resolution, reason }) => [resolution, reason])).toEqual([
    ["decline", "One attack."],
    ["approve", "Known."],
    ["decline", "One attack."],
  ]);
}, 60_000);

test("a payment that is held while the queue is open appears in it", async () => {
  const page = await enter();
  const stream = page.waitForResponse((answer) => answer.url().includes("/events/stream"));
  await visitor.open("/review");
  await stream;
  await page.getByText("Nothing waits for review").waitFor();
  await holdPayments(service, 1);
  await page.locator(".headline strong", { hasText: "MXN 100.00" }).waitFor();
}, 60_000);

test("payments that are made while the list is open are counted by its filters, and shown on request", async () => {
  const page = await enter();
  const stream = page.waitForResponse((answer) => answer.url().includes("/events/stream"));
  await visitor.open("/assessments?customer_id=cus_live");
  await stream;
  await page.getByText("No assessment matches").first().waitFor();
  const assess = async (customer_id: string): Promise<void> =>
    void (await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ payer: { customer_id } }) }));
  await assess("cus_other");
  await assess("cus_live");
  await assess("cus_live");
  await page.getByRole("status").getByRole("button", { name: "2 new payments: show" }).click();
  await page.getByRole("table", { name: "Assessments" }).getByRole("row").nth(2).waitFor();
  expect(await page.getByRole("button", { name: /new payments?: show/ }).count()).toBe(0);
  await assess("cus_live");
  await page.getByRole("button", { name: "1 new payment: show" }).waitFor();
}, 60_000);

test("the overview counts a review that is opened while it is looked at, and reads the figures again once the payment is counted", async () => {
  await holdPayments(service, 1);
  // without a counted payment the overview is empty
  const token = await service.token("admin");
  const counted = async (): Promise<number> => {
    const { body } = await call(`${service.url}/api/v1/merchant/stats`, { key: token });
    return body.data.reduce((sum: number, { total }: { total: number }) => sum + total, 0);
  };
  await expect.poll(counted, { timeout: 45_000, interval: 500 }).toBeGreaterThan(0);
  const page = await enter();
  // signing in ends on the overview, whose stream is open by now
  await visitor.open("/rules");
  await page.clock.install();
  const stream = page.waitForResponse((answer) => answer.url().includes("/events/stream"));
  await visitor.open("/");
  await stream;
  const reviews = page.getByRole("link", { name: "Open reviews" }).locator("strong");
  const before = Number(await reviews.innerText());
  await holdPayments(service, 1);
  await page
    .getByRole("link", { name: "Open reviews" })
    .locator("strong", { hasText: String(before + 1) })
    .waitFor();
  const figures = page.waitForRequest((request) => request.url().includes("/api/v1/merchant/stats?"));
  await page.clock.fastForward(30_000);
  await figures;
  await settled(page);
}, 90_000);

test("a template fills the form of a new rule, in the words of the person's language", async () => {
  const page = await enter();
  await visitor.open("/rules/new");
  await page.getByText("Many payers on one card", { exact: false }).first().click();
  expect(await visitor.violations()).toEqual([]);
  await page.getByRole("button", { name: /^Use: Many payers/ }).click();
  expect(await page.getByLabel("Action").inputValue()).toBe("at_least");
  expect(await page.getByLabel("Expression").inputValue()).toContain("card.other_payers >= 2");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("Rule created").waitFor();
}, 60_000);

test("a new list entry says how many assessments it would have met, and leads to them", async () => {
  const payer = { email: "met@correo.mx", customer_id: "cus_met" };
  await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ payer }) });
  const page = await enter();
  await visitor.open("/lists");
  await page.getByRole("button", { name: "Add entry" }).click();
  await page.getByRole("textbox", { name: "Value", exact: true }).fill("met@correo.mx");
  await page.getByText("it would have met 1 assessment.").waitFor();
  await page.getByRole("link", { name: "Show them" }).click();
  await page.getByRole("cell", { name: "cus_met" }).waitFor();
  await page.getByText("1 assessment", { exact: true }).waitFor();
}, 60_000);

test("any filter of assessments can be added in the bar, and is part of the address", async () => {
  const page = await enter();
  await visitor.open("/assessments");
  await page.getByLabel("Add a filter…").selectOption("Min. score");
  await page.getByLabel("Min. score").fill("250");
  await page.keyboard.press("Enter");
  await page.getByText("No assessment matches").waitFor();
  expect(new URL(page.url()).searchParams.get("min_score")).toBe("100");
  await page.getByRole("button", { name: "Remove the filter Min. score" }).click();
  await page.getByRole("table").waitFor();
}, 60_000);

test("the audit log is filtered by resource and actor, and its chain is checked to the beginning", async () => {
  const { data } = await read("audit-log?limit=100");
  const page = await enter("admin");
  await visitor.open("/audit");
  await page.getByRole("button", { name: "Check the chain" }).click();
  await page.getByText(`${data.length} records without a gap`).waitFor();
  await page.getByLabel("Resource").selectOption("Rules");
  await page.getByRole("button", { name: "Rule created" }).waitFor();
  expect(await page.getByRole("button", { name: /^List entry/ }).count()).toBe(0);
  expect(new URL(page.url()).searchParams.get("resource_type")).toBe("rule");
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await page.getByRole("button", { name: "Remove the filter Actor" }).waitFor();
}, 60_000);
