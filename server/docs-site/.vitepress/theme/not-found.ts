// The page for an address of no page. That of the default theme has no landmark that its words are in, and a link with another name than its words.
import { useData, withBase } from "vitepress";
import { h, type VNode } from "vue";

/** Words of the page; those of the Spanish one are in the settings of the theme. */
const english = {
  title: "PAGE NOT FOUND",
  quote: "There is no page at this address. Use the search, or go to the start.",
  linkText: "Go to the start",
};

/** The page, in the language of its address. */
export function NotFound(): VNode {
  const { lang, theme } = useData();
  const { title, quote, linkText } = { ...english, ...theme.value.notFound };
  return h("main", { class: "not-found" }, [
    h("p", { class: "code" }, "404"),
    h("h1", title),
    h("p", quote),
    h("a", { href: withBase(lang.value === "es" ? "/es/" : "/") }, linkText),
  ]);
}
