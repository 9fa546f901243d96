// Screenshots of every page of the dashboard, before a running sandbox (`npm start -- --demo`): `npm run screenshots -- [--url http://localhost:3000] [--into folder]
// [--only expression] [--docs]`. Files go into .data/screenshots, in a folder for each language, width and theme; `--only`: only those whose name matches, as
// `^es-390-.*/rules`. `--docs`: those of README and guides instead, into server/docs/screenshots, those in Spanish into its folder es; names are there as `^es/rule$`.
// A sandbox without rules, cases and endpoints gets some first: start it with WEBHOOKS_ALLOW_LOCAL=true.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { readCommandLine } from "../src/platform/environment/command-line.ts";
import { readSandbox } from "../src/sandbox/sandbox-file.ts";
import { go, settled, watchRequests } from "../test/dashboard/visitor.ts";
import { startBrowser } from "../test/harness/browser.ts";
import { furnish } from "./screenshots/furnish.ts";
import { inDocs, type Shot, shots } from "./screenshots/pages.ts";
import { withPalette } from "./screenshots/palette-png.ts";
import { textLanguages } from "./texts.ts";

const { values: options } = readCommandLine({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    into: { type: "string", default: fileURLToPath(new URL(".data/screenshots/", import.meta.url)) },
    docs: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    sandbox: { type: "string", default: fileURLToPath(new URL("../../.data/", import.meta.url)) },
  },
});
const base = options.url;
const only = new RegExp(options.only);

const widths = { 1440: 900, 390: 844 } as const;
/** Where people read a language; one that is not named here is taken as it is. */
const regions: Readonly<Record<string, string>> = { en: "en-US", es: "es-MX", pt: "pt-BR" };
const localeOf = (language: string): string => regions[language] ?? language;
const themes = ["light", "dark"] as const;
/** Where the pictures of README and guides are, by language. */
const docsPlaces = { en: "", es: "es/" } as const;
/** Height of the longest picture, in pixels. */
const LONGEST = 2600;
/** The same for README and guides. */
const SCREEN = 1000;

/** Details are opened by their address: the first link to one in a listing, of which the demo makes several. */
const examples = [
  ["assessments", "/assessments?order=riskiest&decision=review"],
  // one that waits for somebody
  ["cases", "/cases?status=en_revision"],
  // one that has matched, and is not live yet: its backtest changes decisions
  ["rules", "/rules?status=shadow"],
  ["models", "/models"],
] as const;

/** A payment whose device has paid for several people. */
const OF_A_RING = "/assessments?order=riskiest&decision=decline&signal=MULTI_ACCOUNT_DEVICE_7D";

async function firstLinks(page: Page): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [kind, place] of examples) {
    const link = await firstLink(page, place, kind);
    if (link !== undefined) found.set(`{${kind}}`, link);
  }
  const assessment = (await firstLink(page, OF_A_RING, "assessments")) ?? found.get("{assessments}");
  if (assessment !== undefined) {
    // the device of a payment is linked with more than its payer
    await open(page, assessment);
    const links = page.locator('a[href^="/dashboard/entities/"]');
    const [device, any] = [page.locator('a[href^="/dashboard/entities/device/"]').first(), links.first()];
    const link = (await links.count()) === 0 ? null : await ((await device.count()) > 0 ? device : any).getAttribute("href");
    if (link !== null) found.set("{entities}", placeOf(link));
  }
  return found;
}

async function firstLink(page: Page, place: string, kind: string): Promise<string | undefined> {
  await open(page, place);
  const link = await page
    .locator(`.table a[href^="/dashboard/${kind}/"]`)
    .first()
    .getAttribute("href", { timeout: 2000 })
    .catch(() => null);
  return link === null ? undefined : placeOf(link);
}

function placeOf(link: string): string {
  return new URL(link, base).pathname.replace("/dashboard", "");
}

const people = { merchant: /^admin of sandbox merchant/i, psp: /^admin of sandbox payment provider/i } as const;

/** Opens a window, and signs in. */
async function signedIn(browser: Browser, person: keyof typeof people, context: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "reduce", ...context })).newPage();
  watchRequests(page);
  await page.goto(`${base}/dashboard/`);
  await page.locator("button.primary").click();
  await page.getByRole("button", { name: people[person] }).click();
  await page.locator("main#main h1").waitFor();
  return page;
}

/** Takes the pictures of README and guides, in the languages of the guides and in both themes. */
async function takeDocs(browser: Browser): Promise<void> {
  const viewport = { width: 1440, height: widths[1440] };
  for (const [language, place] of Object.entries(docsPlaces) as [keyof typeof docsPlaces, string][]) {
    const folder = fileURLToPath(new URL(`../docs/screenshots/${place}`, import.meta.url));
    const wanted = shots.filter(({ file }) => inDocs.has(file) && only.test(`${language}/${file}`));
    if (wanted.length === 0) continue;
    mkdirSync(folder, { recursive: true });
    for (const colorScheme of themes) {
      const page = await signedIn(browser, "merchant", { viewport, locale: localeOf(language), colorScheme });
      await takeShots(page, wanted, viewport, SCREEN, (file, picture) => {
        writeFileSync(join(folder, colorScheme === "dark" ? `${file}-dark.png` : `${file}.png`), withPalette(picture));
      });
      await page.context().close();
    }
    console.log(folder);
  }
}

async function takeAll(browser: Browser): Promise<void> {
  for (const language of textLanguages)
    for (const [width, height] of Object.entries(widths))
      for (const colorScheme of themes) {
        const name = `${language}-${width}-${colorScheme}`;
        const wanted = shots.filter(({ file }) => only.test(`${name}/${file}`));
        const viewport = { width: Number(width), height };
        for (const person of ["merchant", "psp"] as const) {
          const own = wanted.filter(({ organization = "merchant" }) => organization === person);
          if (own.length === 0) continue;
          const page = await signedIn(browser, person, { viewport, locale: localeOf(language), colorScheme });
          mkdirSync(join(options.into, name), { recursive: true });
          await takeShots(page, own, viewport, LONGEST, (file, picture) => writeFileSync(join(options.into, name, `${file}.png`), picture));
          await page.context().close();
        }
        if (wanted.length > 0) console.log(join(options.into, name));
      }
}

/** Takes pages at their whole length, which is bounded; those with a dialog as high as the window, which it is placed in. */
async function takeShots(
  page: Page,
  wanted: readonly Shot[],
  viewport: { readonly width: number; readonly height: number },
  longest: number,
  save: (file: string, picture: Buffer) => void,
): Promise<void> {
  const links = wanted.some(({ place }) => place.startsWith("{")) ? await firstLinks(page) : new Map<string, string>();
  for (const { file, place, before } of wanted) {
    const address = place.startsWith("{") ? links.get(place) : place;
    if (address === undefined) continue;
    await open(page, address);
    await before?.(page);
    await settled(page);
    // what a pointer lies on looks different
    await page.mouse.move(0, 0);
    const hasDialog = (await page.locator(".dialog").count()) > 0;
    if (!hasDialog) await page.setViewportSize({ width: viewport.width, height: Math.min(longest, Math.max(viewport.height, await lengthOf(page))) });
    await settled(page);
    save(file, await page.screenshot());
    if (hasDialog) await page.keyboard.press("Escape");
    await page.setViewportSize(viewport);
  }
}

async function lengthOf(page: Page): Promise<number> {
  return page.evaluate<number>("Math.ceil(document.querySelector('main').getBoundingClientRect().top + document.querySelector('main').scrollHeight)");
}

async function open(page: Page, place: string): Promise<void> {
  await go(page, place);
  await settled(page);
}

const { dashboard_tokens: merchant, psp } = readSandbox(options.sandbox);
if (merchant !== undefined && psp?.dashboard_tokens !== undefined) await furnish(base, { merchant: merchant.admin, psp: psp.dashboard_tokens.admin });
const { browser, close } = await startBrowser();
try {
  await (options.docs ? takeDocs : takeAll)(browser);
} finally {
  await close();
}
