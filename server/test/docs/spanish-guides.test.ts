// Guides in Spanish say what the English ones say: the same sections, code, links and facts.
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { attacks } from "../../docs-site/guides/attacks.ts";
import { guideIds } from "../../docs-site/guides/chapters.ts";
import { guidesFolder, isTranslated, readGuide } from "../../docs-site/guides/guide-file.ts";
import type { Language } from "../../docs-site/guides/languages.ts";
import { ruleTemplates } from "../../src/controls/rules/templates/catalogue.ts";
import { sentences } from "../../src/scoring/signals/texts.ts";
import { contentOf, idsOf, textOf } from "./page.ts";

const translated = guideIds.filter((id) => isTranslated(id, "es"));

/** Anchors of the headings of a built page. */
const anchorsOf = (place: string): string[] => idsOf([...contentOf(place).matchAll(/<h[2-6][^>]*>/g)].join("")).filter((id) => id !== "equivalents");

/** What has to be equal in both languages. */
const framework = (id: string, language: Language) => {
  // the glossary in Spanish ends with a table of English terms
  const [body = ""] = readGuide(id, language).body.split(/^## .*\{#equivalents\}$/m);
  const all = (pattern: RegExp, text = body): (string | undefined)[] => [...text.matchAll(pattern)].map(([, found]) => found);
  const prose = body.replaceAll(/^```.*?^```$/gms, "");
  return {
    // a formula in words (`txt`) is translated
    code: all(/^(```\w*(?: \[.*?\])?\n.*?\n```)$/gms).filter((block) => !block?.startsWith("```txt")),
    links: all(/(?<!!\[[^\]]*)\]\((?!https?:)([^)]+)\)/g, prose).sort(),
    pictures: all(/!\[[^\]]*\]\((?:\.\.\/)+screenshots\/(?:es\/)?([\w-]+)\.png\)/g, prose),
    references: all(/<((?:operation|error|event|header|permission):[^>]+)>/g, prose).sort(),
    facts: all(/<!-- @fact: (.+?) -->/g),
    values: all(/(\{\{ \w+ \}\})/g).sort(),
    fields: all(/`([a-z_]+\.[a-z_.]+)`/g, prose).sort(),
    codes: [...new Set(all(/`([A-Z][A-Z_0-9]+)`/g, prose))].sort(),
    rows: all(/^(\|)/gm).length,
  };
};

describe.each(translated)("%s", (id) => {
  it("has the code, links, pictures, facts, values, fields and codes of the English guide", () => {
    expect(framework(id, "es")).toEqual(framework(id, "en"));
  });

  it("has the headings of the English guide, under the same anchors", () => {
    expect(anchorsOf(`es/guides/${id}`).toSorted()).toEqual(anchorsOf(`guides/${id}`).toSorted());
  });

  it("has no box under an English title", () => {
    expect(readGuide(id, "es").body).not.toMatch(/^::: (?:tip|info|warning|danger|details)$/m);
  });
});

it("the glossary has the terms of each part in alphabetical order", () => {
  for (const part of readGuide("glossary", "es").body.split(/^## /m)) {
    const terms = [...part.matchAll(/^### (.+) \{#/gm)].map(([, term = ""]) => term);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, "es")));
  }
});

it("every file in Spanish is a guide of the sidebar", () => {
  expect(translated.length).toBeGreaterThan(3);
  expect(readdirSync(new URL("es/", guidesFolder)).toSorted()).toEqual(translated.map((id) => `${id}.md`).toSorted());
});

it.each(Object.entries(attacks))("the guide to %s shows signals and templates in Spanish", (name, { signals, templates }) => {
  const close = (text = ""): string => text.replaceAll(/[\s`]/g, "");
  const text = close(textOf(contentOf(`es/guides/${name.replaceAll("_", "-")}`)));
  for (const signal of signals) expect(text).toContain(close(`${signal} ${sentences.es[signal]}`));
  for (const id of templates) expect(text).toContain(close(ruleTemplates.find((template) => template.id === id)?.texts.es.tuning));
});
