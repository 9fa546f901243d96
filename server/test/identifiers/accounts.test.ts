// Accounts and payment keys of the region: check digits, one value for all spellings, the field that one belongs in.

import { describe, expect, test } from "vitest";
import { type AccountField, accountIn, isAccount, recognisedAccount } from "../../src/values/identifiers/accounts/accounts.ts";
import { normaliseBic } from "../../src/values/identifiers/accounts/bic.ts";
import { listKinds } from "../../src/values/kinds/index.ts";

/** CBU and CVU: the first two from stdnum 1.12.0, the third with check digit 0, which it refuses. CCI: published by BBVA and Localpayment. */
const VALID: readonly (readonly [field: AccountField, country: string | undefined, spellings: readonly string[], value: string])[] = [
  ["clabe", "MX", ["002010077777777771", "002 010 07777777777 1", "002-010-07777777777-1"], "002010077777777771"],
  ["iban", "BR", ["BR1800360305000010009795493C1", "br18 0036 0305 0000 1000 9795 493c 1"], "BR1800360305000010009795493C1"],
  ["iban", "HN", ["HN88CABF00000000000250005469"], "HN88CABF00000000000250005469"],
  ["iban", "NI", ["NI45BAPR00000013000003558124"], "NI45BAPR00000013000003558124"],
  ["cbu", "AR", ["2850590940090418135201", "28505909-40090418135201", "28505909 40090418135201", " 2850590-9 4009041813520-1 "], "2850590940090418135201"],
  ["cbu", "AR", ["0170099220000067797370"], "0170099220000067797370"],
  ["cbu", "AR", ["0000031400012345009871"], "0000031400012345009871"],
  ["cci", "PE", ["01136600010003254221", "011-366-000100032542-21", "011 366 000100032542 21"], "01136600010003254221"],
  ["cci", "PE", ["011-241-000190006582-70"], "01124100019000658270"],
  ["alias", "AR", ["cuarto.centro.naipe", "CUARTO.CENTRO.NAIPE", " Cuarto.Centro.Naipe "], "cuarto.centro.naipe"],
  ["pix_key", "BR", ["Maria.Souza+pix@Correio.com.br", " maria.souza+pix@correio.com.br"], "maria.souza+pix@correio.com.br"],
  ["pix_key", "BR", ["+5511987654329", "+55 (11) 98765-4329", "11987654329", "5511987654329"], "+5511987654329"],
  ["pix_key", "BR", ["03406192874", "034.061.928-74"], "03406192874"],
  ["pix_key", "BR", ["12.ABC.345/01DE-35", "12abc34501de35"], "12ABC34501DE35"],
  ["pix_key", "BR", ["123E4567-E89B-42D3-A456-426614174000", "123e4567e89b42d3a456426614174000"], "123e4567-e89b-42d3-a456-426614174000"],
  ["breb_key", "CO", ["@MariaGomez1", "@mariagomez1"], "@mariagomez1"],
  ["breb_key", "CO", ["3001234567", "+57 300 123 4567", "573001234567"], "+573001234567"],
  ["breb_key", "CO", ["1.020.304.050", "1020304050"], "1020304050"],
  ["breb_key", "CO", ["Maria@Correo.CO", "maria@correo.co"], "maria@correo.co"],
  ["account_hash", undefined, ["ACCT_5d1f20c9"], "ACCT_5d1f20c9"],
];

test.each(VALID)("%s %s: each of %j is %s", (field, country, spellings, value) => {
  for (const text of spellings) expect([text, accountIn(field, text)]).toMatchObject([text, { field, value, country, problem: undefined }]);
});

test("a list entry of account_hash in any spelling is the account", () => {
  for (const [field, , spellings, value] of VALID) {
    if (field === "clabe" || field === "iban") continue;
    // digits alone say nothing of Brazil or Colombia
    const written = spellings.filter((text) => (field !== "pix_key" && field !== "breb_key" ? true : /[@+]|^[0-9a-fA-F]{8}-/.test(text)));
    for (const text of written) expect([text, listKinds.account_hash.normalise(text)]).toEqual([text, value]);
  }
  expect([listKinds.account_hash.normalise("002010077777777771"), listKinds.account_hash.normalise("BR1800360305000010009795493C1")]).toEqual([
    undefined,
    undefined,
  ]);
  expect([listKinds.clabe.normalise("2850590940090418135201"), listKinds.iban.normalise("2850590940090418135201")]).toEqual([undefined, undefined]);
});

describe("check digits", () => {
  test.each([
    ["cbu", "2850590940090418135202"],
    ["cbu", "2850590140090418135201"],
    ["cci", "01136600010003254222"],
    ["cci", "01136600010003254231"],
    ["clabe", "002010077777777770"],
    ["iban", "BR1900360305000010009795493C1"],
    ["pix_key", "03406192871"],
  ] as const)("%s %s: it is used as it was sent, and named", (field, text) => {
    expect(accountIn(field, text)).toMatchObject({ value: text, checked: false, problem: { reason: "check_digits" } });
  });
});

describe("an account in another field is that field's", () => {
  test.each([
    ["iban", "2850590940090418135201", "cbu"],
    ["clabe", "28505909-40090418135201", "cbu"],
    ["clabe", "01136600010003254221", "cci"],
    ["cbu", "002010077777777771", "clabe"],
    ["account_hash", "0170099220000067797370", "cbu"],
    ["account_hash", "002010077777777771", "clabe"],
    ["pix_key", "HN88CABF00000000000250005469", "iban"],
    ["breb_key", "01136600010003254221", "cci"],
    ["alias", "002010077777777771", "clabe"],
  ] as const)("%s %s is a %s", (field, text, belongs) => {
    const { field: found, problem } = accountIn(field, text);
    expect([found, problem?.reason, problem?.expected.includes(belongs)]).toEqual([belongs, "other_field", true]);
  });
});

test.each([
  ["cbu", "123"],
  ["cbu", "hola"],
  ["cci", "0113660001000325422"],
  ["alias", "corto"],
  ["alias", "con espacio adentro"],
  ["pix_key", "hola"],
  ["pix_key", "+525512345679"],
  ["pix_key", `${"a".repeat(70)}@correio.com`],
  ["breb_key", "con espacio"],
] as const)("%s %j cannot be read", (field, text) => {
  expect(accountIn(field, text)).toMatchObject({ value: undefined, problem: { reason: "unreadable", expected: expect.stringMatching(/^must be /) } });
});

test("a card number is no account; one of eighteen or more digits with check digits of its own is", () => {
  expect(["5555555555554444", "4111 1111 1111 1111", "4242424242424242 12/29", "4111111111111111 1229", "6304000000000000"].map(isAccount)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(["646180157000000004", "2850590940090418135201", "01136600010003254221"].map((text) => [isAccount(text), recognisedAccount(text)?.field])).toEqual([
    [true, "clabe"],
    [true, "cbu"],
    [true, "cci"],
  ]);
});

test.each([
  ["BNMXMXMM", "BNMXMXMM"],
  [" bnmxmxmm ", "BNMXMXMM"],
  ["BNMX MX MM", "BNMXMXMM"],
  ["BN1XMXMM", "BN1XMXMM"],
  ["BNMXMXMMXXX", "BNMXMXMM"],
  ["BNMXMXMMABC", "BNMXMXMMABC"],
  // a location of XX, not a branch
  ["BNMXMXXX", "BNMXMXXX"],
  ["BNMX", undefined],
  ["BNMX12MM", undefined],
])("BIC %j is %s", (text, code) => {
  expect(normaliseBic(text)).toBe(code);
  expect(listKinds.swift_bic.normalise(text)).toBe(code);
});
