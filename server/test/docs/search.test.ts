// The built index, searched with the options of the built page.
import { runInNewContext } from "node:vm";
import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { keywords } from "../../docs-site/search/keywords.ts";
import { miniSearch, searchedFields } from "../../docs-site/search/options.ts";
import { files, pages } from "./page.ts";
import { searchQueries } from "./search-queries.ts";

const chunk = (begin: string): string => {
  const found = [...files].filter(([name]) => name.startsWith(`assets/chunks/${begin}`));
  expect(found).toHaveLength(1);
  return found[0]?.[1].read().toString() ?? "";
};

/** The index that the search box of a language loads. */
function builtIndex(language: "root" | "es" = "root"): MiniSearch {
  const text: string = runInNewContext(chunk(`@localSearchIndex${language}`).replace(/export\s*\{\s*(\w+) as default\s*\};?\s*$/, "$1;"));
  return MiniSearch.loadJSON(text, { ...pageOptions.options, storeFields: ["title", "titles"], searchOptions: pageOptions.searchOptions });
}

/** The options that the page has. */
const pageOptions: typeof miniSearch = (() => {
  const window: { __VP_SITE_DATA__?: { themeConfig: { search: { options: { miniSearch: typeof miniSearch } } } } } = {};
  runInNewContext(chunk("metadata"), { window });
  return window.__VP_SITE_DATA__?.themeConfig.search.options.miniSearch ?? { ...miniSearch, options: { fields: [] } };
})();

describe("the search", () => {
  const index = builtIndex();

  it("has the options of the build, and no function, which the policy of the pages refuses", () => {
    expect(pageOptions).toEqual(miniSearch);
    expect(pageOptions.options.fields).toEqual([...searchedFields]);
    expect(chunk("metadata")).not.toContain("_vp-fn_");
  });

  it.each(searchQueries)("%s leads to its page first", (query, page) => {
    const [first] = index.search(query);
    expect(String(first?.id).replace("/docs/", "").split("#")[0]).toMatch(page);
  });

  it("leads to pages and anchors that exist", () => {
    for (const [query] of searchQueries) {
      for (const { id } of index.search(query).slice(0, 16)) {
        const [path = "", anchor] = String(id).replace("/docs/", "").split("#");
        const page = pages.get(path);
        expect(page, String(id)).toBeDefined();
        if (anchor !== undefined) expect(page, String(id)).toContain(` id="${anchor}"`);
      }
    }
  });

  it("has keywords for pages that exist", () => {
    for (const path of Object.keys(keywords)) expect(pages.has(path), path).toBe(true);
  });

  const covered = (found: MiniSearch): Set<string | undefined> =>
    new Set(found.search(MiniSearch.wildcard).map(({ id }) => String(id).replace("/docs/", "").split("#")[0]));

  it("covers every English page, and no Spanish one", () => {
    expect([...covered(index)].sort()).toEqual([...pages.keys()].filter((path) => !path.startsWith("es/")).sort());
  });

  it("in Spanish covers every Spanish page and those that are in English only, marked as such", () => {
    const spanish = builtIndex("es");
    expect([...covered(spanish)].sort()).toEqual([...pages.keys()].filter((path) => path !== "" && !path.startsWith("guides/")).sort());
    for (const [query, page] of [
      ["contracargo", /^es\/guides\/chargebacks/],
      ["puntaje", /^es\/guides\/scoring/],
      ["webhook", /^es\/guides\/webhooks/],
      ["cómo obtengo una clave", /^es\/guides\/keys/],
      ["probar un pago rechazado", /^es\/guides\/sandbox/],
      ["reembolso", /^es\/guides\/outcomes/],
      ["qué pasa si el servicio está caído", /^es\/guides\/going-live/],
    ] as const)
      expect(String(spanish.search(query)[0]?.id).replace("/docs/", "")).toMatch(page);
    expect(spanish.search("IP_PROXY_VPN").find(({ id }) => id === "/docs/signals/IP_PROXY_VPN")?.titles).toEqual(["En inglés"]);
  });
});
