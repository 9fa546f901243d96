// The README in Spanish and Portuguese says what the English one says: the same sections, code and links.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../../", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, ROOT), "utf8");
const english = read("README.md");
const TRANSLATIONS = ["README.es.md", "README.pt.md"];

/** Code blocks, without diagrams, whose words are translated. */
const codeOf = (text: string): string[] => [...text.matchAll(/^```[\s\S]*?^```$/gm)].map(([block]) => block).filter((block) => !block.startsWith("```mermaid"));
const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```$/gm, "");

/** What each section consists of: its items, rows, links and code in its lines. */
const partsOf = (text: string) =>
  text.split(/^## /m).map((section) => ({
    blocks: codeOf(section).length,
    diagrams: section.match(/ --> /g)?.length ?? 0,
    items: withoutCode(section).match(/^- /gm)?.length ?? 0,
    rows: withoutCode(section).match(/^\|/gm)?.length ?? 0,
    links: linksOf(section).toSorted(),
    code: [...withoutCode(section).matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code).toSorted(),
  }));

/** Addresses, without those of pictures and of the other languages. */
const linksOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/(?<!!\[[^\]]*)\]\(([^)]+)\)/g)].map(([, link = ""]) => link).filter((link) => !/^README(\.\w\w)?\.md$/.test(link));

test.each(TRANSLATIONS)("%s has the sections of README.md, with the same code, rows and links in each", (name) => {
  expect(codeOf(read(name))).toEqual(codeOf(english));
  expect(partsOf(read(name))).toEqual(partsOf(english));
});

test("each README links to the other two in its first lines", () => {
  const names = ["README.md", ...TRANSLATIONS];
  for (const name of names) {
    const first = read(name).split("\n").slice(0, 4).join("\n");
    for (const other of names.filter((each) => each !== name)) expect(first).toContain(`](${other})`);
  }
});

test("files that the READMEs link to exist", () => {
  const files = linksOf(english).filter((link) => !link.startsWith("http"));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([]);
});
