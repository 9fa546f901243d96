// Account numbers with right check digits, worked out here and not by the code under test; and spellings of values.
import fc from "fast-check";

const digits = (count: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
const letters = (count: number): fc.Arbitrary<string> => fc.stringMatching(new RegExp(`^[A-Z]{${count}}$`));

/** CLABEs of any bank. */
export const clabes: fc.Arbitrary<string> = digits(17).map((body) => {
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
});

/** IBANs of countries of Latin America, and of two others whose account numbers carry no check of their own. */
export const ibans: fc.Arbitrary<string> = fc.oneof(
  ibansOf("BR", digits(23), letters(1), digits(1)),
  ibansOf("CR", fc.constant("0"), digits(17)),
  ibansOf("GT", letters(4), digits(20)),
  ibansOf("SV", letters(4), digits(20)),
  ibansOf("DE", digits(18)),
  ibansOf("GB", letters(4), digits(14)),
);

function ibansOf(country: string, ...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  return fc.tuple(...parts).map((texts) => {
    const account = texts.join("");
    // ISO 7064, modulo 97-10: letters are 10 to 35
    const number = [...`${account}${country}00`].map((letter) => Number.parseInt(letter, 36)).join("");
    return `${country}${String(98n - (BigInt(number) % 97n)).padStart(2, "0")}${account}`;
  });
}

/** The text with spaces and hyphens anywhere between its characters. */
export function written(text: string): fc.Arbitrary<string> {
  const gaps = fc.array(fc.constantFrom("", "", "", " ", "-"), { minLength: text.length - 1, maxLength: text.length - 1 });
  return gaps.map((between) => [...text].map((letter, index) => `${letter}${between[index] ?? ""}`).join(""));
}

/** Spellings of one IPv6 address (RFC 4291, 2.2). */
export const addresses6: fc.Arbitrary<string[]> = fc.array(fc.oneof(fc.constant(0), fc.nat({ max: 0xffff })), { minLength: 8, maxLength: 8 }).map((groups) => {
  const plain = groups.map((group) => group.toString(16));
  const full = plain.map((group) => group.padStart(4, "0")).join(":");
  const from = groups.indexOf(0);
  const to = from < 0 ? -1 : from + groups.slice(from).findIndex((group) => group !== 0);
  const end = to < from ? 8 : to;
  const short = from < 0 ? [] : [`${plain.slice(0, from).join(":")}::${plain.slice(end).join(":")}`];
  return [plain.join(":"), full, full.toUpperCase(), ...short, ...short.map((text) => text.toUpperCase())];
});
