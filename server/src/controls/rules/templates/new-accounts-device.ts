// Young accounts that share a device and spend more than little: rings.
import type { RuleTemplate } from "./template.ts";

/** The template. */
export const newAccountsDevice: RuleTemplate = {
  id: "new-accounts-device",
  rule: {
    code: "RULE:NEW_ACCOUNTS_DEVICE",
    flow: "payin",
    expression: "device.new_accounts_7d >= 3 && payer.account_age_hours < 720 && payment.amount_position >= -1.5",
    action: { type: "at_least", decision: "challenge" },
    priority: 100,
  },
  texts: {
    en: {
      name: "New accounts that share a device",
      description: "A ring opens accounts and pays from the same few devices. Requires step-up authentication.",
      catches: "A payment that is not small by an account younger than 30 days, when three or more customers used the device within a week.",
      leaves_alone: "A family with old accounts on one tablet, two new accounts of a couple, small payments, and the terminal of a store.",
      tuning:
        "3 customers: raise it if several people order from one device. -1.5 excludes small amounts, and 0 is your 99th percentile: raise it to hit fewer.",
    },
    es: {
      name: "Cuentas nuevas en un mismo dispositivo",
      description: "Una banda abre cuentas y paga desde los mismos dispositivos. Pide autenticación adicional.",
      catches: "Un pago que no es pequeño, de una cuenta con menos de 30 días, cuando tres o más clientes usaron el dispositivo en una semana.",
      leaves_alone: "Una familia con cuentas antiguas en una tableta, las dos cuentas nuevas de una pareja, los pagos pequeños y la terminal de una tienda.",
      tuning:
        "3 clientes: auméntelo si varias personas compran desde un mismo equipo. -1.5 excluye montos pequeños y 0 es su percentil 99: auméntelo para afectar menos pagos.",
    },
    pt: {
      name: "Contas novas no mesmo dispositivo",
      description: "Uma quadrilha abre contas e paga a partir dos mesmos dispositivos. Pede autenticação adicional.",
      catches: "Um pagamento que não é baixo, de conta com menos de 30 dias, quando três ou mais clientes usaram o dispositivo em uma semana.",
      leaves_alone: "Uma família com contas antigas em um tablet, as duas contas novas de um casal, pagamentos baixos e a maquininha de uma loja.",
      tuning:
        "3 clientes: aumente se várias pessoas compram no mesmo aparelho. -1.5 exclui valores baixos e 0 é o seu percentil 99: aumente para afetar menos pagamentos.",
    },
  },
};
