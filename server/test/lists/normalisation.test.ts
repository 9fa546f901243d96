// Normalisation of list values, as properties: once is enough, every spelling of a value comes to the same, a wrong digit is found.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListType } from "../../src/values/identifiers/identifier-kind.ts";
import { normalisePhone } from "../../src/values/identifiers/phone.ts";
import { listKinds } from "../../src/values/kinds/index.ts";
import { addresses6, clabes, ibans, written } from "./arbitraries.ts";
import { invalidClabes, invalidIbans, invalidPhones, phones, validClabes, validIbans } from "./samples.ts";

/** Every spelling of a value comes to the value, and the value to itself. */
function same(type: ListType, value: string, spellings: readonly string[]): void {
  for (const spelling of [value, ...spellings]) expect([spelling, listKinds[type].normalise(spelling)]).toEqual([spelling, value]);
}

describe("normalising twice changes nothing, whatever is entered", () => {
  const texts: Readonly<Record<ListType, fc.Arbitrary<string>>> = {
    email: fc.oneof(
      fc.emailAddress(),
      fc.tuple(fc.string({ unit: "grapheme" }), fc.constantFrom("Gmail.com", "googlemail.com", "correo.mx")).map((parts) => parts.join("@")),
    ),
    email_domain: fc.oneof(fc.domain(), fc.webAuthority()),
    ip_address: fc.oneof(fc.ipV4(), fc.ipV6()),
    ip_range: fc.tuple(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat({ max: 129 })).map((parts) => parts.join("/")),
    device_fingerprint: fc.string({ unit: "grapheme" }),
    card_bin: fc.stringMatching(/^\d{5,9}$/).chain(written),
    card_hash: fc.string(),
    country: fc.stringMatching(/^ ?[a-zA-Z]{2} ?$/),
    phone: fc.stringMatching(/^\+(52(1?[2-9]\d{9})|549?[1-9]\d{9}|55[1-9]\d9\d{8}|569\d{8}|573\d{9}|519\d{8}|5989\d{7})$/).chain(written),
    customer_id: fc.string({ unit: "grapheme" }),
    clabe: clabes.chain(written),
    iban: ibans.chain(written),
    account_hash: fc.string(),
    swift_bic: fc.stringMatching(/^ ?[a-zA-Z]{6}[a-zA-Z0-9]{2,5}$/),
    beneficiary_id: fc.string(),
  };

  test.each(Object.entries(texts) as [ListType, fc.Arbitrary<string>][])("%s", (type, arbitrary) => {
    let read = 0;
    fc.assert(
      fc.property(arbitrary, (text) => {
        const once = listKinds[type].normalise(text);
        if (once === undefined) return;
        read += 1;
        expect(listKinds[type].normalise(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
    // the property is about values: most of what is tried is one
    expect(read).toBeGreaterThan(100);
  });
});

describe("every spelling of a value comes to the same", () => {
  const local = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const tag = fc.stringMatching(/^[a-z0-9.+]{0,8}$/);

  test("e-mail: case, plus tags, spaces around, a dot at the end", () => {
    const domain = fc.domain().map((text) => text.toLowerCase());
    fc.assert(
      fc.property(local, tag, domain, (name, label, host) => {
        fc.pre(!/^(gmail|googlemail)\.com$/.test(host));
        same("email", `${name}@${host}`, [`${name.toUpperCase()}@${host.toUpperCase()}`, `${name}+${label}@${host}`, `  ${name}@${host}. `]);
      }),
    );
  });

  test("e-mail: the dots of Gmail, under both of its names", () => {
    fc.assert(
      fc.property(local, tag, fc.infiniteStream(fc.boolean()), (name, label, dots) => {
        const dotted = [...name].map((letter, index) => (index > 0 && dots.next().value === true ? `.${letter}` : letter)).join("");
        const spellings = [`${dotted}@gmail.com`, `${dotted}+${label}@gmail.com`, `${dotted.toUpperCase()}@GoogleMail.com`];
        same("email", `${name}@gmail.com`, spellings);
      }),
    );
  });

  test("telephone: separators, and the digits that Mexico dropped and Argentina inserts", () => {
    const subscriber = fc.stringMatching(/^[2-9][0-9]{7}$/);
    fc.assert(
      fc.property(subscriber, fc.constantFrom(" ", "-", ".", ""), (digits, gap) => {
        const [head, tail] = [digits.slice(0, 4), digits.slice(4)];
        same("phone", `+5255${digits}`, [
          `+52${gap}55${gap}${head}${gap}${tail}`,
          `+52 (55) ${head}-${tail}`,
          `+52${gap}1${gap}55${gap}${digits}`,
          ` +5255${digits} `,
        ]);
        same("phone", `+5411${digits}`, [`+54${gap}11${gap}${head}${gap}${tail}`, `+54${gap}9${gap}11${gap}${digits}`, `+54 11 15 ${head}-${tail}`]);
      }),
    );
  });

  test("a network: given by any of its addresses, in any spelling", () => {
    fc.assert(
      fc.property(fc.nat({ max: 0xffffffff }), fc.nat({ max: 0xffffffff }), fc.nat({ max: 32 }), (base, host, bits) => {
        const mask = bits === 0 ? 0 : (0xffffffff << (32 - bits)) >>> 0;
        const dotted = (address: number) => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join(".");
        const network = dotted((base & mask) >>> 0);
        const member = dotted(((base & mask) | (host & ~mask)) >>> 0);
        same("ip_range", `${network}/${bits}`, [`${member}/${bits}`, ` ${member}/${String(bits).padStart(2, "0")} `]);
      }),
    );
  });

  // the prefix of an IPv4-mapped network counts 96 bits more (RFC 4291, 2.5.5.2)
  test.each([
    ["::ffff:203.0.113.77/120", "203.0.113.0/24"],
    ["::ffff:10.1.2.3/104", "10.0.0.0/8"],
    ["::ffff:10.1.2.3/128", "10.1.2.3/32"],
  ])("a network: as an IPv4-mapped one, %s", (spelling, network) => same("ip_range", network, [spelling]));

  test("a network of IPv6 addresses is not read as one of IPv4 addresses", () => {
    expect(listKinds.ip_range.normalise("::ffff:10.1.2.3/8")).not.toBe("10.0.0.0/8");
  });

  test("an IPv6 address: leading zeros, case, and however the zeros are left out", () => {
    fc.assert(
      fc.property(addresses6, (spellings) => {
        const [value = ""] = spellings.map((spelling) => listKinds.ip_address.normalise(spelling));
        same("ip_address", value, spellings);
      }),
    );
  });

  test("a BIN: spaces and hyphens", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^(\d{6}|\d{8})$/).chain((bin) => fc.tuple(fc.constant(bin), written(bin))),
        ([bin, spelling]) => same("card_bin", bin, [spelling]),
      ),
    );
  });

  test.each([
    ["clabe", clabes],
    ["iban", ibans],
  ] as const)("%s: spaces, hyphens and case", (type, values) => {
    fc.assert(
      fc.property(
        values.chain((value) => fc.tuple(fc.constant(value), written(value))),
        ([value, spelling]) => same(type, value, [spelling, spelling.toLowerCase()]),
      ),
    );
  });
});

describe("a single wrong digit is found, wherever it is", () => {
  test.each([
    ["clabe", clabes],
    ["iban", ibans],
  ] as const)("%s", (type, values) => {
    fc.assert(
      fc.property(values, fc.nat(), fc.integer({ min: 1, max: 9 }), (value, place, shift) => {
        const digits = [...value].flatMap((letter, index) => (/\d/.test(letter) ? [index] : []));
        const at = digits[place % digits.length] ?? 0;
        const wrong = `${value.slice(0, at)}${(Number(value[at]) + shift) % 10}${value.slice(at + 1)}`;
        expect([listKinds[type].normalise(value), listKinds[type].normalise(wrong)]).toEqual([value, undefined]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("published samples", () => {
  test.each(validClabes)("CLABE %s is one", (clabe) => same("clabe", clabe, [clabe.replace(/^(...)(...)(.{11})(.)$/, "$1 $2 $3 $4")]));
  test.each(invalidClabes)("CLABE %j is none", (clabe) => expect(listKinds.clabe.normalise(clabe)).toBeUndefined());
  test.each(validIbans)("IBAN %s is one", (iban) => same("iban", iban, [iban.replace(/(.{4})(?=.)/g, "$1 "), iban.toLowerCase()]));
  test.each(invalidIbans)("IBAN %j is none", (iban) => expect(listKinds.iban.normalise(iban)).toBeUndefined());
  test.each(phones)("the telephone number $e164 is one, however it is dialled in $country", ({ country, national, e164 }) => {
    same("phone", e164, []);
    for (const dialled of national) expect([dialled, normalisePhone(dialled, country)?.e164]).toEqual([dialled, e164]);
  });
  test.each(invalidPhones)("the telephone number %j is none", (phone) => expect(listKinds.phone.normalise(phone)).toBeUndefined());
});
