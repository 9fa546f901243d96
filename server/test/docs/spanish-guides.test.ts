// Guides in Spanish say what the English ones say: the same sections, expressions, links to the reference, and facts.
import { describe, expect, it } from "vitest";
import { attacks } from "../../docs-site/guides/attacks.ts";
import { guideIds } from "../../docs-site/guides/chapters.ts";
import { readGuide } from "../../docs-site/guides/guide-file.ts";
import { ruleTemplates } from "../../src/intelligence/rules/templates/catalogue.ts";
import { spanish } from "../../src/scoring/engine/signal-texts/spanish.ts";
import { contentOf, textOf } from "./page.ts";

const translated = guideIds.filter((id) => id.endsWith("-es"));

/** What has to be equal in both languages. */
const framework = (id: string) => {
  const { body } = readGuide(id);
  const all = (pattern: RegExp): (string | undefined)[] => [...body.matchAll(pattern)].map(([, found]) => found);
  return {
    sections: all(/\{(#[a-z-]+)\}$/gm),
    code: all(/^```js\n(.*?)\n```$/gms),
    operations: all(/\(operation:(\w+)\)/g).sort(),
    facts: all(/<!-- @fact: (.+?) -->/g).map((fact) => fact?.replace("InSpanish", "")),
    fields: all(/`([a-z_]+\.[a-z_.]+)`/g).sort(),
    codes: [...new Set(all(/`([A-Z][A-Z_0-9]+)`/g))].sort(),
  };
};

describe.each(translated)("%s", (id) => {
  it("has the sections, expressions, operations, facts, fields and signals of the English guide", () => {
    expect(framework(id)).toEqual(framework(id.replace(/-es$/, "")));
  });

  it("is marked as Spanish, from its title on", () => {
    expect(readGuide(id).lang).toBe("es");
    expect(contentOf(`guides/${id}`)).toMatch(/<section lang="es"[^>]*>\s*<h1/);
  });
});

it("exist", () => {
  expect(translated.length).toBeGreaterThan(0);
});

it.each(Object.entries(attacks))("the guide to %s shows signals and templates in Spanish", (name, { signals, templates }) => {
  const close = (text = ""): string => text.replaceAll(/[\s`]/g, "");
  const text = close(textOf(contentOf(`guides/${name.replaceAll("_", "-")}-es`)));
  for (const signal of signals) expect(text).toContain(close(`${signal} ${spanish[signal]}`));
  for (const id of templates) expect(text).toContain(close(ruleTemplates.find((template) => template.id === id)?.texts.es.tuning));
});
