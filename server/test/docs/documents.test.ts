import { describe, expect, it } from "vitest";
import { errors } from "../../../generated/errors.ts";
import type { ApiDocument, Schema } from "../../src/docs/document.ts";
import { currentFacts, type Facts } from "../../src/docs/facts.ts";
import { markdown } from "../../src/docs/markdown.ts";
import { escapeHtml, html, inline } from "../../src/docs/markup.ts";
import { createSite } from "../../src/docs/site.ts";
import { document, place, textOf } from "./page.ts";

/** Every page of a document. */
function wholeSite(contract: ApiDocument, facts: Facts = currentFacts): string[] {
  const { pages, render } = createSite(contract, facts);
  return pages.map(render);
}

describe("text of the contract is text", () => {
  const nasty = `<img src=x onerror="alert('1')" href="@/nowhere">&amp; </script></style>`;

  it("escapes what a template is given", () => {
    expect(html`<b title="${'"<'}">${nasty}</b>`.markup).toBe(`<b title="&quot;&lt;">${escapeHtml(nasty)}</b>`);
    expect(inline("a `<b>` c").markup).toBe("a <code>&lt;b&gt;</code> c");
  });

  it("escapes it wherever it stands in the document", () => {
    const evil = replaceTexts(document, nasty);
    const evilErrors = Object.fromEntries(Object.entries(errors).map(([code, error]) => [code, { ...error, meaning: nasty, action: nasty, message: nasty }]));
    const facts = { ...currentFacts, errors: evilErrors, changelog: () => `# ${nasty}\n\n## ${nasty}\n\n- ${nasty}\n` };
    const spoiled = wholeSite(evil, facts);
    for (const page of spoiled) {
      expect(page).not.toContain("<img");
      expect(page.match(/<\/script>/g)).toHaveLength(3);
      expect(page.match(/<\/style>/g)).toHaveLength(1);
      expect(page).toContain("</html>");
    }
    expect(spoiled.join("").split(escapeHtml(nasty)).length).toBeGreaterThan(1000);
  });

  it("the changelog knows headings, lists, code, bold words and links, and nothing else", () => {
    const source = "## 1.0.0\n\n### Minor\n\n- one `a`\n  goes on\n- **two** [site](https://example.com) [file](x.md)\n\nA paragraph <b>.";
    expect(markdown(source).map(({ markup }) => markup.replaceAll(/\n\s*/g, ""))).toEqual([
      '<h2 id="1.0.0-2">1.0.0</h2>',
      '<h3 id="minor-3">Minor</h3>',
      '<ul><li>one <code>a</code> goes on</li><li><strong>two</strong> <a href="https://example.com" rel="noreferrer">site</a> file</li></ul>',
      "<p>A paragraph &lt;b&gt;.</p>",
    ]);
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
    expect(grownPage).toContain("<title>Other · API reference · Fraud Risk Assessment API</title>");
    expect(grownPage).toContain('href="/docs/reference/other"');
  });

  it("a dangling reference is refused, not left out", () => {
    const broken = { ...grown, components: { ...grown.components, schemas: {} } };
    expect(() => wholeSite(broken)).toThrow("dangling reference");
  });
});

/** The document with each text for people replaced. */
function replaceTexts<T>(value: T, replacement: string): T {
  return JSON.parse(JSON.stringify(value), (key, entry) =>
    typeof entry === "string" && ["description", "summary", "pattern", "example", "title"].includes(key) ? replacement : entry,
  );
}
