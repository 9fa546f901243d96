// The served documentation in a real browser: policies, search, themes, and axe on six pages at three widths.
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import express from "express";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { docsRouter } from "../../src/api/docs/handlers.ts";
import { securityHeaders } from "../../src/platform/http/security-headers.ts";
import { startBrowser } from "../harness/browser.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const places = ["", "guides/webhooks", "guides/credentials", "reference/assess", "errors/VALIDATION_ERROR", "events/case.created"];

let server: Server;
let base = "";
let browser: Browser;
let closeBrowser: () => Promise<void>;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let hosts: Set<string>;

beforeAll(async () => {
  const app = express();
  app.use((_request, response, next) => {
    for (const [name, value] of securityHeaders(false)) response.setHeader(name, value);
    next();
  });
  app.use(docsRouter());
  server = createServer(app);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  ({ browser, close: closeBrowser } = await startBrowser());
});
afterAll(async () => {
  await closeBrowser?.();
  server.closeAllConnections();
  server.close();
});

async function open(options: Parameters<Browser["newContext"]>[0] = {}): Promise<void> {
  context = await browser.newContext(options);
  page = await context.newPage();
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
}
beforeEach(() => {
  complaints = [];
  hosts = new Set();
});
afterEach(async () => {
  await context?.close();
  // no script, style or address that the policy refuses, and no other host
  expect(complaints).toEqual([]);
  expect([...hosts].filter((origin) => origin !== base && !origin.startsWith("null"))).toEqual([]);
});

/** Goes to a page and waits until its scripts run. */
async function visit(place: string): Promise<void> {
  await page.goto(`${base}/docs${place === "" ? "" : `/${place}`}`);
  await page.waitForFunction("document.querySelector('#app').__vue_app__ !== undefined");
}

describe.each([
  ["1440", 1440, "light"],
  ["1440", 1440, "dark"],
  ["390", 390, "light"],
  ["390", 390, "dark"],
  ["800", 800, "light"],
] as const)("at %s pixels", (_, width, colorScheme) => {
  it.each(places)(
    `in the ${colorScheme} theme /docs/%s has no violation that axe finds, and nothing runs over its side`,
    async (place) => {
      await open({ viewport: { width, height: 900 }, colorScheme });
      await visit(place);
      await page.evaluate(axe);
      const violations = await page.evaluate<string[]>(
        // what passes is not described: on a long page that takes longer than the rules
        "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(' | ')))",
      );
      expect(violations).toEqual([]);
      expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
      expect(await page.evaluate<boolean>("document.documentElement.classList.contains('dark')")).toBe(colorScheme === "dark");
    },
    120_000,
  );
});

it("the first page does not overflow at 768 pixels, where the navigation bar is narrowest", async () => {
  await open({ viewport: { width: 768, height: 900 } });
  await visit("");
  expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(768);
});

it("the search finds guides, operations, errors and events, by words of their texts as well", async () => {
  await open();
  await visit("");
  for (const [words, place] of [
    ["keys.create", "/docs/reference/keys#createKey"],
    ["VALIDATION_ERROR", "/docs/errors/VALIDATION_ERROR"],
    ["case.created", "/docs/events/case.created"],
    ["exponential backoff", "/docs/guides/retries#waits"],
    ["dossier", "/docs/guides/glossary#dossier"],
  ] as const) {
    await page.keyboard.press("/");
    await page.locator("#localsearch-input").fill(words);
    await page.locator(`.VPLocalSearchBox a[href="${place}"]`).waitFor();
    await page.keyboard.press("Escape");
  }
});

describe("in Spanish", () => {
  it.each([390, 768, 1440])(
    "at %s pixels a guide has no violation that axe finds, and nothing runs over its side",
    async (width) => {
      await open({ viewport: { width, height: 900 } });
      await visit("es/guides/quickstart");
      await page.evaluate(axe);
      const violations = await page.evaluate<string[]>("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id }) => id))");
      expect(violations).toEqual([]);
      expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
    },
    120_000,
  );

  it("the link at the top leads to the same page in the other language and back, and the page says its language", async () => {
    await open({ viewport: { width: 1440, height: 900 } });
    await visit("guides/card-testing");
    await page.locator('.VPNavBar a[hreflang="es"]').click();
    await page.locator('html[lang="es"] h1', { hasText: "Prueba de tarjetas" }).waitFor();
    await page.locator('.VPNavBar a[hreflang="en"]').click();
    await page.locator('html[lang="en"] h1', { hasText: "Card testing" }).waitFor();
    expect(page.url()).toBe(`${base}/docs/guides/card-testing`);
  });

  it("the search is in Spanish, finds Spanish guides, and the reference by its codes", async () => {
    await open();
    await visit("es/guides/quickstart");
    await page.keyboard.press("/");
    await page.locator("#localsearch-input").fill("robo de cuenta");
    await page.locator('.VPLocalSearchBox a[href^="/docs/es/guides/account-takeover"]').first().waitFor();
    await page.locator(".VPLocalSearchBox", { hasText: "para elegir" }).waitFor();
    for (const [words, place] of [
      ["VALIDATION_ERROR", "/docs/errors/VALIDATION_ERROR"],
      ["keys.create", "/docs/reference/keys#createKey"],
    ] as const) {
      await page.locator("#localsearch-input").fill(words);
      await page.locator(`.VPLocalSearchBox a[href="${place}"]`, { hasText: "En inglés" }).waitFor();
    }
  });

  it("an address of no page is answered in the language of the address", async () => {
    await open();
    const answer = page.goto(`${base}/docs/es/guides/nada`);
    await page.getByRole("heading", { name: "PÁGINA NO ENCONTRADA" }).waitFor();
    expect((await answer)?.status()).toBe(404);
    await page.locator('html[lang="es"] a[href="/docs/es/"]', { hasText: "Ir al inicio" }).waitFor();
    // the browser itself reports the status
    complaints = complaints.filter((text) => !text.includes("404"));
  });
});

it("the navigation marks the page that is open", async () => {
  await open();
  await visit("guides/amounts");
  await page.locator('.VPSidebar a[aria-current="page"][href="/docs/guides/amounts"]').waitFor();
  await page.locator('.VPSidebar a[href="/docs/guides/payouts"]').click();
  await page.locator('.VPSidebar a[aria-current="page"][href="/docs/guides/payouts"]').waitFor();
  expect(await page.locator('.VPSidebar a[aria-current="page"]').count()).toBe(1);
});

it("a choice of theme outlasts the page", async () => {
  await open({ colorScheme: "light" });
  await visit("guides/amounts");
  await page.locator(".VPNavBarAppearance button").click();
  await page.locator("html.dark").waitFor();
  await visit("errors");
  await page.locator("html.dark").waitFor();
});

it("choosing a language on one card chooses it on all of the page", async () => {
  await open();
  await visit("reference/keys");
  await page.locator('label[for="tab-createKey-call-2"]').click();
  expect(await page.locator("#tab-listKeys-call-2").isChecked()).toBe(true);
});

it("a link into a folded field opens what it is folded in", async () => {
  await open();
  await visit("reference/assess#assessPayin-request-payment_method.card.bin");
  await page.locator('[id="assessPayin-request-payment_method.card.bin"]').waitFor({ state: "visible" });
});

it("a page is whole without scripts", async () => {
  await open({ javaScriptEnabled: false });
  await page.goto(`${base}/docs/errors/VALIDATION_ERROR`);
  await page.getByRole("heading", { name: "What to do" }).waitFor();
  await page.locator('label[for="tab-error-body-2"]').click();
  await page.locator(".panel:visible").first().waitFor();
});
