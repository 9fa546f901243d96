// Many cards on one device, most of them failing: the one template that declines.
import type { RuleTemplate } from "./template.ts";

/** The template. */
export const cardTestingDevice: RuleTemplate = {
  id: "card-testing-device",
  rule: {
    code: "RULE:CARD_TESTING_DEVICE",
    flow: "payin",
    expression: "device.cards_24h >= 5 && card.tested_cards_1h >= 4",
    action: { type: "at_least", decision: "decline" },
    priority: 50,
  },
  texts: {
    en: {
      name: "Many cards on one device",
      description: "One device goes through a list of cards, and most of them fail or pay next to nothing. Declines.",
      catches: "The fifth card on a device within a day, once four or more cards failed or paid about one US dollar within an hour.",
      leaves_alone: "A family that shares a tablet, a payer who tries a second card after a failure, and the terminal of a store.",
      tuning: "5 cards and 4 of them tested: lower both to 3 to stop an attack earlier, with `review` instead of `decline`.",
    },
    es: {
      name: "Muchas tarjetas en un dispositivo",
      description: "Un dispositivo recorre una lista de tarjetas y la mayoría falla o paga casi nada. Rechaza.",
      catches: "La quinta tarjeta en un dispositivo en un día, cuando cuatro o más tarjetas fallaron o pagaron cerca de un dólar en una hora.",
      leaves_alone: "Una familia que comparte una tableta, quien prueba otra tarjeta después de un rechazo y la terminal de una tienda.",
      tuning: "5 tarjetas y 4 probadas: baje ambos a 3 para frenar antes un ataque, con `review` en lugar de `decline`.",
    },
    pt: {
      name: "Muitos cartões em um dispositivo",
      description: "Um dispositivo percorre uma lista de cartões e a maioria falha ou paga quase nada. Recusa.",
      catches: "O quinto cartão em um dispositivo no mesmo dia, quando quatro ou mais cartões falharam ou pagaram cerca de um dólar em uma hora.",
      leaves_alone: "Uma família que divide um tablet, quem tenta outro cartão depois de uma recusa e a maquininha de uma loja.",
      tuning: "5 cartões e 4 testados: reduza ambos para 3 para conter um ataque mais cedo, com `review` em vez de `decline`.",
    },
  },
};
