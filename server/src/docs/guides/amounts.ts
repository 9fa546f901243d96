// How money is written, and the unit that is on its way out.
import { badge } from "../badge.ts";
import { codeBlock, codeCard } from "../code.ts";
import { type ApiDocument, resolveHeader } from "../document.ts";
import { guidedCatalogue, type Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { guided, guidedRequests } from "../guided.ts";
import { headerLink } from "../links.ts";
import { html, inline, type Markup } from "../markup.ts";

/** An amount in both units. */
interface Written {
  readonly currency: string;
  readonly major: number;
  readonly minor: number;
  readonly decimals: number;
}

/** Amounts, and the deprecated unit with its header. */
export function amounts({ document }: Source): Markup {
  const rules = guidedCatalogue.amount;
  const written = guidedRequests(document).flatMap(({ currency, amount }) =>
    typeof currency === "string" && typeof amount === "number" ? [inBothUnits(currency, amount)] : [],
  );
  const lines = written.map(
    ({ currency, decimals, major, minor }) => html`<tr><th scope="row">${currency}</th><td>${decimals}</td>
    <td><code>${major.toFixed(decimals)}</code></td><td><code>${minor}</code></td></tr>`,
  );
  return html`${row(
    html`<p>Write money as a person would: as a number in the currency's own unit. How many decimals it may have follows from the currency
    (${rules.decimals}).</p>
    <ul>${rules.rules.map((rule) => html`<li>${inline(rule)}</li>`)}</ul>
    ${table("plain", "The same amounts in both units", ["Currency", "Decimals", "Send", "Instead of"], lines)}`,
    html`<div class="hint"><strong>Units of <code>amount_unit</code></strong><ul>${rules.accepted_units.map(unitItem)}</ul></div>`,
  )}
  ${rules.deprecated_units.map((unit) => deprecation(document, unit, written[0]))}`;
}

function unitItem(unit: string): Markup {
  const { default_unit, deprecated_units } = guidedCatalogue.amount;
  const old = deprecated_units.some((deprecated) => deprecated === unit);
  return html`<li><code>${unit}</code> ${unit === default_unit && badge("default", "green")} ${old && badge("deprecated", "amber")}</li>`;
}

function deprecation(document: ApiDocument, unit: string, sample: Written | undefined): Markup {
  const since = new Date(guidedCatalogue.amount.deprecated_since * 1000).toISOString().slice(0, 10);
  return row(
    html`<h2 id="amounts-${unit}">The deprecated unit <code>${unit}</code></h2>
    <p>Old integrations may still send integers of the smallest unit with <code>amount_unit: "${unit}"</code>. Nothing changes in the decision,
    but each such answer carries the header ${headerLink("Deprecation")} (RFC 9745), whose value is the second since which the unit is deprecated
    (${since}), and a ${headerLink("Link")} to this text.</p>
    <p>To move: divide by ten to the power of the currency's decimals, drop <code>amount_unit</code>, and do the same for the prices in
    <code>items</code>. You are done when no answer has the header; watch for it in your logs, it is the surest way to find the last caller.</p>`,
    sample !== undefined && codeCard("An old request, and its answer", codeBlock(exchange(document, sample, unit), "http")),
  );
}

function inBothUnits(currency: string, major: number): Written {
  const decimals = new Intl.NumberFormat("en-US", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return { currency, major, decimals, minor: Math.round(major * 10 ** decimals) };
}

function exchange(document: ApiDocument, { currency, minor }: Written, unit: string): string {
  const { path, method } = guided(document);
  const headers = Object.entries(document.components.headers ?? {}).filter(([name]) => name === "Deprecation" || name === "Link");
  return [
    `${method.toUpperCase()} ${path}`,
    "Content-Type: application/json",
    "",
    JSON.stringify({ amount: minor, amount_unit: unit, currency }, null, 2),
    "",
    "HTTP/1.1 200 OK",
    ...headers.map(([name, header]) => `${name}: ${String(resolveHeader(document, header).example)}`),
  ].join("\n");
}
