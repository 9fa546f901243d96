// Facts of the guide to amounts.

import { guidedCatalogue } from "../contract/beyond-openapi.ts";
import { type ApiDocument, resolveHeader } from "../contract/document.ts";
import { guided, guidedRequests } from "../contract/guided.ts";
import type { GuideFact } from "./facts.ts";
import { bullets, code, contractProse, fence, markdownTable } from "./markdown.ts";

const { rules, accepted_units: units, default_unit: usual, deprecated_units: deprecated } = guidedCatalogue.amount;

/** The rules of the contract in Spanish. */
const rulesInSpanish: Readonly<Record<string, string>> = {
  "An amount is a JSON number of major units with at most as many decimals as its currency has: 1249.90 MXN, 15990 CLP.":
    "Un monto es un número JSON en unidades mayores, con a lo sumo los decimales que tiene su moneda: 1249.90 MXN, 15990 CLP.",
  "More decimals than the currency has are refused, never rounded.": "Más decimales de los que tiene la moneda se rechazan, nunca se redondean.",
  "amount_unit minor takes integers of the smallest unit (124990 for 1249.90 MXN); it is deprecated.":
    "`amount_unit` con `minor` admite enteros de la unidad más pequeña (124990 por 1249.90 MXN); está en desuso.",
};

const words = {
  en: { usual: "default", deprecated: "deprecated", head: ["Currency", "Decimals", "Send", "Instead of"] },
  es: { usual: "por defecto", deprecated: "en desuso", head: ["Moneda", "Decimales", "Envíe", "En lugar de"] },
} as const;

/** The facts, by name. */
export const amountFacts: Readonly<Record<string, GuideFact>> = {
  amountRules: (_source, _argument, language) => bullets(rules.map((rule) => contractProse(language === "en" ? rule : inSpanish(rule)))),
  amountUnits: (_source, _argument, language) =>
    bullets(
      units.map((unit) => {
        const marks = [...(unit === usual ? [words[language].usual] : []), ...(deprecated.some((old) => old === unit) ? [words[language].deprecated] : [])];
        return `${code(unit)}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}`;
      }),
    ),
  amountsInBothUnits: ({ document }, _, language) =>
    markdownTable(
      words[language].head,
      amountsOf(document).map(({ currency, decimals, major, minor }) => [currency, String(decimals), code(major.toFixed(decimals)), code(String(minor))]),
    ),
  minorExchange: ({ document }) => fence("http", minorExchange(document)),
};

/** Throws for a rule that is not translated: the contract changed. */
function inSpanish(rule: string): string {
  const translated = rulesInSpanish[rule];
  if (translated === undefined) throw new Error(`a rule of amounts has no Spanish text: ${rule}`);
  return translated;
}

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
