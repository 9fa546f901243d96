// Money that leaves for a new beneficiary right after the credentials changed, or right after it came in.
import type { RuleTemplate } from "./template.ts";

const afterChange = "payer.hours_since_credentials_changed < 48";
const passesThrough = "payout.passed_through >= 0.9 && payer.account_age_hours < 720";

/** The template. */
export const payoutAfterTakeover: RuleTemplate = {
  id: "payout-after-takeover",
  rule: {
    code: "RULE:PAYOUT_AFTER_TAKEOVER",
    flow: "payout",
    expression: `payout.times_large >= 0.2 && !payout.treasury && (${afterChange} || ${passesThrough})`,
    action: { type: "at_least", decision: "challenge" },
    priority: 100,
  },
  texts: {
    en: {
      name: "New beneficiary after a change of credentials",
      description: "An account that was taken over, or opened to pass money on, pays out to a new beneficiary. Requires step-up authentication.",
      catches:
        "A first payout that is not small, within 48 hours of a change of credentials, or of nearly all money that came in within the hour, from an account younger than 30 days.",
      leaves_alone: "Payouts to known beneficiaries after a new password, small first payouts, and old accounts that deposit and pay at once.",
      tuning: "48 hours: extend it if your customers notice late. 0.2 is a share of your 90th percentile: raise it to hit fewer payouts.",
    },
    es: {
      name: "Beneficiario nuevo tras cambiar credenciales",
      description: "Una cuenta robada, o abierta para mover dinero, transfiere a un beneficiario nuevo. Pide autenticación adicional.",
      catches:
        "La primera transferencia que no es pequeña, dentro de las 48 horas posteriores a un cambio de credenciales, o de casi todo lo que entró en la última hora, desde una cuenta con menos de 30 días.",
      leaves_alone: "Transferencias a beneficiarios conocidos tras una contraseña nueva, las pequeñas y las cuentas antiguas que depositan y pagan enseguida.",
      tuning: "48 horas: amplíelo si sus clientes se dan cuenta tarde. 0.2 es una parte de su percentil 90: auméntelo para afectar menos transferencias.",
    },
    pt: {
      name: "Novo beneficiário após troca de credenciais",
      description: "Uma conta invadida, ou aberta para repassar dinheiro, transfere a um novo beneficiário. Pede autenticação adicional.",
      catches:
        "A primeira transferência que não é baixa, até 48 horas depois de uma troca de credenciais, ou de quase tudo o que entrou na última hora, de uma conta com menos de 30 dias.",
      leaves_alone: "Transferências a beneficiários conhecidos após uma nova senha, as de valor baixo e contas antigas que depositam e pagam em seguida.",
      tuning: "48 horas: amplie se seus clientes percebem tarde. 0.2 é uma parte do seu percentil 90: aumente para afetar menos transferências.",
    },
  },
};
