// Facts of the guide to amounts.
import { type ApiDocument, resolveHeader } from "../contract/document.ts";
import { guidedCatalogue } from "../contract/facts.ts";
import { guided, guidedRequests } from "../contract/guided.ts";
import type { GuideFact } from "./facts.ts";
import { bullets, code, contractProse, fence, markdownTable } from "./markdown.ts";

const { rules, accepted_units: units, default_unit: usual, deprecated_units: deprecated } = guidedCatalogue.amount;

/** The facts, by name. */
export const amountFacts: Readonly<Record<string, GuideFact>> = {
  amountRules: () => bullets(rules.map(contractProse)),
  amountUnits: () =>
    bullets(
      units.map((unit) => {
        const marks = [...(unit === usual ? ["default"] : []), ...(deprecated.some((old) => old === unit) ? ["deprecated"] : [])];
        return `${code(unit)}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}`;
      }),
    ),
  amountsInBothUnits: ({ document }) =>
    markdownTable(
      ["Currency", "Decimals", "Send", "Instead of"],
      amountsOf(document).map(({ currency, decimals, major, minor }) => [currency, String(decimals), code(major.toFixed(decimals)), code(String(minor))]),
    ),
  minorExchange: ({ document }) => fence("http", minorExchange(document)),
};

/** The amounts of the contract's examples, in both units. */
function amountsOf(document: ApiDocument) {
  return guidedRequests(document).flatMap(({ currency, amount }) => {
    if (typeof currency !== "string" || typeof amount !== "number") return [];
    const decimals = new Intl.NumberFormat("en-US", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
    return [{ currency, major: amount, decimals, minor: Math.round(amount * 10 ** decimals) }];
  });
}

/** A request in minor units, and the headers of its response. */
function minorExchange(document: ApiDocument): string {
  const { path, method } = guided(document);
  const [{ currency, minor } = { currency: "", minor: 0 }] = amountsOf(document);
  const headers = Object.entries(document.components.headers ?? {}).filter(([name]) => name === "Deprecation" || name === "Link");
  return [
    `${method.toUpperCase()} ${path}`,
    "Content-Type: application/json",
    "",
    JSON.stringify({ amount: minor, amount_unit: "minor", currency }, null, 2),
    "",
    "HTTP/1.1 200 OK",
    ...headers.map(([name, header]) => `${name}: ${String(resolveHeader(document, header).example)}`),
  ].join("\n");
}
