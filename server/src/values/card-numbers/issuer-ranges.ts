// Issuer identification numbers (IIN, ISO/IEC 7812-1: the first digits of a card number) and the lengths of numbers that begin with them.
//
// Sources, all public: ISO/IEC 7812-1 (structure, major industry identifier, Luhn check digit); Visa Core Rules; Mastercard Rules and the 2-series BIN
// announcement (2221-2720); American Express, Diners Club/Discover and JCB merchant guides; UnionPay International BIN guide; the Brazilian (ABECS: Elo,
// Hipercard), Argentine (Naranja, Cabal, Argencard) and Mexican (Carnet) networks' acquirer documentation; the collected table in Wikipedia,
// "Payment card number". Ranges that no network has published (0, 1 except UATP, 20, 21, 61, 66, 68, 69, 7, 8 except 81, 9 except Troy) count as no card.

/** First digits from `from` to `to`, both of the same length and inclusive, with the lengths of complete numbers. */
export interface IssuerRange {
  readonly network: string;
  readonly from: string;
  readonly to: string;
  readonly lengths: readonly number[];
}

const MAESTRO = [13, 14, 15, 16, 17, 18, 19];
const TO_NINETEEN = [16, 17, 18, 19];

const range = (network: string, from: string, to: string, lengths: readonly number[]): IssuerRange => ({ network, from, to, lengths });

/** Ranges of the payment card networks. Regional networks within the range of a larger one are listed with their own lengths. */
export const issuerRanges: readonly IssuerRange[] = [
  range("UATP", "1", "1", [15]),
  range("JCB", "1800", "1800", [15]),
  range("JCB", "2131", "2131", [15]),
  range("Mir", "2200", "2204", TO_NINETEEN),
  range("Borica", "2205", "2205", [16]),
  range("Mastercard", "2221", "2720", [16]),
  range("Tarjeta Shopping", "279", "279", [16]),
  range("Carnet", "286900", "286900", [16]),
  range("Diners Club", "300", "305", [14, 15, 16, 17, 18, 19]),
  range("Diners Club", "3095", "3095", [14, 15, 16, 17, 18, 19]),
  range("American Express", "34", "34", [15]),
  range("JCB", "3528", "3589", TO_NINETEEN),
  range("Diners Club", "36", "36", [14, 15, 16, 17, 18, 19]),
  range("American Express", "37", "37", [15]),
  range("Hipercard", "3841", "3841", [16, 19]),
  range("Diners Club", "38", "39", [14, 15, 16, 17, 18, 19]),
  range("Visa, Elo, Nativa", "4", "4", [13, 16, 19]),
  range("Maestro, Elo, Carnet, Verve, Argencard, RuPay", "50", "50", MAESTRO),
  range("Mastercard", "51", "55", [16]),
  range("Maestro", "56", "58", MAESTRO),
  range("Naranja", "589562", "589562", [16]),
  range("Cabal", "589657", "589657", [16]),
  range("Codensa", "590712", "590712", [16]),
  // 6011 Discover; 6042 and 603522 Cabal; 606282 Hipercard; 603488, 603493 Argentine stores; RuPay
  range("Discover, Cabal, Hipercard, RuPay, Maestro", "60", "60", MAESTRO),
  range("UnionPay, Elo, Carnet, Discover", "62", "62", MAESTRO),
  // 6304 and 639 Maestro; 6362, 636297, 636368 Elo; 637 Hipercard, InstaPayment; 636 InterPayment
  range("Maestro, Elo, Hipercard, Carnet", "63", "63", MAESTRO),
  range("Discover", "644", "649", TO_NINETEEN),
  range("Discover, Elo, RuPay, Troy, Verve", "65", "65", TO_NINETEEN),
  range("Maestro", "67", "67", MAESTRO),
  range("UnionPay", "8100", "8171", TO_NINETEEN),
  range("Troy", "9792", "9792", [16]),
];

/** Digits of the longest prefix above, which determine the lengths of a number. */
export const ISSUER_DIGITS = 6;

/** A range with its lengths as bits: bit n stands for n digits. */
interface Lookup extends Pick<IssuerRange, "from" | "to"> {
  readonly bits: number;
}

/** Ranges by the first two digits of a number. */
const byFirstTwo: readonly (readonly Lookup[])[] = Array.from({ length: 100 }, (_, index) => {
  const first = String(index).padStart(2, "0");
  return issuerRanges
    .filter(({ from, to }) => from.slice(0, 2) <= first.slice(0, from.length) && first.slice(0, to.length) <= to.slice(0, 2))
    .map(({ from, to, lengths }) => ({ from, to, bits: lengths.reduce((bits, length) => bits | (1 << length), 0) }));
});

/** Lengths of card numbers that begin with the digits (`0` to `9`, at least six): bit n stands for n digits; 0: no issuer. */
export function issuedLengths(digits: string): number {
  const ranges = byFirstTwo[(digits.charCodeAt(0) - 48) * 10 + digits.charCodeAt(1) - 48] ?? [];
  let bits = 0;
  for (const { from, to, bits: own } of ranges) {
    if (from <= digits.slice(0, from.length) && digits.slice(0, to.length) <= to) bits |= own;
  }
  return bits;
}
