// What people come for, in a real browser before the whole service.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
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

test("an analyst reviews ten payments by keyboard", async () => {
  const sessions = await holdPayments(service, 10);
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  const started = performance.now();
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  for (const index of sessions.keys()) {
    await page.locator(".headline strong", { hasText: `MXN ${(100 + index).toFixed(2)}` }).waitFor();
    await page.keyboard.press(index % 2 === 0 ? "a" : "d");
    await page.getByRole("textbox", { name: "Reason" }).waitFor();
    await page.keyboard.press("Enter");
  }
  await page.getByText("Nothing waits for review").waitFor();
  expect(performance.now() - started).toBeLessThan(60_000);
  const token = await service.token("viewer");
  const resolutions = await Promise.all(sessions.map(async (id) => (await call(`${service.url}/api/v1/assessments/${id}`, { key: token })).body.review));
  expect(resolutions.map(({ resolution }) => resolution)).toEqual(sessions.map((_, index) => (index % 2 === 0 ? "approve" : "decline")));
  expect(resolutions.map(({ resolved_by }) => resolved_by.type)).toEqual(sessions.map(() => "session"));
}, 60_000);

test("a payment is taken and released by keyboard, and what is overdue says so in words", async () => {
  const [session] = await holdPayments(service, 1);
  await service.database.query("UPDATE assessments SET assessed_at = assessed_at - interval '1 day' WHERE session_id = $1", [session]);
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open("/review");
  await page.locator(".headline").getByText("Overdue").waitFor();
  await page.keyboard.press("t");
  await page.getByText("Assigned to you").waitFor();
  await page.keyboard.press("t");
  await page.getByText("Assigned to nobody").waitFor();
  const token = await service.token("analyst");
  await call(`${service.url}/api/v1/assessments/${session}/review`, { key: token, body: { resolution: "approve", reason: "Known." } });
}, 60_000);

test("a resolution is undone from its message, a note is left, and a confirmed fraud declines the payer's next payment", async () => {
  const payer = { email: "fraudster@correo.mx", customer_id: "cus_fraudster" };
  const assessed = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ payer }) });
  await holdPayments(service, 1);
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open("/review");
  await page.keyboard.press("d");
  await page.getByRole("textbox", { name: "Reason" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("The review is open again").waitFor();
  await page.getByPlaceholder("Add a note for the next person").waitFor();
  await page.keyboard.press("n");
  await page.keyboard.type("Called, no answer.");
  await page.keyboard.press("Enter");
  await page.locator(".note-text", { hasText: "Called, no answer." }).waitFor();
  await visitor.open(`/assessments/${assessed.body.session_id}`);
  await page.getByRole("button", { name: "Confirm fraud" }).click();
  await page.getByLabel("Who committed it").selectOption("first_party");
  await page.getByRole("dialog").getByRole("button", { name: "Confirm fraud" }).click();
  await page.getByText("Outcome recorded").waitFor();
  expect((await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ payer }) })).body.decision).toBe("decline");
});

test("a reload goes on in the same place without a question, and no token is stored", async () => {
  visitor = await visit(browser, service.url);
  await signIn(visitor, "viewer", "Test");
  const { page } = visitor;
  await visitor.open("/assessments?decision=review");
  await page.reload();
  await page.getByRole("heading", { name: "Assessments" }).waitFor();
  expect(page.url()).toBe(`${service.url}/dashboard/assessments?decision=review`);
  expect(await page.getByRole("combobox", { name: "Decision" }).inputValue()).toBe("review");
  const stored = await page.evaluate<string>("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])");
  expect(stored).not.toMatch(/eyJ/);
});

test("a device is blocked from an assessment, and its next payment is declined", async () => {
  const device = { fingerprint: "device-of-a-thief-0001" };
  const assessed = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ device }) });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open(`/assessments/${assessed.body.session_id}`);
  await page.getByRole("button", { name: `Block ${device.fingerprint}` }).click();
  await page.getByLabel("Reason").fill("Stolen telephone");
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await page.getByText("Added to the blocklist").waitFor();
  expect((await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ device }) })).body.decision).toBe("decline");
});

test("a rule is written with completion, its error is shown where it is, it is backtested and put live", async () => {
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open("/rules/new");
  await page.getByLabel("Name").fill("Large payments");
  const editor = page.getByLabel("Expression");
  await editor.fill("payment.amont > 400.0");
  await page.getByText("Did you mean payment.amount?").waitFor();
  expect(await page.locator(".wrong").textContent()).toBe("payment.amont");
  await editor.fill("");
  await editor.pressSequentially("payment.amou");
  await page
    .getByRole("option", { name: /payment\.amount/ })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  await editor.pressSequentially(" > 400.0");
  await page.getByText("Expression is valid").waitFor();
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { name: "Large payments" }).waitFor();
  await page.getByRole("button", { name: "Run backtest" }).click();
  await page.getByText("Payments evaluated").waitFor();
  await page.getByRole("button", { name: "Put live" }).click();
  await page.getByLabel("Reason").fill("Backtested");
  await page.getByRole("dialog").getByRole("button", { name: "Put live" }).click();
  await page.locator("h1 .badge", { hasText: "Live" }).waitFor();
  const answer = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ amount: 500 }) });
  expect(answer.body.signals).toContain("RULE:LARGE_PAYMENTS");
}, 60_000);

test("a rule that another person requested is approved", async () => {
  const [admin, analyst] = await Promise.all([service.token("admin"), service.token("analyst")]);
  const organization = `${service.url}/api/v1/organization`;
  await call(organization, { method: "PATCH", key: admin, body: { rule_approval: true } });
  const rule = { name: "Approved by two", expression: "payment.amount > 9000.0", flow: "payin", action: { type: "signal", weight: 5 } };
  const { id } = (await call(`${service.url}/api/v1/rules`, { key: analyst, body: rule })).body;
  await call(`${service.url}/api/v1/rules/${id}/live`, { key: analyst, body: { reason: "Needed" } });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "admin", "Test");
  const { page } = visitor;
  await visitor.open(`/rules/${id}`);
  await page.getByText("Waits for approval by a second person").waitFor();
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByLabel("Reason").fill("Read and agreed");
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await page.locator("h1 .badge", { hasText: "Live" }).waitFor();
  const off = await call(organization, { method: "PATCH", key: admin, body: { rule_approval: false } });
  const colleague = await service.token("admin", service.tenant.id, "colleague");
  await call(`${service.url}/api/v1/approvals/${off.body.error.details.approval_id}/approve`, { key: colleague, body: { reason: "Agreed" } });
});

test("a change that another person requested is read and approved; one's own can only be withdrawn", async () => {
  const [own, other] = await Promise.all([service.token("admin"), service.token("admin", service.tenant.id, "colleague")]);
  const organization = `${service.url}/api/v1/organization`;
  await call(organization, { method: "PATCH", key: own, body: { approval_areas: ["policy"] } });
  await call(organization, { method: "PATCH", key: other, body: { thresholds: { decline: 91 } } });
  await call(organization, { method: "PATCH", key: own, body: { thresholds: { decline: 92 } } });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "admin", "Test");
  const { page } = visitor;
  await visitor.open("/approvals");
  await page.getByText('"decline": 91').waitFor();
  expect(await page.getByRole("button", { name: "Approve" }).count()).toBe(1);
  expect(await page.getByText("You requested this").count()).toBe(1);
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByLabel("Reason").fill("Read and agreed");
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await page.getByText("Approved: the change was made").waitFor();
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByLabel("Reason").fill("Not needed");
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await page.getByText("Nothing waits for approval").waitFor();
  expect((await call(organization, { key: own })).body.thresholds.decline).toBe(91);
});

test("a case is opened from an assessment, submitted, answered, and its dossier is downloaded", async () => {
  const assessed = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ payer: { country: "MX" } }) });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "analyst", "Test");
  const { page } = visitor;
  await visitor.open(`/assessments/${assessed.body.session_id}`);
  await page.getByRole("button", { name: "Open case" }).click();
  await page.getByLabel("Incident").selectOption("phishing");
  await page.getByRole("dialog").getByRole("button", { name: "Open case" }).click();
  await page.getByRole("button", { name: "Start review" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await page.locator("h1 .badge", { hasText: "Submitted" }).waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download dossier" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^FRD-MX-\d{4}-\d+\.pdf$/);
  await page.getByRole("button", { name: "Note the answer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.locator("h1 .badge", { hasText: "Resolved" }).waitFor();
});

test("an administrator rotates a key, sees the new one once, and it works", async () => {
  visitor = await visit(browser, service.url);
  await signIn(visitor, "admin", "Test");
  const { page } = visitor;
  await visitor.open("/keys");
  await page
    .getByRole("row", { name: /Secret/ })
    .getByRole("button", { name: "Rotate" })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Rotate" }).click();
  await page.getByText("It cannot be shown again.").waitFor();
  const key = (await page.locator("pre.json").textContent()) ?? "";
  expect((await call(`${service.url}/api/v1/assess`, { key, body: payin() })).status).toBe(200);
});

test("an administrator registers an endpoint, finds why a delivery failed, and sends it again", async () => {
  const statuses = [500, 204];
  const bodies: string[] = [];
  const receiver = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(statuses[bodies.length - 1] ?? 204).end(bodies.length === 1 ? "database is down" : undefined);
  });
  await new Promise<void>((ready) => receiver.listen(0, "127.0.0.1", ready));
  const { port } = receiver.address() as AddressInfo;
  try {
    visitor = await visit(browser, service.url);
    await signIn(visitor, "admin", "Test");
    const { page } = visitor;
    await visitor.open("/webhooks");
    await page.getByRole("button", { name: "New endpoint" }).click();
    await page.getByLabel("URL").fill(`http://127.0.0.1:${port}/hook`);
    await page.getByRole("button", { name: "Create" }).click();
    await page
      .getByRole("dialog", { name: "Signing secret" })
      .getByText(/^whsec_/)
      .waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: `http://127.0.0.1:${port}/hook` }).click();
    await page.getByRole("button", { name: "Send test event" }).click();
    await page.getByText("Test event queued").waitFor();
    await expect.poll(() => bodies.length, { timeout: 10_000 }).toBe(1);
    await visitor.open("/webhooks?view=deliveries");
    await page.getByRole("table").getByRole("button").first().click();
    await page.getByText("database is down").waitFor();
    await page.getByRole("button", { name: "Send again" }).click();
    await page.getByText("Queued for delivery").waitFor();
    await expect.poll(() => bodies.length, { timeout: 10_000 }).toBe(2);
    expect(JSON.parse(bodies[1] ?? "").id).toBe(JSON.parse(bodies[0] ?? "").id);
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
}, 60_000);

test("hostile texts of callers are shown as texts", async () => {
  const [session = ""] = await holdPayments(service, 1);
  visitor = await visit(browser, service.url);
  await signIn(visitor, "admin", "Test");
  const { page } = visitor;
  await visitor.open(`/assessments/${session}`);
  await page.getByText(hostile.markup).first().waitFor();
  expect(await page.locator("main img").count()).toBe(0);
  expect(await page.locator("main bdi", { hasText: hostile.rightToLeft }).count()).toBeGreaterThan(0);
});

test("a provider that cannot be reached is named before sign-in", async () => {
  visitor = await visit(browser, service.url);
  const { page } = visitor;
  await page.route("**/.well-known/openid-configuration", (route) => route.abort());
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").getByText("Sign-in failed").waitFor();
  // the failed request itself is logged by the browser
  (visitor.complaints as string[]).splice(0);
});

test("a session that the service no longer takes is renewed, and the page comes back", async () => {
  visitor = await visit(browser, service.url);
  await signIn(visitor, "viewer", "Test");
  const { page } = visitor;
  await visitor.open("/lists");
  // no page before this one reads connections: an answer that is still fresh would not be requested again
  let refused = false;
  await page.route("**/api/v1/connections**", async (route) => {
    if (refused) return route.continue();
    refused = true;
    await route.fulfill({ status: 401, json: { error: { code: "INVALID_TOKEN", message: "expired", details: {} } } });
  });
  const requested = page.waitForRequest(/\/api\/v1\/connections\b/);
  await page.getByRole("link", { name: "Connections" }).click();
  await requested;
  await page.getByRole("heading", { name: "Connections", exact: true }).waitFor();
  await page.getByText("No connections").waitFor();
  await settled(page);
  expect(refused).toBe(true);
  // the refusal itself is logged by the browser
  (visitor.complaints as string[]).splice(0);
});

test("a person is found, further identifiers are chosen, the records are saved, and the person is erased after a typed confirmation", async () => {
  const payer = { email: "maria.gonzalez@correo.mx", customer_id: "cus_maria_8812", name: hostile.markup };
  const assessed = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ payer }) });
  visitor = await visit(browser, service.url);
  await signIn(visitor, "admin", "Test");
  const { page } = visitor;
  await page.getByRole("link", { name: "Data protection" }).click();
  await page.getByText("No requests").waitFor();
  await page.getByRole("button", { name: "New request" }).click();
  await page.getByLabel("Identifier", { exact: true }).fill(payer.email);
  await page.getByLabel("Reason").fill("Letter 118");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("dialog").getByText("Completed").waitFor();
  await page.getByRole("cell", { name: "Requests and facts of payments" }).waitFor();
  expect(await visitor.violations()).toEqual([]);

  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download all records" }).click()]);
  const { records } = JSON.parse(await text(await file.createReadStream()));
  expect(records[0]).toMatchObject({ table: "assessments", id: assessed.body.session_id, data: { request: { payer } } });

  await page.getByRole("checkbox", { name: /^Customer cus_maria_8812/ }).check();
  await page.getByRole("button", { name: "Erase this person" }).click();
  expect(
    await page.getByLabel("Identifier", { exact: true }).evaluateAll((inputs) => inputs.map((input) => (input as unknown as { value: string }).value)),
  ).toEqual([payer.email, payer.customer_id]);
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  const erase = page.getByRole("dialog").getByRole("button", { name: "Erase" });
  await page.getByLabel(`Type ${payer.email} to confirm`).fill("maria");
  expect(await erase.isDisabled()).toBe(true);
  await page.getByLabel(`Type ${payer.email} to confirm`).fill(payer.email);
  expect(await visitor.violations()).toEqual([]);
  await erase.click();
  await page.getByRole("dialog", { name: "Erasure" }).getByText("Completed").waitFor();
  await page.getByText("the audit log never changes").waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").getByText("erased", { exact: true }).count()).toBe(2);
  const admin = await service.token("admin");
  expect((await call(`${service.url}/api/v1/assessments/${assessed.body.session_id}`, { key: admin })).body.request).toEqual({});
  await page.reload();
  await page.getByRole("dialog", { name: "Erasure" }).getByText("Completed").waitFor();
}, 60_000);
