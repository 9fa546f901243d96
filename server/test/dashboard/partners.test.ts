// Submerchants, connections, network and team: journeys in a real browser before the whole service.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startBrowser } from "../harness/browser.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { signIn, type Visitor, visit } from "./visitor.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let visitor: Visitor;
let admin: string;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService(), startBrowser()]);
  admin = await service.token("admin");
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));
beforeEach(async () => {
  visitor = await visit(browser, service.url);
});
afterEach(async () => {
  const { complaints } = visitor;
  await visitor.close();
  expect(complaints).toEqual([]);
});

const read = async (path: string) => (await call(`${service.url}/api/v1/${path}`, { key: admin })).body;
const segment = (name: string) => call(`${service.url}/api/v1/organization`, { method: "PATCH", key: admin, body: { segment: name } });

test("an administrator registers a submerchant with a key, and suspends it", async () => {
  await segment("psp");
  await signIn(visitor, "admin", "Test");
  const { page } = visitor;
  await visitor.open("/submerchants");
  await page.getByRole("button", { name: "New submerchant" }).click();
  await page.getByLabel("Name").fill("Zapatería El Paso");
  await page.getByLabel("Country").fill("mx");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("button", { name: "Zapatería El Paso" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Its server");
  await page.getByRole("button", { name: "New key" }).click();
  await page.getByText("It cannot be shown again.").waitFor();
  const key = (await page.locator("pre.json").textContent()) ?? "";
  const [submerchant] = (await read("submerchants")).data;
  expect(page.url()).toContain(submerchant.id);
  expect((await call(`${service.url}/api/v1/assess`, { key, body: payin() })).status).toBe(200);
  await page.getByRole("button", { name: "Suspend" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
  await page.getByRole("dialog").locator(".badge", { hasText: "Suspended" }).waitFor();
  expect((await call(`${service.url}/api/v1/assess`, { key, body: payin() })).status).toBe(401);
}, 60_000);

test("an organization that is no payment service provider has no submerchants, and they are not offered", async () => {
  await call(`${service.url}/api/v1/submerchants/${(await read("submerchants")).data[0]?.id}`, { method: "DELETE", key: admin });
  await segment("merchant");
  await signIn(visitor, "admin", "Test");
  const { page } = visitor;
  expect(await page.getByRole("link", { name: "Submerchants" }).count()).toBe(0);
  await visitor.open("/submerchants");
  await page.getByText("Only payment service providers have submerchants.").waitFor();
});

test("an administrator connects a processor, sees the address to set up, and removes the connection", async () => {
  await signIn(visitor, "admin", "Test");
  const { page } = visitor;
  await visitor.open("/connections");
  await page.getByRole("button", { name: "New connection" }).click();
  await page.getByLabel("Signing secret of the webhook").fill("whsec_0123456789abcdef");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("dialog", { name: "Connection created" }).waitFor();
  const [connection] = (await read("connections")).data;
  await page.getByRole("dialog").getByText(`${service.url}${connection.webhook_path}`).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  expect(await page.content()).not.toContain("whsec_0123456789abcdef");
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await page.getByText("No connections").waitFor();
  expect((await read("connections")).data).toEqual([]);
});

test("an administrator joins the network, queries a value, and leaves", async () => {
  await signIn(visitor, "admin", "Test");
  const { page } = visitor;
  await visitor.open("/network");
  await page.getByLabel("Contribute signals").check();
  await page.getByLabel("Let decisions use the signals of others").check();
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("textbox", { name: "Value" }).fill("mallory@correo.mx");
  await page.getByRole("button", { name: "Query" }).click();
  await page.getByText("Nobody reports it.").waitFor();
  expect(await read("network/membership")).toMatchObject({ member: true, contribute: true, consume: true });
  await page.getByRole("button", { name: "Leave the network" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave the network" }).click();
  await page.getByText("Not a member").waitFor();
  expect(await read("network/membership")).toMatchObject({ member: false });
});

test("a viewer reads the session and what roles may do, and changes nothing of the network", async () => {
  await signIn(visitor, "viewer", "Test");
  const { page } = visitor;
  await visitor.open("/team");
  const session = page.locator(".panel", { hasText: "Your session" });
  await session.getByText("Viewer", { exact: true }).waitFor();
  expect(await page.getByRole("row", { name: /keys:write/ }).innerText()).toMatch(/^Create, rotate and revoke keys keys:write\s+Yes\s+–\s+–$/);
  await visitor.open("/network");
  await page.getByText("An administrator decides how the organization takes part.").waitFor();
  expect(await page.getByLabel("Contribute signals").isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Join" }).count()).toBe(0);
});

test("a person without a role is not let in, and learns why", async () => {
  await visitor.page.route("**/api/v1/session", (route) =>
    route.fulfill({ status: 403, json: { error: { code: "INSUFFICIENT_PERMISSIONS", message: "organization:read is missing", details: {} } } }),
  );
  const { page } = visitor;
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: /^viewer of Test/i }).click();
  await page.getByText("Your account has no role in this organization.").waitFor();
  // the refusal itself is logged by the browser
  (visitor.complaints as string[]).splice(0);
});
