// What explains an operation further: pages of signals and guides.
import type { OperationId } from "../../../generated/operations.ts";
import { html, type Markup } from "../../src/platform/html/markup.ts";
import { guideLink } from "./links.ts";

const signals = html`<a href="@/signals">Signals</a>`;
const scoring = guideLink("scoring", "How a score comes about");

const pages: Partial<Readonly<Record<OperationId, Markup>>> = {
  assessPayin: html`${scoring}, ${signals}`,
  assessPayout: html`${scoring}, ${signals}`,
  explainAssessment: html`${scoring}, ${signals}`,
  readSignals: html`${signals} with the defaults, ${scoring}`,
  readRuleFacts: html`${signals} that grade these facts`,
  updateOrganization: html`${signals} with their default weights, ${guideLink("thresholds", "Choosing thresholds")}`,
};

/** Pages about an operation; undefined: none. */
export function seeAlso(operationId: string): Markup | undefined {
  const known: Readonly<Record<string, Markup>> = pages;
  const found = known[operationId];
  return found && html`<p class="note">See also: ${found}.</p>`;
}
