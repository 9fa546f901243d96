import { defineSignal } from "../signal.ts";
import { differ } from "./family.ts";

export const binCountryMismatch = defineSignal({
  code: "BIN_COUNTRY_MISMATCH",
  since: "0.1.0",
  weight: 25,
  flows: ["payin"],
  observe: ({ transaction: { card, billingCountry, address } }) => differ(card?.country, billingCountry ?? address?.country),
  example: 1,
  texts: {
    en: {
      sentence: "The card was issued in another country than the billing address or the connection.",
      example: "A card of the United States pays, with a billing address in Chile.",
      remedy: "Send the billing address that belongs to the card. A foreign cardholder passes 3-D Secure. Neighbours count 40 %.",
    },
    es: {
      sentence: "La tarjeta se emitió en otro país que el de la dirección de facturación o el de la conexión.",
      example: "Paga una tarjeta de Estados Unidos, con una dirección de facturación en Chile.",
      remedy: "Envíe la dirección de facturación que corresponde a la tarjeta. Un titular extranjero supera 3-D Secure. Los países vecinos cuentan 40 %.",
    },
    pt: { sentence: "O cartão foi emitido em um país diferente do endereço de cobrança ou da conexão." },
  },
});
