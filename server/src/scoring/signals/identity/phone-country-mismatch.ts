import { defineSignal, type Observation, type Situation, whole } from "../signal.ts";

export const phoneCountryMismatch = defineSignal({
  code: "PHONE_COUNTRY_MISMATCH",
  since: "0.1.0",
  weight: 8,
  flows: ["payin"],
  observe: phoneMismatch,
  example: 1,
  texts: {
    en: {
      sentence: "The telephone number belongs to another country than the billing address.",
      example: "A phone number of Chile, and a billing address in Peru.",
      remedy: "Send the number with its calling code. People who moved often still use their old number: it is a small weight.",
    },
    es: {
      sentence: "El teléfono es de otro país que la dirección de facturación.",
      example: "Un número de teléfono de Chile y una dirección de facturación en Perú.",
      remedy: "Envíe el número con su código de país. Las personas que se mudaron suelen conservar su número anterior: es un peso pequeño.",
    },
    pt: { sentence: "O número de telefone pertence a um país diferente do endereço de cobrança." },
  },
});

function phoneMismatch({ transaction }: Situation): Observation | undefined {
  const country = transaction.billingCountry;
  if (transaction.phone === undefined || country === undefined) return undefined;
  const expected = transaction.callingCodeOf(country);
  return expected === undefined || expected === transaction.phone.callingCode ? undefined : whole(`+${transaction.phone.callingCode}`, `+${expected}`);
}
