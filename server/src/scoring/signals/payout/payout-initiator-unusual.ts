import type { IdentifierHash } from "../../../values/identifiers/hash.ts";
import type { PaidBy } from "../../situation/features.ts";
import { defineSignal, type Observation, whole } from "../signal.ts";
import { ofPayout, type PayoutSituation, wentBefore } from "./family.ts";

/** Payouts of an origin needed to know its usual channels and initiators. */
const KNOWN_WAYS = 3;

export const payoutInitiatorUnusual = defineSignal({
  code: "PAYOUT_INITIATOR_UNUSUAL",
  since: "0.1.0",
  weight: 15,
  flows: ["payout"],
  observe: ofPayout(unusualInitiator),
  example: 1,
  texts: {
    en: {
      sentence: "Who set it off, or its channel, is new for this origin.",
      example: "A user who never initiated a payout of this origin initiates one.",
      remedy: "Alone it leads to `approve`. After one payout, the initiator or the channel is known.",
    },
    es: {
      sentence: "Quien dio la orden, o el canal, es nuevo para este origen.",
      example: "Da la orden un usuario que nunca había iniciado un pago saliente de este origen.",
      remedy: "Por sí sola lleva a `approve`. Después de un pago, quien da la orden o el canal es conocido.",
    },
    pt: { sentence: "Quem iniciou o pagamento, ou seu canal, é novo para este ordenante." },
  },
  words: {
    "new initiator": { es: "iniciador nuevo", pt: "iniciador novo" },
    "known initiators": { es: "iniciadores conocidos", pt: "iniciadores conhecidos" },
    "new channel": { es: "canal nuevo", pt: "canal novo" },
    "known channels": { es: "canales conocidos", pt: "canais conhecidos" },
  },
});

function unusualInitiator({ payout }: PayoutSituation): Observation | undefined {
  const isNew = (own: IdentifierHash | null, of: (paid: PaidBy) => IdentifierHash | null): boolean => {
    const known = wentBefore(payout.keys, payout.past.origin)
      .map(of)
      .filter((value) => value !== null);
    return own !== null && known.length >= KNOWN_WAYS && !known.includes(own);
  };
  if (isNew(payout.keys.initiator, ({ initiator }) => initiator)) return whole("new initiator", "known initiators");
  return isNew(payout.keys.channel, ({ channel }) => channel) ? whole("new channel", "known channels") : undefined;
}
