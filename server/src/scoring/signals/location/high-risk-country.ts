import { defineSignal, type Observation, type Situation, whole } from "../signal.ts";

export const highRiskCountry = defineSignal({
  code: "HIGH_RISK_COUNTRY",
  since: "0.1.0",
  weight: 25,
  flows: ["payin", "payout"],
  observe: highRisk,
  example: 1,
  texts: {
    en: {
      sentence: "A country of this payment is on the organization's high-risk list.",
      example: "The card was issued in a country of your high-risk list.",
      remedy: "You write this list: `high_risk_countries` of the organization. List few countries, and prefer rules for single products.",
    },
    es: {
      sentence: "Un país de esta operación está en la lista de alto riesgo de la organización.",
      example: "La tarjeta se emitió en un país de su lista de alto riesgo.",
      remedy: "Usted escribe esta lista: `high_risk_countries` de la organización. Incluya pocos países, y prefiera reglas para productos concretos.",
    },
    pt: { sentence: "Um país deste pagamento consta da lista de países de alto risco da organização." },
  },
  words: { "high-risk list": { es: "lista de alto riesgo", pt: "lista de alto risco" } },
});

function highRisk({ transaction, policy }: Situation): Observation | undefined {
  if (policy.highRiskCountries.length === 0) return undefined;
  const countries = [
    transaction.payerCountry,
    transaction.billingCountry,
    transaction.shippingCountry,
    transaction.card?.country,
    transaction.address?.country,
    transaction.payout?.beneficiaryCountry,
  ];
  const found = countries.find((country) => country !== undefined && policy.highRiskCountries.includes(country));
  return found === undefined ? undefined : whole(found, "high-risk list");
}
