// Words that shops and providers of the region send for values of an enumeration: names of wallets and vouchers, and Spanish and Portuguese words.

/** Words of the values of a schema, without accents, separators and small words. Only words that can mean nothing else. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PaymentMethodType: {
    card: "cards creditcard debitcard prepaidcard tarjeta tarjetas tarjetacredito tarjetadebito tarjetaprepago tarjetaprepaga cartao cartoes cartaocredito cartaodebito cartaoprepago tdc tdd visa mastercard amex americanexpress elo hipercard",
    cash: "efectivo dinheiro boleto boletobancario bolbradesco oxxo oxxopay efecty baloto rapipago pagofacil pagoefectivo paynet servipag abitab redpagos cashvoucher",
    bank_transfer: "transfer transferencia transferenciabancaria transferenciaelectronica transferenciaeletronica wire wiretransfer banktransfers ted ach sepa",
    wallet:
      "ewallet digitalwallet mobilewallet billetera billeteradigital billeteravirtual billeteraelectronica carteira carteiradigital monedero monederoelectronico yape plin nequi daviplata mercadopago paypal picpay applepay googlepay gpay samsungpay tigomoney",
  },
  CardFunding: {
    credit: "credito creditcard tarjetacredito cartaocredito",
    debit: "debito debitcard tarjetadebito cartaodebito",
    prepaid: "prepago prepaga prepagada prepagado prepaidcard tarjetaprepago tarjetaprepaga cartaoprepago",
    unknown: "desconocido desconocida desconhecido",
  },
};

const meanings: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(WORDS).map(([schema, words]) => [
    schema,
    new Map(Object.entries(words).flatMap(([value, list]) => list.split(" ").map((word) => [word, value] as const))),
  ]),
);

/** The value of an enumeration that a word means, by the name of its schema; undefined for any other word. */
export function spokenValue(schema: string | undefined, text: string): string | undefined {
  const words = schema === undefined ? undefined : meanings.get(schema);
  if (words === undefined) return undefined;
  const parts = text
    .slice(0, LONGEST)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.get(parts.filter((part) => !SMALL_WORDS.has(part)).join(""));
}

/** Characters of a text that are looked at: no word is longer. */
const LONGEST = 64;

const SMALL_WORDS: ReadonlySet<string> = new Set(["de", "del", "da", "do", "com", "con"]);
