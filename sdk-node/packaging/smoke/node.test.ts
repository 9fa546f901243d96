import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { secretKey, sendJson, startServer } from "../../test/builders.ts";
import { createProject, nodes } from "./project.ts";
import { startService } from "./service.ts";

const binaries = await nodes();
const versions = binaries.map(({ version }) => version).join(" and ");

describe(`the Node package, on ${versions}`, () => {
  test("assesses from an ES module, under the handle of the order", async () => {
    const project = await createProject(["node"], ["assess.mjs"]);
    for (const { path } of binaries) {
      const { environment, expectAssessed } = await startService();
      expectAssessed(await project.run(path, ["assess.mjs"], environment));
    }
  });

  test("assesses from a CommonJS module, under the handle of the order", async () => {
    const project = await createProject(["node"], ["assess.cjs"]);
    for (const { path } of binaries) {
      const { environment, expectAssessed } = await startService();
      expectAssessed(await project.run(path, ["assess.cjs"], environment));
    }
  });

  test("has the command fraud-risk, which pulls a configuration into a file", async () => {
    const project = await createProject(["node"], []);
    const document = { format: 1, settings: {}, lists: [], rules: [] };
    const { baseUrl, requests } = await startServer((response) => sendJson(response, document, 200, { ETag: '"one"' }));
    for (const { path } of binaries) {
      await project.run(path, ["node_modules/.bin/fraud-risk", "config", "pull"], { FRAUD_RISK_BASE_URL: baseUrl, FRAUD_RISK_API_KEY: secretKey });
      expect(JSON.parse(await readFile(join(project.folder, "fraud-risk.json"), "utf8"))).toEqual({ pulled: { from: baseUrl, etag: '"one"' }, ...document });
    }
    expect(requests.map(({ url, headers }) => [url, headers.authorization])).toEqual(binaries.map(() => ["/api/v1/configuration", `Bearer ${secretKey}`]));
  });
});
