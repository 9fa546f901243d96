// What the browser SDK collects, in a real Chromium.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../harness/browser.ts";

const sdk = fileURLToPath(new URL("../../../sdk-browser/src/index.ts", import.meta.url));

let browser: Browser;
let close: () => Promise<void>;
let server: Server;
let shop: string;

beforeAll(async () => {
  const starting = startBrowser();
  const bundled = await build({ configFile: false, logLevel: "error", build: { write: false, lib: { entry: sdk, formats: ["es"], fileName: "sdk" } } });
  const [bundle] = Array.isArray(bundled) ? bundled : [];
  const code = bundle?.output[0].code;
  server = createServer(({ url }, response) => {
    const script = url === "/sdk.js";
    response.writeHead(200, { "Content-Type": script ? "text/javascript" : "text/html" });
    response.end(script ? code : '<script type="module">globalThis.sdk = await import("/sdk.js");</script>');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop = `http://localhost:${(server.address() as AddressInfo).port}/`;
  ({ browser, close } = await starting);
});
afterAll(async () => {
  await close?.();
  server?.close();
});

interface Collected {
  readonly fingerprint: string;
  readonly [field: string]: unknown;
}

async function openShop(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext({ locale: "es-MX", timezoneId: "America/Monterrey", ...options })).newPage();
  await page.goto(shop);
  await page.waitForFunction("globalThis.sdk !== undefined");
  return page;
}

const collect = (page: Page, options = {}): Promise<Collected> => page.evaluate(`sdk.collectDevice(${JSON.stringify(options)})`);

async function visitAgain(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction("globalThis.sdk !== undefined");
}

test("what is collected is what the README lists, and nothing is stored", async () => {
  const page = await openShop({ screen: { width: 1280, height: 800 } });
  expect(await collect(page)).toEqual({
    user_agent: expect.stringContaining("Chrome"),
    language: "es-MX",
    timezone: "America/Monterrey",
    screen: "1280x800",
    is_bot: true,
    is_tampered: false,
    fingerprint: expect.stringMatching(/^fp_[0-9a-f]{32}$/),
  });
  expect(await page.evaluate("localStorage.length + document.cookie.length")).toBe(0);
  await page.context().close();
});

test("the hash of traits is the same at the next visit, and another in another browser", async () => {
  const page = await openShop();
  const { fingerprint } = await collect(page);
  await visitAgain(page);
  expect((await collect(page)).fingerprint).toBe(fingerprint);
  const other = await openShop({ timezoneId: "America/Bogota" });
  expect((await collect(other)).fingerprint).not.toBe(fingerprint);
  await Promise.all([page.context().close(), other.context().close()]);
});

test("a remembered id is the same at each visit, and gone once consent is withdrawn", async () => {
  const page = await openShop();
  const remembered = { fingerprint: "remembered", consent: true };
  const { fingerprint } = await collect(page, remembered);
  expect(fingerprint).toMatch(/^id_[0-9a-f]{32}$/);
  await visitAgain(page);
  expect((await collect(page, remembered)).fingerprint).toBe(fingerprint);
  expect((await collect(page, { ...remembered, consent: false })).fingerprint).toMatch(/^fp_/);
  expect(await page.evaluate("localStorage.length")).toBe(0);
  expect((await collect(page, remembered)).fingerprint).not.toBe(fingerprint);
  await page.context().close();
});

test("a user agent that an extension changed is reported as such, and not as a bot", async () => {
  const page = await openShop();
  // what extensions do, and no automation: they change the prototype before the page runs
  await page.addInitScript(`
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
    Object.defineProperty(Navigator.prototype, "userAgent", { get: () => globalThis.agent ?? "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" });
  `);
  await visitAgain(page);
  expect(await collect(page)).toMatchObject({ is_bot: false, is_tampered: false });
  await page.evaluate(`globalThis.agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36"`);
  expect(await collect(page)).toMatchObject({ is_bot: false, is_tampered: true });
  await page.context().close();
});

test("a telephone that is emulated on a computer is recognized", async () => {
  const page = await openShop({ userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36" });
  const renderer = await page.evaluate(`(() => {
    const webgl = document.createElement("canvas").getContext("webgl");
    const unmasked = webgl?.getExtension("WEBGL_debug_renderer_info");
    return unmasked ? webgl.getParameter(unmasked.UNMASKED_RENDERER_WEBGL) : "";
  })()`);
  const drawsWithProcessor = /SwiftShader|llvmpipe/i.test(String(renderer));
  expect((await collect(page)).is_emulator).toBe(drawsWithProcessor ? true : undefined);
  await page.context().close();
});
