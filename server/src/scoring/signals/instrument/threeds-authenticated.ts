import { defineSignal, whole } from "../signal.ts";

export const threedsAuthenticated = defineSignal({
  code: "THREEDS_AUTHENTICATED",
  since: "0.1.0",
  weight: -50,
  flows: ["payin"],
  observe: ({ transaction: { threeDsStatus, liabilityShift } }) =>
    threeDsStatus === "authenticated" && liabilityShift ? whole("authenticated", "liability shift") : undefined,
  example: 1,
  texts: {
    en: {
      sentence: "3-D Secure authenticated the payer and the issuer is liable.",
      example: "3-D Secure succeeded, and the liability shifted to the issuer.",
      remedy: "Authenticate challenged payments and assess them again with `payment_method.three_ds`.",
    },
    es: {
      sentence: "El pagador fue autenticado con 3-D Secure y responde el emisor.",
      example: "3-D Secure tuvo éxito, y la responsabilidad pasó al emisor.",
      remedy: "Autentique los pagos que requieren autenticación adicional, y evalúelos de nuevo con `payment_method.three_ds`.",
    },
    pt: { sentence: "O 3-D Secure autenticou o pagador e a responsabilidade é do emissor." },
  },
  words: { authenticated: { es: "autenticado", pt: "autenticado" }, "liability shift": { es: "responde el emisor", pt: "responde o emissor" } },
});
