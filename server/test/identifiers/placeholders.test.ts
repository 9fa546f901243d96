// The register of placeholders, and one spelling of a value for every use.
import { describe, expect, test } from "vitest";
import { isPlaceholder, type PaymentKind } from "../../src/values/kinds/index.ts";
import { identifierValue } from "../../src/values/kinds/payment-value.ts";

describe("is a placeholder:", () => {
  test.each<[PaymentKind, string]>([
    ["email", "sincorreo@tienda.mx"],
    ["email", "no.tiene@gmail.com"],
    ["email", "test@gmail.com"],
    ["email", "aaa@hotmail.com"],
    ["email", "test@test.com"],
    ["phone", "+525555555555"],
    ["phone", "+525512345678"],
    ["document", "rfc:XAXX010101000"],
    ["document", "rut:666666666"],
    ["document", "dni:00000000"],
    ["document", "cc:222222222222"],
    ["customer_id", "0"],
    ["customer_id", "Guest"],
    ["customer_id", "undefined"],
    ["customer_id", "-1"],
    ["customer_id", "-999"],
    ["customer_id", "123456"],
    ["customer_id", "1234567890"],
    ["customer_id", "XXXX"],
    ["customer_id", "000000"],
    ["customer_id", "999999"],
    ["customer_id", "prueba"],
    ["beneficiary_id", "-1"],
    ["beneficiary_id", "123456"],
    ["beneficiary_id", "sin datos"],
    ["terminal", "-1"],
    ["device_fingerprint", "-1"],
    ["device_fingerprint", "1234567890"],
    ["device_fingerprint", "0123456789abcdef"],
    ["device_fingerprint", "12345678-1234-1234-1234-123456789012"],
    ["device_fingerprint", "xxxxxxxx"],
    ["card_hash", "123456"],
    ["card_hash", "XXXX"],
    // SHA-256 of 0 and of 123456
    ["card_hash", "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"],
    ["card_hash", "8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92"],
    ["account_hash", "12345678"],
    ["account_hash", "0000000000000000000000"],
    ["account_hash", "-1"],
    ["clabe", "002010012345678901"],
    ["document", "cpf:12345678909"],
    ["document", "rut:123456785"],
    ["device_fingerprint", "00000000-0000-0000-0000-000000000000"],
    ["device_fingerprint", "9774d56d682e549c"],
    ["device_fingerprint", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["card_hash", "[object Object]"],
    ["card_bin", "000000"],
    ["clabe", "000000000000000000"],
    ["account_hash", "N/A"],
    ["terminal", "0000"],
    ["ip_address", "127.0.0.1"],
    ["ip_address", "0.0.0.0"],
    ["ip_address", "10.0.0.7"],
    ["ip_address", "100.64.0.1"],
    ["ip_address", "203.0.113.7"],
    ["ip_address", "fd00::1"],
    ["phone", "+525555555555"],
    ["phone", "+18095555555"],
  ])("%s %s", (kind, value) => expect(isPlaceholder(kind, value)).toBe(true));
});

describe("is somebody's:", () => {
  test.each<[PaymentKind, string]>([
    ["email", "test@zapateria-lopez.mx"],
    ["email", "nadia@gmail.com"],
    ["email", "noemi.correa@gmail.com"],
    ["phone", "+525548219034"],
    ["document", "cpf:52998224725"],
    ["customer_id", "7"],
    ["customer_id", "11"],
    ["customer_id", "1000"],
    ["customer_id", "12345"],
    ["customer_id", "11111"],
    ["customer_id", "123457"],
    ["customer_id", "-84213x"],
    ["terminal", "123456"],
    ["device_fingerprint", "1234567891"],
    ["account_hash", "2850590940090418135201"],
    ["document", "rut:76543216"],
    ["terminal", "1"],
    ["device_fingerprint", "fp_0"],
    ["card_hash", "tok_cl_771"],
    ["card_bin", "415231"],
    ["clabe", "002010077777777771"],
    ["ip_address", "189.203.54.17"],
    ["ip_address", "2800:150:11c:abcd::1"],
  ])("%s %s", (kind, value) => expect(isPlaceholder(kind, value)).toBe(false));
});

test("an account is the same one however it is separated", () => {
  expect(identifierValue("clabe", " 002 0100 7777 7777 771 ")).toBe(identifierValue("clabe", "002010077777777771"));
  expect(identifierValue("iban", "de89 3704 0044 0532 0130 00")).toBe(identifierValue("iban", "DE89370400440532013000"));
});
