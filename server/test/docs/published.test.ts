// What tools read instead of pages: Markdown, llms.txt, the sitemap.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { describe, expect, it } from "vitest";
import { fileName } from "../../docs-site/guides/languages.ts";
import { docsRouter } from "../../src/api/docs/handlers.ts";
import { files, pageAt, pages, site, textOf } from "./page.ts";

const read = (place: string): string => {
  const file = files.get(place);
  expect(file, place).toBeDefined();
  return file?.read().toString() ?? "";
};
const markdownOf = (path: string) => read(`${fileName(path)}.md`);

describe("every page is published as Markdown", () => {
  it.each(site.pages.map(({ path, title }) => [path, title] as const))("%s", (path, title) => {
    const text = markdownOf(path);
    expect(text.split("\n")[0]?.replaceAll(/[`\\]/g, "")).toBe(`# ${title}`);
    const inText = text.replace(/^```.*?^```$/gms, "").replace(/`[^`\n]*`/g, "");
    expect(inText).not.toMatch(/<(?:div|span|table|button|input|label|details|pre)\b/);
    expect(inText).not.toMatch(/\bCopy\b\n/);
    expect(pageAt(path)).toContain(`<link rel="alternate" type="text/markdown" href="/docs/${fileName(path)}.md">`);
  });

  it("with its code, tables and fields", () => {
    const quickstart = markdownOf("guides/quickstart");
    expect(quickstart).toContain("curl:\n\n```shell\ncurl http://localhost:3000/api/v1/assess");
    expect(quickstart).toContain("Node SDK:\n\n```javascript\nimport { FraudRisk }");
    expect(markdownOf("guides/retries")).toContain("| Code | Status | What to do |\n| --- | --- | --- |\n| ");
    expect(markdownOf("guides/retries")).toContain("```js\nconst url =");
    const keys = markdownOf("reference/keys");
    expect(keys).toContain("- `limit` (integer): Most items of the page.");
    expect(markdownOf("reference/assess")).toContain("- `payment_method.card.bin` (");
  });

  it("without losing a word of a guide", () => {
    const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, "");
    for (const [path, page] of pages) {
      if (!path.startsWith("guides/")) continue;
      const text = bare(markdownOf(path));
      for (const [, paragraph = ""] of page.slice(page.indexOf("<main"), page.indexOf("</main>")).matchAll(/<p>([^<]{40,})<\/p>/g))
        expect(text, path).toContain(bare(textOf(paragraph)));
    }
  });
});

it("llms.txt lists every page once, and no other", () => {
  const list = read("llms.txt");
  expect(list).toMatch(/^# .+\n\n> .+\n\n/);
  const listed = [...list.matchAll(/^- \[.+\]\(\/docs\/(.+)\.md\): .+$/gm)].map(([, path]) => path?.replace(/(^|\/)index$/, "$1"));
  expect(listed.sort()).toEqual([...pages.keys()].sort());
});

it("llms-full.txt has the text of every guide", () => {
  const full = read("llms-full.txt");
  for (const { path } of site.pages) if (path.startsWith("guides/")) expect(full).toContain(markdownOf(path));
});

it("the sitemap lists every page once", () => {
  const listed = [...read("sitemap.xml").matchAll(/<loc>http:\/\/localhost:3000\/docs\/(.*)<\/loc>/g)].map(([, path]) => path);
  expect(listed.sort()).toEqual([...pages.keys()].sort());
});

describe("files are served", () => {
  const get = async (path: string, publicUrl?: string) => {
    const server = createServer(express().use(docsRouter({ publicUrl })));
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    try {
      const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: "manual" });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  it.each([
    ["/docs/guides/quickstart.md", "text/markdown; charset=utf-8"],
    ["/docs/index.md", "text/markdown; charset=utf-8"],
    ["/docs/llms.txt", "text/plain; charset=utf-8"],
    ["/docs/llms-full.txt", "text/plain; charset=utf-8"],
    ["/docs/sitemap.xml", "application/xml; charset=utf-8"],
    ["/docs/collections/postman.json", "application/json; charset=utf-8"],
    ["/docs/collections/bruno.json", "application/json; charset=utf-8"],
    ["/docs/programs/reference/keys.json", "application/json; charset=utf-8"],
  ])("%s as %s, and for five minutes: they change with a release", async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([200, type, "public, max-age=300"]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each(["llms.txt", "sitemap.xml"])("/%s, where crawlers look first, leads to the one of the documentation", async (name) => {
    const { status, headers } = await get(`/${name}`);
    expect([status, headers.get("location")]).toEqual([302, `/docs/${name}`]);
  });

  it("the sitemap names the address under which the service is reached", async () => {
    const { text } = await get("/docs/sitemap.xml", "https://risk.example.com");
    expect(text).toContain("<loc>https://risk.example.com/docs/guides/quickstart</loc>");
    expect(text).not.toContain("localhost");
  });
});
