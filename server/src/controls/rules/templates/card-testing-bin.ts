// Card testing on a BIN: generated numbers, each from a new device.
import type { RuleTemplate } from "./template.ts";

/** The template. */
export const cardTestingBin: RuleTemplate = {
  id: "card-testing-bin",
  rule: {
    code: "RULE:CARD_TESTING_BIN",
    flow: "payin",
    expression: "card.new_payers_of_bin_1h >= 6 && payer.unknown_payer_amount <= 50 && payment.three_ds_authenticated < 1",
    action: { type: "at_least", decision: "challenge" },
    priority: 100,
  },
  texts: {
    en: {
      name: "Card testing on a BIN",
      description: "Somebody tries generated card numbers of one BIN with small amounts. Requires step-up authentication.",
      catches:
        "Small payments by unknown payers, once six more cards of the BIN than usual were used by new payers within an hour, even from different devices.",
      leaves_alone: "A popular BIN in a busy hour, payers that you know, larger purchases, and payments that the issuer authenticated.",
      tuning: "6 cards: raise it if your shop opens sales at a fixed hour. 50 is about US dollars: lower it if your usual ticket is smaller.",
    },
    es: {
      name: "Prueba de tarjetas de un BIN",
      description: "Alguien prueba números generados de un mismo BIN con montos pequeños. Pide autenticación adicional.",
      catches:
        "Pagos pequeños de pagadores desconocidos cuando, en una hora, pagadores nuevos usaron seis tarjetas del BIN más de lo habitual, aunque cambien de dispositivo.",
      leaves_alone: "Un BIN muy común en una hora de mucha venta, los pagadores que ya conoce, las compras mayores y los pagos autenticados por el emisor.",
      tuning: "6 tarjetas: auméntelo si sus ventas abren a una hora fija. 50 son dólares aproximados: redúzcalo si su ticket habitual es menor.",
    },
    pt: {
      name: "Teste de cartões de um BIN",
      description: "Alguém testa números gerados de um mesmo BIN com valores baixos. Pede autenticação adicional.",
      catches:
        "Pagamentos baixos de pagadores desconhecidos quando, em uma hora, novos pagadores usaram seis cartões do BIN acima do normal, mesmo trocando de dispositivo.",
      leaves_alone: "Um BIN muito comum em hora de pico, pagadores que você já conhece, compras maiores e pagamentos autenticados pelo emissor.",
      tuning: "6 cartões: aumente se suas vendas abrem em horário fixo. 50 são dólares aproximados: reduza se seu tíquete médio é menor.",
    },
  },
};
