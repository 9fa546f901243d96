import { describe, expect, test } from "vitest";
import { normaliseEmail } from "../../src/values/identifiers/email.ts";
import { emailProviders, providerDomains } from "../../src/values/identifiers/email-providers.ts";
import { freeMailDomains } from "../../src/values/identifiers/free-mail.ts";
import { listKinds } from "../../src/values/kinds/index.ts";

const read = (text: string): string | undefined => normaliseEmail(text)?.address;

describe("addresses that reach one mailbox are one address", () => {
  test.each<[provider: string, address: string, spellings: readonly string[]]>([
    ["Gmail", "ana4@gmail.com", ["ana4@googlemail.com", "a.n.a.4@gmail.com", "Ana4+tienda@GoogleMail.com"]],
    [
      "Proton",
      "anamaria@protonmail.com",
      ["anamaria@proton.me", "AnaMaria@pm.me", "anamaria@protonmail.ch", "ana.maria@proton.me", "ana-maria+x@pm.me", "ana_maria@proton.me"],
    ],
    ["Apple", "ana.maria@icloud.com", ["ana.maria@me.com", "ana.maria@mac.com", "Ana.Maria+x@icloud.com"]],
    ["Yandex", "ana4@yandex.ru", ["ana4@ya.ru", "ana4@yandex.com", "ana4@yandex.by", "ana4@yandex.kz", "ana4@yandex.com.tr", "ana4+x@ya.ru"]],
    ["Fastmail", "ana4@fastmail.com", ["x@ana4.fastmail.com", "tienda+1@ana4.fastmail.com", "ana4+tienda@fastmail.com", "X@Ana4.FastMail.com"]],
    ["Fastmail in Mexico", "ana4@fastmail.mx", ["x@ana4.fastmail.mx"]],
    ["Yahoo", "ana3@yahoo.com", ["ana3-tienda@yahoo.com", "Ana3-1-2@Yahoo.com", "ana3+x@yahoo.com"]],
    ["Yahoo in Mexico", "ana3@yahoo.com.mx", ["ana3-tienda@yahoo.com.mx"]],
    ["Yahoo in Argentina", "ana3@yahoo.com.ar", ["ana3-tienda@yahoo.com.ar"]],
    ["Yahoo in Brazil", "ana3@yahoo.com.br", ["ana3-tienda@yahoo.com.br"]],
    ["Yahoo in Chile", "ana3@yahoo.cl", ["ana3-tienda@yahoo.cl"]],
    ["Ymail", "ana3@ymail.com", ["ana3-tienda@ymail.com"]],
  ])("%s", (_, address, spellings) => {
    for (const spelling of [address, ...spellings])
      expect([spelling, read(spelling), listKinds.email.normalise(spelling)]).toEqual([spelling, address, address]);
  });

  test("addresses that reach another mailbox are another address", () => {
    const others = ["ana3@yahoo.com", "ana3@yahoo.com.mx", "ana-maria@correo.mx", "ana.maria@me.com", "anamaria@me.com", "ana@hotmail.com", "ana@outlook.com"];
    const more = [
      "-ana@yahoo.com",
      "ana@fastmail.com",
      "ana@fastmail.fm",
      "x@ana.correo.mx",
      "x@y.ana.fastmail.com",
      "ana.4@ya.ru",
      "ana-4@ya.ru",
      "ana@yandex.mx",
    ];
    const all = [...others, ...more];
    expect(new Set(all.map(read)).size).toBe(all.length);
  });

  test("the domain of an address stays the one that was written", () => {
    expect(["ana@proton.me", "ana@ya.ru", "x@ana.fastmail.com", "ana@googlemail.com"].map((text) => normaliseEmail(text)?.domain)).toEqual([
      "proton.me",
      "ya.ru",
      "ana.fastmail.com",
      "gmail.com",
    ]);
  });

  test("separators alone are no name", () => expect(["..@gmail.com", "-.@proton.me"].map(read)).toEqual([undefined, undefined]));

  test("reading twice changes nothing at any domain of a provider", () => {
    for (const domain of providerDomains)
      for (const text of [`ana.m-1_x@${domain}`, `x@ana.${domain}`]) {
        const once = read(text) ?? "";
        expect([text, read(once)]).toEqual([text, once]);
      }
  });

  test("at every domain of a provider anyone can have an address", () => {
    expect([...emailProviders.keys()].filter((domain) => !freeMailDomains.has(domain))).toEqual([]);
  });
});
