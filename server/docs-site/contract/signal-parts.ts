// The page of a signal: what it means and reads, its curve and points, an example, and what to do about it.

import type { FactRule } from "../../../generated/facts.ts";
import { html, inline, type Markup, raw } from "../../src/platform/html/markup.ts";
import { verdictOf } from "../../src/scoring/engine/explain.ts";
import { curveOf, defaultPolicy } from "../../src/scoring/engine/policy.ts";
import { effectiveWeight, roundScore } from "../../src/scoring/engine/score.ts";
import { grade } from "../../src/scoring/situation/curve.ts";
import { badge, decisionBadge } from "./badge.ts";
import type { Source } from "./beyond-openapi.ts";
import { codeBlock, codeCard, jsonBlock } from "./code.ts";
import { pageHead, row, table } from "./frame.ts";
import { operationNamed } from "./guided.ts";
import { breakableCode, guideLink, operationLink } from "./links.ts";
import { curvePlot, curveWords, shortNumber, withUnit } from "./signal-curve.ts";
import type { DocumentedSignal, PlottedPoint } from "./signal-facts.ts";
import { signalBadges, signalHeading } from "./signal-labels.ts";

/** Everything below the navigation. */
export function signalContent(source: Source, signal: DocumentedSignal): Markup {
  const { code, meaning, texts } = signal;
  return html`${pageHead(html`<a href="@/signals">Signals</a>`, signalHeading(code), meaning.en, signalBadges(signal))}
    ${row(
      html`<h2 id="reads">What it reads</h2>${factTable(signal)}
      <h2 id="strength">Strength and points</h2>${strengthPart(signal)}
      <h2 id="example">Example</h2><p>${inline(texts.en.example)}</p><p>${examplePoints(signal)}</p>
      <h2 id="what-to-do">What to do</h2><p>${inline(texts.en.remedy)}</p>
      <h2 id="weight">Weight</h2>${weightPart(source, signal)}
      <h2 id="languages">In other languages</h2>
      <dl class="translations"><dt>Spanish</dt><dd lang="es">${meaning.es}<br><b>Ejemplo:</b> ${inline(texts.es.example)}<br><b>Qué hacer:</b> ${inline(texts.es.remedy)}</dd><dt>Portuguese</dt><dd lang="pt">${meaning.pt}</dd></dl>`,
      html`${codeCard("In signal_details of the answer", jsonBlock({ code, weight: pointsAt(signal, signal.example), description: meaning.en }))}
      ${signal.observes !== undefined && codeCard("In a rule of your own", codeBlock(ruleExpression(signal, signal.observes), "javascript"))}`,
    )}`;
}

function factTable({ observes, scaledBy }: DocumentedSignal): Markup {
  if (observes === undefined) return html`<p>No fact: it is set with the decision.</p>`;
  const line = (role: string, { path, unit, description }: FactRule): Markup =>
    html`<tr><th scope="row"><code>${breakableFact(path)}</code></th><td>${role}</td><td class="wide">${inline(description)}${unit !== null && html` ${badge(unit, "grey", "Unit")}`}</td></tr>`;
  return table("stacked", "Facts", ["Fact", "Use", "Meaning"], [line("observes", observes), ...scaledBy.map((fact) => line("scales", fact))]);
}

/** The path of a fact, which may break after each of its words. */
const breakableFact = (path: string): Markup => raw(breakableCode(path).markup.replaceAll(".", ".<wbr>"));

/** Strength of an observed value under the catalogue. */
export const strengthAt = ({ code }: Pick<DocumentedSignal, "code">, observed: number): number => grade(observed, curveOf(defaultPolicy, code));

/** Points of an observed value under the catalogue, as answers show them. */
export const pointsAt = (signal: Pick<DocumentedSignal, "code" | "weight">, observed: number): number =>
  roundScore(effectiveWeight(signal.weight, strengthAt(signal, observed)));

/** The curve of a fact that is a strength itself, in words. */
export const SAME = "The strength is the observed value, from 0 to 1.";

/** The points of the plot; undefined where there are only full strength and none. */
function plotted({ curve, observes }: DocumentedSignal): readonly PlottedPoint[] | undefined {
  if (curve !== undefined || observes?.unit !== "0 to 1") return curve;
  return [
    { observed: 0, strength: 0 },
    { observed: 1, strength: 1 },
  ];
}

function strengthPart(signal: DocumentedSignal): Markup {
  const { observes, example, weight } = signal;
  const points = plotted(signal);
  if (points === undefined) return html`<p>It fires at full strength, or not at all.</p>${weight !== 0 && pointTable(signal, [1])}`;
  const unit = observes?.unit ?? null;
  const words = signal.curve === undefined ? SAME : curveWords(points, unit);
  const values = [...new Set([...points.filter(({ strength }) => strength > 0).map(({ observed }) => observed), example])].toSorted((a, b) => a - b);
  return html`<figure class="plot">${curvePlot(points, { observed: example, strength: strengthAt(signal, example) }, unit, words)}
    <figcaption>${words} The dot is the example below.</figcaption></figure>
    ${pointTable(signal, values)}
    ${signal.scaledBy.length > 0 && html`<p>The strength is multiplied by what scales it, from 0 to 1; the table shows it in full.</p>`}`;
}

function pointTable(signal: DocumentedSignal, values: readonly number[]): Markup {
  const credit = signal.weight < 0;
  const lines = values.map((observed) => {
    const weight = pointsAt(signal, observed);
    return html`<tr><th scope="row">${withUnit(observed, signal.observes?.unit ?? null)}</th><td class="number">${shortNumber(strengthAt(signal, observed))}</td>
      <td class="number">${weight}</td><td>${credit ? `odds × ${shortNumber(1 + weight / 100)}` : decisionBadge(decisionAlone(signal, weight))}</td></tr>`;
  });
  return table(
    "plain",
    "Strength and points by observed value",
    ["Observed", "Strength", "Points", credit ? "Effect on the score" : "Decision if alone"],
    lines,
  );
}

/** The decision under the default thresholds where nothing else fires. */
function decisionAlone({ code }: DocumentedSignal, weight: number): string {
  const { thresholds } = defaultPolicy;
  return verdictOf({ decision: "approve", thresholds }, [{ code, weight, strength: 1, observed: 1, threshold: 1 }]).decision;
}

function examplePoints(signal: DocumentedSignal): Markup {
  const { weight, observes, example } = signal;
  if (weight === 0 || observes === undefined) return html`It adds no points.`;
  const [strength, points] = [strengthAt(signal, example), pointsAt(signal, example)];
  const effect = points < 0 ? html`a credit of ${-points}` : html`${points} points`;
  return html`<code>${observes.path}</code> is ${withUnit(example, observes.unit)}: strength ${shortNumber(strength)} and ${effect}.`;
}

/** The fact of the signal in an expression that is true of the example. */
export function ruleExpression({ curve, example }: Pick<DocumentedSignal, "curve" | "example">, { path, unit }: FactRule): string {
  if (curve === undefined) return unit === "0 to 1" ? `${path} >= ${example}` : `${path} > 0`;
  const falls = (curve[0]?.strength ?? 0) > (curve.at(-1)?.strength ?? 0);
  return `${path} ${falls ? "<=" : ">="} ${example}`;
}

function weightPart({ document }: Source, { weight, curve, settable, fitted }: DocumentedSignal): Markup {
  if (weight === 0) return html`<p>None: it sets the decision and is listed so that the answer shows why.</p>`;
  if (!settable) return html`<p>${weight}: it settles the score and the decision, so the weight cannot be changed.</p>`;
  const change = operationLink(operationNamed(document, "updateOrganization"));
  const learned = html`A ${guideLink("models", "model")} can learn ${curve === undefined ? "the weight" : "weight and curve"} from your outcomes.`;
  return html`<p>${weight} at full strength in the catalogue. Set another one in <code>signal_weights</code> (${change}); 0 switches the signal off.
    ${fitted ? learned : "No model changes it."}</p>
    <p>${guideLink("scoring", "How a score comes about")} has a calculator.</p>`;
}
