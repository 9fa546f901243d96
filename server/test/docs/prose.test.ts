// The style of guides, descriptions, messages and help: the check passes on them, and finds what it is for.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { commandTexts } from "../../docs/style/command-texts.ts";
import { contractTexts } from "../../docs/style/contract-texts.ts";
import { inTexts } from "../../docs/style/prose.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "prose-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function check(...paths: string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["server/docs/style/check-prose.ts", ...paths], { cwd: root, encoding: "utf8" });
  return { code: status, output: stdout + stderr };
}

it("passes on the guides, the contract, the registry of errors and the help of commands", () => {
  expect(check()).toEqual({ code: 0, output: "" });
});

it.each([
  ["an old word", "The requests are turned away.", "turned away"],
  ["a filler", "Retry simply with the same key.", "simply"],
  ["a sentence that does not end", `${"word after word, ".repeat(20)}and a full stop.`, "sentence length"],
])("finds %s, with its line", (_, text, expected) => {
  const file = join(folder, "guide.md");
  writeFileSync(file, `---\ntitle: A\n---\n\nA sentence.\n\n${text}\n`);
  const { code, output } = check(file);
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`7:\\d+.*${expected}`, "s"));
});

it.each([
  "A period is refused that has more than 200,000 assessments.",
  "What is no address is refused.",
  "An equal membership is no change.",
  "A resolution is no outcome.",
  "Only reviews that are assigned so.",
  "It ends. Of one that is assigned to another person, only a key can release it.",
  "The review is open. One that was resolved stays as it is.",
  "Who may change it may remove it.",
  "Another person approves it, also not with a key.",
  "Decides again with the rules of then.",
  "Lo que no es una dirección se rechaza.",
])("finds the shape of %j", async (sentence) => {
  expect(await inTexts("shapes", [{ place: "createKey", text: sentence }])).toContainEqual(expect.stringMatching(/^createKey: Incorrect term/));
});

it.each([
  "A period that has more than 200,000 assessments is refused.",
  "There is no calibration, and the key is no longer accepted.",
  "The answer says so.",
  "Remove what is no longer needed.",
])("leaves %j alone", async (sentence) => {
  expect(await inTexts("shapes", [{ place: "createKey", text: sentence }])).toEqual([]);
});

test("a text of the contract is placed at its operation, or at its model and property", () => {
  const file = join(folder, "openapi.json");
  const operation = { operationId: "createKey", tags: ["Keys"], description: "Makes a key.", parameters: [{ name: "id", description: "Its id." }] };
  const Key = { description: "A key.", properties: { name: { description: "Its name.", example: { description: "data" } } } };
  writeFileSync(file, JSON.stringify({ info: {}, tags: [], paths: { "/keys": { post: operation } }, components: { schemas: { Key } } }));
  expect([...contractTexts(file).values()].flat()).toEqual([
    { place: "createKey", text: "Makes a key." },
    { place: "createKey.parameters", text: "Its id." },
    { place: "Key", text: "A key." },
    { place: "Key.name", text: "Its name." },
  ]);
});

test.each(["start", "bench", "faults", "soak", "replay", "simulate", "simulate:evaluate", "lists:import", "audit:verify", "backup", "fraud-risk"])(
  "the help of %s is read",
  (name) => {
    expect(commandTexts(root).get(`${name} --help`)?.length).toBeGreaterThan(1);
  },
);
