// Examples of bodies, with what the eye looks for first: the decision.

import { html, inline, type Markup } from "../../src/platform/html/markup.ts";
import { decisionBadge, decisionDot } from "./badge.ts";
import type { Facts } from "./beyond-openapi.ts";
import { codeBlock, codeCard, jsonBlock, tabCard } from "./code.ts";
import { bodyOf, type Example, type Json, type Operation, type PlacedOperation } from "./document.ts";

/** An example as the page shows it; decision and score where its body has them. */
export interface ShownExample {
  readonly name: string;
  readonly description: string | undefined;
  readonly value: Json;
  readonly decision: string | undefined;
  readonly score: number | undefined;
}

/** Length to which the lists of a long discovery body are cut. */
const shownEntries = 2;

/** Examples of an operation's request. */
export function requestExamples(operation: Operation): ShownExample[] {
  return Object.entries(bodyOf(operation.requestBody?.content)?.examples ?? {}).map(shown);
}

/** Examples of an operation's answers; a discovery operation without one shows the body that it really answers, shortened. */
export function answerExamples(facts: Facts, { operation }: PlacedOperation): ShownExample[] {
  const examples = Object.values(operation.responses)
    .filter((response) => response["x-error-codes"] === undefined)
    .flatMap((response) => Object.entries(bodyOf(response.content)?.examples ?? {}));
  const body = facts.catalogues[operation.operationId];
  return (examples.length === 0 && body !== undefined ? [["catalogue", shortened(body)] as [string, Example]] : examples).map(shown);
}

/** A card of examples, with tabs where there are several. `name` must be unique on the page. */
export function exampleCard(name: string, title: string, examples: readonly ShownExample[]): Markup | undefined {
  const [first] = examples;
  if (first === undefined) return undefined;
  if (examples.length === 1) return codeCard(title, panel(first));
  const tabs = examples.map((example) => ({
    label: html`${example.decision !== undefined && decisionDot(example.decision)}${example.name}`,
    body: panel(example),
  }));
  return tabCard(name, title, tabs);
}

function panel({ description, decision, value }: ShownExample): Markup {
  const caption =
    description !== undefined && html`<p class="caption">${decision !== undefined && decisionBadge(decision)}<span>${inline(description)}</span></p>`;
  return html`${caption}${typeof value === "string" ? codeBlock(value, "text") : jsonBlock(value)}`;
}

function shown([name, { description, value }]: [string, Example]): ShownExample {
  const { decision, risk_score: score } = isObject(value) ? value : {};
  return {
    name,
    description,
    value,
    decision: typeof decision === "string" ? decision : undefined,
    score: typeof score === "number" ? score : undefined,
  };
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shortened(body: object): Example {
  const notes: string[] = [];
  const value = Object.entries(body).map(([name, entry]: [string, Json]) => {
    if (!Array.isArray(entry) || entry.length <= shownEntries) return [name, entry];
    notes.push(`${shownEntries} of the ${entry.length} entries of \`${name}\``);
    return [name, entry.slice(0, shownEntries)];
  });
  return { description: notes.length === 0 ? undefined : `Shortened: ${notes.join(", ")}.`, value: Object.fromEntries(value) };
}
