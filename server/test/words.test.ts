// Code, comments, tests and documentation use the terms of the field: replaced words must not return. A word is added here when it is gone.
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The current term, by the word that it replaced. */
const REPLACED: Readonly<Record<string, string>> = {
  acquit: "reverse a dispute",
  ask: "request, require",
  asking: "requesting",
  "at the least": "at least",
  "at the most": "at most",
  bear: "have, carry",
  belief: "prior weight",
  borne: "sustained",
  convict: "apply a dispute",
  crew: "worker pool",
  door: "admission control",
  feeder: "aggregation",
  flood: "overload, burst",
  "for ever": "forever",
  forgotten: "purged, deleted",
  forgotten_at: "purged_at",
  "hand over": "deliver",
  "handed over": "delivered",
  heard: "signals received",
  hurried: "draining",
  judge: "evaluate",
  judgement: "evaluation",
  judging: "evaluating",
  keepFeedback: "storeFeedback",
  keepReport: "storeReport",
  keeper: "partition maintenance",
  kept: "stored, retained",
  kept_at: "maintained_at",
  laid: "created",
  lay: "create, draw",
  laying: "creating",
  mend: "fix",
  "on its way": "in flight",
  "on the way": "in flight",
  "on their way": "in flight",
  patience: "timeout",
  portion: "chunk",
  pressed: "under load",
  roller: "rollup job",
  spanning: "cross-tenant",
  statistics_behind: "statistics_lag",
  steadiest: "most stable",
  "take back": "revert",
  "taken back": "reverted",
  "takes back": "reverts",
  "taking back": "reverting",
  tally: "counter",
  teach: "record, show",
  tell: "notify, report, show",
  telling: "notifying",
  told: "notified, reported",
  "turned away": "shed",
  untold: "unreported",
  voices: "distinct reporters",
  wall: "tenant isolation",
  way: "path, method, form, kind",
  whoever: "callers that",
};

/** Ordinary uses of a replaced word, contract names and names of others: they are no findings. */
const ORDINARY: readonly RegExp[] = [
  // advice to integrators: the imperative of the contract and the guides, with the anchor of its section
  /Ask (?:before|the payer)\b|\{#ask\}|#ask\b|"Ask AI"/g,
  /kept_days/g,
  /[Ww]all clock/g,
  // an attribute of ARIA
  /aria-pressed/g,
  // the name of a published type, and of a function when the benchmark was run
  /ImportedPortion|portion_end/g,
];

/** Documentation, tests and tools. */
const PROSE = [
  "{README,CONTRIBUTING,SECURITY}.md",
  ".changeset/*.md",
  "server/{docs,operations,test,bench,soak,faults,fuzz,replay,simulator,demo}/**/*.{md,ts,yaml,json,sql,example}",
  "server/docs-site/{calculator,contract,guides,.vitepress/theme}/**/*.{ts,vue}",
  "server/docs-site/*.ts",
  "server/dashboard/{app/**/*.{ts,tsx,css},*.ts}",
  "sdk-{node,browser}/{README.md,{src,test,examples,packaging}/**/*.{md,ts,js,html}}",
  "contract-tests/{README.md,{src,test,shared,operations,of-every-operation}/**/*.ts}",
];
const SPEC = "spec/**/*.{tsp,ts}";

/** Files that contain the words because they list them. */
const LISTS = ["server/test/words.test.ts", "server/test/docs/prose.test.ts", "server/docs/style/textlintrc.json"];

interface File {
  readonly path: string;
  readonly text: string;
}

const read = (patterns: string | readonly string[]): File[] =>
  globSync(patterns, { cwd: ROOT, exclude: (path) => path.includes("node_modules") })
    .filter((path) => !LISTS.includes(path))
    .map((path) => ({ path, text: withoutOrdinary(`${basename(path)}\n${readFileSync(ROOT + path, "utf8")}`) }));

const withoutOrdinary = (text: string): string => ORDINARY.reduce((rest, use) => rest.replace(use, ""), text);

/** Does the text contain the word, its plural or its past tense, alone or as a part of a name? */
const holds = (text: string, word: string): boolean => {
  const capital = `${word[0]?.toUpperCase()}${word.slice(1)}`;
  return new RegExp(`(?<![A-Za-z])${word}(?:s|d|ed)?(?![a-z])|(?<![A-Z])${capital}(?:s|d|ed)?(?![a-z])`).test(text);
};

/** Paths of the files that contain the word. */
const filesWith = (files: readonly File[], word: string): string[] => files.filter(({ text }) => holds(text, word)).map(({ path }) => path);

describe("the source of the server", () => {
  const files = read("server/src/**/*.{ts,sql}");

  test.each(Object.entries(REPLACED))('does not contain "%s" but "%s"', (word) => {
    expect(files.length).toBeGreaterThan(400);
    expect(filesWith(files, word)).toEqual([]);
  });
});

describe("documentation, tests and tools", () => {
  const files = read(PROSE);

  test("are found", () => {
    const paths = files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        "README.md",
        "server/docs/guides/webhooks.md",
        "server/docs/decisions/README.md",
        "server/operations/runbook.md",
        "server/operations/alerts.yaml",
        "sdk-node/README.md",
        "sdk-browser/src/client.ts",
        "contract-tests/operations/createKey.ts",
      ]),
    );
    expect(paths.filter((path) => path.endsWith("CHANGELOG.md") || path.includes("/released/"))).toEqual([]);
  });

  test.each(Object.entries(REPLACED))('do not contain "%s" but "%s"', (word) => {
    expect(filesWith(files, word)).toEqual([]);
  });
});

describe("the contract", () => {
  const files = read(SPEC);

  test.each(Object.entries(REPLACED))('does not contain "%s" but "%s"', (word) => {
    expect(files.length).toBeGreaterThan(60);
    expect(filesWith(files, word)).toEqual([]);
  });
});

test("a replaced word is found as a name, a part of one, and in a comment, and not inside another word", () => {
  for (const text of ["const roller = 1", "createRoller()", "// the roller works", "rollerOf", "two rollers"]) expect(holds(text, "roller")).toBe(true);
  for (const text of ["scrollers", "controllers"]) expect(holds(text, "roller")).toBe(false);
  for (const text of ["expressions", "Express", "suppressed"]) expect(holds(text, "pressed")).toBe(false);
  for (const text of ["a mended request", "It mends."]) expect(holds(text, "mend")).toBe(true);
  for (const text of ["recommended", "amend"]) expect(holds(text, "mend")).toBe(false);
  expect(holds("invoices", "voices")).toBe(false);
});
