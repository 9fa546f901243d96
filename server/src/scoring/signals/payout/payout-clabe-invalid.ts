import { defineSignal, whole } from "../signal.ts";
import { ofPayout } from "./family.ts";

export const payoutClabeInvalid = defineSignal({
  code: "PAYOUT_CLABE_INVALID",
  since: "0.1.0",
  weight: 60,
  flows: ["payout"],
  observe: ofPayout(({ facts }) => (facts.clabeValid === false ? whole("invalid", "18 digits with their check digit") : undefined)),
  example: 1,
  texts: {
    en: {
      sentence: "The CLABE of the beneficiary is not well formed or has a wrong check digit.",
      example: "Two digits of the CLABE are transposed.",
      remedy: "Correct the number: the bank would return the payout. Check the digit when the number is entered.",
    },
    es: {
      sentence: "La CLABE del beneficiario está mal formada o tiene un dígito de control equivocado.",
      example: "Dos dígitos de la CLABE están intercambiados.",
      remedy: "Corrija el número: el banco devolvería el pago. Verifique el dígito cuando se ingresa el número.",
    },
    pt: { sentence: "A CLABE do beneficiário está malformada ou seu dígito verificador é incorreto." },
  },
  words: {
    invalid: { es: "no válido", pt: "inválido" },
    "18 digits with their check digit": { es: "18 dígitos con su dígito de control", pt: "18 dígitos com o dígito verificador" },
  },
});
