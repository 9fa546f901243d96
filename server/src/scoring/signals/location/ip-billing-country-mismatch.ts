import { defineSignal, type Observation, type Situation, scaled } from "../signal.ts";
import { differ, TRAVELLER, usedAtHome } from "./family.ts";

export const ipBillingCountryMismatch = defineSignal({
  code: "IP_BILLING_COUNTRY_MISMATCH",
  since: "0.1.0",
  weight: 20,
  flows: ["payin"],
  observe: connectionAbroad,
  example: 1,
  texts: {
    en: {
      sentence: "The connection comes from another country than the billing address.",
      example: "The billing address is in Mexico, the connection comes from Spain.",
      remedy: "Send `device.fingerprint`: a traveller on a device that was used at home a week before counts 30 %. Neighbours count 40 %.",
    },
    es: {
      sentence: "La conexión viene de otro país que la dirección de facturación.",
      example: "La dirección de facturación está en México, y la conexión viene de España.",
      remedy: "Envíe `device.fingerprint`: un viajero con un dispositivo que se usó en casa una semana antes cuenta 30 %. Los países vecinos cuentan 40 %.",
    },
    pt: { sentence: "A conexão vem de um país diferente do endereço de cobrança." },
  },
});

/** The connection is abroad; with the device that the payer has used at home for a week it is a journey. */
function connectionAbroad(situation: Situation): Observation | undefined {
  const { address, billingCountry } = situation.transaction;
  const observation = differ(address?.country, billingCountry);
  return observation !== undefined && usedAtHome(situation) ? scaled(observation, TRAVELLER) : observation;
}
