// The site in Spanish: its interface, links between the languages, and pages that are in English only.
import { describe, expect, it } from "vitest";
import { guideIds } from "../../docs-site/guides/chapters.ts";
import { isTranslated, readGuide } from "../../docs-site/guides/guide-file.ts";
import { contentOf, pageAt, pages, sideOf, textOf } from "./page.ts";

const languageOf = (page: string): string | undefined => /<html lang="([^"]+)"/.exec(page)?.[1];
const switchOf = (page: string): string | undefined => /<a class="language-link" href="([^"]+)"/.exec(page)?.[1];
const inBoth = ["", ...guideIds.map((id) => `guides/${id}`)];

it.each(inBoth)("/docs/%s and its Spanish page lead to each other, for readers and for search engines", (place) => {
  const [english, spanish] = [pageAt(place), pageAt(`es/${place}`)];
  expect([languageOf(english), languageOf(spanish)]).toEqual(["en", "es"]);
  expect([switchOf(english), switchOf(spanish)]).toEqual([`/docs/es/${place}`, `/docs/${place}`]);
  for (const page of [english, spanish]) {
    expect(page).toContain(`<link rel="alternate" hreflang="en" href="/docs/${place}">`);
    expect(page).toContain(`<link rel="alternate" hreflang="es" href="/docs/es/${place}">`);
  }
});

it("a page that is in English only leads to the first Spanish page", () => {
  for (const [place, page] of pages) {
    if (place.startsWith("es/") || inBoth.includes(place)) continue;
    expect(switchOf(page), place).toBe("/docs/es/");
    expect(page, place).not.toContain('hreflang="es" href="/docs/es/guides');
  }
});

describe.each(guideIds)("the Spanish page of %s", (id) => {
  const content = contentOf(`es/guides/${id}`);

  it("is in Spanish, or says at its top that the text is in English", () => {
    const translated = isTranslated(id, "es");
    expect(textOf(content).includes("Esta guía todavía no está traducida.")).toBe(!translated);
    expect(content.includes('<section lang="en"')).toBe(!translated);
    expect(textOf(content)).toContain(readGuide(id, translated ? "es" : "en").description.slice(0, 40));
    const entry = textOf(new RegExp(`<a[^>]*href="/docs/es/guides/${id}"[^>]*>.*?</a>`, "s").exec(sideOf(`es/guides/${id}`))?.[0] ?? "");
    expect(entry.includes("(en inglés)")).toBe(!translated);
  });

  it("stays among the Spanish guides, and marks links to English pages", () => {
    const article = content.slice(0, content.indexOf('class="VPDocFooter"'));
    expect(article).not.toMatch(/href="\/docs\/guides\/(?![^"]*\.md")/);
    if (!isTranslated(id, "es")) return;
    for (const [link] of article.matchAll(/<a [^>]*href="\/docs\/(?:reference|errors|events|headers)[^>]*>/g)) expect(link).toContain('hreflang="en"');
  });
});

it("the interface of Spanish pages is in Spanish", () => {
  const page = textOf(pageAt("es/guides/quickstart"));
  for (const words of ["Buscar", "Guías", "Referencia (en inglés)", "En esta página", "Anterior", "Siguiente", "Ir al contenido", "Primeros pasos"])
    expect(page).toContain(words);
  expect(pageAt("es/")).toContain(">Copiar</button>");
  for (const place of ["es/", "es/guides/quickstart"]) expect(pageAt(place)).not.toMatch(/Copy|Permalink/);
  for (const words of ["On this page", "Previous page", "Next page", "Search", "Return to top", "Skip to content"]) expect(page).not.toContain(words);
});
