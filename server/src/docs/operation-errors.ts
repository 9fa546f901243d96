// How an operation fails: a table of codes, and a body of each.
import { badge, statusBadge } from "./badge.ts";
import { jsonBlock, tabCard } from "./code.ts";
import { jsonBody, type PlacedOperation } from "./document.ts";
import type { Source } from "./facts.ts";
import { row, table } from "./frame.ts";
import { errorLink } from "./links.ts";
import { html, inline, type Markup } from "./markup.ts";

/** The errors of an operation. */
export function operationErrors({ facts }: Source, { operation }: PlacedOperation): Markup | false {
  const failures = Object.entries(operation.responses).flatMap(([status, response]) => {
    const codes = response["x-error-codes"];
    return codes === undefined ? [] : [{ status, codes, examples: Object.values(jsonBody(response.content)?.examples ?? {}) }];
  });
  if (failures.length === 0) return false;
  const line = (status: string, code: string) => {
    const error = facts.errors[code];
    return html`<tr><td>${statusBadge(status)}</td>
      <th scope="row">${errorLink(code)}${error?.retryable && html` ${badge("retry", "blue")}`}</th>
      <td>${inline(error?.meaning ?? "")}</td></tr>`;
  };
  const lines = failures.flatMap(({ status, codes }) => codes.map((code) => line(status, code)));
  const tabs = failures.map(({ status, examples }) => ({ label: status, body: examples.map((example) => jsonBlock(example.value)) }));
  const id = operation.operationId;
  return row(
    html`<h4 id="${id}-errors">Errors</h4>${table("failures", `Errors of ${operation.summary}`, ["Status", "Code", "Meaning"], lines)}`,
    tabCard(`${id}-error-bodies`, "Error response", tabs),
  );
}
