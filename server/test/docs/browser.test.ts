// The served documentation in a real browser: policies, search, themes, and axe on nine pages, and on that of a wrong address, at three widths.
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
const places = [
  "",
  "guides/webhooks",
  "guides/credentials",
  "reference/assess",
  "errors/VALIDATION_ERROR",
  "events/case.created",
  "signals",
  "signals/PAYER_CONFIRMED_FRAUD",
  "guides/scoring",
];
/** Addresses of no page, in both languages. */
const nowhere = ["no/such/page", "es/no/such/page"];

let server: Server;
let base = "";
let browser: Browser;
let closeBrowser: () => Promise<void>;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let hosts: Set<string>;
let paths: string[];

beforeAll(async () => {
  const app = express();
  app.use((_request, response, next) => {
    for (const [name, value] of securityHeaders(false)) response.setHeader(name, value);
    next();
  });
  app.post(
    "/api/v1/keys",
    express.text({ type: "*/*" }),
    ({ headers, body }, response) => void response.status(201).json({ authorization: headers.authorization, body }),
  );
  app.use(docsRouter({ console: true }));
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
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    hosts.add(origin);
    paths.push(pathname);
  });
}
beforeEach(() => {
  complaints = [];
  hosts = new Set();
  paths = [];
});
afterEach(async () => {
  await context?.close();
  // no script, style or address that the policy refuses, and no other host
  expect(complaints).toEqual([]);
  expect([...hosts].filter((origin) => origin !== base && !origin.startsWith("null"))).toEqual([]);
});

/** The browser itself reports the status of a page that does not exist. */
function forgiveStatus(): void {
  complaints = complaints.filter((text) => !text.includes("404"));
}

/** What is read of a page of Vue. */
interface VuePage {
  readonly document: { querySelector(selector: string): { readonly __vue_app__?: object } | null };
}

/** Goes to a page and waits until its scripts run. */
async function visit(place: string): Promise<void> {
  await page.goto(`${base}/docs${place === "" ? "" : `/${place}`}`);
  // a function: the policy of the pages forbids texts to be evaluated
  await page.waitForFunction(() => (globalThis as unknown as VuePage).document.querySelector("#app")?.__vue_app__ !== undefined);
}

describe.each([
  ["1440", 1440, "light"],
  ["1440", 1440, "dark"],
  ["390", 390, "light"],
  ["390", 390, "dark"],
  ["800", 800, "light"],
] as const)("at %s pixels", (_, width, colorScheme) => {
  it.each([...places, ...nowhere])(
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
      if (nowhere.includes(place)) forgiveStatus();
    },
    120_000,
  );
});

it("the first page does not overflow at 768 pixels, where the navigation bar is narrowest", async () => {
  await open({ viewport: { width: 768, height: 900 } });
  await visit("");
  expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(768);
});

it("the search finds guides, operations, errors, events and signals, by words of their texts as well", async () => {
  await open();
  await visit("");
  for (const [words, place] of [
    ["keys.create", "/docs/reference/keys#createKey"],
    ["VALIDATION_ERROR", "/docs/errors/VALIDATION_ERROR"],
    ["case.created", "/docs/events/case.created"],
    ["exponential backoff", "/docs/guides/retries#waits"],
    ["dossier", "/docs/guides/glossary#dossier"],
    ["VELOCITY_CARD_1H", "/docs/signals/VELOCITY_CARD_1H"],
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
    forgiveStatus();
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

it("a choice of language holds on other pages, in guides, and after a reload", async () => {
  await open();
  await visit("reference/keys");
  const shown = (name: string) => page.locator(`[data-call="${name}"] .panel:visible pre`).textContent();
  expect(await shown("createKey")).toContain("curl");
  expect(paths.filter((path) => path.includes("/programs/"))).toEqual([]);
  await page.locator('[data-call="createKey"] label', { hasText: "Python" }).click();
  await page.locator('[data-call="createKey"] .panel:visible pre.program').waitFor();
  expect(await shown("createKey")).toContain("requests.post(url, json=payload, headers=headers)");
  expect(await shown("listKeys")).toContain("requests.get(url, headers=headers)");
  await page.locator(".VPNavBar a", { hasText: "Guides" }).first().click();
  await page.locator('[data-call="small-review"] .panel:visible pre.program').waitFor();
  expect(await shown("small-review")).toContain("import requests");
  await visit("guides/webhooks");
  await page.locator('[data-call="createWebhookEndpoint"] .panel:visible pre.program').waitFor();
  expect(paths.filter((path) => path.includes("/programs/"))).toEqual([
    "/docs/programs/reference/keys.json",
    "/docs/programs/guides/quickstart.json",
    "/docs/programs/guides/webhooks.json",
  ]);
});

it("where the chosen language cannot make a call, the page shows another one", async () => {
  await open();
  await visit("reference/assess");
  await page.locator('[data-call="assessPayin"] label', { hasText: "Browser" }).click();
  await visit("reference/keys");
  expect(await page.locator('[data-call="createKey"] .panel:visible pre').textContent()).toContain("curl");
});

describe("the console of the reference", () => {
  const card = '[data-call="createKey"]';
  const openConsole = async () => {
    await visit("reference/keys");
    await page.locator(`${card} .try`).click();
    await page.locator(`${card} .console`).waitFor();
  };

  it("sends the request of the page to this service, with the credential that the reader types", async () => {
    await open();
    await openConsole();
    await page.getByLabel("Credential").fill("head.body.signature");
    await page.getByLabel("Body").fill('{"type": "secret"}');
    await page.locator(`${card} .send`).click();
    const answer = page.locator(`${card} .console pre`);
    await answer.getByText("201").waitFor();
    expect(await answer.textContent()).toContain('"authorization": "Bearer head.body.signature"');
    expect(await answer.textContent()).toContain(String.raw`"body": "{\"type\": \"secret\"}"`);
    await page.evaluate(axe);
    expect(await page.evaluate("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id }) => id))")).toEqual([]);
  });

  it("stores the credential nowhere", async () => {
    await open();
    await openConsole();
    await page.getByLabel("Credential").fill("head.body.signature");
    await page.locator(`${card} .send`).click();
    await page.locator(`${card} .console pre`).getByText("201").waitFor();
    expect(await page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])")).not.toContain("head.body");
    await openConsole();
    expect(await page.getByLabel("Credential").inputValue()).toBe("");
  });

  it("sends to no other service", async () => {
    await open();
    await openConsole();
    await page.getByLabel("POST on this service").fill("https://example.com/api/v1/keys");
    await page.locator(`${card} .send`).click();
    await page.locator(`${card} .console pre`).getByText("this service only").waitFor();
  });
});

it("a link into a folded field opens what it is folded in", async () => {
  await open();
  await visit("reference/assess#assessPayin-request-payment_method.card.bin");
  await page.locator('[id="assessPayin-request-payment_method.card.bin"]').waitFor({ state: "visible" });
});

describe("the calculator of scores", () => {
  const outcome = () => page.locator(".calculator .outcome").textContent();

  it("works by keyboard: another signal, a lower strength, other thresholds, one signal less", async () => {
    await open();
    await visit("guides/scoring");
    expect(await outcome()).toMatch(/40 challenge/);
    await page.locator("#calculator-signal").focus();
    await page.keyboard.type("THREEDS_F");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await outcome()).toMatch(/70 review/);
    await page.getByLabel("Strength of THREEDS_FAILED").focus();
    await page.keyboard.press("Home");
    await page.locator(".calculator .outcome", { hasText: "40 challenge" }).waitFor();
    await page.locator(".calculator summary").focus();
    await page.keyboard.press("Enter");
    await page.locator(".calculator input[type=number]").nth(1).fill("40");
    expect(await outcome()).toMatch(/40 review/);
    await page.getByRole("button", { name: "Remove IP_PROXY_VPN" }).press("Enter");
    expect(await outcome()).toMatch(/25 approve/);
    expect(await page.evaluate("document.activeElement.id")).toBe("calculator-signal");
    await page.getByRole("button", { name: "Start again" }).press("Enter");
    expect(await outcome()).toMatch(/40 challenge/);
  });

  it("has the signals of payouts for a payout, and lets a blocklist entry decide", async () => {
    await open();
    await visit("es/guides/scoring");
    await page.getByLabel("Pago a un beneficiario").check();
    expect(await page.locator(".calculator .chosen code").allTextContents()).toEqual(["IP_PROXY_VPN"]);
    await page.locator("#calculator-signal").selectOption("BLOCKLIST_BLOCK");
    await page.getByRole("button", { name: "Agregar" }).click();
    expect(await outcome()).toMatch(/100 decline/);
    expect(await page.locator("#calculator-signal option").allTextContents()).toContain("PAYOUT_FAN_OUT (30)");
    expect(await page.locator("#calculator-signal option").allTextContents()).not.toContain("CARD_PREPAID (8)");
  });
});

it("a page is whole without scripts", async () => {
  await open({ javaScriptEnabled: false });
  await page.goto(`${base}/docs/errors/VALIDATION_ERROR`);
  await page.getByRole("heading", { name: "What to do" }).waitFor();
  await page.locator('label[for="tab-error-body-2"]').click();
  await page.locator(".panel:visible").first().waitFor();
});
