import { describe, expect, it } from "vitest";
import { columns } from "../../../generated/columns.ts";
import { apiVersion, discovery } from "../../../generated/discovery.ts";
import { errors } from "../../../generated/errors.ts";
import { eventExamples } from "../../../generated/events.ts";
import { operations } from "../../../generated/operations.ts";
import { currentFacts } from "../../docs-site/contract/beyond-openapi.ts";
import { placedOperations } from "../../docs-site/contract/document.ts";
import { fieldAnchor } from "../../docs-site/contract/fields.ts";
import { referencePage } from "../../docs-site/contract/groups.ts";
import { operationNamed } from "../../docs-site/contract/guided.ts";
import { guideIds } from "../../docs-site/guides/chapters.ts";
import { advice } from "../../docs-site/guides/tables.ts";
import { forcedDecision, forcedFailure } from "../../src/decisions/assess/test-values.ts";
import { contentOf, document, idsOf, pageAt, pages, place, plain, sideOf, textOf } from "./page.ts";

const bare = (text: string) => text.replaceAll(/\s/g, "");
const everything = bare(textOf([...pages.values()].join("")));
const ids = new Set([...pages.values()].flatMap(idsOf));

describe("the site states the whole contract", () => {
  it.each(Object.values(operations).map((operation) => [operation.id, operation] as const))("%s has a section and a link to it", (id, operation) => {
    const path = referencePage(operationNamed(document, id));
    const page = pageAt(path);
    const start = page.indexOf(`<section class="operation" id="${id}"`);
    const section = page.slice(start, page.indexOf("</section>", start));
    expect(start).toBeGreaterThan(0);
    expect(sideOf(path)).toContain(`href="/docs/${path}#${id}"`);
    expect(textOf(section)).toContain(operation.path);
    for (const code of operation.errorCodes) expect(section, code).toContain(`href="/docs/errors/${code}"`);
    for (const kind of operation.credentials) expect(textOf(section)).toContain(kind);
    for (const permission of operation.permissions) expect(section).toContain(`<code>${permission}</code>`);
    for (const language of ["curl", "node"]) expect(section).toContain(`data-language="${language}"`);
    const open: readonly string[] = operation.credentials;
    const fromPages = operation.browser && (open.length === 0 || open.includes("publishable"));
    expect(section.includes('data-language="browser"')).toBe(fromPages);
  });

  it.each(Object.entries(errors))("%s has a page with status, meaning, action and whether to retry", (code, error) => {
    const content = textOf(contentOf(`errors/${code}`));
    for (const said of [String(error.status), plain(error.meaning), plain(error.action), plain(error.message)]) expect(content).toContain(said);
    expect(content).toContain(error.retryable ? "retryable" : "do not retry unchanged");
    expect(contentOf("errors")).toContain(`href="/docs/errors/${code}"`);
  });

  it.each(Object.keys(errors))("the page of %s links to the operations that answer it, and to no others", (code) => {
    const [, listed = ""] = contentOf(`errors/${code}`).split('id="answered-by"');
    const linked = [...listed.matchAll(/href="\/docs\/reference\/[a-z-]+#(\w+)"/g)].map(([, id]) => id);
    const answering = Object.values(operations).filter(({ errorCodes }) => (errorCodes as readonly string[]).includes(code));
    expect(linked.sort()).toEqual(answering.map(({ id }) => id).sort());
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

  it.each(Object.entries(eventExamples))("%s has a page with its words, a row for every field, its example and a link to it", (type, example) => {
    const content = contentOf(`events/${type}`);
    expect(sideOf("events")).toContain(`href="/docs/events/${type}"`);
    expect(contentOf("events")).toContain(`href="/docs/events/${type}"`);
    expect(textOf(content)).toContain(plain(document.webhooks?.[type]?.post.description ?? ""));
    for (const name of ["id", "type", "timestamp", "data", ...Object.keys(example.data).map((field) => `data.${field}`)])
      expect(content).toContain(` id="${fieldAnchor(`event-${type}`, name)}"`);
    expect(bare(textOf(content))).toContain(bare(JSON.stringify(example)));
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
    const bodies = placedOperations(document).flatMap(({ operation }) => [operation.requestBody, ...Object.values(operation.responses)]);
    const examples = bodies.flatMap((body) => Object.values(body?.content ?? {}).flatMap((media) => Object.values(media.examples ?? {})));
    const texts = new Set(examples.map(({ value }) => bare(typeof value === "string" ? value : JSON.stringify(value))));
    for (const said of texts) expect(everything).toContain(said);
  });

  it("a body that is not JSON is shown as it is sent, and a table by its columns", () => {
    const section = place("importBlocklist");
    expect(textOf(section)).toContain("Content-Type: text/csv");
    expect(textOf(section)).toContain("--data-binary 'list_type,value");
    for (const { path } of columns.importBlocklist) expect(ids).toContain(fieldAnchor("importBlocklist-request", path));
    expect(textOf(place("exportBlocklist"))).toMatch(/for await \( ?const part of answer\) process\.stdout\.write\(part\);/);
    expect(textOf(place("exportBlocklist"))).toContain("text/csv . Comma-separated values");
  });

  it("both versions and the base address stand on the first page, with a call in each language", () => {
    const content = textOf(contentOf(""));
    for (const said of [apiVersion, document.info.version, "http://localhost:3000", "curl", "@fraud-risk/node", "@fraud-risk/browser"])
      expect(content).toContain(said);
    expect(pageAt("")).toContain("<title>Fraud Risk Assessment API</title>");
  });

  it("the first page leads to every guide, group, event and error", () => {
    const links = new Set([...contentOf("").matchAll(/href="\/docs\/([^"#]+)"/g)].map(([, path]) => path));
    for (const path of pages.keys()) if (/^(?:guides|reference|events|errors)\//.test(path)) expect(links).toContain(path);
  });

  it("the guides have advice and a sandbox value for each decision", () => {
    for (const id of guideIds) expect(pages.has(`guides/${id}`), id).toBe(true);
    const decisions = (document.components.schemas.Decision?.enum ?? []).map(String);
    expect(Object.keys(advice).sort()).toEqual([...decisions].sort());
    for (const result of [...decisions, "timeout", "maintenance"]) expect(bare(textOf(contentOf("guides/sandbox")))).toContain(`${result}@sandbox.test`);
    expect(textOf(contentOf("guides/amounts"))).toContain("Deprecation");
  });

  it("the sandbox values are those that the sandbox knows", () => {
    const { domain, failures, signal } = currentFacts.sandbox;
    for (const [local, code] of Object.entries(failures)) expect(forcedFailure(`${local}@${domain}`)).toBe(code);
    const quiet = { decision: "approve", score: 0, exactScore: 0, observed: [], weights: [], signals: [], blockedBy: undefined } as const;
    for (const decision of Object.keys(advice)) {
      const forced = forcedDecision(`${decision}@${domain}`, quiet);
      expect([forced.decision, forced.signals[0]?.code]).toEqual([decision, signal]);
    }
  });
});
