// The pages that screenshots are taken of, and which of them the documentation shows.
import type { Page } from "playwright-core";

/** A page: its file name, and its address. A value in braces is the first link of that kind. */
export interface Shot {
  readonly file: string;
  readonly place: string;
  /** Who is signed in: the sandbox's merchant, or its payment service provider. */
  readonly organization?: "psp";
  /** What is done on the page before the picture is taken. */
  readonly before?: (page: Page) => Promise<void>;
}

const shot = (file: string, place: string, more: Pick<Shot, "organization" | "before"> = {}): Shot => ({ file, place, ...more });
const psp = { organization: "psp" } as const;
const press = (key: string) => ({ before: (page: Page) => page.keyboard.press(key) });
/** What a key opens is loaded then. */
const opens = (key: string) => ({
  before: async (page: Page) => {
    await page.keyboard.press(key);
    await page.locator(".dialog").waitFor();
  },
});
const click = (selector: string) => ({ before: (page: Page) => page.locator(selector).first().click() });

/** Lines of an import: an entry, and one that cannot be. */
const entries =
  "list_type,value,reason\nemail,mula.0413@correo.example,Cuenta mula\nclabe,032180000118359710,Cuenta mula\ndevice_fingerprint,dev_77ab01,Robo de cuenta\n";

async function chooseFile(page: Page): Promise<void> {
  await page.locator(".filters button").nth(1).click();
  await page.locator("input[type=file]").setInputFiles({ name: "entradas.csv", mimeType: "text/csv", buffer: Buffer.from(entries) });
  await page.locator(".dialog table").waitFor();
}

async function runBacktest(page: Page): Promise<void> {
  await page.locator(".panel header select + button").click();
  await page
    .locator(".panel", { has: page.locator("header select") })
    .locator("dl.properties")
    .first()
    .waitFor();
}

/** Where a picture does not show the whole page, it shows the weights; on a phone the page is longer than any picture. */
async function showWeights(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 1000) await page.locator(".weights").evaluate((weights) => weights.scrollIntoView({ block: "center" }));
}

/** Pictures of README and guides: in English and Spanish, in both themes, at most as high as a screen. */
export const inDocs: ReadonlySet<string> = new Set([
  "overview",
  "review-queue",
  "assessment",
  "entity",
  "case",
  "statistics-signals",
  "rule",
  "new-rule",
  "model",
  "calibration",
  "thresholds",
  "delivery",
]);

/** Every page, and every view of one. */
export const shots: readonly Shot[] = [
  shot("overview", "/"),
  shot("statistics", "/statistics"),
  shot("statistics-signals", "/statistics?by=signal&line=lift"),
  shot("review-queue", "/review"),
  shot("several-reviews", "/review", press("x")),
  shot("assessments", "/assessments"),
  shot("assessment", "{assessments}"),
  shot("entities", "/entities"),
  shot("entity", "{entities}"),
  shot("cases", "/cases"),
  shot("board", "/cases?view=board"),
  shot("recommended", "/cases?view=recommended"),
  shot("case", "{cases}"),
  shot("rules", "/rules"),
  shot("rule", "{rules}", { before: runBacktest }),
  shot("new-rule", "/rules/new", click(".templates summary")),
  shot("blocklist", "/lists"),
  shot("import", "/lists", { before: chooseFile }),
  shot("new-entry", "/lists", click(".filters .primary")),
  shot("allowlist", "/lists?view=allowlist"),
  shot("custom-lists", "/lists?view=custom"),
  shot("models", "/models"),
  shot("model", "{models}", { before: showWeights }),
  shot("calibration", "/models?view=calibration"),
  shot("thresholds", "/thresholds"),
  shot("network", "/network"),
  shot("webhooks", "/webhooks"),
  shot("deliveries", "/webhooks?view=deliveries"),
  shot("delivery", "/webhooks?view=deliveries&status=pending", click(".table .link")),
  shot("connections", "/connections"),
  shot("keys", "/keys"),
  shot("team", "/team"),
  shot("data-protection", "/data-protection"),
  shot("audit", "/audit", click(".page-title button")),
  shot("audit-record", "/audit", click(".table .link")),
  shot("settings", "/settings"),
  shot("shortcuts", "/", opens("?")),
  shot("palette", "/", opens("Control+k")),
  shot("not-found", "/assessments/00000000-0000-7000-8000-000000000000"),
  shot("submerchants", "/submerchants", psp),
  shot("no-payments", "/", psp),
  shot("no-reviews", "/review", psp),
  shot("no-rules", "/rules", psp),
];
