// What is fetched when the product is tested, built and started is the same bytes every time: actions by commit, images by digest, packages by hash.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readLockFile, repository } from "../../supply-chain/lock-file.ts";
import { argumentsBefore } from "../operations/image.ts";

const read = (name: string): string => readFileSync(join(repository, name), "utf8");

/** Lines of a workflow that use an action by something that can move: a tag, a branch, a short commit; or without the version in a comment. */
function unpinnedUses(workflow: string): string[] {
  return workflow
    .split("\n")
    .filter((line) => /^\s*(?:-\s+)?["']?uses["']?\s*:/.test(line))
    .filter((line) => !/uses: (?:\.\/\S+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(line))
    .map((line) => line.trim());
}

/** An image by its tag, for people, and the digest, which decides. */
const PINNED_IMAGE = /^[\w.-]+(?::\d+)?\/[\w./-]+:[\w.-]*\d[\w.-]*@sha256:[0-9a-f]{64}$/;

describe("actions of workflows", () => {
  test.each(globSync(".github/**/*.{yml,yaml}", { cwd: repository }))("%s uses actions by commit, with the version in a comment", (name) => {
    expect(read(name)).toMatch(/uses:/);
    expect(unpinnedUses(read(name))).toEqual([]);
  });

  test.each([
    "- uses: actions/checkout@v7",
    "- uses: actions/checkout@main",
    "- uses: actions/checkout",
    "- uses: actions/checkout@3d3c42e",
    "- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1",
    '- "uses": actions/checkout@v7',
    "uses: docker://alpine:3",
    "  uses: owner/repository/.github/workflows/shared.yml@v1",
  ])("%s is refused", (line) => {
    expect(unpinnedUses(`jobs:\n${line}\n`)).toEqual([line.trim()]);
  });

  test("an action of this repository needs no pin", () => {
    expect(unpinnedUses("      - uses: ./.github/actions/setup\n")).toEqual([]);
  });

  test("a job may read the repository, and no more, unless it says so", () => {
    expect(parse(read(".github/workflows/ci.yml")).permissions).toEqual({ contents: "read" });
  });
});

describe("container images", () => {
  const { services } = parse(read("server/operations/compose.yaml"), { merge: true });
  const images: [string, string][] = [
    ["the base of the service's image", argumentsBefore().NODE_IMAGE ?? ""],
    // the service's own image is built here
    ...Object.entries<{ image: string; build?: object }>(services).flatMap(([name, { image, build }]): [string, string][] => (build ? [] : [[name, image]])),
  ];

  test("are the base image, the database and the monitoring", () => {
    expect(images.map(([name]) => name)).toEqual(["the base of the service's image", "postgres", "prometheus"]);
  });

  test.each(images)("%s is pinned by digest: %s", (_, image) => {
    expect(image).toMatch(PINNED_IMAGE);
  });

  test.each(["docker.io/library/node:24-slim", "docker.io/library/node@sha256:0e0f", "node:latest"])("%s is refused", (image) => {
    expect(image).not.toMatch(PINNED_IMAGE);
  });
});

test("every package of the lock file has a hash, and none a host", () => {
  const packages = Object.entries(readLockFile()).filter(([folder, { link }]) => folder.includes("node_modules/") && link !== true);
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? "")).map(([folder]) => folder)).toEqual([]);
  expect(packages.filter(([, each]) => "resolved" in each).map(([folder]) => folder)).toEqual([]);
});
