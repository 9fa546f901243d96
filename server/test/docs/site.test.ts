import { describe, expect, it } from "vitest";
import { maximumTabs } from "../../src/docs/code.ts";
import { currentFacts } from "../../src/docs/facts.ts";
import { readDocument } from "../../src/docs/generated-files.ts";
import { dark, light } from "../../src/docs/palette.ts";
import { createSite } from "../../src/docs/site.ts";
import { idsOf, pages, site, textOf } from "./page.ts";

const all = [...pages];

describe("every page stands alone", () => {
  it.each(all)("%s refers to nothing that is loaded from anywhere, and names another host in links only", (_, page) => {
    const links = [...page.matchAll(/<a\b[^>]*\bhref="(https?:[^"]*)"[^>]*>/g)];
    for (const [link] of links) expect(link).toContain(' rel="noreferrer"');
    const without = links.reduce((text, [link]) => text.replace(link, "<a>"), page);
    const references = [...without.matchAll(/\b(?:src|href|srcset|action|poster|data)\s*=\s*"([^"]*)"|url\(\s*["']?([^)"']*)|@import\s+["']?([^"';]*)/gi)];
    for (const [, ...found] of references) expect(found.find((part) => part !== undefined) ?? "").toMatch(/^(?:#|\/(?!\/)|data:image\/svg)/);
    expect(references.length).toBeGreaterThan(40);
  });

  it.each(all)("%s needs no more than its content security policy grants", (_, page) => {
    expect(page).not.toMatch(/<(?:link rel="(?!icon)|iframe|object|embed|form|base|img|video|audio)/);
    expect(page).not.toMatch(/<[^>]+\son\w+=/);
    const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);
    expect(scripts.join("")).not.toMatch(/javascript:|\bfetch\(|XMLHttpRequest|\beval\(|innerHTML/);
  });

  it("is the same for the same contract", () => {
    const again = createSite(readDocument(), currentFacts);
    for (const page of again.pages.filter(({ path }) => /^$|quickstart|assess$|case.created|FORBIDDEN/.test(path)))
      expect(again.render(page)).toBe(pages.get(page.path));
  });

  it.each(all)("%s closes every element it opens", (_, page) => {
    const open: string[] = [];
    const inside = page.replace(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, "<$1></$1>");
    for (const [, slash, tag = "", closed] of inside.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*?)?(\/?)>/g)) {
      if (["meta", "link", "input", "wbr", "br", "col"].includes(tag) || closed === "/") continue;
      if (slash === "") open.push(tag);
      else expect(open.pop()).toBe(tag);
    }
    expect(open).toEqual([]);
  });
});

describe("every link leads somewhere", () => {
  const anchors = new Map(all.map(([path, page]) => [path, new Set(idsOf(page))]));

  it.each(all)("%s has unique ids, and its links lead to pages and anchors that there are", (path, page) => {
    const ids = idsOf(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const own = [...page.matchAll(/(?:href="#|for="|aria-labelledby="|aria-controls="|data-unfold=")([^"]+)"/g)].map(([, id = ""]) => id);
    expect(own.filter((id) => !anchors.get(path)?.has(id))).toEqual([]);
    const away = [...page.matchAll(/href="\/([^"#]*)(?:#([^"]*))?"/g)].filter(([, target = "", anchor]) => {
      if (/^openapi\.(?:json|yaml)$/.test(target)) return false;
      const found = target === "docs" ? anchors.get("") : anchors.get(target.replace(/^docs\//, ""));
      return found === undefined || (anchor !== undefined && !found.has(anchor));
    });
    expect(away.map(([link]) => link)).toEqual([]);
  });

  it("what the search finds is there", () => {
    const index: [string, string, string, string][] = JSON.parse(/id="index">(.*?)<\/script>/s.exec(pages.get("") ?? "")?.[1] ?? "[]");
    const lost = index.filter(([, , , address]) => {
      const [page = "", anchor] = address.replace(/^\/docs\/?/, "").split("#");
      return !anchors.has(page) || (anchor !== undefined && !anchors.get(page)?.has(anchor));
    });
    expect(lost).toEqual([]);
    const places = new Set(index.map(([, , , address]) => address.replace(/^\/docs\/?/, "")));
    for (const { path } of site.pages) if (!["", "errors", "events", "headers"].includes(path)) expect(places).toContain(path);
    for (const said of ["Assess a pay-in", "VALIDATION_ERROR", "case.created", "Going live"]) expect(index.map(([, title]) => title)).toContain(said);
  });

  it("a link to a page that there is not is refused, not published", () => {
    const { sdk, ...facts } = currentFacts;
    const lost = createSite(readDocument(), { ...facts, sdk, errors: {} });
    const guide = lost.pages.find(({ path }) => path === "guides/idempotency");
    expect(() => guide && lost.render(guide)).toThrow("guides/idempotency links to a page that there is not: errors/");
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

  it.each(all)("%s marks its place, has one heading above the others, a way past the navigation and ways on", (path, page) => {
    expect(page.match(/aria-current="page"/g)).toHaveLength(1);
    expect(page).toMatch(new RegExp(`href="/docs${path === "" ? "" : `/${path.replaceAll(".", "\\.")}`}" aria-current="page"`));
    const levels = [...page.slice(page.indexOf("<main")).matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => void expect(level - (levels[index - 1] ?? 1), `heading ${index}`).toBeLessThanOrEqual(1));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(page).toContain('<a class="skip" href="#content">');
    expect(page).toMatch(/rel="(?:prev|next)"/);
  });

  it("following the next page from the first one passes through all of them", () => {
    const seen: string[] = [];
    for (let path: string | undefined = ""; path !== undefined; ) {
      seen.push(path);
      path = /rel="next" href="\/docs\/([^"]+)"/.exec(pages.get(path) ?? "")?.[1];
    }
    expect(seen).toEqual([...pages.keys()]);
  });

  it("a guide of several sections lists them beside its name", () => {
    const side = pages.get("guides/webhooks")?.split("</nav>")[0] ?? "";
    for (const anchor of ["webhooks-verify", "webhooks-retries"]) expect(side).toContain(`href="#${anchor}"`);
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
