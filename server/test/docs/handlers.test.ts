import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import express from "express";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { errors } from "../../../generated/errors.ts";
import { readDocument } from "../../src/docs/generated-files.ts";
import { guideList } from "../../src/docs/guide-list.ts";
import { docsRouter } from "../../src/docs/handlers.ts";
import { pages } from "./page.ts";

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
  it("every page", async () => {
    for (const [path, page] of pages) {
      const answer = await get(path === "" ? "/docs" : `/docs/${path}`);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).toBe(page);
    }
  });

  it.each(["/docs", "/docs/errors/FORBIDDEN"])("%s with a policy that lets it load nothing", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain(
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; connect-src 'none'",
    );
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
    ...guideList.map(({ id }) => [`/docs/${id}`, `/docs/guides/${id}`]),
    ...Object.keys(errors).map((code) => [`/docs/errors/${code.toLowerCase()}`, `/docs/errors/${code}`]),
    ["/docs/guides/amounts/", "/docs/guides/amounts"],
    ["/docs/errors/", "/docs/errors"],
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
    "/docs/events/nope",
    "/docs/%2e%2e%2fetc",
  ])("%s is left to others", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe("not ours");
  });

  it("other methods are left to others", async () => {
    expect((await fetch(`${base}/docs`, { method: "POST" })).status).toBe(404);
  });
});
