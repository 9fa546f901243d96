import { defineSignal, scaled, whole } from "../signal.ts";

/** Strength of an authentication that failed without the issuer's explicit no: a mistyped code is among them. */
const FAILED_WITHOUT_REJECTION = 0.9;

export const threedsFailed = defineSignal({
  code: "THREEDS_FAILED",
  since: "0.1.0",
  weight: 50,
  flows: ["payin"],
  observe: ({ transaction: { threeDsStatus } }) => {
    if (threeDsStatus === "rejected") return whole("rejected", "authenticated");
    return threeDsStatus === "failed" ? scaled(whole("failed", "authenticated"), FAILED_WITHOUT_REJECTION) : undefined;
  },
  example: 0.9,
  texts: {
    en: {
      sentence: "3-D Secure failed, or the issuer rejected it.",
      example: "The payer gave up at the challenge of 3-D Secure.",
      remedy: "The payer can try again, or use another card. Send `failed` only after a challenge, and `unavailable` for technical errors.",
    },
    es: {
      sentence: "Falló la autenticación 3-D Secure o el emisor la rechazó.",
      example: "El pagador abandonó el desafío de 3-D Secure.",
      remedy: "El pagador puede intentar de nuevo o usar otra tarjeta. Envíe `failed` solo después de un desafío, y `unavailable` con errores técnicos.",
    },
    pt: { sentence: "A autenticação 3-D Secure falhou ou foi rejeitada pelo emissor." },
  },
  words: { authenticated: { es: "autenticado", pt: "autenticado" }, rejected: { es: "rechazado", pt: "rejeitado" }, failed: { es: "fallido", pt: "falhou" } },
});
