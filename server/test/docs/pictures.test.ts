// Pictures of the dashboard in README and guides.
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { inDocs } from "../../dashboard/screenshots/pages.ts";
import { guideIds } from "../../docs-site/guides/chapters.ts";
import { readGuide } from "../../docs-site/guides/guide-file.ts";
import { type Language, placeIn } from "../../docs-site/guides/languages.ts";
import { files, pages } from "./page.ts";

const folder = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const readme = (language: Language): string => readFileSync(new URL(`../../../README${language === "en" ? "" : ".es"}.md`, import.meta.url), "utf8");
/** Pictures of a text with their places below the folder. */
const named = (text: string) =>
  [...text.matchAll(/!\[([^\]]*)\]\((?:(?:\.\.\/)+|server\/docs\/)screenshots\/([\w/-]+)\.png\)/g)].map(([, words = "", name = ""]) => ({ words, name }));
const languages = ["en", "es"] as const;
const inGuides = languages.flatMap((language) =>
  guideIds.flatMap((id) => named(readGuide(id, language).body).map((picture) => ({ ...picture, id, language }))),
);
const wanted = languages.flatMap((language) => [...inDocs].map((name) => placeIn(language, name)));

describe("pictures", () => {
  it("are in both languages and themes, of less than 150 kB each, and those that the command takes", () => {
    const all = wanted.flatMap((name) => [`${name}.png`, `${name}-dark.png`]);
    expect(globSync("**/*.png", { cwd: folder }).toSorted()).toEqual(all.toSorted());
    for (const file of all) expect(statSync(`${folder}${file}`).size, file).toBeLessThan(150_000);
  });

  it("are each in a guide of their language, with words for those who do not see them", () => {
    expect(inGuides.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
    for (const { words, name, language } of [
      ...inGuides,
      ...languages.flatMap((language) => named(readme(language)).map((found) => ({ ...found, language }))),
    ]) {
      expect(name.startsWith("es/"), name).toBe(language === "es");
      expect(words.length, name).toBeGreaterThan(20);
      expect(existsSync(`${folder}${name}.png`), name).toBe(true);
    }
  });

  it.each(inGuides)("$name is on the page of $id in the theme of the reader, and served", ({ id, name: place, language }) => {
    const page = pages.get(placeIn(language, `guides/${id}`)) ?? "";
    const name = basename(place);
    for (const [theme, file] of [
      ["of-light", name],
      ["of-dark", `${name}-dark`],
    ] as const) {
      const tag = [...page.matchAll(/<img [^>]*>/g)].map(([text]) => text).find((text) => text.includes(`/${file}.`)) ?? expect.fail(file);
      expect(tag).toContain(theme);
      expect(tag).toMatch(/alt="[^"]{20,}"/);
      const [, served = ""] = /src="\/docs\/([^"]+)"/.exec(tag) ?? [];
      expect(files.get(served)?.contentType).toBe("image/png");
    }
  });
});
