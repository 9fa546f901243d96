// Values that are never shared, for any sender.
import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { digestOf } from "../../src/controls/network/hashes.ts";
import { readItem } from "../../src/controls/network/item.ts";
import { freeMailDomains } from "../../src/values/identifiers/free-mail.ts";

const codeOf = (signal_type: string, value: string): string => {
  const item = readItem({ signal_type, value });
  return "code" in item ? item.code : "shared";
};

describe("is not shared:", () => {
  test.each([
    ["email_domain", "gmail.com"],
    ["email_domain", "GoogleMail.com"],
    ["email_domain", "mail.yahoo.com.mx"],
    ["email_domain", "hotmail.com"],
    ["email_domain", "uol.com.br"],
    ["email_domain", "prodigy.net.mx"],
    ["email_domain", "adinet.com.uy"],
    ["email_domain", "mailinator.com"],
    ["email_domain", "sub.mailinator.com"],
    ["email_domain", "com.mx"],
    ["email_domain", "gob.ar"],
    ["email_domain", "co.uk"],
    ["email_domain", "example.com"],
    ["email_domain", "shop.example.org"],
    ["email_domain", "sandbox.test"],
    ["email_domain", "printer.local"],
    ["email", "approve@sandbox.test"],
    ["email", "somebody@example.com"],
    ["ip_address", "10.1.2.3"],
    ["ip_address", "192.168.0.1"],
    ["ip_address", "172.16.5.5"],
    ["ip_address", "127.0.0.1"],
    ["ip_address", "169.254.169.254"],
    ["ip_address", "100.64.0.1"],
    ["ip_address", "192.0.2.1"],
    ["ip_address", "198.51.100.7"],
    ["ip_address", "203.0.113.9"],
    ["ip_address", "224.0.0.1"],
    ["ip_address", "255.255.255.255"],
    ["ip_address", "0.0.0.0"],
    ["ip_address", "::1"],
    ["ip_address", "fe80::1"],
    ["ip_address", "fd00::1"],
    ["ip_address", "2001:db8::1"],
    ["ip_address", "::ffff:10.0.0.1"],
    ["ip_address", "ff02::1"],
    ["phone", "+52 55 5555 5555"],
    ["phone", "+52 5512345678"],
    ["device_fingerprint", "00000000-0000-0000-0000-000000000000"],
    ["device_fingerprint", "undefined"],
    ["card_hash", "null"],
    ["account_hash", "N/A"],
    // the same provider in any country, in any spelling
    ["email_domain", "hotmail.com.pe"],
    ["email_domain", "yahoo.com.ec"],
    ["email_domain", "live.com.uy"],
    ["email_domain", "outlook.cr"],
    ["email_domain", "Mail.Hotmail.com.VE."],
    ["email_domain", "ｇｍａｉｌ。com"],
    // registries of one country's trades, and those that sell names below a name
    ["email_domain", "adm.br"],
    ["email_domain", "eng.br"],
    ["email_domain", "mex.com"],
    ["email_domain", "uk.com"],
    // what a cashier fills in for a customer without address
    ["email", "sincorreo@gmail.com"],
    ["email", "No.Tiene@hotmail.com"],
    ["email", "test@test.com"],
    ["email", "xxx@yahoo.com.mx"],
    ["clabe", "000000000000000000"],
    ["clabe", "002180000000000009"],
    // hashes of nothing, and the number that a generation of telephones has in common
    ["device_fingerprint", "D41D8CD98F00B204E9800998ECF8427E"],
    ["card_hash", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["account_hash", hash("sha256", "null", "hex")],
    ["device_fingerprint", "9774d56d682e549c"],
  ])("%s %s", (type, value) => {
    expect(codeOf(type, value)).toBe("NOT_SHAREABLE");
  });

  test.each(["gmail.com", "yahoo.com.ar", "hotmail.com.pe", "mailinator.com"])("the hash of %s", (domain) => {
    expect(readItem({ signal_type: "email_domain", value_hash: digestOf(domain) })).toMatchObject({ code: "NOT_SHAREABLE" });
  });

  test.each(["email", "phone", "card_hash", "device_fingerprint"])("the hash of an empty %s", (signal_type) => {
    for (const nothing of ["", "null", "undefined", "N/A"])
      expect(readItem({ signal_type, value_hash: digestOf(nothing) })).toMatchObject({ code: "NOT_SHAREABLE" });
  });
});

describe("is shared:", () => {
  test.each([
    ["email_domain", "empresa.com.mx"],
    ["email_domain", "pagos.empresa.mx"],
    ["email_domain", "notgmail.com"],
    ["email_domain", "test.mx"],
    ["email", "maria@gmail.com"],
    ["email", "maria@mailinator.com"],
    ["email", "test@empresa.mx"],
    ["email_domain", "terranova.com.mx"],
    ["email_domain", "mexico.com"],
    ["clabe", "002180000000000025"],
    ["ip_address", "189.203.54.17"],
    ["ip_address", "2806:2f0:9000::1"],
    ["phone", "+52 55 4821 9034"],
    ["device_fingerprint", "fp-1"],
    ["card_hash", "tok_0000"],
  ])("%s %s", (type, value) => {
    expect(codeOf(type, value)).toBe("shared");
  });
});

describe("is no type that participants share:", () => {
  test.each(["country", "card_bin", "customer_id", "ip_range", "swift_bic", "beneficiary_id", "constructor", "E-Mail"])("%s", (type) => {
    expect(codeOf(type, "MX")).toBe("INVALID_TYPE");
  });
});

test("a free-mail domain is written as it is matched, each once", () => {
  expect(freeMailDomains.size).toBeGreaterThan(120);
  for (const domain of freeMailDomains) expect([domain, codeOf("email_domain", domain)]).toEqual([domain, "NOT_SHAREABLE"]);
});
