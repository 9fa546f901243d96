// Serves the checkout as a shop would, from an origin of its own: `node sdk-browser/examples/checkout/serve.ts`.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { Shop } from "./payment.ts";

const { FRAUD_RISK_PUBLISHABLE_KEY: publishableKey, FRAUD_RISK_BASE_URL: baseUrl = "http://localhost:3000", PORT = "0" } = process.env;

if (!publishableKey) {
  console.error("FRAUD_RISK_PUBLISHABLE_KEY is not set. `npm start` writes one into .data/sandbox.json: publishable_key.");
  process.exit(1);
}

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const files: Readonly<Record<string, readonly [type: string, content: () => string]>> = {
  "/": ["text/html; charset=utf-8", page(file("index.html"), publishableKey)],
  "/checkout.css": ["text/css; charset=utf-8", constant(file("checkout.css"))],
  "/shop.svg": ["image/svg+xml", constant(file("shop.svg"))],
  "/checkout.js": ["text/javascript; charset=utf-8", constant(await bundled())],
};

const headers = {
  // nothing but the shop's own files, and one address to send to
  "Content-Security-Policy": `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src ${new URL(baseUrl).origin}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
};

const server = createServer((request, response) => {
  const [type, content] = files[new URL(request.url ?? "/", "http://shop").pathname] ?? [];
  if (type === undefined || content === undefined) return response.writeHead(404, headers).end();
  response.writeHead(200, { ...headers, "Content-Type": type }).end(content());
});
server.once("error", ({ message }) => {
  console.error(`Port ${PORT} cannot be used: ${message}. Stop what uses it, or set PORT.`);
  process.exit(1);
});
server.listen(Number(PORT), "127.0.0.1", () => console.log(`Checkout: http://127.0.0.1:${(server.address() as AddressInfo).port}/`));

/** The page with a new order. A real shop uses the shopper's cart, so that the order stays the same when the page is reloaded. */
function page(html: string, publishableKey: string): () => string {
  return () => {
    const shop: Shop = { publishable_key: publishableKey, base_url: baseUrl, order: newOrder() };
    // a text of the shop must not end the element
    return html.replace('id="shop">', () => `id="shop">${JSON.stringify(shop).replaceAll("<", "\\u003c")}`);
  };
}

function newOrder(): Shop["order"] {
  return {
    order_id: `PED-${randomBytes(4).toString("hex").toUpperCase()}`,
    amount: 1249.9,
    amount_unit: "major",
    currency: "MXN",
    channel: "web",
    items: [
      { sku: "PLATO-HONDO", name: "Plato hondo de talavera", quantity: 2, unit_price: 389 },
      { sku: "TAZA-ANIL", name: "Taza añil", quantity: 2, unit_price: 186.45 },
      { sku: "ENVIO", name: "Envío a domicilio", quantity: 1, unit_price: 99 },
    ],
  };
}

/** checkout.js and the SDK, in one file. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, modulePreload: false, rolldownOptions: { input: fileURLToPath(new URL("checkout.js", import.meta.url)) } },
  });
  const [built] = [result].flat();
  if (built === undefined || !("output" in built)) throw new Error("the page could not be built");
  return built.output[0].code;
}

function constant(text: string): () => string {
  return () => text;
}
