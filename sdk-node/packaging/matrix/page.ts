// The line of the browser package: a page that Vite built, in Chromium.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "vite";
import { startBrowser } from "../../../server/test/harness/browser.ts";
import { aliasOf, type Installed, typescripts } from "./installed.ts";
import { compile, place, type Row, type Service } from "./row.ts";

export function pageRow({ sdk }: Installed, service: Service): Row {
  return { what: "Vite, in Chromium: the browser package", calls: 10, run: () => inChromium(sdk, service) };
}

async function inChromium(folder: string, { url, publishableKey }: Service): Promise<number> {
  await place(folder, "page.mts", "page.html");
  const tsc = join(folder, "node_modules", aliasOf(typescripts.at(-1) ?? ""), "bin/tsc");
  await compile(folder, tsc, ["page.mts"], { module: "esnext", moduleResolution: "bundler", lib: ["es2022", "dom", "dom.iterable"] });
  await build({ root: folder, configFile: false, logLevel: "error", build: { outDir: "page", rolldownOptions: { input: join(folder, "page.html") } } });
  const server = createServer(async ({ url: path = "/" }, response) => {
    const text = await readFile(join(folder, "page", path.slice(1))).catch(() => undefined);
    response.writeHead(text === undefined ? 404 : 200, { "Content-Type": path.endsWith(".html") ? "text/html" : "text/javascript" }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { browser, close } = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page.html`);
    await page.waitForFunction("globalThis.tenCalls !== undefined");
    return Number(await page.evaluate(`tenCalls(${JSON.stringify(publishableKey)}, ${JSON.stringify(url)})`));
  } finally {
    await close();
    server.close();
  }
}
