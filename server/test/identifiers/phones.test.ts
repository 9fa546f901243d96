import fc from "fast-check";
import { getExampleNumber } from "libphonenumber-js";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, test } from "vitest";
import { normalisePhone } from "../../src/values/identifiers/phone.ts";
import { listKinds } from "../../src/values/kinds/index.ts";
import { identifierValue } from "../../src/values/kinds/payment-value.ts";

const read = (text: string, country?: string): string | undefined => normalisePhone(text, country)?.e164;

describe("one line has one form, however it is written or dialled", () => {
  test.each<[country: string | undefined, e164: string, spellings: readonly string[]]>([
    [
      "MX",
      "+525548219034",
      [
        "55 4821 9034",
        "044 55 4821 9034",
        "045 55 4821 9034",
        "01 55 4821 9034",
        "1 55 4821 9034",
        "(01 55) 4821-9034",
        "+52 1 55 4821 9034",
        "+52 01 55 4821 9034",
        "+52 044 55 4821 9034",
        "+52 (1) 55-4821-9034",
        "52 55 4821 9034",
        "5215548219034",
        "0052 55 4821 9034",
      ],
    ],
    [undefined, "+525548219034", ["+525548219034", "0052 55 4821 9034", "+52 1 5548219034"]],
    [
      "AR",
      "+541123456779",
      ["11 2345-6779", "011 2345-6779", "011 15 2345-6779", "11 15 2345 6779", "+54 9 11 2345-6779", "+54 011 15 2345-6779", "9 11 2345 6779"],
    ],
    ["AR", "+543514567890", ["0351 15 456-7890", "351 456 7890", "351 15 456 7890", "+54 9 351 456 7890", "+54 351 15 456 7890"]],
    [
      "BR",
      "+5511987654329",
      [
        "(11) 98765-4329",
        "(11) 8765-4329",
        "11 8765 4329",
        "011 8765-4329",
        "0 15 11 98765-4329",
        "0 15 11 8765-4329",
        "0 41 11 8765-4329",
        "041 11 98765-4329",
        "0xx11 98765-4329",
        "0XX11 8765-4329",
        "(0xx11) 98765-4329",
        "0 xx 11 98765-4329",
        "+55 11 8765-4329",
        "+55 (0xx11) 98765-4329",
        "+55 (0) 11 98765-4329",
        "+55 0 15 11 98765-4329",
      ],
    ],
    ["BR", "+551132654329", ["(11) 3265-4329", "0xx11 3265-4329", "0 15 11 3265-4329"]],
    ["CL", "+56987654329", ["9 8765 4329", "09 8765 4329", "8765 4329", "+56 9 8765 4329", "+56 09 8765 4329", "+56 8765 4329", "56987654329"]],
    ["CL", "+56974836205", ["7483 6205", "09 7483 6205"]],
    ["CL", "+56221239568", ["2 2123 9568", "02 2123 9568", "(02) 2123 9568"]],
    ["CO", "+576012345679", ["601 234 5679", "+57 1 2345679", "1 2345679", "031 2345679", "(031) 234 5679", "+57 601 2345679", "(601) 234-5679"]],
    ["CO", "+576044441235", ["604 444 1235", "(034) 444 1235", "+57 4 4441235"]],
    ["CO", "+573015557719", ["301 555 7719", "03 301 555 7719", "+57 301 5557719"]],
    ["PE", "+51987654329", ["987654329", "01 987654329", "+51 01 987654329", "+51 1 987654329"]],
    ["PE", "+5114441239", ["01 444 1239", "1 4441239", "+51 1 444 1239"]],
    ["UY", "+59899123469", ["099 123 469", "99 123 469", "+598 099 123 469"]],
    ["EC", "+593991234679", ["099 123 4679", "+593 99 123 4679"]],
    ["DO", "+18092345679", ["809 234 5679", "1 809 234 5679", "+1 (809) 234-5679"]],
  ])("%s %s", (country, e164, spellings) => {
    expect(spellings.map((text) => [text, read(text, country)])).toEqual(spellings.map((text) => [text, e164]));
    expect(read(e164)).toBe(e164);
    expect(listKinds.phone.normalise(e164)).toBe(e164);
  });

  test.each([
    ["55 4821 9034 (recados)", "MX"],
    ["55 4821 9034 recados con Ana", "MX"],
    ["tel: 55 4821 9034", "MX"],
    ["Tel. 55-4821-9034, oficina", "MX"],
    ["cel (55) 4821 9034", "MX"],
    ["whatsapp:+525548219034", undefined],
    ["WhatsApp +52 1 55 4821 9034", undefined],
    ["+525548219034 ext. 12", undefined],
    ["55 4821 9034 x12", "MX"],
    ["55 4821 9034 #12", "MX"],
    ["tel:+52-55-4821-9034;ext=5", undefined],
    ["55 4821 9034 / 55 5555 1234", "MX"],
    ["55 4821 9034 | 55 5555 1234", "MX"],
    ["５５ ４８２１ ９０３４", "MX"],
  ])("%j is read up to its remark", (text, country) => expect(read(text, country)).toBe("+525548219034"));
});

describe("a text that no line can have is unreadable", () => {
  test.each([
    ["124", "MX"],
    ["0000", "MX"],
    ["+52 55", undefined],
    ["11111", "MX"],
    ["+5212345", undefined],
    ["0000000000", "MX"],
    ["1111111111", "MX"],
    ["55 4821 903", "MX"],
    ["4821 9034", "MX"],
    ["15 2345-6779", "AR"],
    ["+54 15 2345 6779", undefined],
    ["2345-6779", "AR"],
    ["98765-4329", "BR"],
    ["8765-4329", "BR"],
    ["2123 4567", "CL"],
    ["234 5679", "CO"],
    ["444 1234", "PE"],
    ["809 134 5679", "DO"],
    ["55 4821 9034", undefined],
    ["+598000000", undefined],
    ["hola", "MX"],
    ["", "MX"],
    ["+", "MX"],
    ["recados", "MX"],
    ["++++", "MX"],
  ])("%j in %s", (text, country) => expect(read(text, country)).toBeUndefined());
});

describe("a number that people type without having one is nobody's", () => {
  test.each([
    ["55 5555 5555", "MX"],
    ["5512345678", "MX"],
    ["1234567890", "PE"],
    ["9999999999", "MX"],
    ["2222222222", "MX"],
    ["9876543210", "MX"],
    ["(11) 99999-9999", "BR"],
    ["(11) 1111-1111", "BR"],
    ["999999999", "CL"],
    ["300 000 0000", "CO"],
    ["809 555 5555", "DO"],
    ["+50212345678", undefined],
  ])("%j in %s", (text, country) => expect(identifierValue("phone", read(text, country))).toBeUndefined());
});

test("reading twice changes nothing, whatever is entered, and no text fails", () => {
  const numbers = fc.tuple(
    fc.constantFrom("", "+", "0", "00", "tel: "),
    fc.constantFrom("52", "54", "55", "56", "57", "51", "1", ""),
    fc.stringMatching(/^[0-9 ()-]{0,14}$/),
  );
  const texts = fc.oneof(
    numbers.map((parts) => parts.join("")),
    fc.string(),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom("MX", "AR", "BR", "CL", "CO", "PE", "DO", undefined), (text, country) => {
      const once = read(text, country);
      if (once !== undefined) expect([text, read(once), read(once, "MX")]).toEqual([text, once, once]);
    }),
    { numRuns: 5000 },
  );
});

test("the example numbers of the library for the Americas and Iberia are read", () => {
  for (const country of [
    "MX",
    "BR",
    "AR",
    "CL",
    "CO",
    "PE",
    "EC",
    "UY",
    "PY",
    "BO",
    "VE",
    "CR",
    "PA",
    "GT",
    "SV",
    "HN",
    "NI",
    "DO",
    "PR",
    "CU",
    "US",
    "CA",
    "ES",
    "PT",
  ] as const) {
    const example = getExampleNumber(country, examples);
    expect([country, read(example?.formatNational() ?? "", country)]).toEqual([country, example?.number.replace(/^\+549/, "+54")]);
  }
});
