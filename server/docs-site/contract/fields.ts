// Rows of fields as nested tables.

import { html, inline, joined, type Markup, raw } from "../../src/platform/html/markup.ts";
import { badge } from "./badge.ts";
import { table } from "./frame.ts";
import { guideLink } from "./links.ts";
import type { FieldRow } from "./schema.ts";

/** Anchor of a field: operation and place, then its path. Brackets are left out, an address should not hold them. */
export function fieldAnchor(place: string, path: string): string {
  return `${place}-${path.replaceAll("[]", "")}`;
}

/** Table of fields; children follow their parent, folded. */
export function fieldTable(rows: readonly FieldRow[], place: string, caption: string): Markup {
  return table(
    "fields",
    caption,
    ["Field", "Meaning"],
    rows.map((row) => fieldLines(row, place)),
  );
}

function fieldLines(row: FieldRow, place: string): Markup {
  const anchor = fieldAnchor(place, row.path);
  return html`<tr id="${anchor}"><th scope="row"><a class="name" href="#${anchor}">${pathOf(row)}</a>
    <span class="type">${row.type}</span>${row.required && html`<span class="required">required</span>`}</th>
    <td>${row.deprecated && html`${badge("deprecated", "amber")} `}${inline(row.description)}
    ${valueLine(row)}${deprecationLine(row)}${ruleLine(row)}${recommendedLine(row)}</td></tr>
    ${row.children.length > 0 && childLine(row, place)}`;
}

/** The path, its upper part dimmed; it may break after each dot. */
function pathOf({ path }: FieldRow): Markup {
  const cut = path.lastIndexOf(".") + 1;
  const above = path.slice(0, cut).match(/[^.]+\./g) ?? [];
  return html`${cut > 0 && html`<span class="above">${above.map((part) => [part, raw("<wbr>")])}</span>`}${path.slice(cut)}`;
}

function code(text: string): Markup {
  return html`<code>${text}</code>`;
}

function valueLine({ values, meanings }: FieldRow): Markup | false {
  const explained = values.filter((value) => meanings[value] !== undefined);
  const list = explained.map((value) => html`<dt>${code(value)}</dt><dd>${inline(meanings[value] ?? "")}</dd>`);
  return (
    values.length > 0 &&
    html`<div class="values">${joined(values, " ", code)}</div>
    ${explained.length > 0 && html`<details class="meanings"><summary>What they mean</summary><dl>${list}</dl></details>`}`
  );
}

function deprecationLine({ values, deprecatedValues, guide }: FieldRow): Markup | false {
  const old = deprecatedValues.filter((value) => values.includes(value));
  const reason = guide !== undefined && html`: ${guideLink(guide, "why, and what to send instead")}`;
  return old.length > 0 && html`<div class="rule">${joined(old, ", ", code)} ${old.length === 1 ? "is" : "are"} deprecated${reason}.</div>`;
}

function ruleLine({ rules, example }: FieldRow): Markup | false {
  const all = [...rules.map(inline), ...(example === undefined ? [] : [html`e.g. ${code(example)}`])];
  return all.length > 0 && html`<div class="rule">${joined(all, " · ", (rule) => rule)}</div>`;
}

function recommendedLine({ recommended }: FieldRow): Markup | false {
  const segments = joined(recommended, " ", (segment) => badge(segment, "grey"));
  return recommended.length > 0 && html`<div class="recommended"><span>Recommended for</span> ${segments}</div>`;
}

function childLine({ path, children }: FieldRow, place: string): Markup {
  const names = children.map((child) => child.path.slice(child.path.lastIndexOf(".") + 1)).join(", ");
  const count = `${children.length} ${children.length === 1 ? "field" : "fields"}`;
  return html`<tr class="children"><td colspan="2"><details><summary><span>${count}</span> <span class="preview">${names}</span></summary>
    ${fieldTable(children, place, `Fields of ${path}`)}</details></td></tr>`;
}
