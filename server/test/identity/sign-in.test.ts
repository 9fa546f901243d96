// The sandbox's sign-in in a real browser, with the policies that browsers enforce.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startBrowser } from "../harness/browser.ts";
import { type RunningIdentity, runningIdentity } from "./running-identity.ts";
import { newRequest } from "./visitor.ts";

const admin = { name: "Ana Admin", email: "admin@org_1.test", organizationId: "org_1", organization: "Tienda <Sol> & Cía" };
const viewer = { name: "Vera Visor" };

let service: RunningIdentity;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([runningIdentity(), startBrowser()]);
});
afterAll(() => Promise.all([service.close(), closeBrowser?.()]));
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  complaints = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
});
afterEach(() => context.close());

async function signInAs(name: string): Promise<void> {
  await page.getByRole("button", { name: /^Sign in/ }).click();
  await page.getByRole("button", { name: new RegExp(name) }).click();
  await page.getByRole("heading", { name: `Signed in as ${name}` }).waitFor();
}

test("after signing in as the admin, the page shows the identity and a response of the API, and the token can be copied", async () => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${service.url}/identity/`);
  await signInAs(admin.name);
  await page.locator("#answer", { hasText: admin.organizationId }).waitFor();
  expect(await page.locator("#status").textContent()).toBe("200");
  expect(JSON.parse((await page.locator("#answer").textContent()) ?? "")).toMatchObject({ name: admin.organization });
  expect(await page.locator("#organization-name").textContent()).toContain(admin.organization);
  expect(await page.locator("#role").textContent()).toBe("admin");
  expect(await page.locator("#email").textContent()).toBe(admin.email);

  await page.locator("[data-copies=token]").click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const token = await page.evaluate<string>("navigator.clipboard.readText()");
  expect(await service.verify(token)).toMatchObject({ role: "admin", organization_id: admin.organizationId });
  expect(await page.locator("#curl").textContent()).toBe(`curl -s ${service.url}/api/v1/organization \\\n  -H 'Authorization: Bearer ${token}'`);
  expect(page.url()).toBe(`${service.url}/identity/signed-in`);
  expect(complaints).toEqual([]);
});

test("signing in as somebody else replaces the person", async () => {
  await page.goto(`${service.url}/identity/`);
  await signInAs(admin.name);
  await signInAs(viewer.name);
  expect(await page.locator("#role").textContent()).toBe("viewer");
  expect(complaints).toEqual([]);
});

test("an answer of the API that is an error is shown like any other", async () => {
  await page.route("**/api/v1/organization", (route) => route.fulfill({ status: 403, json: { error: { code: "FORBIDDEN" } } }));
  await page.goto(`${service.url}/identity/`);
  await signInAs(admin.name);
  await page.locator("#answer", { hasText: "FORBIDDEN" }).waitFor();
  expect(await page.locator("#status").textContent()).toBe("403");
});

test.each([
  ["a cancelled sign-in", () => page.getByRole("button", { name: "Cancel" }).click(), "Sign-in failed: no account was chosen"],
  ["an answer that this tab did not request", () => page.goto(`${service.url}/identity/signed-in?code=c&state=s&iss=i`), "does not belong to the sign-in"],
  ["a page without an answer", () => page.goto(`${service.url}/identity/signed-in`), "There is no sign-in to finish here"],
])("%s is explained, and the next sign-in works", async (_, step, words) => {
  await page.goto(`${service.url}/identity/`);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Who do you want to be?" }).waitFor();
  await step();
  await page.getByRole("alert").filter({ hasText: words }).waitFor();
  await signInAs(admin.name);
  expect(complaints).toEqual([]);
});

test("a visit at another name of the machine is sent to the address that the service goes by", async () => {
  await page.goto(`${service.url.replace("127.0.0.1", "localhost")}/identity/`);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: `Open ${service.url}/identity/` })
    .waitFor();
});

test("a developer's own dashboard, on another port, gets its code, also when it replaces a person", async () => {
  const dashboard = createServer((_request, response) =>
    response.setHeader("Content-Type", "text/html").end("<link rel=icon href=data:,><h1>My dashboard</h1>"),
  );
  const port = await listening(dashboard);
  const signedIn = async (name: string): Promise<string | null> => {
    await page.goto(newRequest(service.identity.issuer(), { redirect_uri: `http://localhost:${port}/callback`, prompt: "login" }).address);
    await page.getByRole("button", { name: new RegExp(name) }).click();
    await page.getByRole("heading", { name: "My dashboard" }).waitFor();
    return new URL(page.url()).searchParams.get("code");
  };
  expect(await signedIn(admin.name)).toBeTruthy();
  expect(await signedIn(viewer.name)).toBeTruthy();
  expect(complaints).toEqual([]);
  dashboard.closeAllConnections();
  dashboard.close();
});

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, "localhost", () => resolve((server.address() as AddressInfo).port)));
}
