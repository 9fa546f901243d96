// The signals: an index by family, and a page of each.
import { html, inline, joined, type Markup } from "../../../src/platform/html/markup.ts";
import type { Source } from "../beyond-openapi.ts";
import { type ApiDocument, resolveSchema } from "../document.ts";
import { pageHead, row, table } from "../frame.ts";
import { operationNamed } from "../guided.ts";
import { guideLink, operationLink, signalLink, signalPage } from "../links.ts";
import type { Page } from "../page.ts";
import { type DocumentedSignal, signalsByFamily } from "../signal-facts.ts";
import { flowWord, pointWords } from "../signal-labels.ts";
import { signalContent } from "../signal-parts.ts";

const description = "Every signal of the catalogue: what it means, what it reads, its curve and weight, and what to do about it.";

/** The index of the signals and their pages. */
export function signalPages(source: Source): Page[] {
  const pages = source.facts.signals.map(
    (signal): Page => ({
      path: signalPage(signal.code),
      title: signal.code,
      description: signal.meaning.en,
      content: () => signalContent(source, signal),
      sections: [{ anchor: "what-to-do", title: "What to do", words: signal.texts.en.remedy.replaceAll("`", "") }],
    }),
  );
  return [{ path: "signals", title: "Signals", description, content: () => index(source) }, ...pages];
}

/** A family of signals: the group of the facts that they grade. */
export interface SignalFamily {
  readonly name: string;
  readonly anchor: string;
  /** What its facts are about, from the contract. */
  readonly note: string;
  readonly signals: readonly DocumentedSignal[];
}

/** The families, in the order of the contract's facts. */
export function signalFamilies({ document, facts }: Source): SignalFamily[] {
  const groups = document.components.schemas.DecisionFacts?.properties ?? {};
  return signalsByFamily(facts.signals, Object.keys(groups)).map(([group, signals]) => ({
    name: group === undefined ? "Without a fact" : `${group.charAt(0).toUpperCase()}${group.slice(1)}`,
    anchor: group === undefined ? "family-none" : `family-${group}`,
    note: group === undefined ? "They set a decision and grade no fact." : noteOf(document, group),
    signals,
  }));
}

function noteOf(document: ApiDocument, group: string): string {
  const reference = document.components.schemas.DecisionFacts?.properties?.[group];
  return reference === undefined ? "" : (resolveSchema(document, reference).description ?? "");
}

function index(source: Source): Markup {
  const families = signalFamilies(source);
  const read = operationLink(operationNamed(source.document, "readSignals"));
  return html`${pageHead(html`<a href="@/#reference">API reference</a>`, "Signals", description)}
    ${row(html`<p>A signal is one observation about a payment. Its strength, from 0 to 1, and its weight give the points that enter the score.
    ${guideLink("scoring", "How a score comes about")} explains the formula, with a calculator.</p>
    <p>The figures are those of the catalogue. Yours can differ, by your own settings and by what a ${guideLink("models", "model")} learned: ${read}.</p>
    <p>Families: ${joined(families, ", ", ({ name, anchor }) => html`<a href="#${anchor}">${name}</a>`)}.</p>`)}
    ${families.map(({ name, anchor, note, signals }) =>
      row(html`<h2 id="${anchor}">${name}</h2><p>${inline(note)}</p>
      ${table("stacked", `Signals: ${name}`, ["Signal", "Meaning", "Weight", "Payments"], signals.map(line))}`),
    )}`;
}

function line({ code, meaning, weight, flows, curve }: DocumentedSignal): Markup {
  return html`<tr><th scope="row">${signalLink(code)}</th><td class="wide">${meaning.en}</td>
    <td class="number">${pointWords({ weight, curve })}</td><td class="flows">${joined(flows, ", ", flowWord)}</td></tr>`;
}
