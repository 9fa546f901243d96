// Pictures of the dashboard in README and guides.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { inDocs } from "../../dashboard/screenshots/pages.ts";
import { guideIds } from "../../docs-site/guides/chapters.ts";
import { readGuide } from "../../docs-site/guides/guide-file.ts";
import { files, pages } from "./page.ts";

const folder = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));
const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
const named = (text: string) =>
  [...text.matchAll(/!\[([^\]]*)\]\((?:\.\.|server\/docs)\/screenshots\/([\w-]+)\.png\)/g)].map(([, words = "", name = ""]) => ({ words, name }));
const inGuides = guideIds.flatMap((id) => named(readGuide(id).body).map((picture) => ({ ...picture, id })));

describe("pictures", () => {
  it("are in both themes, of less than 150 kB each, and those that the command takes", () => {
    const all = [...inDocs].flatMap((name) => [`${name}.png`, `${name}-dark.png`]);
    expect(readdirSync(folder).toSorted()).toEqual(all.toSorted());
    for (const file of all) expect(statSync(`${folder}${file}`).size, file).toBeLessThan(150_000);
  });

  it("are each in a guide, with words for those who do not see them", () => {
    expect(inGuides.map(({ name }) => name).toSorted()).toEqual([...inDocs].toSorted());
    for (const { words, name } of [...inGuides, ...named(readme)]) {
      expect(words.length, name).toBeGreaterThan(20);
      expect(existsSync(`${folder}${name}.png`), name).toBe(true);
    }
  });

  it.each(inGuides)("$name is on the page of $id in the theme of the reader, and served", ({ id, name }) => {
    const page = pages.get(`guides/${id}`) ?? "";
    for (const [theme, file] of [
      ["of-light", name],
      ["of-dark", `${name}-dark`],
    ] as const) {
      const tag = [...page.matchAll(/<img [^>]*>/g)].map(([text]) => text).find((text) => text.includes(`/${file}.`)) ?? expect.fail(file);
      expect(tag).toContain(theme);
      expect(tag).toMatch(/alt="[^"]{20,}"/);
      const [, place = ""] = /src="\/docs\/([^"]+)"/.exec(tag) ?? [];
      expect(files.get(place)?.contentType).toBe("image/png");
    }
  });
});
