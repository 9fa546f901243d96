// The change log: a section for each release, which says when, with which contract, and what to do.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const [, unreleased = "", ...releases] = read("CHANGELOG.md").split(/^## /m);
const versionOf = (section: string): string => /^(\d+\.\d+\.\d+) – \d{4}-\d\d-\d\d\n/.exec(section)?.[1] ?? "";

test("what is not released comes first, then each release with its version and date, newest first", () => {
  expect(unreleased).toMatch(/^Unreleased\n/);
  const versions = releases.map(versionOf);
  expect(versions).not.toContain("");
  expect(versions).toEqual(versions.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true })));
});

test("each section has the versions of its contract, what to do for an update, and the changes", () => {
  for (const section of [unreleased, ...releases]) {
    expect(section).toMatch(/\nContract: `api_version`: \d+\.\d+\.\d+, `info\.version`: \d+\.\d+\.\d+\./);
    expect(section).toMatch(/\n### Migration\n[\s\S]*\n### Changes\n/);
  }
  for (const release of releases) expect(release).toMatch(/\n### Migration\n\n- [\s\S]*\n### Changes\n\n- /);
});

test("the newest release is the one whose contract is frozen and whose packages are in the repository, with its contract's versions", () => {
  const { info } = JSON.parse(read("spec/released/openapi.json"));
  expect(versionOf(releases[0] ?? "")).toBe(info["x-release"]);
  expect(releases[0]).toContain(`\`api_version\`: ${info["x-api-version"]}, \`info.version\`: ${info.version}.`);
  for (const name of ["package.json", "server/package.json", "sdk-node/package.json", "sdk-browser/package.json"])
    expect(JSON.parse(read(name)).version).toBe(info["x-release"]);
});
