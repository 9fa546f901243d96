// Screenshots of every page of the dashboard: `npm run screenshots -- [url] [which]`, before a running sandbox (`npm start -- --demo`). Files go into
// .data/screenshots, in a folder for each language, width and theme; `which`: only the folders that match this expression (`^es-390`).
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { go, settled, watchRequests } from "../test/dashboard/visitor.ts";
import { startBrowser } from "../test/harness/browser.ts";

const [, , base = "http://localhost:3000", expression = ""] = process.argv;
const which = new RegExp(expression);
const folder = fileURLToPath(new URL(".data/screenshots/", import.meta.url));

/** Pages by file name. A value in braces is the first link of that kind on the page before it. */
const pages = [
  ["overview", "/"],
  ["statistics", "/statistics"],
  ["statistics-signals", "/statistics?by=signal&line=lift"],
  ["review", "/review"],
  ["assessments", "/assessments"],
  ["assessment", "{assessments}"],
  ["entities", "/entities"],
  ["entity", "{entities}"],
  ["cases", "/cases"],
  ["recommended", "/cases?view=recommended"],
  ["case", "{cases}"],
  ["rules", "/rules"],
  ["rule", "{rules}"],
  ["new-rule", "/rules/new"],
  ["blocklist", "/lists"],
  ["allowlist", "/lists?view=allowlist"],
  ["custom-lists", "/lists?view=custom"],
  ["models", "/models"],
  ["model", "{models}"],
  ["calibration", "/models?view=calibration"],
  ["thresholds", "/thresholds"],
  ["network", "/network"],
  ["submerchants", "/submerchants"],
  ["webhooks", "/webhooks"],
  ["deliveries", "/webhooks?view=deliveries"],
  ["connections", "/connections"],
  ["keys", "/keys"],
  ["team", "/team"],
  ["data-protection", "/data-protection"],
  ["audit", "/audit"],
  ["settings", "/settings"],
] as const;

const widths = { 1440: 900, 390: 844 } as const;
const locales = { en: "en-US", es: "es-MX", pt: "pt-BR" } as const;
const themes = ["light", "dark"] as const;

/** Details are opened by their address: the first link to one that a listing shows. */
async function firstLinks(page: Page): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const kind of ["assessments", "cases", "rules", "models"]) {
    await open(page, `/${kind}`);
    const link = await page
      .locator(`.table a[href^="/dashboard/${kind}/"]`)
      .first()
      .getAttribute("href", { timeout: 2000 })
      .catch(() => null);
    if (link !== null) found.set(`{${kind}}`, new URL(link, base).pathname.replace("/dashboard", ""));
  }
  const assessment = found.get("{assessments}");
  if (assessment !== undefined) {
    // the device of a payment is linked with more than its payer
    await open(page, assessment);
    const links = page.locator('a[href^="/dashboard/entities/"]');
    const [device, any] = [page.locator('a[href^="/dashboard/entities/device/"]').first(), links.first()];
    const link = (await links.count()) === 0 ? null : await ((await device.count()) > 0 ? device : any).getAttribute("href");
    if (link !== null) found.set("{entities}", new URL(link, base).pathname.replace("/dashboard", ""));
  }
  return found;
}

async function takeAll(browser: Browser): Promise<void> {
  for (const [language, locale] of Object.entries(locales))
    for (const [width, height] of Object.entries(widths))
      for (const colorScheme of themes) {
        const name = `${language}-${width}-${colorScheme}`;
        if (!which.test(name)) continue;
        const context = await browser.newContext({ viewport: { width: Number(width), height }, locale, colorScheme, reducedMotion: "reduce" });
        const page = await context.newPage();
        watchRequests(page);
        await page.goto(`${base}/dashboard/`);
        await page.locator("button.primary").click();
        await page
          .getByRole("button", { name: /^admin of /i })
          .first()
          .click();
        await page.locator("main#main h1").waitFor();
        const links = await firstLinks(page);
        const target = join(folder, name);
        mkdirSync(target, { recursive: true });
        for (const [file, place] of pages) {
          const address = place.startsWith("{") ? links.get(place) : place;
          if (address === undefined) continue;
          await open(page, address);
          await page.screenshot({ path: join(target, `${file}.png`) });
        }
        console.log(target);
        await context.close();
      }
}

async function open(page: Page, place: string): Promise<void> {
  await go(page, place);
  await settled(page);
}

const { browser, close } = await startBrowser();
try {
  rmSync(folder, { recursive: true, force: true });
  await takeAll(browser);
} finally {
  await close();
}
