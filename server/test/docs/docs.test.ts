import { describe, expect, it } from "vitest";
import { columns } from "../../../generated/columns.ts";
import { apiVersion, discovery } from "../../../generated/discovery.ts";
import { errors } from "../../../generated/errors.ts";
import { eventExamples } from "../../../generated/events.ts";
import { operations } from "../../../generated/operations.ts";
import { maximumTabs } from "../../src/docs/code.ts";
import { type ApiDocument, placedOperations, type Schema } from "../../src/docs/document.ts";
import { currentFacts } from "../../src/docs/facts.ts";
import { fieldAnchor } from "../../src/docs/fields.ts";
import { readDocument } from "../../src/docs/generated-files.ts";
import { advice } from "../../src/docs/guides/quickstart.ts";
import { guides } from "../../src/docs/guides.ts";
import { eventAnchor } from "../../src/docs/links.ts";
import { escapeHtml, html, inline } from "../../src/docs/markup.ts";
import { dark, light } from "../../src/docs/palette.ts";
import { renderDocs } from "../../src/docs/render.ts";
import { forcedDecision, forcedFailure } from "../../src/sandbox/values.ts";
import { document, ids, page, place, plain, textOf } from "./page.ts";

const text = textOf(page);

describe("the page states the whole contract", () => {
  it.each(Object.values(operations).map((operation) => [operation.id, operation] as const))("%s has a section and a way to it", (id, operation) => {
    const start = page.indexOf(`<section class="operation" id="${id}"`);
    const section = page.slice(start, page.indexOf("</section>", start));
    expect(start).toBeGreaterThan(0);
    expect(page.slice(page.indexOf("<nav"), page.indexOf("</nav>"))).toContain(`href="#${id}"`);
    expect(textOf(section)).toContain(operation.path);
    for (const code of operation.errorCodes) expect(section, code).toContain(`href="#error-${code}"`);
    for (const kind of operation.credentials) expect(textOf(section)).toContain(kind);
    for (const permission of operation.permissions) expect(section).toContain(`<code>${permission}</code>`);
    for (const language of ["curl", "node"]) expect(section).toContain(`data-language="${language}"`);
  });

  it.each(Object.entries(errors))("%s has an anchor with status, meaning, action and whether to retry", (code, error) => {
    const article = textOf(place(`error-${code}`));
    expect(article).toContain(String(error.status));
    expect(article).toContain(plain(error.meaning));
    expect(article).toContain(plain(error.action));
    expect(article).toContain(error.retryable ? "retryable" : "do not retry unchanged");
  });

  it.each(discovery.describePayin.fields.map((field) => [field.path, field] as const))("request field %s has a row with its rules", (path, field) => {
    const row = place(fieldAnchor("assessPayin-request", path));
    const words = textOf(row);
    expect(words.replaceAll(" ", "")).toContain(path);
    expect(words).toContain(plain(field.description));
    expect(words.includes("required")).toBe(field.required);
    const facts: Partial<Record<"max_length" | "max_items" | "maximum", number>> = field;
    for (const limit of [facts.max_length, facts.max_items, facts.maximum]) if (limit !== undefined) expect(words).toContain(limit.toLocaleString("en-US"));
    for (const value of "enum" in field ? (field.enum ?? []) : []) expect(row).toContain(`<code>${value}</code>`);
    if ("pattern" in field) expect(words).toContain(field.pattern);
    expect(/Recommended for(.*)/.exec(words)?.[1]?.trim().split(" ") ?? []).toEqual(field.recommended_for);
  });

  it.each(Object.entries(eventExamples))("%s has its words, a row for every field, its example and a way to it", (type, example) => {
    const id = eventAnchor(type);
    const section = place(id);
    expect(page.slice(page.indexOf("<nav"), page.indexOf("</nav>"))).toContain(`href="#${id}"`);
    expect(textOf(section)).toContain(plain(document.webhooks?.[type]?.post.description ?? ""));
    for (const name of ["id", "type", "timestamp", "data", ...Object.keys(example.data).map((field) => `data.${field}`)])
      expect(section).toContain(` id="${fieldAnchor(id, name)}"`);
    expect(textOf(section).replaceAll(/\s/g, "")).toContain(JSON.stringify(example).replaceAll(/\s/g, ""));
  });

  it("every field of an answer has a row", () => {
    for (const { operation } of placedOperations(document)) {
      for (const [status, response] of Object.entries(operation.responses)) {
        const reference = response.content?.["application/json"]?.schema?.$ref;
        if (response["x-error-codes"] !== undefined || reference === undefined || !/^20[01]$/.test(status)) continue;
        const schema = document.components.schemas[reference.replace("#/components/schemas/", "")];
        for (const name of Object.keys(schema?.properties ?? {})) expect(ids).toContain(fieldAnchor(`${operation.operationId}-${status}`, name));
      }
    }
  });

  it("every example is shown", () => {
    for (const { operation } of placedOperations(document)) {
      const bodies = [operation.requestBody, ...Object.values(operation.responses)];
      const examples = bodies.flatMap((body) => Object.values(body?.content ?? {}).flatMap((media) => Object.values(media.examples ?? {})));
      for (const { value } of examples) {
        const said = typeof value === "string" ? value : JSON.stringify(value);
        expect(text.replaceAll(/\s/g, "")).toContain(said.replaceAll(/\s/g, ""));
      }
    }
  });

  it("a body that is not JSON is shown as it is sent, and a table by its columns", () => {
    const section = place("importBlocklist");
    expect(textOf(section)).toContain("Content-Type: text/csv");
    expect(textOf(section)).toContain("--data-binary 'list_type,value");
    for (const { path } of columns.importBlocklist) expect(ids).toContain(fieldAnchor("importBlocklist-request", path));
    expect(textOf(place("exportBlocklist"))).toMatch(/for await \( ?const part of answer\) process\.stdout\.write\(part\);/);
    expect(textOf(place("exportBlocklist"))).toContain("text/csv . Comma-separated values");
  });

  it("both versions and the base address stand on it", () => {
    expect(text).toContain(apiVersion);
    expect(text).toContain(document.info.version);
    expect(text).toContain("http://localhost:3000");
    expect(page).toContain("<title>Fraud Risk Assessment API</title>");
  });

  it("the guides are there, with advice and a sandbox value for each decision", () => {
    const expected = [
      "quickstart",
      "credentials",
      "amounts",
      "idempotency",
      "rate-limits",
      "sandbox",
      "payouts",
      "reviews",
      "outcomes",
      "cases",
      "network",
      "statistics",
      "keys",
      "submerchants",
      "webhooks",
      "provider-events",
      "audit-log",
    ];
    expect(guides.map((guide) => guide.id)).toEqual(expected);
    for (const guide of guides) expect(ids).toContain(guide.id);
    const decisions = (document.components.schemas.Decision?.enum ?? []).map(String);
    expect(Object.keys(advice).sort()).toEqual([...decisions].sort());
    for (const result of [...decisions, "timeout", "maintenance"]) expect(text).toContain(`${result}@sandbox.test`);
    expect(textOf(place("amounts"))).toContain("Deprecation");
  });

  it("the sandbox values are those that the sandbox knows", () => {
    const { domain, failures, signal } = currentFacts.sandbox;
    for (const [local, code] of Object.entries(failures)) expect(forcedFailure(`${local}@${domain}`)).toBe(code);
    const quiet = { decision: "approve", score: 0, signals: [], blockedBy: undefined } as const;
    for (const decision of Object.keys(advice)) {
      const forced = forcedDecision(`${decision}@${domain}`, quiet);
      expect([forced.decision, forced.signals[0]?.code]).toEqual([decision, signal]);
    }
  });
});

describe("the page stands alone", () => {
  it("refers to nothing on another host", () => {
    const references = [...page.matchAll(/\b(?:src|href|srcset|action|poster|data)\s*=\s*"([^"]*)"|url\(\s*["']?([^)"']*)|@import\s+["']?([^"';]*)/gi)].map(
      (match) => match[1] ?? match[2] ?? match[3] ?? "",
    );
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references) expect(reference).toMatch(/^(?:#|\/(?!\/)|data:image\/svg)/);
    expect(references.join(" ")).not.toMatch(/https?:\/\//);
  });

  it("needs no more than its content security policy grants", () => {
    expect(page).not.toMatch(/<(?:link rel="(?!icon)|iframe|object|embed|form|base|img|video|audio)/);
    expect(page).not.toMatch(/<[^>]+\son\w+=/);
    expect(page).not.toMatch(/javascript:|\bfetch\(url, \{\s*\}\)|new XMLHttpRequest|\beval\(/);
  });

  it("is the same for the same contract", () => {
    expect(renderDocs(readDocument(), currentFacts)).toBe(page);
  });

  it("has unique ids, and every link inside it resolves", () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = [...page.matchAll(/(?:href="#|for="|aria-labelledby="|data-unfold=")([^"]+)"/g)].map((match) => match[1]);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it("closes every element it opens", () => {
    const open: string[] = [];
    const inside = page.replace(/<(style|script)>[\s\S]*?<\/\1>/g, "<$1></$1>");
    for (const [, slash, tag = "", closed] of inside.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*?)?(\/?)>/g)) {
      if (["meta", "link", "input", "wbr", "br", "col"].includes(tag) || closed === "/") continue;
      if (slash === "") open.push(tag);
      else expect(open.pop()).toBe(tag);
    }
    expect(open).toEqual([]);
  });

  it("fits the tabs that the styles cover", () => {
    for (const group of page.split('role="group"').slice(1)) {
      const name = / name="([^"]+)"/.exec(group)?.[1];
      expect(page.split(` name="${name}"`).length - 1).toBeLessThanOrEqual(maximumTabs);
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
    for (const tone of ["green", "blue", "amber", "red", "violet", "grey", "accent"] as const) pairs.push([palette[tone], palette[`${tone}-soft`]]);
    for (const [front, back] of pairs) expect(contrast(front, back), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
  });
});

describe("text of the contract is text", () => {
  const nasty = `<img src=x onerror="alert('1')">&amp; </script></style>`;

  it("escapes what a template is given", () => {
    expect(html`<b title="${'"<'}">${nasty}</b>`.markup).toBe(`<b title="&quot;&lt;">${escapeHtml(nasty)}</b>`);
    expect(inline("a `<b>` c").markup).toBe("a <code>&lt;b&gt;</code> c");
  });

  it("escapes it wherever it stands in the document", () => {
    const evil = replaceTexts(document, nasty);
    const evilErrors = Object.fromEntries(Object.entries(errors).map(([code, error]) => [code, { ...error, meaning: nasty, action: nasty, message: nasty }]));
    const spoiled = renderDocs(evil, { ...currentFacts, errors: evilErrors });
    expect(spoiled).not.toContain("<img");
    expect(spoiled.match(/<\/script>/g)).toHaveLength(2);
    expect(spoiled.match(/<\/style>/g)).toHaveLength(1);
    expect(spoiled.split(escapeHtml(nasty)).length).toBeGreaterThan(100);
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
  const grownPage = renderDocs(grown, currentFacts);

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

  it("a dangling reference is refused, not left out", () => {
    const broken = { ...grown, components: { ...grown.components, schemas: {} } };
    expect(() => renderDocs(broken, currentFacts)).toThrow("dangling reference");
  });
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

/** The document with each text for people replaced. */
function replaceTexts<T>(value: T, replacement: string): T {
  return JSON.parse(JSON.stringify(value), (key, entry) =>
    typeof entry === "string" && ["description", "summary", "pattern", "example", "title"].includes(key) ? replacement : entry,
  );
}
