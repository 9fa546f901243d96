// A person in a real browser. Whatever the page complains of, policy violations included, is a failure of its test.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import type { Role } from "../../../generated/credentials.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Width that the document and what is in it take: the content of `main` scrolls by itself. An expression for the page. */
export const WIDTH =
  "Math.max(document.documentElement.scrollWidth, ...[...document.querySelectorAll('main')].map((main) => main.getBoundingClientRect().left + main.scrollWidth))";

/** A person who looks at the dashboard. */
export interface Visitor {
  readonly page: Page;
  /** Opens a page of the dashboard inside the running application, and waits until nothing loads any more. */
  readonly open: (place: string) => Promise<void>;
  /** Messages of the console, errors of scripts, and requests to other hosts. */
  readonly complaints: readonly string[];
  /** Violations that axe finds once nothing loads any more. */
  readonly violations: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Opens a window, and waits until the application shows the page of sign-in. */
export async function visit(browser: Browser, base: string, options: Parameters<Browser["newContext"]>[0] = {}): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  watchRequests(page);
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== base) complaints.push(`request to ${origin}`);
  });
  await page.goto(`${base}/dashboard/`);
  await page.locator("main h1").waitFor();
  return { page, complaints, open: (place) => open(page, place), violations: () => violations(page), close: () => closed(context) };
}

/** Signs in as a person of the organization: two clicks. */
export async function signIn({ page }: Visitor, role: Role, organization: string): Promise<void> {
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: new RegExp(`^${role} of ${organization}`, "i") }).click();
  await page.locator("main#main").waitFor();
}

async function open(page: Page, place: string): Promise<void> {
  await go(page, place);
  await page.locator("main#main h1").waitFor();
  await settled(page);
}

/** Changes the address as a link would. */
export async function go(page: Page, place: string): Promise<void> {
  await page.evaluate(`history.pushState(null, "", ${JSON.stringify(`/dashboard${place}`)}); dispatchEvent(new PopStateEvent("popstate"))`);
}

const running = new WeakMap<Page, Set<Request>>();

/** Counts the requests of a page, for `settled`. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  running.set(page, requests);
  // a stream of events ends with its page
  page.on("request", (request) => !request.url().includes("/events/stream") && requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
}

/** Nothing is loading, neither a part of the page nor a call, for three times two frames: what a frame shows can begin another call. */
export async function settled(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await page.evaluate("new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready)))");
    const busy = (running.get(page)?.size ?? 0) > 0 || (await page.locator(".skeleton").count()) > 0;
    quiet = busy ? 0 : quiet + 1;
  }
}

async function violations(page: Page): Promise<readonly string[]> {
  await settled(page);
  await page.evaluate(axe);
  return page.evaluate<string[]>(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(' | ')))",
  );
}

async function closed(context: BrowserContext): Promise<void> {
  await context.close();
}
