// The default theme with system fonts, the colours of the service, and what pages made from the contract need.

import DefaultTheme from "vitepress/theme-without-fonts";
import { type App, defineAsyncComponent, h } from "vue";
import "../../.data/palette.css";
import "./styles/theme.css";
import "./styles/content.css";
import "./styles/fields.css";
import "./styles/code.css";
import "./styles/console.css";
import "./styles/landing.css";
import "./styles/signals.css";
import "./styles/calculator.css";
import { offerConsole } from "./console.ts";
import { enhance } from "./enhance.ts";
import { LanguageLink } from "./language-link.ts";
import { showLanguages } from "./languages.ts";
import { NotFound } from "./not-found.ts";

// biome-ignore lint/style/noDefaultExport: VitePress reads its theme from the default export
export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      "nav-bar-content-after": () => h(LanguageLink),
      "nav-screen-content-after": () => h(LanguageLink),
      "not-found": () => h(NotFound),
    }),
  enhanceApp({ app, router }: { app: App; router: { onAfterRouteChanged?: (to: string) => void } }) {
    // only the guide with the calculator loads the catalogue
    app.component(
      "ScoreCalculator",
      defineAsyncComponent(() => import("./score-calculator.ts").then(({ ScoreCalculator }) => ScoreCalculator)),
    );
    if (typeof document === "undefined") return;
    enhance(document);
    router.onAfterRouteChanged = () =>
      requestAnimationFrame(() => {
        showLanguages(document);
        offerConsole(document);
        showTarget(document);
        markCurrent(document);
      });
  },
};

/** Announces to assistive technology which page of the sidebar is open: the default theme shows it by colour only. */
function markCurrent(page: Document): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>(".VPSidebar a")) {
    if (link.pathname === page.location.pathname && link.hash === "") link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** Opens what the address points into: fields are folded below their parents. */
function showTarget(page: Document): void {
  const target = page.getElementById(decodeURIComponent(page.location.hash.slice(1)));
  for (let fold = target?.parentElement?.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
  if (target?.closest("details")) target.scrollIntoView();
}
