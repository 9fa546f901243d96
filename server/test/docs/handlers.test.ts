import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { errors } from "../../../generated/errors.ts";
import { guideIds } from "../../docs-site/guides/chapters.ts";
import { type DocsOptions, docsRouter } from "../../src/api/docs/handlers.ts";
import { files, pages } from "./page.ts";

let server: Server;
let base = "";

beforeAll(async () => {
  const app = express();
  app.disable("etag");
  app.use(docsRouter());
  app.use((_request, response) => void response.status(404).end("not ours"));
  server = createServer(app);
  // parsing the whole document as YAML blocks this process for longer than the default timeout of idle connections
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${base}${path}`, { redirect: "manual", headers });

describe("the documentation is served", () => {
  it("every page", async () => {
    for (const [path, page] of pages) {
      const answer = await get(path === "" ? "/docs" : `/docs/${path}`);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).toBe(page);
    }
  });

  it.each(["/docs", "/docs/errors/FORBIDDEN"])("%s with a policy that allows nothing but the service itself", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
    const [, scripts = ""] = /script-src ([^;]*);/.exec(policy) ?? [];
    expect(scripts).not.toContain("unsafe");
    // a hash for each inline script, and none for a script that is not there
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
    const hashes = inline.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    expect(scripts.split(" ").slice(1)).toEqual(hashes);
  });

  it.each([
    ["/openapi.json", "application/json; charset=utf-8", (text: string): unknown => JSON.parse(text)],
    ["/openapi.yaml", "application/yaml; charset=utf-8", (text: string): unknown => parse(text)],
  ])("%s is the generated document", async (path, type, read) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(read(await answer.text())).toEqual(JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8")));
  });

  it("compressed only for those who take it, and not again for those who have it", async () => {
    const compressed = await get("/docs", { "accept-encoding": "gzip" });
    expect(compressed.headers.get("content-encoding")).toBe("gzip");
    expect((await get("/docs", { "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull();
    const again = await get("/docs", { "cache-control": "max-age=0", "if-none-match": compressed.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect((await fetch(`${base}/docs`, { method: "HEAD" })).status).toBe(200);
  });

  it.each([
    ...guideIds.map((id) => [`/docs/${id}`, `/docs/guides/${id}`]),
    ...Object.keys(errors).map((code) => [`/docs/errors/${code.toLowerCase()}`, `/docs/errors/${code}`]),
    ["/docs/guides/amounts/", "/docs/guides/amounts"],
    ["/docs/errors/", "/docs/errors"],
    ["/docs/es", "/docs/es/"],
    ["/docs/es/quickstart", "/docs/es/guides/quickstart"],
    ...["quickstart", "card-testing", "account-takeover", "mule-accounts"].flatMap((id) => [
      [`/docs/guides/${id}-es`, `/docs/es/guides/${id}`],
      [`/docs/${id}-es`, `/docs/es/guides/${id}`],
    ]),
    ["/docs/es/reference/keys", "/docs/reference/keys"],
    ["/docs/es/errors/forbidden", "/docs/errors/FORBIDDEN"],
  ])("%s leads to %s", async (path, target) => {
    const answer = await get(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(target);
  });

  it.each([
    "/docs/errors/NOPE",
    "/docs/errors/__proto__",
    "/docs/errors/constructor",
    "/docs/errors/NOT_FOUND/x",
    "/docs/nope",
    "/docs/amounts/x",
    "/docs/guides",
    "/docs/guides/nope",
    "/docs/es/guides/nope",
    "/docs/guides/webhooks-en",
    "/docs/nope-es",
    "/docs/events/nope",
    "/docs/%2e%2e%2fetc",
  ])("%s is left to others, and is a page for a browser", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("not ours");
    const page = await get(path, { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
    expect([page.status, page.headers.get("content-type"), page.headers.get("cache-control")]).toEqual([404, "text/html; charset=utf-8", "no-store"]);
    expect(await page.text()).toContain("<title>404");
  });

  it("assets, for as long as their names hold", async () => {
    const assets = [...files].filter(([, { kind }]) => kind === "asset");
    expect(assets.length).toBeGreaterThan(100);
    for (const [path, { contentType, read }] of assets.slice(0, 40)) {
      const answer = await get(`/docs/${path}`);
      expect(answer.headers.get("content-type")).toBe(contentType);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(Buffer.from(await answer.arrayBuffer()).equals(read()), path).toBe(true);
    }
  });

  it("other methods are left to others", async () => {
    expect((await fetch(`${base}/docs`, { method: "POST" })).status).toBe(404);
  });
});

describe("the console that sends requests", () => {
  const pageOf = async (options: DocsOptions) => {
    const server = createServer(express().use(docsRouter(options)));
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    try {
      const address = server.address();
      return await (await fetch(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/docs/reference/keys`)).text();
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  it("is offered where the service says so, and nowhere else", async () => {
    expect(await pageOf({ console: true })).toContain("<html data-console ");
    expect(await pageOf({ console: false })).toBe(pages.get("reference/keys"));
    expect(await pageOf({})).toBe(pages.get("reference/keys"));
  });
});

it("a site that is not built is answered 503 with the command that builds it, and served once it is", async () => {
  const folder = mkdtempSync(join(tmpdir(), "docs-"));
  const app = express().use(docsRouter({ folder }));
  const server = createServer(app);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  try {
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/docs`;
    const missing = await fetch(url);
    expect(missing.status).toBe(503);
    expect(await missing.text()).toContain("npm run docs");
    writeFileSync(join(folder, "index.html"), "<p>built</p>");
    expect(await (await fetch(url)).text()).toBe("<p>built</p>");
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});
