import { describe, test } from "vitest";
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
});
