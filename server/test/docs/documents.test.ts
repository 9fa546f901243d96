import { describe, expect, it } from "vitest";
import { errors } from "../../../generated/errors.ts";
import { changelogPage } from "../../docs-site/changelog.ts";
import { currentFacts, type Facts } from "../../docs-site/contract/beyond-openapi.ts";
import type { ApiDocument, Schema } from "../../docs-site/contract/document.ts";
import { createSite } from "../../docs-site/site.ts";
import { escapeHtml, html, inline } from "../../src/platform/html/markup.ts";
import { contentOf, document, place, textOf } from "./page.ts";

/** Every page of a document, as the generator reads it. */
function wholeSite(contract: ApiDocument, facts: Facts = currentFacts): string[] {
  return createSite(contract, facts).pages.map(({ markdown }) => markdown);
}

describe("text of the contract is text", () => {
  const nasty = `<img src=x onerror="alert('1')" href="@/nowhere">&amp; {{ 7 * 7 }} </script></style>`;

  it("escapes what a template is given", () => {
    expect(html`<b title="${'"<'}">${nasty}</b>`.markup).toBe(`<b title="&quot;&lt;">${escapeHtml(nasty)}</b>`);
    expect(inline("a `<b>` c").markup).toBe("a <code>&lt;b&gt;</code> c");
  });

  it("escapes it anywhere in the document", () => {
    const evil = replaceTexts(document, nasty);
    const evilErrors = Object.fromEntries(Object.entries(errors).map(([code, error]) => [code, { ...error, meaning: nasty, action: nasty, message: nasty }]));
    const facts = { ...currentFacts, errors: evilErrors, changelog: () => `# ${nasty}\n\n## ${nasty}\n\n- ${nasty}\n` };
    const spoiled = wholeSite(evil, facts);
    for (const page of spoiled.map(withoutCode)) {
      expect(page).not.toContain("<img");
      expect(page).not.toMatch(/<\/(?:script|style)>/);
    }
    expect(spoiled.join("").split(escapeHtml(nasty)).length).toBeGreaterThan(1000);
    // the generator's templates are switched off where text of the contract stands
    for (const page of spoiled.map(withoutCode)) expect(page.replace(/<div class="contract" v-pre>.*?(?=\n\n|$)/gs, "")).not.toContain("{{ 7 * 7 }}");
  });

  it("an empty line, which would end the HTML of a page, is in none of it", () => {
    for (const page of wholeSite(document).filter((text) => text.startsWith("<div"))) expect(page).not.toMatch(/\n\s*\n/);
  });

  it("the changelog keeps its Markdown; HTML and templates in it are text, and links to files are words", () => {
    const { markdown } = changelogPage("# Changelog\n\n## 1.0.0\n\n- **two** [site](https://example.com) [file](x.md) <b> {{ x }}");
    expect(markdown).toContain("## 1.0.0\n\n- **two** [site](https://example.com) file &lt;b> &#123;&#123; x }}");
  });

  it("the changelog's links to guides lead to their pages, and it names no design decision, which the site does not have", () => {
    const { markdown } = changelogPage("# Changelog\n\nRules: [guide](server/docs/guides/versions.md#versions-added).\n\n- A change (decision 58).");
    expect(markdown).toContain("Rules: [guide](/guides/versions#versions-added).\n\n- A change.");
    expect(contentOf("changelog")).not.toMatch(/decision \d/i);
    expect(contentOf("changelog")).toContain('href="/docs/guides/versions"');
  });
});

describe("documents to come", () => {
  const node: Schema = {
    type: "object",
    properties: {
      next: { $ref: "#/components/schemas/Node" },
      last: { oneOf: [{ $ref: "#/components/schemas/Node" }, { type: "null" }] },
      all: { type: "array", items: { $ref: "#/components/schemas/Node" } },
      either: { oneOf: [{ type: "object", required: ["one"], properties: { one: { type: ["string", "null"] } } }, { type: "string" }] },
    },
  };
  const grown: ApiDocument = {
    ...document,
    components: { ...document.components, schemas: { ...document.components.schemas, Node: node } },
    paths: {
      ...document.paths,
      "/api/v1/folders/{id}": {
        delete: {
          operationId: "deleteCase",
          summary: "Delete a case",
          deprecated: true,
          parameters: [
            { name: "id", in: "path", required: true, schema: { type: "string", examples: ["01929b7e"] } },
            { name: "limit", in: "query", schema: { type: "integer", maximum: 100 } },
          ],
          responses: {
            "204": { description: "Gone." },
            "200": { description: "Body.", content: { "application/json": { schema: { $ref: "#/components/schemas/Node" } } } },
          },
        },
      },
    },
  };
  const grownPage = wholeSite(grown).join("");

  it("operations without tag, body, examples or errors are shown, recursive and alternative schemas end", () => {
    expect(grownPage).toContain('id="deleteCase"');
    expect(grownPage).toContain('id="deleteCase-path-id"');
    expect(grownPage).toContain('id="deleteCase-query-limit"');
    expect(grownPage).toContain('id="deleteCase-200-either.one"');
    expect(textOf(grownPage)).toContain("curl -X DELETE http://localhost:3000/api/v1/folders/01929b7e");
    expect(place("deleteCase", grownPage)).toContain("deprecated");
    expect(textOf(place("deleteCase-200-last", grownPage))).toContain("object or null");
    expect(textOf(place("deleteCase-200-either.one", grownPage))).toContain("string or null");
    expect(textOf(place("deleteCase-200-either.one", grownPage))).not.toContain("required");
  });

  it("a group without a description and an operation without a tag have their place in the navigation", () => {
    const { pages, navigation } = createSite(grown, currentFacts);
    expect(pages.find(({ path }) => path === "reference/other")?.title).toBe("Other");
    expect(navigation.sidebar["/reference/"]?.map(({ link }) => link)).toContain("/reference/other");
  });

  it("a dangling reference is refused, not left out", () => {
    const broken = { ...grown, components: { ...grown.components, schemas: {} } };
    expect(() => wholeSite(broken)).toThrow("dangling reference");
  });
});

/** Markdown without its code, which the generator escapes. */
function withoutCode(markdown: string): string {
  return markdown.replace(/^```.*?^```$/gms, "").replace(/`[^`]*`/g, "");
}

/** The document with each text for people replaced. */
function replaceTexts<T>(value: T, replacement: string): T {
  return JSON.parse(JSON.stringify(value), (key, entry) =>
    typeof entry === "string" && ["description", "summary", "pattern", "example", "title"].includes(key) ? replacement : entry,
  );
}
