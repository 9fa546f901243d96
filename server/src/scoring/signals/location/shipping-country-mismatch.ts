import { distanceBetween } from "../../data/country-positions.ts";
import { moneyAtStake } from "../../data/dollars.ts";
import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";
import { locatedCountry } from "./family.ts";

/** Assumed kilometres to a country with unknown position. */
const SOMEWHERE = 3000;

/** Part of the signal if the payer connects from the country of the delivery: a traveller's hotel. */
const PAYER_IS_THERE = 0.5;

export const shippingCountryMismatch = defineSignal({
  code: "SHIPPING_COUNTRY_MISMATCH",
  since: "0.1.0",
  weight: 45,
  flows: ["payin"],
  // kilometres from the delivery to the nearest country of bill, card and connection; neighbours are at 0
  curve: { foot: 0, full: 5000 },
  observe: shippedAbroad,
  example: 2500,
  texts: {
    en: {
      sentence: "The delivery goes to another country than those of the bill, the card and the connection.",
      example: "Card and bill are of one country, and the goods go to another one, 2,500 km away.",
      remedy: "A present abroad looks alike: confirm it with the payer. It counts half where the payer connects from the country of delivery.",
    },
    es: {
      sentence: "La entrega va a un país distinto de los de la factura, la tarjeta y la conexión.",
      example: "La tarjeta y la factura son de un mismo país, y la mercancía va a otro, a 2,500 km.",
      remedy: "Un regalo al extranjero se parece a esto: confírmelo con el pagador. Cuenta la mitad si el pagador se conecta desde el país de entrega.",
    },
    pt: { sentence: "A entrega destina-se a um país diferente dos da cobrança, do cartão e da conexão." },
  },
});

/** Kilometres between the delivery and the nearest of the countries of bill and card or, without these, of the connection; scaled by the money at stake. */
function shippedAbroad(situation: Situation, graded: Graded): Observation | undefined {
  const { shippingCountry, billingCountry, card, amountMinor, currency } = situation.transaction;
  if (shippingCountry === undefined) return undefined;
  const located = locatedCountry(situation.transaction);
  const stated = [billingCountry, card?.country].filter((country) => country !== undefined);
  const expected = stated.length === 0 && located !== undefined ? [located] : stated;
  if (expected.length === 0 || expected.includes(shippingCountry)) return undefined;
  const kilometres = Math.min(...expected.map((country) => distanceBetween(country, shippingCountry) ?? SOMEWHERE));
  const part = moneyAtStake(amountMinor, currency) * (located === shippingCountry ? PAYER_IS_THERE : 1);
  return scaled(graded(situation, kilometres), part);
}
