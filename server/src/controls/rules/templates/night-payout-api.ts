// Large first payouts at night through the API: a stolen key, or an initiator's session.
import type { RuleTemplate } from "./template.ts";

const atNight = "(payment.local_hour >= 22 || payment.local_hour < 6)";

/** The template. */
export const nightPayoutApi: RuleTemplate = {
  id: "night-payout-api",
  rule: {
    code: "RULE:NIGHT_PAYOUT_API",
    flow: "payout",
    expression: `payment.channel == "api" && ${atNight} && payout.times_large >= 1 && !payout.treasury`,
    action: { type: "at_least", decision: "review" },
    priority: 100,
  },
  texts: {
    en: {
      name: "Large payout by API at night",
      description: "Stolen credentials empty an account while nobody watches. Holds the payout for review.",
      catches: "A first payout to a beneficiary, of a large amount, ordered through the channel `api` between 22:00 and 06:00.",
      leaves_alone: "Payroll and settlements to known beneficiaries at night, small first payouts, orders by day, and transfers between your own accounts.",
      tuning: "22 and 6: set your own hours of rest, where the origin is. 1 is your 90th percentile: raise it if you settle with new sellers at night.",
    },
    es: {
      name: "Transferencia grande por API de noche",
      description: "Con credenciales robadas vacían una cuenta cuando nadie vigila. Retiene la transferencia para revisión.",
      catches: "La primera transferencia a un beneficiario, por un monto alto, ordenada por el canal `api` entre las 22:00 y las 06:00.",
      leaves_alone:
        "La nómina y las liquidaciones nocturnas a beneficiarios conocidos, las primeras transferencias pequeñas, las de día y los traspasos propios.",
      tuning: "22 y 6: fije su horario de descanso, en la hora del origen. 1 es su percentil 90: auméntelo si liquida de noche a vendedores nuevos.",
    },
    pt: {
      name: "Transferência alta por API à noite",
      description: "Com credenciais roubadas esvaziam uma conta quando ninguém vigia. Retém a transferência para análise.",
      catches: "A primeira transferência a um beneficiário, de valor alto, ordenada pelo canal `api` entre 22h e 6h.",
      leaves_alone:
        "Folha de pagamento e repasses noturnos a beneficiários conhecidos, primeiras transferências baixas, ordens de dia e transferências próprias.",
      tuning: "22 e 6: defina seu horário de descanso, na hora da origem. 1 é o seu percentil 90: aumente se você repassa à noite a novos vendedores.",
    },
  },
};
