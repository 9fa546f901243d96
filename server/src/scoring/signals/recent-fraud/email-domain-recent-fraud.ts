import { defineSignal } from "../signal.ts";
import { share } from "./family.ts";

export const emailDomainRecentFraud = defineSignal({
  code: "EMAIL_DOMAIN_RECENT_FRAUD",
  since: "0.1.0",
  weight: 40,
  flows: ["payin"],
  curve: { foot: 0.02, full: 0.3 },
  observe: (situation, graded) => share(situation, graded, "email_domain"),
  example: 0.16,
  texts: {
    en: {
      sentence: "Addresses of this e-mail domain had confirmed fraud recently.",
      example: "Fraud at this e-mail domain is 16 percentage points above your base rate.",
      remedy: "Report captured payments, too: they lower the share. The payer can use an address of another provider.",
    },
    es: {
      sentence: "Con correos electrónicos de este dominio hubo fraudes confirmados hace poco.",
      example: "El fraude con este dominio de correo electrónico está 16 puntos porcentuales por encima de su tasa base.",
      remedy: "Informe también los pagos capturados: bajan la proporción. El pagador puede usar una dirección de otro proveedor.",
    },
    pt: { sentence: "Os endereços deste domínio de e-mail tiveram fraudes confirmadas recentemente." },
  },
});
