// Regulatory cases: their way, their number, their dossier.

import { nextStates } from "../../cases/transitions.ts";
import { tabCard } from "../code.ts";
import type { Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { namedLink, operationNamed } from "../guided.ts";
import { knownErrorLink, permissionLink } from "../links.ts";
import { html, type Markup } from "../markup.ts";
import { firstCall } from "../sample-call.ts";
import { callTabs } from "../snippets.ts";

/** Cases. */
export function cases(source: Source): Markup {
  const { document } = source;
  const lines = Object.entries(nextStates).map(
    ([from, next]) =>
      html`<tr><th scope="row"><code>${from}</code></th><td>${next.length === 0 ? "nowhere: it ends here" : html`<code>${next.join(", ")}</code>`}</td></tr>`,
  );
  return row(
    html`<p>A case is the file of a fraud for the regulator of its country. A ${namedLink(document, "reportFraud", "fraud report")} opens one by itself; people
    ${namedLink(document, "createCase", "open")} others at the dashboard. Each has a number without holes, per country and year: <code>FRD-MX-2026-000001</code>.</p>
    ${table("plain", "Where a case can go", ["From", "To"], lines)}
    <p>Any other step is ${knownErrorLink("INVALID_TRANSITION")}, with the open ones in <code>details</code>. ${namedLink(document, "submitCase", "Handing it over")} needs
    ${permissionLink("cases:submit")}: the ${namedLink(document, "readCaseDossier", "dossier")} is frozen then, and no longer changes. We file nothing: hand the dossier to the regulator,
    and ${namedLink(document, "acknowledgeCase", "note the answer")}. Every step is in the ${namedLink(document, "readCaseHistory", "history")}: who, when, from, to.</p>`,
    tabCard("case-dossier", "The dossier of a case", callTabs(source, firstCall(document, operationNamed(document, "readCaseDossier")))),
  );
}
