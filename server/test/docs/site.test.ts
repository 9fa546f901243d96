import { describe, expect, it } from "vitest";
import { changelogPage } from "../../docs-site/changelog.ts";
import { currentFacts } from "../../docs-site/contract/beyond-openapi.ts";
import { maximumTabs } from "../../docs-site/contract/code.ts";
import { readDocument } from "../../docs-site/contract/files.ts";
import { searchedMarkdown } from "../../docs-site/search/text.ts";
import { createSite } from "../../docs-site/site.ts";
import { dark, light } from "../../src/platform/html/palette.ts";
import { contentOf, files, idsOf, pages, site, textOf } from "./page.ts";

const all = [...pages];

describe("every page is self-contained", () => {
  it.each(all)("%s refers to nothing of another host, and names one in links only", (_, page) => {
    const links = [...page.matchAll(/<a\b[^>]*\bhref="(https?:[^"]*)"[^>]*>/g)];
    for (const [link] of links) expect(link).toContain(' rel="noreferrer"');
    const without = links.reduce((text, [link]) => text.replace(link, "<a>"), page);
    const references = [...without.matchAll(/\b(?:src|href|srcset|action|poster|data)="([^"]*)"|url\(\s*["']?([^)"']*)|@import\s+["']?([^"';]*)/gi)];
    for (const [, ...found] of references) expect(found.find((part) => part !== undefined) ?? "").toMatch(/^(?:#|\/(?!\/)|data:image\/svg)/);
    expect(references.length).toBeGreaterThan(20);
  });

  it("styles load nothing of another host", () => {
    const sheets = [...files].filter(([path]) => path.endsWith(".css"));
    expect(sheets.length).toBeGreaterThan(0);
    for (const [, { read }] of sheets) {
      for (const [, address = ""] of read()
        .toString()
        .matchAll(/(?:url\(|@import )\s*["']?([^)"';]*)/g))
        expect(address).toMatch(/^(?:\/docs\/|data:|#)/);
    }
  });

  it.each(all)("%s needs no more than its content security policy grants", (_, page) => {
    expect(page).not.toMatch(/<(?:iframe|object|embed|form|base|video|audio)/);
    expect(page).not.toMatch(/<[^>]+\son\w+=/);
    expect(page).not.toContain("javascript:");
  });

  it("is made the same from the same contract", () => {
    expect(createSite(readDocument(), currentFacts)).toEqual(site);
  });

  it.each(site.pages.map(({ path, markdown }) => [path, markdown] as const))("%s closes every element it opens", (_, markdown) => {
    const open: string[] = [];
    const inside = markdown.replace(/^```.*?^```$/gms, "").replace(/`[^`]*`/g, "");
    for (const [, slash, tag = "", closed] of inside.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*?)?(\/?)>/g)) {
      if (["input", "wbr", "br", "col"].includes(tag) || closed === "/") continue;
      if (slash === "") open.push(tag);
      else expect(open.pop()).toBe(tag);
    }
    expect(open).toEqual([]);
  });
});

describe("every link leads somewhere", () => {
  const anchors = new Map(all.map(([path, page]) => [path, new Set(idsOf(page))]));

  it("the built site has the pages of the contract, and no others", () => {
    expect([...pages.keys()].sort()).toEqual(site.pages.map(({ path }) => path).sort());
  });

  it.each(all)("%s has unique ids, and its links lead to pages and anchors that exist", (path, page) => {
    const ids = idsOf(contentOf(path));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const own = [...contentOf(path).matchAll(/(?:href="#|for="|aria-labelledby="|aria-controls="|data-unfold=")([^"]+)"/g)].map(([, id = ""]) => id);
    expect(own.filter((id) => !anchors.get(path)?.has(id))).toEqual([]);
    const away = [...page.matchAll(/<a\b[^>]*href="\/([^"#]*)(?:#([^"]*))?"/g)].filter(([, target = "", anchor]) => {
      if (/^openapi\.(?:json|yaml)$/.test(target) || files.get(target.replace(/^docs\//, ""))?.kind === "file") return false;
      const found = anchors.get(target.replace(/^docs\/?/, ""));
      return found === undefined || (anchor !== undefined && !found.has(anchor));
    });
    expect(away.map(([link]) => link)).toEqual([]);
  });

  it("the search index covers pages generated from the contract", () => {
    for (const { path, searchText } of site.pages) {
      if (searchText === undefined) continue;
      const anchorsFound = [...searchText.matchAll(/href="#([^"]*)"/g)].map(([, anchor = ""]) => anchor);
      expect(anchorsFound.filter((anchor) => anchor !== "" && !anchors.get(path)?.has(anchor))).toEqual([]);
    }
    const words = site.pages.map(({ searchText = "" }) => textOf(searchText)).join(" ");
    for (const said of ["Assess a pay-in", "VALIDATION_ERROR", "case.created", "Retry-After", "POST /api/v1/keys", "keys.create"])
      expect(words).toContain(said);
  });

  it("the search distinguishes the reference of a resource from the guide of the same name", () => {
    const english = site.pages.filter(({ path }) => !path.startsWith("es/"));
    const titles = english.map(({ title, searchText }) => textOf(/<h1>(.*?) <a /.exec(searchText ?? "")?.[1] ?? title));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it("the search leaves out what is not released", () => {
    const changelog = "# Changelog\n\n## Unreleased\n\n- one\n\n## 2.0.0\n\n- two\n";
    expect(searchedMarkdown(changelogPage(changelog).markdown)).toMatch(/^# Changelog\n\n[^#]+## 2\.0\.0\n\n- two\n$/);
    expect(searchedMarkdown(changelogPage(changelog.split("## 2.0.0")[0] ?? "").markdown)).not.toContain("one");
  });

  it("a link to a page that does not exist is refused, not published", () => {
    expect(() => createSite(readDocument(), { ...currentFacts, errors: {} })).toThrow(/errors\/|unknown error/);
  });
});

describe("a reader knows where they are", () => {
  it("by a title and a description that no other page has", () => {
    const titles = all.map(([, page]) => /<title>(.*?)<\/title>/.exec(page)?.[1]);
    const descriptions = all.map(([, page]) => /<meta name="description" content="(.*?)">/.exec(page)?.[1] ?? "");
    expect(new Set(titles).size).toBe(all.length);
    expect(new Set(descriptions).size).toBe(all.length);
    for (const description of descriptions) expect(description.length).toBeGreaterThan(10);
  });

  it.each(all)("%s has one heading above the others, a skip link and links to its neighbours", (path, page) => {
    const levels = [...contentOf(path).matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => void expect(level - (levels[index - 1] ?? 1), `heading ${index}`).toBeLessThanOrEqual(1));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(page).toContain('href="#VPContent"');
    expect(page).toMatch(/pager-link (?:prev|next)/);
  });

  it.each(["", "es/"])("following the next page from /docs/%s passes through all pages of its language", (first) => {
    const seen: string[] = [];
    for (let path: string | undefined = first; path !== undefined; ) {
      seen.push(path);
      path = /pager-link next" href="\/docs\/([^"]+)"/.exec(pages.get(path) ?? "")?.[1];
    }
    expect(seen).toEqual(site.pages.map((page) => page.path).filter((path) => path.startsWith("es/") === (first === "es/")));
  });
});

describe("the styles", () => {
  it("fit the tabs that pages have", () => {
    for (const [, page] of all) {
      for (const group of page.split('role="group"').slice(1)) {
        const name = / name="([^"]+)"/.exec(group)?.[1];
        expect(page.split(` name="${name}"`).length - 1).toBeLessThanOrEqual(maximumTabs);
      }
    }
  });

  it.each([
    ["light", light],
    ["dark", dark],
  ])("can be read in the %s palette (WCAG AA)", (_, palette) => {
    const pairs: [string, string][] = [palette.text, palette.soft, palette.accent].flatMap(
      (colour) =>
        [
          [colour, palette.page],
          [colour, palette.raised],
        ] as [string, string][],
    );
    pairs.push([palette.text, palette["grey-soft"]], [palette.soft, palette["grey-soft"]]);
    for (const tone of ["green", "blue", "amber", "red", "violet", "grey", "accent"] as const) pairs.push([palette[tone], palette[`${tone}-soft`]]);
    for (const [front, back] of pairs) expect(contrast(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
  });
});

it("pages are small: a guide fits in what a photograph takes", () => {
  for (const [path, page] of all) expect(page.length, path).toBeLessThan(path.startsWith("reference/") ? 400_000 : 150_000);
  expect(textOf(pages.get("changelog") ?? "")).toContain("Unreleased");
});

function contrast(front: string, back: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
      const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
