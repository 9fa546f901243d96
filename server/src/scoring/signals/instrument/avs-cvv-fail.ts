import { defineSignal, whole } from "../signal.ts";

export const avsCvvFail = defineSignal({
  code: "AVS_CVV_FAIL",
  since: "0.1.0",
  weight: 30,
  flows: ["payin"],
  observe: ({ transaction: { avsResult, cvvResult } }) => {
    if (cvvResult === "no_match") return whole("cvv no_match", "match");
    return avsResult === "no_match" ? whole("avs no_match", "match") : undefined;
  },
  example: 1,
  texts: {
    en: {
      sentence: "The address or security-code check failed.",
      example: "The issuer says that the security code does not match.",
      remedy: "The payer can correct the code or the address and try again under the same `order_id`.",
    },
    es: {
      sentence: "Falló la verificación del domicilio o del código de seguridad.",
      example: "El emisor informa que el código de seguridad no coincide.",
      remedy: "El pagador puede corregir el código o el domicilio e intentar de nuevo con el mismo `order_id`.",
    },
    pt: { sentence: "Falhou a verificação do endereço ou do código de segurança." },
  },
  words: {
    "cvv no_match": { es: "el CVV no coincide", pt: "o CVV não confere" },
    "avs no_match": { es: "el domicilio no coincide", pt: "o endereço não confere" },
    match: { es: "coincidencia", pt: "confere" },
  },
});
