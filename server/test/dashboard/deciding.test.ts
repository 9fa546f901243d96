// Models and thresholds: what decides is changed by people, in a real browser before the whole service.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startBrowser } from "../harness/browser.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { calibration, comparison, model } from "./contract-example.ts";
import { signIn, type Visitor, visit, WIDTH } from "./visitor.ts";

let service: TestService;
let browser: Browser;
let closeBrowser: () => Promise<void>;
let visitor: Visitor;
let admin: string;

beforeAll(async () => {
  [service, { browser, close: closeBrowser }] = await Promise.all([startService({ backgroundJobs: "server" }), startBrowser()]);
  admin = await service.token("admin");
});
afterAll(() => Promise.all([service?.close(), closeBrowser?.()]));
afterEach(async () => {
  const { complaints } = visitor;
  await visitor.close();
  expect(complaints).toEqual([]);
});

const api = async (path: string, body?: unknown) => (await call(`${service.url}/api/v1/${path}`, { key: admin, ...(body === undefined ? {} : { body }) })).body;
const tor = { device: { ip_address: "189.203.54.17", is_tor: true } };
const policy = async (): Promise<string> => (await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin(tor) })).body.policy_version;

/** Answers of figures that take weeks of outcomes. */
async function withFigures({ page }: Visitor): Promise<void> {
  await page.route("**/api/v1/merchant/calibration*", (route) => route.fulfill({ json: calibration }));
  await page.route(`**/api/v1/models/${model.id}`, (route) => route.fulfill({ json: model }));
  await page.route(`**/api/v1/models/${model.id}/comparison`, (route) => route.fulfill({ json: comparison }));
}

describe("models", () => {
  test("an administrator approves a proposed model, and rolls it back with a reason", async () => {
    const { id } = await api("models", { signal_weights: { IP_TOR: 90 }, reason: "Tor is never legitimate here" });
    visitor = await visit(browser, service.url);
    await signIn(visitor, "admin", "Test");
    const { page } = visitor;
    await visitor.open("/models");
    await page.getByRole("row", { name: /Proposed by a person/ }).waitFor();
    await page
      .getByRole("row", { name: /Proposed by a person/ })
      .getByRole("link")
      .click();
    await page.getByRole("row", { name: /IP_TOR/ }).waitFor();
    await page.getByRole("button", { name: "Approve" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await page.locator("h1 .badge", { hasText: "Live" }).waitFor();
    expect(await policy()).toContain(`model:${id}@`);
    await page.getByRole("button", { name: "Roll back" }).click();
    await page.getByLabel("Reason").fill("Too many students");
    await page.getByRole("dialog").getByRole("button", { name: "Roll back" }).click();
    await page.locator("h1 .badge", { hasText: "Archived" }).waitFor();
    expect(await policy()).toContain("catalogue@");
  });

  test("an analyst reads the evidence of each weight, and is offered no change", async () => {
    visitor = await visit(browser, service.url);
    await signIn(visitor, "analyst", "Test");
    const { page } = visitor;
    await withFigures(visitor);
    await visitor.open(`/models/${model.id}`);
    await page.getByText("Better than what is live").waitFor();
    const row = page.getByRole("row", { name: /AMOUNT_ANOMALY_PAYER/ });
    expect(await row.innerText()).toMatch(/75\s+81\.4\s+69\.8 – 90\.1\s+41\.2 frauds in 96\.3 payments/);
    expect(await row.getByRole("img").getAttribute("aria-label")).toBe("Strength by observed value: 1.5: 0%, 3: 60%, 5: 100%");
    expect(await row.innerText()).not.toContain("outside");
    expect(await page.getByRole("row", { name: /IP_PROXY_VPN/ }).innerText()).toMatch(/0\.2 – 1\.5\s+outside the interval/);
    expect(await page.getByRole("row", { name: /TERMINAL_COMPROMISED/ }).innerText()).toMatch(/84\.1 – 97\.9\s+outside the interval: a limit, or few frauds/);
    const found = async (code: string) => (await page.getByRole("row").filter({ hasText: code }).last().innerText()).replaceAll(/\s+/g, " ");
    expect(await found("DEVICE_NEW_FOR_PAYER+AMOUNT_DEVIATION_PAYER")).toContain("0 9.5 18.3 frauds, 7.1 expected");
    expect(await found("ACCOUNT_NEW:UNOBSERVED")).toContain("0 9.5 12 frauds in 141 payments without it");
    for (const name of ["Approve", "Reject", "Roll back"]) expect(await page.getByRole("button", { name }).count()).toBe(0);
  });

  test.each(["light", "dark"] as const)(
    "figures in the %s theme have no violation of axe, at 390 pixels nothing runs over the side",
    async (colorScheme) => {
      visitor = await visit(browser, service.url, { colorScheme, viewport: { width: 390, height: 844 } });
      await signIn(visitor, "admin", "Test");
      const { page } = visitor;
      await withFigures(visitor);
      for (const place of [`/models/${model.id}`, "/models?view=calibration", "/thresholds", "/"]) {
        await visitor.open(place);
        await page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true");
        expect(await visitor.violations(), place).toEqual([]);
        expect(await page.evaluate<number>(WIDTH), place).toBeLessThanOrEqual(390);
      }
    },
    60_000,
  );
});

describe("thresholds", () => {
  test("they are moved by keyboard and by pointer, tried on past payments, and saved", async () => {
    await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin() });
    const before = (await api("organization")).thresholds;
    visitor = await visit(browser, service.url);
    await signIn(visitor, "admin", "Test");
    const { page } = visitor;
    await withFigures(visitor);
    await visitor.open("/thresholds");
    const slider = page.getByRole("slider", { name: "Decline" });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await slider.inputValue()).toBe(String(before.decline + 1));
    const box = await page.locator(".sliders").boundingBox();
    const place = (score: number): number => (box?.x ?? 0) + ((box?.width ?? 0) * score) / 100;
    const height = (box?.y ?? 0) + 12;
    await page.mouse.move(place(before.review), height);
    await page.mouse.down();
    await page.mouse.move(place(before.review + 10), height, { steps: 5 });
    await page.mouse.up();
    const review = Number(await page.getByRole("slider", { name: "Review" }).inputValue());
    expect(Math.abs(review - before.review - 10)).toBeLessThanOrEqual(0.5);
    await page.reload();
    await page.getByRole("slider", { name: "Review" }).waitFor();
    expect(Number(await page.getByRole("slider", { name: "Review" }).inputValue())).toBe(review);
    await page.getByRole("button", { name: "Run backtest" }).click();
    await page.getByText("Payments evaluated").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved", { exact: true }).waitFor();
    expect((await api("organization")).thresholds).toEqual({ ...before, review, decline: before.decline + 1 });
  }, 60_000);

  test("one threshold pushes the others, so that they never fall", async () => {
    visitor = await visit(browser, service.url);
    await signIn(visitor, "analyst", "Test");
    const { page } = visitor;
    await withFigures(visitor);
    await visitor.open("/thresholds");
    await page.getByRole("spinbutton", { name: "Challenge" }).fill("97");
    await page.keyboard.press("Enter");
    const values = await Promise.all(["Challenge", "Review", "Decline"].map((name) => page.getByRole("slider", { name }).inputValue()));
    expect(values).toEqual(["97", "97", "97"]);
    await page.getByText("Your role can try thresholds, not save them.").waitFor();
    expect(await page.getByRole("button", { name: "Save" }).count()).toBe(0);
  });
});
