// A rule tested on one payment, from the payment and from the editor, in a real browser before the whole service.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../harness/browser.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { signIn, type Visitor, visit, WIDTH } from "./visitor.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let visitor: Visitor;
let analyst: string;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService(), startBrowser()]);
  analyst = await service.token("analyst");
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));
afterEach(async () => {
  const { complaints } = visitor;
  await visitor.close();
  expect(complaints).toEqual([]);
});

const assessed = async (more: Record<string, unknown>): Promise<string> =>
  (await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin(more) })).body.session_id;
const rule = async (name: string, expression: string): Promise<string> => {
  const body = { name, expression, flow: "payin", action: { type: "at_least", decision: "decline" } };
  return (await call(`${service.url}/api/v1/rules`, { key: analyst, body })).body.id;
};

test("from a payment, an analyst chooses a rule and sees what it would have decided, on which facts; a reload shows the same", async () => {
  const session = await assessed({ amount: 4321 });
  await rule("Large payments", "payment.amount > 4000.0");
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page, open } = visitor;
  await open(`/assessments/${session}`);
  await page.getByRole("link", { name: "Test a rule on it" }).click();
  await page.getByText(`Choose a rule to test on the payment ${session}`).waitFor();
  await page.getByRole("link", { name: "Large payments" }).click();
  const panel = page.locator("section.panel", { has: page.getByRole("heading", { name: "Test on one payment" }) });
  for (const shown of ["opened", "reloaded"]) {
    await panel.getByText("Matches", { exact: true }).waitFor();
    const text = (await panel.innerText()).replaceAll(/\s+/g, " ");
    expect(text, shown).toMatch(/Without the rule Approved \d/);
    expect(text, shown).toMatch(/With the rule Declined \d/);
    expect(text, shown).toContain("payment.amount 4,321");
    await page.reload();
  }
});

test("an expression that is being written is tested before it is saved, and says when it has changed since", async () => {
  const session = await assessed({ amount: 250 });
  const id = await rule("Small payments", "payment.amount > 9000.0");
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page, open } = visitor;
  await open(`/rules/${id}`);
  await page.getByLabel("Session id").fill("not a session");
  await page.getByRole("button", { name: "Test", exact: true }).click();
  expect(await page.locator("input:invalid").count()).toBe(1);
  await page.getByLabel("Session id").fill(session);
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await page.getByText("Does not match").waitFor();
  expect(page.url()).toContain(`payment=${session}`);
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Expression" }).fill("payment.amount > 200.0");
  await page.getByText("The rule has changed since this test.").waitFor();
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await page.getByText("Matches", { exact: true }).waitFor();
  expect((await call(`${service.url}/api/v1/rules/${id}`, { key: analyst })).body.version).toBe(1);
});

test("a viewer is offered no test, and nothing is tested without an expression", async () => {
  const id = await rule("Any payments", "payment.amount > 1.0");
  visitor = await visit(browser, service.url);
  await signIn(visitor, "viewer", "Test");
  await visitor.open(`/rules/${id}`);
  expect(await visitor.page.getByRole("heading", { name: "Test on one payment" }).count()).toBe(0);
  await visitor.close();
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  await visitor.open("/rules/new");
  expect(await visitor.page.getByRole("button", { name: "Test", exact: true }).isDisabled()).toBe(true);
});

test.each(["light", "dark"] as const)("the result in the %s theme has no violation of axe, at 390 pixels nothing runs over the side", async (colorScheme) => {
  const session = await assessed({ amount: 250 });
  const id = await rule(`Narrow ${colorScheme}`, 'payment.amount > 200.0 && payer.country == ""');
  visitor = await visit(browser, service.url, { colorScheme, viewport: { width: 390, height: 844 } });
  await signIn(visitor, "admin", "Test");
  await visitor.open(`/rules/${id}?payment=${session}`);
  await visitor.page.getByText("Matches", { exact: true }).waitFor();
  expect(await visitor.violations()).toEqual([]);
  expect(await visitor.page.evaluate<number>(WIDTH)).toBeLessThanOrEqual(390);
});
