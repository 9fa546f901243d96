// The page of the guide "The script on a payment page", in a real Chromium: it loads the SDK that the release names by its hash, and no other.
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bundleCode } from "../../../sdk-node/packaging/bundle.ts";
import { integrityOf } from "../../../sdk-node/packaging/integrity.ts";
import { browserPackage } from "../../../sdk-node/packaging/packages.ts";
import { startBrowser } from "../harness/browser.ts";

const guide = readFileSync(fileURLToPath(new URL("../../docs/guides/credentials.md", import.meta.url)), "utf8");
const block = (kind: string): string => new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, "m").exec(guide.slice(guide.indexOf("{#payment-page}")))?.[1] ?? "";
const checkout = 'import { FraudRisk } from "@fraud-risk/browser";\ndocument.title = typeof FraudRisk;\n';

let browser: Browser;
let close: () => Promise<void>;
let server: Server;
let shop: string;
let sdk: string;
let html: string;
/** What the shop serves. */
const served = { sdk: "", checkout };

beforeAll(async () => {
  const starting = startBrowser();
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-page-"));
  await bundleCode(browserPackage, folder);
  sdk = readFileSync(join(folder, "index.js"), "utf8");
  rmSync(folder, { recursive: true });
  html = block("html")
    .replace("sha384-<of index.js, from integrity.json>", integrityOf(Buffer.from(sdk)))
    .replace("sha384-<of your file>", integrityOf(Buffer.from(checkout)));
  const map = /<script type="importmap">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  const headers = Object.fromEntries(
    block("txt")
      .replace("<of the import map>", createHash("sha256").update(map).digest("base64"))
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  server = createServer(({ url }, response) => {
    const script = { "/assets/fraud-risk.js": served.sdk, "/assets/checkout.js": served.checkout }[url ?? ""];
    response.writeHead(200, { ...headers, "Content-Type": script === undefined ? "text/html" : "text/javascript", "Cache-Control": "no-store" });
    response.end(script ?? `<!doctype html><title>closed</title>${html}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  ({ browser, close } = await starting);
});
afterAll(async () => {
  await close?.();
  server?.close();
});
beforeEach(() => Object.assign(served, { sdk, checkout }));

/** The title of the page, which its script sets, and the complaints of the browser. */
async function open(): Promise<{ readonly title: string; readonly complaints: string }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(shop, { waitUntil: "networkidle" });
  const title = await page.title();
  await page.close();
  return { title, complaints: complaints.join("\n") };
}

test("the SDK of the release is loaded, under the policy of the guide", async () => {
  expect(html).not.toContain("<of");
  expect(await open()).toEqual({ title: "function", complaints: "" });
});

test.each([
  ["SDK", () => Object.assign(served, { sdk: `${sdk}\nfetch("https://elsewhere.example/");` })],
  ["script of the shop", () => Object.assign(served, { checkout: `${checkout}// changed` })],
])("a changed %s is refused by the browser, and said", async (_, change) => {
  change();
  const { title, complaints } = await open();
  expect(title).toBe("closed");
  expect(complaints).toMatch(/integrity/);
});
