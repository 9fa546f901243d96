// The link to the same page in the other language. A page that is in English only leads to the first Spanish page.
import { useData, withBase } from "vitepress";
import { h, type VNode } from "vue";

/** The link, for the bar at the top and for the menu of narrow screens. */
export function LanguageLink(): VNode {
  const { page } = useData();
  const place = page.value.relativePath.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, "");
  const isSpanish = place.startsWith("es/");
  const inBoth = place === "" || place.startsWith("guides/");
  return isSpanish
    ? link("en", "English", place.slice("es/".length))
    : link("es", "Español", `es/${inBoth ? place : ""}`, inBoth ? undefined : "Esta página está solo en inglés: ir al inicio en español");
}

function link(language: string, words: string, place: string, title?: string): VNode {
  return h("a", { class: "language-link", href: withBase(`/${place}`), lang: language, hreflang: language, title }, [
    h("span", { class: "long" }, words),
    h("span", { class: "short", "aria-hidden": "true" }, language.toUpperCase()),
  ]);
}
