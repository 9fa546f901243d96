import { defineSignal, whole } from "../signal.ts";

export const emailDisposable = defineSignal({
  code: "EMAIL_DISPOSABLE",
  since: "0.1.0",
  weight: 40,
  flows: ["payin"],
  observe: ({ transaction: { email } }) => (email?.disposable === true ? whole(email.domain, "disposable domain") : undefined),
  example: 1,
  texts: {
    en: {
      sentence: "The e-mail address is a throw-away one.",
      example: "The mailbox belongs to a service that deletes it after ten minutes.",
      remedy: "The payer can give a permanent address. Confirm addresses when an account is opened.",
    },
    es: {
      sentence: "El correo electrónico es desechable.",
      example: "El buzón es de un servicio que lo borra a los diez minutos.",
      remedy: "El pagador puede dar una dirección permanente. Confirme las direcciones cuando se abre una cuenta.",
    },
    pt: { sentence: "O endereço de e-mail é descartável." },
  },
  words: { "disposable domain": { es: "dominio desechable", pt: "domínio descartável" } },
});
