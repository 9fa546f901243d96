// A new device, a higher amount than the payer's own, and one more sign that the payer is somebody else.
import type { RuleTemplate } from "./template.ts";

const newDevice = "device.new_for_payer_days < 7";
const afterChange = "payer.hours_since_credentials_changed < 72 && payer.amount_times_usual >= 1.5";
const elsewhere = "payer.amount_times_usual >= 3 && (payer.kilometres_from_usual > 500 || !payer.card_known)";

/** The template. */
export const accountTakeover: RuleTemplate = {
  id: "account-takeover",
  rule: {
    code: "RULE:ACCOUNT_TAKEOVER",
    flow: "payin",
    expression: `${newDevice} && payment.three_ds_authenticated < 1 && (${afterChange} || ${elsewhere})`,
    action: { type: "at_least", decision: "challenge" },
    priority: 100,
  },
  texts: {
    en: {
      name: "Account takeover",
      description: "Somebody else pays with a customer's account, from a new device and for more than usual. Requires step-up authentication.",
      catches:
        "A payment from a new device: of 1.5 times the payer's usual amount within three days of a change of credentials, or of three times that amount from far away or with a new card.",
      leaves_alone: "The owner's new telephone with usual amounts, a large purchase on the known device, and a trip with the known device.",
      tuning: "3 times: raise it if your customers' amounts vary a lot. 72 hours: extend it if stolen accounts are used later.",
    },
    es: {
      name: "Robo de cuenta",
      description: "Otra persona paga con la cuenta de un cliente, desde un dispositivo nuevo y por más de lo habitual. Pide autenticación adicional.",
      catches:
        "Un pago desde un dispositivo nuevo: por 1.5 veces el monto habitual dentro de los tres días posteriores a un cambio de credenciales, o por tres veces ese monto desde lejos o con una tarjeta nueva.",
      leaves_alone: "El teléfono nuevo del titular con montos habituales, una compra grande en el dispositivo conocido y un viaje con ese dispositivo.",
      tuning: "3 veces: auméntelo si los montos de sus clientes varían mucho. 72 horas: amplíelo si las cuentas robadas se usan más tarde.",
    },
    pt: {
      name: "Invasão de conta",
      description: "Outra pessoa paga com a conta de um cliente, de um dispositivo novo e por mais do que o habitual. Pede autenticação adicional.",
      catches:
        "Um pagamento de um dispositivo novo: de 1,5 vez o valor habitual até três dias depois de uma troca de credenciais, ou de três vezes esse valor de longe ou com cartão novo.",
      leaves_alone: "O celular novo do titular com valores habituais, uma compra alta no dispositivo conhecido e uma viagem com esse dispositivo.",
      tuning: "3 vezes: aumente se os valores dos seus clientes variam muito. 72 horas: amplie se as contas invadidas são usadas mais tarde.",
    },
  },
};
