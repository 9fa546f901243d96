// The example checkout in a real browser, over the browser SDK, against the service on another origin.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Child, startChild } from "../../../contract-tests/src/targets/child.ts";
import type { Sandbox } from "../../src/sandbox/sandbox-file.ts";
import { startBrowser } from "../harness/browser.ts";
import { call, newOrder, payin } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { type ServerProcess, startServerProcess } from "../harness/process.ts";
import { type RecordingProxy, startRecordingProxy } from "./recording-proxy.ts";

const serve = fileURLToPath(new URL("../../../sdk-browser/examples/checkout/serve.ts", import.meta.url));

let database: TestDatabase;
let server: ServerProcess;
let sandbox: Sandbox;
let proxy: RecordingProxy;
let shop: Shop;
let browser: Browser;
let closeBrowser: () => Promise<void>;

beforeAll(async () => {
  const starting = startBrowser();
  database = await createDatabase();
  server = await startServerProcess({ DATABASE_URL: database.url });
  sandbox = JSON.parse(readFileSync(join(server.dataDir, "sandbox.json"), "utf8"));
  proxy = await startRecordingProxy(server.url);
  shop = await startShop(sandbox.publishable_key);
  ({ browser, close: closeBrowser } = await starting);
});
afterAll(async () => {
  await Promise.all([closeBrowser?.(), shop?.end(), proxy?.close()]);
  await server?.kill("SIGTERM");
  await database?.close();
});

let context: BrowserContext;
let page: Page;
/** What the browser complains about. */
let complaints: string[];
/** The hosts that the page sent requests to. */
let hosts: Set<string>;

beforeEach(async () => {
  proxy.cut = "nowhere";
  proxy.exchanges.length = 0;
  context = await browser.newContext({ locale: "es-MX" });
  // a step that does not come fails in its own name, before its test does
  context.setDefaultTimeout(10_000);
  page = await context.newPage();
  complaints = [];
  hosts = new Set();
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", ({ name, message }) => complaints.push(`${name}: ${message}`));
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
});
afterEach(() => context.close());

interface Shop extends Child {
  readonly url: string;
}

/** The example as its README starts it, in front of the service behind the proxy. */
async function startShop(key: string): Promise<Shop> {
  const environment = { PATH: process.env.PATH, FRAUD_RISK_PUBLISHABLE_KEY: key, FRAUD_RISK_BASE_URL: proxy.url };
  const { found, child } = await startChild(serve, [], environment, (printed) => /http:\S+/.exec(printed)?.[0]);
  return { url: found, end: child.end };
}

const payButton = () => page.getByRole("button", { name: /^Pagar/ });
const notice = (text: RegExp) => page.getByRole("status").filter({ hasText: text }).waitFor();
const result = (title: string) => page.getByRole("region", { name: title }).waitFor();

/** Opens the checkout and fills in the form; gives the order's id. */
async function enter(email: string): Promise<string> {
  await page.goto(shop.url);
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Nombre completo").fill("María González Ríos");
  await page.getByLabel("Nombre como aparece en la tarjeta").fill("MARIA GONZALEZ R");
  return (await page.locator("#order").textContent()) ?? "";
}

/** Enters a payment and pays; gives the order's id. */
async function payAs(email: string): Promise<string> {
  const order = await enter(email);
  await payButton().click();
  return order;
}

/** What the service has stored of an order, as its dashboard shows it. */
async function assessmentsOf(order: string): Promise<{ session_id: string; decision: string }[]> {
  const { body } = await call(`${server.url}/api/v1/assessments?order_id=${order}`, { key: sandbox.dashboard_tokens?.viewer });
  return body.data;
}

const posts = () => proxy.exchanges.filter(({ method }) => method === "POST");

describe("a shopper whose payment is decided", () => {
  test("pays: the page calls across origins with its publishable key, and receives the decision without a reason", async () => {
    const order = await payAs("approve@sandbox.test");
    await result("Pago aprobado");

    const [preflight, assess] = proxy.exchanges;
    const origin = new URL(shop.url).origin;
    expect(origin).not.toBe(new URL(proxy.url).origin);
    expect(preflight).toMatchObject({ method: "OPTIONS", path: "/api/v1/assess", status: 204 });
    expect(preflight?.headers).toMatchObject({
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,content-type",
    });
    expect(preflight?.headers).not.toHaveProperty("authorization");
    expect(assess).toMatchObject({ method: "POST", path: "/api/v1/assess", status: 200 });
    expect(assess?.headers).toMatchObject({ origin, authorization: `Bearer ${sandbox.publishable_key}` });
    expect(assess?.headers).not.toHaveProperty("cookie");
    expect(assess?.answerHeaders).toHaveProperty("access-control-allow-origin", origin);
    expect(proxy.exchanges).toHaveLength(2);

    const answer = JSON.parse(assess?.answer ?? "");
    expect(answer).toMatchObject({ decision: "approve", order_id: order, signals: [], signal_details: [] });
    expect(assess?.answer).not.toContain("SANDBOX_OVERRIDE");
    expect(answer).not.toHaveProperty("blocked_by");
    expect(await assessmentsOf(order)).toMatchObject([{ session_id: answer.session_id, decision: "approve" }]);

    expect([...hosts].toSorted()).toEqual([new URL(shop.url).host, new URL(proxy.url).host].toSorted());
    expect(complaints).toEqual([]);
  });

  test.each([
    ["challenge", "Confirma la compra con tu banco"],
    ["review", "Recibimos tu pedido"],
  ])("reads of a %s what comes next, and the form is gone", async (decision, title) => {
    const order = await payAs(`${decision}@sandbox.test`);
    await result(title);
    expect(await page.locator("form").isVisible()).toBe(false);
    expect(await page.evaluate("document.activeElement.id")).toBe(decision);
    expect(await assessmentsOf(order)).toMatchObject([{ decision }]);
    expect(complaints).toEqual([]);
  });

  test("is declined politely, without a reason, and may take another card for the same order", async () => {
    const order = await payAs("decline@sandbox.test");
    await notice(/No pudimos completar el pago con esta tarjeta/);
    expect(await page.locator("main").textContent()).not.toMatch(/riesgo|fraude|sospech|bloque/i);
    await page.getByLabel("Correo electrónico").fill("approve@sandbox.test");
    await page.getByLabel(/Mastercard/).check();
    await payButton().click();
    await result("Pago aprobado");
    expect((await assessmentsOf(order)).map(({ decision }) => decision).toSorted()).toEqual(["approve", "decline"]);
    expect(complaints).toEqual([]);
  });

  test("can do all of it by keyboard", async () => {
    await page.goto(shop.url);
    await page.getByLabel("Correo electrónico").focus();
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    };
    for (const text of ["approve@sandbox.test", "María González Ríos", "55 1234 5678"]) await type(text);
    await page.keyboard.press("ArrowDown"); // the other card
    await page.keyboard.press("Tab");
    await type("MARIA GONZALEZ R");
    await page.keyboard.press("Space"); // consents
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await result("Pago aprobado");
    expect(JSON.parse(posts()[0]?.body ?? "")).toMatchObject({
      payer: { email: "approve@sandbox.test", phone: "55 1234 5678" },
      payment_method: { card: { brand: "mastercard", holder_name: "MARIA GONZALEZ R" } },
      device: { language: "es-MX" },
    });
    expect(complaints).toEqual([]);
  });
});

describe("the collected device data", () => {
  test("is nothing unless the shopper consents", async () => {
    await payAs("approve@sandbox.test");
    await result("Pago aprobado");
    expect(JSON.parse(posts()[0]?.body ?? "")).not.toHaveProperty("device");
  });

  test("is what the SDK collects, once the shopper consents; nothing is stored", async () => {
    await enter("approve@sandbox.test");
    await page.getByLabel(/Proteger mi compra/).check();
    await payButton().click();
    await result("Pago aprobado");
    const { device } = JSON.parse(posts()[0]?.body ?? "");
    expect(device).toEqual({
      user_agent: await page.evaluate("navigator.userAgent"),
      language: "es-MX",
      timezone: expect.any(String),
      screen: expect.stringMatching(/^\d+x\d+$/),
      is_bot: true,
      is_tampered: false,
      fingerprint: expect.stringMatching(/^fp_[0-9a-f]{32}$/),
    });
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  });
});

describe("a shopper without a connection", () => {
  test("keeps the form and reads what to do, and paying again when it is back is the first assessment", async () => {
    const order = await enter("approve@sandbox.test");
    proxy.cut = "before";
    await payButton().click();
    await notice(/No pudimos conectarnos.*inténtalo de nuevo/);
    expect(await page.getByLabel("Correo electrónico").inputValue()).toBe("approve@sandbox.test");
    expect(await assessmentsOf(order)).toEqual([]);

    proxy.cut = "nowhere";
    await page.keyboard.press("Enter"); // the button has the focus again
    await result("Pago aprobado");
    expect(await assessmentsOf(order)).toHaveLength(1);
  });

  test("who lost the answer gets the very decision by paying again: the order is assessed once", async () => {
    const order = await enter("challenge@sandbox.test");
    proxy.cut = "after";
    await payButton().click();
    await notice(/No pudimos conectarnos/);
    expect(posts().length).toBeGreaterThan(1);

    proxy.cut = "nowhere";
    await payButton().click();
    await result("Confirma la compra con tu banco");
    const [last] = posts().slice(-1);
    expect(last?.answerHeaders).toHaveProperty("idempotent-replayed", "true");
    const sessions = new Set(posts().map(({ answer }) => JSON.parse(answer).session_id));
    expect(await assessmentsOf(order)).toMatchObject([{ session_id: [...sessions][0], decision: "challenge" }]);
    expect(sessions.size).toBe(1);
  });

  test("waits while the service is unavailable, and cannot pay twice meanwhile", async () => {
    await enter("maintenance@sandbox.test");
    await payButton().click();
    await page.getByRole("button", { name: "Procesando tu pago…", disabled: true }).waitFor();
    await page.getByRole("status").filter({ hasText: "Procesando" }).waitFor();
    expect(await page.getByLabel("Correo electrónico").isDisabled()).toBe(true);
    await notice(/No pudimos conectarnos/);
    // the page may read when to come back: three attempts, with the second that the service requests between them
    const [first, , third] = posts();
    expect(posts().map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(Date.parse(third?.answerHeaders.date ?? "") - Date.parse(first?.answerHeaders.date ?? "")).toBeGreaterThanOrEqual(2000);
  });
});

test("a page whose calls are traced is answered, and may read what the SDK goes by", async () => {
  await page.goto(shop.url);
  const headers = {
    Authorization: `Bearer ${sandbox.publishable_key}`,
    "Content-Type": "application/json",
    "Idempotency-Key": newOrder(),
    traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    tracestate: "shop=1",
  };
  const request = { method: "POST", headers, body: JSON.stringify(payin()) };
  const read = await page.evaluate(
    `fetch(${JSON.stringify(`${proxy.url}/api/v1/assess`)}, ${JSON.stringify(request)}).then(({ status, headers }) => [status, ...headers.keys()])`,
  );
  expect(read).toEqual(expect.arrayContaining([200, "date", "x-request-id", "x-ratelimit-reset"]));
  expect(complaints).toEqual([]);
});

describe("a page that is put together wrongly", () => {
  test("with a secret key throws a UsageError, sends nothing, and leaves the form closed", async () => {
    const careless = await startShop(sandbox.secret_key);
    try {
      const thrown = page.waitForEvent("pageerror");
      await page.goto(careless.url);
      expect(await thrown).toMatchObject({ name: "UsageError", message: expect.stringMatching(/revoke it/) });
      expect(await payButton().isDisabled()).toBe(true);
      expect(proxy.exchanges).toEqual([]);
      expect([...hosts]).toEqual([new URL(careless.url).host]);
      expect(complaints.join()).not.toContain(sandbox.secret_key);
    } finally {
      await careless.end();
    }
  });

  test("may connect to the service only, by its Content-Security-Policy", async () => {
    await page.goto(shop.url);
    const refused = await page.evaluate(`fetch(${JSON.stringify(`${server.url}/api/v1/health`)}).then(() => "sent", () => "refused")`);
    expect(refused).toBe("refused");
    expect(complaints.join()).toContain("Content Security Policy");
  });
});

test("a card number that strays into another field is refused, and shown at that field", async () => {
  const order = await enter("approve@sandbox.test");
  await page.getByLabel("Nombre como aparece en la tarjeta").fill("4111 1111 1111 1111");
  await payButton().click();
  await page.locator("input[name='payment_method.card.holder_name']:focus:invalid").waitFor();
  expect(posts().map(({ status }) => status)).toEqual([400]);
  expect(await assessmentsOf(order)).toEqual([]);

  await page.keyboard.press("Control+A");
  await page.keyboard.type("MARIA GONZALEZ R");
  await page.keyboard.press("Enter");
  await result("Pago aprobado");
});
