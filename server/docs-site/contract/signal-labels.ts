// Labels of signals: their codes as headings, their weight, flows, families and version.
import { html, type Markup } from "../../src/platform/html/markup.ts";
import { badge, type Tone } from "./badge.ts";
import { breakableCode } from "./links.ts";
import type { DocumentedSignal } from "./signal-facts.ts";

/** A direction of money, in a word. */
export const flowWord = (flow: string): string => (flow === "payin" ? "pay-ins" : "payouts");

/** The points that a signal can give. */
export function pointWords({ weight, curve }: Pick<DocumentedSignal, "weight" | "curve">): string {
  if (weight === 0) return "no points";
  const most = curve === undefined ? "" : "up to ";
  return weight < 0 ? `credit of ${most}${-weight}` : `${most}${weight} points`;
}

/** The labels of a signal: its weight, its directions of money, its families and its version. */
export function signalBadges({ weight, curve, flows, families, since }: DocumentedSignal): Markup {
  return html`${badge(pointWords({ weight, curve }), toneOf(weight), "Default weight")}
    ${flows.map((flow) => badge(flowWord(flow), "blue", "Payments in which it fires"))}
    ${families.map((family) => badge(family, "violet", "Group of the facts that it reads"))}
    ${badge(`since ${since}`, "grey", "Version of the software")}`;
}

/** The code of a signal as a heading. */
export const signalHeading = (code: string): Markup => html`<code>${breakableCode(code)}</code>`;

const toneOf = (weight: number): Tone => (weight < 0 ? "green" : weight > 0 ? "amber" : "grey");
