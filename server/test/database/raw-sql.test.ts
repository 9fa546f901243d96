// Raw SQL stays where decision 0026 lists it: other files of these wings reach their tables through the entity manager.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const SOURCE = fileURLToPath(new URL("../../src", import.meta.url));
const DECISION = fileURLToPath(new URL("../../docs/decisions/0026-entities-for-every-table.md", import.meta.url));

/** Wings whose exceptions are listed. */
const WINGS = ["accounts", "backoffice", "delivery", "platform", "sandbox"];

/** A call that sends a statement. Kysely's own `execute()` takes no argument. */
const RAW_CALL = /\b(?:query|execute|executeQuery|readAs)\s*(?:<[^()]*>)?\((?!\s*\))/;

/** Files of the wings below a folder that send raw SQL. */
function rawFiles(source: string): string[] {
  const files = WINGS.flatMap((wing) => globSync(`${wing}/**/*.ts`, { cwd: source }));
  return files.filter((file) => RAW_CALL.test(withoutComments(readFileSync(join(source, file), "utf8")))).sort();
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** Files that the decision lists under "Raw SQL". */
function listedFiles(): string[] {
  const [, section = ""] = readFileSync(DECISION, "utf8").split("**Raw SQL of");
  const [table = ""] = section.split("\n**");
  return [...table.matchAll(/`((?:accounts|backoffice|delivery|platform|sandbox)\/[\w/-]+\.ts)`/g)].map(([, file = ""]) => file).sort();
}

test("the files that send raw SQL are those that the decision lists, and no others", () => {
  expect(rawFiles(SOURCE)).toEqual(listedFiles());
});

/** Wings whose statements are files of their own. */
const WINGS_OF_FILES = ["feedback", "learning", "controls", "statistics", "decisions"];

test("the other wings hold their statements in files named for them, except for those that the decision lists", () => {
  const files = WINGS_OF_FILES.flatMap((wing) => globSync(`${wing}/**/*.ts`, { cwd: SOURCE })).filter(
    (file) => !/(?:\.sql|\/cross-tenant-functions)\.ts$/.test(file),
  );
  const holding = files.filter((file) => {
    const text = withoutComments(readFileSync(join(SOURCE, file), "utf8"));
    return RAW_CALL.test(text) && /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\s/.test(text);
  });
  const listed = ["**Beside their caller.**", "**Not moved yet.**"].flatMap((title) => {
    const [, paragraph = ""] = readFileSync(DECISION, "utf8").split(title);
    return [...(paragraph.split("\n\n")[0] ?? "").matchAll(/`([\w/-]+\.ts)`/g)].map(([, file = ""]) => file);
  });
  expect(holding.sort()).toEqual(listed.sort());
});

test.each([
  ["a statement of a tenant", 'export const a = ({ query }) => query<{ id: string }>("SELECT 1", []);', true],
  ["a statement of a connection", "export const a = (client) => client.query(\n  TEXT,\n);", true],
  ["a statement of the entity manager", 'export const a = (em) => em.execute("SELECT 1");', true],
  ["Kysely", 'export const a = (db) => db.selectFrom("secrets").execute();', false],
  ["a comment", "// client.query(text)\nexport const a = 1;", false],
])("%s is seen for what it is", (_what, text, raw) => {
  const folder = mkdtempSync(join(tmpdir(), "raw-sql-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "accounts/keys/a.ts");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  expect(rawFiles(folder)).toEqual(raw ? ["accounts/keys/a.ts"] : []);
});
