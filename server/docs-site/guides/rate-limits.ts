// Facts of the guide to rate limits.
import { type ApiDocument, jsonBody, placedOperations } from "../contract/document.ts";
import type { GuideFact } from "./facts.ts";
import { code, fence, markdownTable } from "./markdown.ts";
import { addressRate, PUBLIC_RATE } from "./service-facts.ts";

const words = {
  en: {
    head: ["Caller", "Requests per minute, by default"],
    perAddress: "per address",
    none: "no credential",
    fifth: "one fifth of the key's limit, at least 60",
  },
  es: {
    head: ["Quién llama", "Solicitudes por minuto, por defecto"],
    perAddress: "por dirección",
    none: "sin credencial",
    fifth: "una quinta parte del límite de la clave, al menos 60",
  },
} as const;

/** The facts, by name. */
export const rateLimitFacts: Readonly<Record<string, GuideFact>> = {
  rateLimitExceeded: ({ document }) => fence("http", limitedResponse(document)),
  rateLimits: ({ facts }, _, language) => {
    const browserRate = facts.credentials.publishable?.ratePerMinute ?? 0;
    const rows = [
      ...Object.entries(facts.credentials).map(([kind, { ratePerMinute }]) => [code(kind), shown(ratePerMinute)]),
      [`${code("publishable")}, ${words[language].perAddress}`, `${words[language].fifth}: ${shown(addressRate(browserRate))}`],
      [`${words[language].none}, ${words[language].perAddress}`, shown(PUBLIC_RATE)],
    ];
    return markdownTable(words[language].head, rows);
  },
};

const limitHeaders = ["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "Retry-After"];

/** A response above the limit, from the examples of the contract. */
function limitedResponse(document: ApiDocument): string {
  const headers = limitHeaders.map((name) => {
    const example = document.components.headers?.[name]?.example;
    return `${name}: ${name === "X-RateLimit-Remaining" ? 0 : String(example)}`;
  });
  const bodies = placedOperations(document).flatMap(({ operation }) => Object.values(jsonBody(operation.responses["429"]?.content)?.examples ?? {}));
  return ["HTTP/1.1 429 Too Many Requests", ...headers, "", JSON.stringify(bodies[0]?.value, null, 2)].join("\n");
}

function shown(rate: number): string {
  return rate.toLocaleString("en-US");
}
