// Which Node an installation needs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./image.ts";

const read = (name: string): string => readFileSync(join(ROOT, name), "utf8");

test("one version of Node is required: by the repository, the Node SDK and its bundle, and in what people read", () => {
  const { node } = JSON.parse(read("package.json")).engines;
  expect(JSON.parse(read("sdk-node/package.json")).engines).toEqual({ node });
  const version = node.replace(">=", "");
  expect(read("sdk-node/packaging/packages.ts")).toContain(`target: "node${version}"`);
  for (const name of ["README.md", "README.es.md", "README.pt.md", "CONTRIBUTING.md", "sdk-node/README.md"]) expect(read(name), name).toContain(`Node ${version} `);
});
