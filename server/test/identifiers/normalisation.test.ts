import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isValidClabe } from "../../src/values/identifiers/accounts/clabe.ts";
import { isValidIban, normaliseIban } from "../../src/values/identifiers/accounts/iban.ts";
import { normaliseAddress, normaliseRange } from "../../src/values/identifiers/address.ts";
import { domainAndParents, isDisposable, normaliseEmail } from "../../src/values/identifiers/email.ts";
import { callingCodeOf, normalisePhone } from "../../src/values/identifiers/phone.ts";

describe("e-mail", () => {
  test.each([
    ["Maria.Gonzalez@Correo.MX", "maria.gonzalez@correo.mx"],
    ["maria+promo@correo.mx", "maria@correo.mx"],
    ["M.a.ria+x@googlemail.com", "maria@gmail.com"],
    [" maria@correo.mx. ", "maria@correo.mx"],
  ])("%s is matched as %s", (text, address) => {
    expect(normaliseEmail(text)?.address).toBe(address);
  });

  test.each(["", "maria", "@correo.mx", "maria@", "maria@correo"])("%j is no address", (text) => {
    expect(normaliseEmail(text)).toBeUndefined();
  });

  test("normalising twice changes nothing", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const once = normaliseEmail(text)?.address;
        if (once !== undefined) expect(normaliseEmail(once)?.address).toBe(once);
      }),
    );
  });

  test("throw-away domains are known, with their subdomains", () => {
    expect([isDisposable("mailinator.com"), isDisposable("x.mailinator.com"), isDisposable("correo.mx")]).toEqual([true, true, false]);
    expect(domainAndParents("a.b.correo.mx")).toEqual(["a.b.correo.mx", "b.correo.mx", "correo.mx"]);
  });
});

describe("telephone", () => {
  test.each([
    ["+52 55 1234 5678", undefined, "+525512345678"],
    ["55 1234 5678", "MX", "+525512345678"],
    ["+52 1 55 1234 5678", undefined, "+525512345678"],
    ["+54 9 11 1234-5678", undefined, "+541112345678"],
    ["(11) 98765-4321", "BR", "+5511987654321"],
  ])("%s in %s is %s", (text, country, e164) => {
    expect(normalisePhone(text, country)?.e164).toBe(e164);
  });

  test("what cannot be read is said so, and calling codes follow the country", () => {
    expect(normalisePhone("hola", "MX")).toBeUndefined();
  });

  test("what is taken as it is, is what the numbering plans would have made of it", () => {
    const codes = fc.constantFrom("52", "521", "55", "57", "56", "54", "549", "51", "593", "1");
    const numbers = fc.tuple(codes, fc.stringMatching(/^[0-9]{7,11}$/), fc.constantFrom("MX", "BR", undefined));
    fc.assert(
      fc.property(numbers, ([code, national, country]) => {
        const text = `+${code}${national}`;
        // a space in front is not normalised: the number is parsed
        expect(normalisePhone(text, country)).toEqual(normalisePhone(` ${text}`, country));
      }),
      { numRuns: 5000 },
    );
    expect([callingCodeOf("MX"), callingCodeOf("BR"), callingCodeOf("ZZ")]).toEqual(["52", "55", undefined]);
  });
});

describe("addresses", () => {
  test.each([
    ["189.203.54.17", "189.203.54.17"],
    ["::ffff:189.203.54.17", "189.203.54.17"],
    ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
  ])("%s is matched as %s", (text, address) => {
    expect(normaliseAddress(text)).toBe(address);
  });

  test.each(["", "1.2.3", "1.2.3.4.5", "0x7f.1", "256.1.1.1", "hola"])("%j is no address", (text) => {
    expect(normaliseAddress(text)).toBeUndefined();
  });

  test.each([
    ["10.1.2.3/8", "10.0.0.0/8"],
    ["10.1.2.3", "10.1.2.3/32"],
    ["2001:db8:1::/32", "2001:db8::/32"],
    ["10.0.0.0/33", undefined],
    ["10.0.0.0/8/8", undefined],
  ])("range %s is %s", (text, range) => {
    expect(normaliseRange(text)).toBe(range);
  });
});

describe("account identifiers", () => {
  test("published CLABE and IBAN samples", () => {
    expect(isValidClabe("002010077777777771")).toBe(true);
    expect(isValidIban("BR1800360305000010009795493C1")).toBe(true);
    expect(isValidIban(normaliseIban("GB82 WEST 1234 5698 7654 32") ?? "")).toBe(true);
    expect(isValidIban("GB82WEST12345698765433")).toBe(false);
  });

  test("a single changed digit makes a CLABE invalid", () => {
    const clabe = "002010077777777771";
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 17 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
        const changed = [...clabe].map((digit, index) => (index === place ? String((Number(digit) + shift) % 10) : digit)).join("");
        expect(isValidClabe(changed)).toBe(false);
      }),
    );
  });
});
