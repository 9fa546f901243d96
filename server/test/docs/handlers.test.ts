import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errors } from "../../../generated/errors.ts";
import { currentFacts } from "../../src/docs/facts.ts";
import { readDocument } from "../../src/docs/generated-files.ts";
import { docsRouter } from "../../src/docs/handlers.ts";
import { renderDocs } from "../../src/docs/render.ts";

let server: Server;
let base = "";

beforeAll(async () => {
  const app = express();
  app.disable("etag");
  app.use(docsRouter(readDocument()));
  app.use((_request, response) => void response.status(404).end("not ours"));
  server = createServer(app);
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
  it("the page, with a policy that lets it load nothing", async () => {
    const answer = await get("/docs");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain(
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; connect-src 'none'",
    );
    expect(await answer.text()).toBe(renderDocs(readDocument(), currentFacts));
  });

  it.each([
    ["/openapi.json", "application/json; charset=utf-8", "openapi.json"],
    ["/openapi.yaml", "application/yaml; charset=utf-8", "openapi.yaml"],
  ])("%s as generated", async (path, type, file) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.text()).toBe(readFileSync(new URL(`../../../generated/${file}`, import.meta.url), "utf8"));
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
    ["/docs/amounts", "/docs#amounts"],
    ["/docs/idempotency", "/docs#idempotency"],
    ["/docs/rate-limits", "/docs#rate-limits"],
    ["/docs/audit-log", "/docs#audit-log"],
    ["/docs/errors", "/docs#errors"],
    ["/docs/errors/validation_error", "/docs#error-VALIDATION_ERROR"],
    ...Object.keys(errors).map((code) => [`/docs/errors/${code}`, `/docs#error-${code}`]),
  ])("%s leads to %s", async (path, target) => {
    const answer = await get(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(target);
  });

  it.each(["/docs/errors/NOPE", "/docs/errors/__proto__", "/docs/errors/constructor", "/docs/nope", "/docs/amounts/x", "/docs/%2e%2e%2fetc"])(
    "%s is left to others",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe("not ours");
    },
  );

  it("other methods are left to others", async () => {
    expect((await fetch(`${base}/docs`, { method: "POST" })).status).toBe(404);
  });
});

describe("the build command", () => {
  it("writes the page and tells its size and place", () => {
    const folder = mkdtempSync(join(tmpdir(), "docs-"));
    try {
      const file = join(folder, "deep", "index.html");
      const printed = execFileSync(process.execPath, [fileURLToPath(new URL("../../src/docs/build.ts", import.meta.url)), file], { encoding: "utf8" });
      const page = readFileSync(file, "utf8");
      expect(page).toBe(renderDocs(readDocument(), currentFacts));
      expect(printed.trim()).toBe(`${(Buffer.byteLength(page) / 1024).toFixed(1)} KiB ${file}`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
