// The claim of a dispute by its words, in English, Spanish and Portuguese, where no reason code says it.
import type { components } from "../../../../../generated/types.ts";

type FraudType = components["schemas"]["FraudType"];

/** Words without accents and in lower case. The first that occur decide: a duplicate charge that the customer "does not recognize" is a duplicate. */
const WORDS: readonly (readonly [FraudType, RegExp])[] = [
  [
    "merchant_error",
    /duplica|(credit|refund|reembolso|estorno|devolucion|credito)[^.]{0,20}\b(not|no|nao)\b|\b(not|no|nao)\b[^.]{0,12}(credited|refunded|reembols|estornad)|late present|presentacion tardia|apresentacao tardia|(incorrect|wrong|different|differs)[^.]{0,20}(amount|currency|account)|amount differs|(monto|importe|valor|moneda|moeda)[^.]{0,20}(incorrect|incorret|diferente|errone)|other means|otros? medios?|outros? meios?|declined authori|expired card|tarjeta vencida|cartao vencido/,
  ],
  [
    "first_party",
    /(not|non|never)[ _-]?(yet )?(been )?(received|receipt|delivered|provided|arriv)|(no|nao|nunca)[ _-](fue |foi |ha |se )?(recib|recebid|entregad|entregue|llego|chegou|prestad)|not[ _-]as[ _-]described|unsatisfactory|unacceptable|defect|defeit|quality|calidad|qualidade|desacordo comercial|commercial disagreement|diferente (de lo|do) descrit|no conforme|nao confere|subscription|suscripcion|assinatura|recurr|recorren|cancel+ed (merchandise|service|order|reservation|recurring)|friendly fraud|fraude amig/,
  ],
  [
    "third_party",
    /fraud|unauthori[sz]ed|no cardholder authori[sz]ation|(not|no|does not|do not|nao|didn.t|doesn.t)[ _-](authori[sz]ed by|recogni[sz]|reconoc|reconhec)|unrecogni[sz]ed|stolen|robad|roubad|clonad|counterfeit card|identity theft|suplantacion/,
  ],
];

/** Most characters that are read. */
const LONGEST = 500;

/** The fraud type that a dispute's reason in words implies; undefined if they say none. */
export function fraudTypeOfWords(reason: string): FraudType | undefined {
  const text = reason.slice(0, LONGEST).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return WORDS.find(([, pattern]) => pattern.test(text))?.[0];
}
