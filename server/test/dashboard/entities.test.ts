// Entities: from a payment to what is known of its identifiers, in a real browser before the whole service.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../harness/browser.ts";
import { call, payin, payout } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { hostile } from "./situation.ts";
import { go, settled, signIn, type Visitor, visit } from "./visitor.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let visitor: Visitor;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService(), startBrowser()]);
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));
afterEach(async () => {
  const { complaints } = visitor;
  await visitor.close();
  expect(complaints).toEqual([]);
});

async function assess(more: Record<string, unknown>): Promise<{ readonly session_id: string; readonly decision: string }> {
  const answer = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin(more) });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

const addressOf = (kind: string, value: string): string => `/entities/${kind}/${encodeURIComponent(value)}`;

test("an analyst goes from a payment to its device, by keyboard along the graph to a payer, and from there to its assessments", async () => {
  const device = { fingerprint: "fp-of-a-ring" };
  await assess({ device, payer: { customer_id: "cus_ring_1" } });
  await assess({ device, payer: { customer_id: "cus_ring_2", email: "ring@correo.mx" } });
  const { session_id } = await assess({ device, payer: { customer_id: "cus_ring_2" } });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open(`/assessments/${session_id}`);
  await page.getByRole("link", { name: device.fingerprint }).click();
  await page.getByRole("heading", { name: `Device ${device.fingerprint}` }).waitFor();
  await settled(page);
  expect(await page.locator(".figure", { hasText: "Assessments" }).locator("strong").innerText()).toBe("3");
  expect(await page.locator(".figure", { hasText: "Payers" }).locator("strong").innerText()).toBe("2");
  const graph = page.getByRole("figure", { name: "Link graph" });
  expect(await graph.getByRole("link").count()).toBe(3);
  // the table has the same links for those who do not see the graph
  const table = page.getByRole("table", { name: "Linked entities" });
  expect(await table.getByRole("link").allInnerTexts()).toEqual(["cus_ring_2", "ring@correo.mx", "cus_ring_1"]);
  await graph.getByRole("link", { name: "cus_ring_2" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Payer cus_ring_2" }).waitFor();
  await settled(page);
  expect(new URL(page.url()).pathname).toBe("/dashboard/entities/payer/cus_ring_2");
  // the other payer is linked by the device
  expect(await page.getByRole("row", { name: /cus_ring_1/ }).innerText()).toMatch(/2\s+fp-of-a-ring\s+–\s+1/);
  await page.getByRole("link", { name: "All assessments" }).click();
  await page.getByRole("heading", { name: "Assessments" }).waitFor();
  await settled(page);
  expect(await page.getByRole("table", { name: "Assessments" }).getByRole("row").count()).toBe(3);
});

test("a device is blocked from its page, which is not offered again, its next payment is declined, and the entry is removed again", async () => {
  const device = { fingerprint: "fp/with a slash & 100 %" };
  await assess({ device });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open(addressOf("device", device.fingerprint));
  await page.getByText("No list has it.").waitFor();
  await page.getByRole("button", { name: "Block" }).click();
  await page.getByLabel("Reason").fill("Shared by a ring");
  await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await page.getByText("Added to the blocklist").waitFor();
  const entries = page.locator(".panel", { hasText: "List entries" });
  await entries.getByText("Shared by a ring").waitFor();
  await page.getByRole("button", { name: "Block", exact: true }).waitFor({ state: "detached" });
  expect((await assess({ device })).decision).toBe("decline");
  await entries.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await entries.getByText("No list has it.").waitFor();
  await page.getByRole("button", { name: "Block", exact: true }).waitFor();
  expect((await assess({ device })).decision).toBe("approve");
  await page.getByRole("button", { name: "Allow" }).click();
  await page.getByLabel("Expires").selectOption("30");
  await page.getByRole("dialog").getByRole("button", { name: "Allow" }).click();
  await entries.getByText("Allowlist").waitFor();
  await page.getByRole("button", { name: "Allow", exact: true }).waitFor({ state: "detached" });
});

test("a viewer reads an entity, and is offered neither block nor allow", async () => {
  await assess({ payer: { customer_id: "cus_of_viewer" } });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "viewer", "Test");
  const { page } = visitor;
  await visitor.open(addressOf("payer", "cus_of_viewer"));
  await page.getByText("List entries").waitFor();
  expect(await page.getByRole("button", { name: /^(Block|Allow|Remove)$/ }).count()).toBe(0);
});

test("an identifier is looked up by its value, from the page and from the palette; what was never seen and what cannot be says so", async () => {
  await assess({ payer: { email: "looked.up@correo.mx" } });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "viewer", "Test");
  const { page } = visitor;
  await page.getByRole("link", { name: "Entities" }).click();
  await page.getByRole("searchbox", { name: "Value" }).fill("Looked.Up@correo.mx");
  expect(await page.getByRole("combobox", { name: "Kind" }).inputValue()).toBe("email");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "E-mail address looked.up@correo.mx" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Command palette" }).fill("189.203.113.250");
  await page.getByRole("option", { name: "Look up “189.203.113.250”" }).click();
  await page.getByRole("heading", { name: "IP address 189.203.113.250" }).waitFor();
  await page.getByText("Never seen").waitFor();
  await page.getByRole("searchbox", { name: "Value" }).fill("189.203.113");
  await page.keyboard.press("Enter");
  await page.getByText("This could not be loaded").waitFor();
  await page.getByRole("searchbox", { name: "Value" }).waitFor();
  // the refusal itself is logged by the browser
  (visitor.complaints as string[]).splice(0);
});

test("a card without a hash is looked up by BIN and last four digits, and cannot be put on a list", async () => {
  const { session_id } = await assess({ payment_method: { type: "card", card: { bin: "424242", last4: "0019" } } });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open(`/assessments/${session_id}`);
  expect(await page.getByRole("button", { name: "Block 424242-0019" }).count()).toBe(0);
  await page.getByRole("link", { name: "424242-0019" }).click();
  await page.getByText("A card without a hash cannot be on a list.").waitFor();
  expect(await page.getByRole("button", { name: "Block" }).count()).toBe(0);
});

test("the identifiers of a payout have pages as well", async () => {
  const beneficiary = { id: "ben_page_1", clabe: "032180000118359719" };
  const { body } = await call(`${service.url}/api/v1/assess/payout`, { key: service.tenant.secret, body: payout({ beneficiary }) });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open(`/assessments/${body.session_id}`);
  await page.getByRole("link", { name: beneficiary.clabe }).click();
  await page.getByRole("heading", { name: `Account ${beneficiary.clabe}` }).waitFor();
  await page.getByRole("figure").getByRole("link", { name: "ben_page_1" }).waitFor();
});

test("hostile values are text in graph, table and heading, and a failed call can be repeated", async () => {
  const values = [hostile.markup, hostile.formula, hostile.long];
  for (const customer_id of values) await assess({ device: { fingerprint: hostile.rightToLeft }, payer: { customer_id } });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await page.route("**/api/v1/entities/**", (route) => route.fulfill({ status: 400, json: { error: { code: "X", message: "broken", details: {} } } }), {
    times: 1,
  });
  await go(page, addressOf("device", hostile.rightToLeft));
  await page.getByText("broken").waitFor();
  (visitor.complaints as string[]).splice(0);
  await page.getByRole("button", { name: "Try again" }).click();
  const graph = page.getByRole("figure", { name: "Link graph" });
  await graph.getByText(hostile.markup).waitFor();
  expect(await graph.locator("bdi").allInnerTexts()).toEqual(expect.arrayContaining(values));
  expect(await page.title()).not.toContain("\u202E");
  expect(await page.locator("main img, main script").count()).toBe(0);
  await graph.getByRole("link", { name: hostile.formula }).click();
  await page.getByRole("heading", { name: hostile.formula }).waitFor();
});
