import { defineSignal, whole } from "../signal.ts";
import { ofPayout } from "./family.ts";

export const payoutIbanInvalid = defineSignal({
  code: "PAYOUT_IBAN_INVALID",
  since: "0.1.0",
  weight: 60,
  flows: ["payout"],
  observe: ofPayout(({ facts }) => (facts.ibanValid === false ? whole("invalid", "ISO 13616") : undefined)),
  example: 1,
  texts: {
    en: {
      sentence: "The IBAN of the beneficiary is not well formed or has wrong check digits.",
      example: "A digit of the IBAN is missing.",
      remedy: "Correct the number: the bank would return the payout. Check the digits when the number is entered.",
    },
    es: {
      sentence: "El IBAN del beneficiario está mal formado o tiene dígitos de control equivocados.",
      example: "Falta un dígito del IBAN.",
      remedy: "Corrija el número: el banco devolvería el pago. Verifique los dígitos cuando se ingresa el número.",
    },
    pt: { sentence: "O IBAN do beneficiário está malformado ou seus dígitos verificadores são incorretos." },
  },
  words: { invalid: { es: "no válido", pt: "inválido" }, "ISO 13616": { es: "ISO 13616", pt: "ISO 13616" } },
});
