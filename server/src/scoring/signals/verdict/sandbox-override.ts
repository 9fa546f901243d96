import { defineSignal } from "../signal.ts";

export const sandboxOverride = defineSignal({
  code: "SANDBOX_OVERRIDE",
  since: "0.1.0",
  weight: 0,
  flows: ["payin", "payout"],
  example: 1,
  texts: {
    en: {
      sentence: "A sandbox value forced this result.",
      example: "In the sandbox, the payer's address is `decline@sandbox.test`.",
      remedy: "Use another address. In production, these addresses have no effect.",
    },
    es: {
      sentence: "Un valor de prueba forzó este resultado.",
      example: "En el entorno de pruebas, el correo electrónico del pagador es `decline@sandbox.test`.",
      remedy: "Use otra dirección. En producción, estas direcciones no tienen efecto.",
    },
    pt: { sentence: "Um valor do ambiente de testes forçou este resultado." },
  },
  words: { "sandbox value": { es: "valor de prueba", pt: "valor de teste" } },
});
