import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";
import { locatedCountry, TRAVELLER, usedAtHome } from "./family.ts";

export const ipTimezoneMismatch = defineSignal({
  code: "IP_TIMEZONE_MISMATCH",
  since: "0.2.0",
  weight: 12,
  flows: ["payin"],
  // hours between the clock of the device and the nearest one of the countries of connection and bill
  curve: { foot: 2, full: 6 },
  observe: clockElsewhere,
  example: 5,
  texts: {
    en: {
      sentence: "The device's time zone is of neither the connection's country nor that of the billing address.",
      example: "Connection and billing address are in Mexico, and the browser's clock is five hours ahead of every clock there.",
      remedy:
        "Send `device.timezone` as the payer's browser reports it, not that of your server. Send `device.fingerprint`: a traveller on a device that was used at home a week before counts 30 %.",
    },
    es: {
      sentence: "La zona horaria del dispositivo no es la del país de la conexión ni la del país de la dirección de facturación.",
      example: "La conexión y la dirección de facturación están en México, y el reloj del navegador va cinco horas adelante de cualquier reloj de ese país.",
      remedy:
        "Envíe `device.timezone` como la informa el navegador del pagador, no la de su servidor. Envíe `device.fingerprint`: un viajero con un dispositivo que se usó en casa una semana antes cuenta 30 %.",
    },
    pt: { sentence: "O fuso horário do dispositivo não é o do país da conexão nem o do país do endereço de cobrança." },
  },
});

/**
 * The clock of the device is that of neither the connection's country nor the bill's. A proxy, Tor or a hosting network does not locate the payer, and has a
 * signal of its own; so has a connection from abroad, with a clock from home.
 */
function clockElsewhere(situation: Situation, graded: Graded): Observation | undefined {
  const { clockDifference } = situation.transaction;
  if (clockDifference === undefined || locatedCountry(situation.transaction) === undefined) return undefined;
  const observation = graded(situation, clockDifference);
  return clockDifference > 0 && usedAtHome(situation) ? scaled(observation, TRAVELLER) : observation;
}
