import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { createProject, nodes } from "./project.ts";
import { publishableKey, startService } from "./service.ts";

const webOnly = ["--no-warnings", "--experimental-vm-modules", "web-only.mjs"];

const binaries = await nodes();
const versions = binaries.map(({ version }) => version).join(" and ");

describe(`where there is nothing but the web platform, on ${versions}`, () => {
  test("the browser package assesses as it is", async () => {
    const project = await createProject(["browser"], ["page.mjs", "web-only.mjs"]);
    for (const { path } of binaries) {
      const { environment, expectAssessed } = await startService(publishableKey);
      expectAssessed(await project.run(path, [...webOnly, "page.mjs"], environment));
    }
  });

  test("the browser package assesses from a page that Vite built, and brings nothing of Node", async () => {
    const project = await createProject(["browser"], ["index.html", "page.mjs", "web-only.mjs"]);
    const rolldownOptions = { output: { entryFileNames: "page.js" } };
    await build({ root: project.folder, configFile: false, logLevel: "error", build: { modulePreload: { polyfill: false }, rolldownOptions } });
    expect(await readFile(join(project.folder, "dist/page.js"), "utf8")).not.toMatch(/\bprocess\.|node:|\brequire\(|\bBuffer\b|__vite-browser-external/);
    const { environment, expectAssessed } = await startService(publishableKey);
    expectAssessed(await project.run(process.execPath, [...webOnly, "dist/page.js"], environment));
  });

  test("and no module of Node, the Node package assesses with what it is handed", async () => {
    const project = await createProject(["node"], ["edge.mjs", "web-only.mjs"]);
    for (const { path } of binaries) {
      const { environment, expectAssessed, userAgent } = await startService();
      expectAssessed(await project.run(path, [...webOnly, "edge.mjs"], environment));
      expect(userAgent()).toMatch(/^fraud-risk-node\/[\d.]+$/);
    }
  });
});
