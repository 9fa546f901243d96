// The contents: guides, operations by tag, reference.
import { methodBadge } from "./badge.ts";
import { type ApiDocument, type PlacedOperation, placedOperations } from "./document.ts";
import type { Source } from "./facts.ts";
import type { Guide } from "./guides.ts";
import { documentLinks } from "./layout.ts";
import { errorAnchor, eventAnchor } from "./links.ts";
import { html, type Markup, type Renderable } from "./markup.ts";

/** Operations under one heading. */
export interface OperationGroup {
  readonly name: string;
  readonly description: string | undefined;
  readonly operations: readonly PlacedOperation[];
}

/** Operations by their first tag, in the order of the document's tags; those without a known tag come last. */
export function operationGroups(document: ApiDocument): OperationGroup[] {
  const placed = placedOperations(document);
  const tags = document.tags ?? [];
  const known = new Set(tags.map((tag) => tag.name));
  const groups = tags.map(({ name, description }) => ({ name, description, operations: placed.filter(({ operation }) => operation.tags?.[0] === name) }));
  const rest = placed.filter(({ operation }) => !known.has(operation.tags?.[0] ?? ""));
  return [...groups, { name: "Other", description: undefined, operations: rest }].filter((group) => group.operations.length > 0);
}

/** Anchor of a tag. */
export function tagAnchor(name: string): string {
  return `tag-${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

/** The navigation. */
export function navigation({ document, facts }: Source, guides: readonly Guide[]): Markup {
  const operations = operationGroups(document).map((group) => part(group.name, group.operations.map(operationItem)));
  const events = Object.keys(document.webhooks ?? {}).map((type) => item(eventAnchor(type), type));
  const codes = Object.keys(facts.errors).map((code) => item(errorAnchor(code), code));
  return html`<nav aria-label="Contents">
    ${part("Guides", guides.map(guideItem))}
    ${operations}
    ${events.length > 0 && part("Events", events)}
    ${part("Reference", [item("headers", "Response headers"), item("errors", "Errors")])}
    <details><summary>All error codes</summary><ul class="codes">${codes}</ul></details>
    <h2>Description</h2>
    <ul><li><a href="${documentLinks.json}">openapi.json</a></li><li><a href="${documentLinks.yaml}">openapi.yaml</a></li></ul>
  </nav>`;
}

function part(title: string, items: Renderable): Markup {
  return html`<h2>${title}</h2><ul>${items}</ul>`;
}

function item(anchor: string, text: Renderable): Markup {
  return html`<li><a href="#${anchor}">${text}</a></li>`;
}

function guideItem({ id, title }: Guide): Markup {
  return item(id, title);
}

function operationItem({ method, operation }: PlacedOperation): Markup {
  return item(operation.operationId, html`<span>${operation.summary}</span>${methodBadge(method)}`);
}
