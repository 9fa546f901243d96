// Accounts and payment keys of the region in payouts: what identifies a beneficiary, one account for all spellings, warnings that say what to send.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { type Lists, listsOf } from "../lists/lists-of.ts";
import { anyHour, KNOWN, type Payouts, payoutsOf, somebody } from "./payouts-of.ts";

let service: TestService;
let payouts: Payouts;
let lists: Lists;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  await anyHour(service);
  payouts = payoutsOf(service);
  lists = listsOf(service.url, await service.token("admin"));
});
afterAll(() => service.close());

const to = (beneficiary: object) => ({ ...KNOWN, beneficiary });

/** Payouts, entries and warnings of each kind of account: how it is listed, how it is paid, and one that is another. */
const ACCOUNTS = [
  [
    "CBU",
    "28505909-40090418135201",
    [{ cbu: "2850590940090418135201" }, { cbu: "28505909 40090418135201" }, { account_hash: "28505909-40090418135201" }, { iban: "2850590940090418135201" }],
    { cbu: "0170099220000067797370" },
  ],
  ["CVU", "0000031400012345009871", [{ cbu: "0000031400012345009871" }, { clabe: "0000031400012345009871" }], { cbu: "0000003100012345009871" }],
  ["alias", "Cuarto.Centro.Naipe", [{ alias: "cuarto.centro.naipe" }, { alias: "CUARTO.CENTRO.NAIPE" }], { alias: "cuarto.centro.naipes" }],
  [
    "CCI",
    "011-366-000100032542-21",
    [{ cci: "01136600010003254221" }, { account_hash: "011 366 000100032542 21" }, { clabe: "01136600010003254221" }],
    { cci: "01124100019000658270" },
  ],
  [
    "random Pix key",
    "123E4567-E89B-42D3-A456-426614174000",
    [{ pix_key: "123e4567-e89b-42d3-a456-426614174000" }],
    { pix_key: "123e4567-e89b-42d3-a456-426614174001" },
  ],
  ["Pix key that is an address", "Maria.Souza@Correio.com.br", [{ pix_key: "maria.souza@correio.com.br" }], { pix_key: "maria.sousa@correio.com.br" }],
  ["Pix key that is a telephone number", "+55 11 98765-4329", [{ pix_key: "+5511987654329" }, { pix_key: "11987654329" }], { pix_key: "+5511987654328" }],
  ["Pix key that is a document", "03406192874", [{ pix_key: "034.061.928-74" }], { pix_key: "11176872010" }],
  ["Bre-B key", "@mariagomez1", [{ breb_key: "@MariaGomez1" }], { breb_key: "@mariagomez2" }],
] as const;

test.each(ACCOUNTS)("an entry of account_hash with a %s in any spelling blocks it in any field, and no other", async (_, value, paid, nearly) => {
  const { status, body: entry } = await lists.block({ list_type: "account_hash", value });
  expect(status).toBe(201);
  const answers = await Promise.all([...paid, nearly].map((beneficiary) => payouts.assess(to(beneficiary))));
  await lists.unblock(entry.id);
  expect(answers.map(({ status: code, body }) => [code, body.blocked_by])).toEqual([...paid.map(() => [200, "blocklist:account_hash"]), [200, undefined]]);
});

test("a CLABE and an IBAN are listed by their own types, and the message says so", async () => {
  for (const value of ["002010077777777771", "BR1800360305000010009795493C1"]) {
    const { status, body } = await lists.block({ list_type: "account_hash", value });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining("a CLABE is a clabe, an IBAN is an iban")]);
  }
  const { body } = await lists.block({ list_type: "clabe", value: "2850590940090418135201" });
  expect(JSON.stringify(body)).toContain("a CBU, a CCI, a Pix or Bre-B key is an account_hash");
});

describe("a payout whose beneficiary is known by nothing but", () => {
  test.each<[string, object]>([
    ["a Pix key", { pix_key: "maria.souza@correio.com.br" }],
    ["a CBU", { cbu: "0170099220000067797370" }],
    ["an alias", { alias: "perro.gato.casa" }],
    ["a CCI", { cci: "01124100019000658270" }],
    ["a Bre-B key", { breb_key: "3001234567" }],
    ["an e-mail address", { email: "maria.souza@correio.com.br" }],
    ["a telephone number, of SPEI", { phone: "+525548219034" }],
  ])("%s is assessed", async (_, beneficiary) => {
    const { status, body } = await payouts.assess({ beneficiary });
    expect([status, body.field_warnings?.values]).toEqual([200, undefined]);
  });

  test("nothing is refused, and the message names every field", async () => {
    const { status, body } = await payouts.assess({ beneficiary: { name: "Maria", document: { type: "cpf", number: "03406192874" } } });
    expect([status, body.details.fields]).toEqual([
      400,
      [{ path: "beneficiary", message: "must have one of id, clabe, iban, cbu, cci, account_hash, pix_key, breb_key, alias, email, phone" }],
    ]);
  });
});

test("two payouts of one amount to one CBU, written otherwise and sent in another field, are to one account", async () => {
  const [amount, origin] = [777.25, { account_id: somebody() }];
  const pay = (beneficiary: object) => payouts.signals({ ...KNOWN, amount, origin, beneficiary });
  expect(await pay({ cbu: "0170099220000067797370" })).not.toContain("PAYOUT_DUPLICATE");
  expect(await pay({ iban: "01700992-20000067797370" })).toContain("PAYOUT_DUPLICATE");
  expect(await pay({ cbu: "2850590940090418135201" })).not.toContain("PAYOUT_DUPLICATE");
});

test("a telephone number or an address alone is the account that is paid, the same as the Pix key", async () => {
  for (const [contact, key] of [
    [{ phone: "+55 11 98765-7777" }, { pix_key: "+5511987657777" }],
    [{ email: "ana.contato@correio.com.br" }, { pix_key: "ana.contato@correio.com.br" }],
  ]) {
    const [amount, origin] = [778.25, { account_id: somebody() }];
    expect(await payouts.signals({ ...KNOWN, amount, origin, beneficiary: contact })).not.toContain("PAYOUT_DUPLICATE");
    expect(await payouts.signals({ ...KNOWN, amount, origin, beneficiary: key })).toContain("PAYOUT_DUPLICATE");
  }
});

test("the address and the number that a Pix key is are the beneficiary's: entries of both types block it", async () => {
  for (const [list_type, value, pix_key] of [
    ["email", "malo.pix@correio.com.br", "Malo.Pix@correio.com.br"],
    ["phone", "+5511987650001", "+55 11 98765-0001"],
  ]) {
    const { body: entry } = await lists.block({ list_type, value });
    const { body } = await payouts.assess(to({ pix_key }));
    await lists.unblock(entry.id);
    expect(body.blocked_by).toBe(`blocklist:${list_type}`);
  }
});

describe("a warning says what to send:", () => {
  test.each<[object, string, string, string]>([
    [{ iban: "2850590940090418135201" }, "beneficiary.iban", "other_field", "is a CBU or CVU: send it in cbu"],
    [{ clabe: "01136600010003254221" }, "beneficiary.clabe", "other_field", "is a CCI: send it in cci"],
    [{ account_hash: "002010077777777771" }, "beneficiary.account_hash", "other_field", "is a CLABE: send it in clabe"],
    [{ clabe: "5548219034" }, "beneficiary.clabe", "other_field", "is a telephone number: send it in phone"],
    [{ clabe: "+52 55 4821 9034" }, "beneficiary.clabe", "other_field", "is a telephone number: send it in phone"],
    [{ clabe: "0148219034" }, "beneficiary.clabe", "check_digits", "must be a CLABE of 18 digits"],
    [{ cbu: "2850590940090418135202" }, "beneficiary.cbu", "check_digits", "must be a CBU or CVU of 22 digits with valid check digits"],
    [{ clabe: "002010077777777770" }, "beneficiary.clabe", "check_digits", "must be a CLABE of 18 digits"],
    [{ id: "ben_8", cbu: "hola" }, "beneficiary.cbu", "unreadable", "must be a CBU"],
    [{ id: "ben_8", pix_key: "hola" }, "beneficiary.pix_key", "unreadable", "must be a Pix key"],
    [{ cbu: "cuarto.centro.naipe" }, "beneficiary.cbu", "other_field", "is an alias: send it in alias"],
    [{ account_hash: "0000000000" }, "beneficiary.account_hash", "placeholder", "must be an account of the holder's own"],
    [{ id: "-1" }, "beneficiary.id", "placeholder", "leave it out"],
    [{ id: "ben_8", swift_bic: "BNMX" }, "beneficiary.swift_bic", "unreadable", "must be a BIC"],
    [{ id: "ben_8", document: { type: "cpf", number: "03406192871" } }, "beneficiary.document.number", "check_digits", "must be a CPF"],
    [{ id: "ben_8", document: { type: "cpf", number: "12345678909" } }, "beneficiary.document.number", "placeholder", "must be a CPF"],
  ])("%j", async (beneficiary, path, reason, expected) => {
    const { status, body } = await payouts.assess({ beneficiary });
    expect([status, body.field_warnings.values]).toEqual([200, [{ path, reason, expected: expect.stringContaining(expected) }]]);
  });

  test.each([[" bnmxmxmm "], ["BN1XMXMM"], ["bnmxmxmmxxx"]])("none for the BIC %j", async (swift_bic) => {
    const { status, body } = await payouts.assess({ beneficiary: { id: somebody(), swift_bic } });
    expect([status, body.field_warnings?.values]).toEqual([200, undefined]);
  });
});

describe("a payout to nobody who can be read is refused by its fields:", () => {
  test.each<[object, readonly string[]]>([
    [{ pix_key: "abc" }, ["beneficiary.pix_key"]],
    [{ cbu: "hola" }, ["beneficiary.cbu"]],
    [{ cci: "123", name: "Ana Mora" }, ["beneficiary.cci"]],
    [{ alias: "abc" }, ["beneficiary.alias"]],
    [{ breb_key: "!!" }, ["beneficiary.breb_key"]],
    [{ email: "x" }, ["beneficiary"]],
    [{ phone: "llamar" }, ["beneficiary"]],
  ])("%j", async (beneficiary, expected) => {
    const { status, body } = await payouts.assess({ beneficiary });
    expect([status, body.details?.fields.map(({ path }: { path: string }) => path).toSorted()]).toEqual([400, expected]);
  });

  test("one of several is enough", async () => {
    expect((await payouts.assess({ beneficiary: { pix_key: "abc", email: "ana@correio.com.br" } })).status).toBe(200);
  });

  test("a national telephone number is read with the country of the currency", async () => {
    const [first, again] = ["88123456", "+506 8812 3456"].map((phone) => ({ amount: 500, currency: "CRC", beneficiary: { phone, name: "Ana Mora" } }));
    expect((await payouts.assess(first)).body.field_warnings?.values).toBeUndefined();
    expect(await payouts.signals({ ...again })).not.toContain("PAYOUT_FIRST_TO_BENEFICIARY");
    expect((await payouts.assess({ amount: 500, currency: "USD", beneficiary: { phone: "88123456" } })).status).toBe(400);
  });

  test("a stand-in is nobody: the payout counts as the first one, however often", async () => {
    for (const beneficiary of [{ id: "N/A" }, { account_hash: "null" }])
      for (let times = 0; times < 2; times++)
        expect(await payouts.signals({ beneficiary, amount: 98_000, currency: "BRL" })).toEqual(
          expect.arrayContaining(["PAYOUT_FIRST_TO_BENEFICIARY", "PAYOUT_FIRST_AND_LARGE"]),
        );
  });
});

test.each<[object, object]>([
  [{ iban: "IBAN BR18 0036 0305 0000 1000 9795 493C 1" }, { iban: "BR1800360305000010009795493C1" }],
  [{ iban: "IBAN: BR1800360305000010009795493C1" }, { iban: "BR1800360305000010009795493C1" }],
  [{ clabe: "CLABE: 002010077777777771" }, { clabe: "002010077777777771" }],
  [{ cbu: "CVU 0000031400012345009871" }, { cbu: "0000031400012345009871" }],
  [{ cci: "CCI: 011-366-000100032542-21" }, { cci: "01136600010003254221" }],
  [{ iban: "CBU: 2850590940090418135201" }, { cbu: "2850590940090418135201" }],
])("the word before a number is no part of it: %j", async (written, bare) => {
  const [amount, origin] = [779.25, { account_id: somebody() }];
  const first = await payouts.assess({ ...KNOWN, amount, origin, beneficiary: written });
  const reasons = (first.body.field_warnings?.values ?? []).map(({ reason }: { reason: string }) => reason);
  expect(reasons.filter((reason: string) => reason !== "other_field")).toEqual([]);
  expect(await payouts.signals({ ...KNOWN, amount, origin, beneficiary: bare })).toContain("PAYOUT_DUPLICATE");
});

test("a CBU or CCI with wrong check digits is blocked in every spelling and field", async () => {
  for (const [value, paid] of [
    ["28505909-40090418135202", [{ cbu: "2850590940090418135202" }, { cbu: "28505909 40090418135202" }, { account_hash: "2850590940090418135202" }]],
    ["011-366-000100032542-22", [{ cci: "01136600010003254222" }, { account_hash: "011 366 000100032542 22" }]],
  ] as const) {
    const { body: entry } = await lists.block({ list_type: "account_hash", value });
    for (const beneficiary of paid)
      expect([beneficiary, (await payouts.assess(to(beneficiary))).body.blocked_by]).toEqual([beneficiary, "blocklist:account_hash"]);
    await lists.unblock(entry.id);
  }
});

test("a telephone number in clabe is that of the beneficiary: an entry blocks it, and no signal calls it an invalid CLABE", async () => {
  const { body: entry } = await lists.block({ list_type: "phone", value: "+525548219077" });
  expect((await payouts.assess(to({ clabe: "55 4821 9077" }))).body.blocked_by).toBe("blocklist:phone");
  await lists.unblock(entry.id);
  expect(await payouts.signals(to({ clabe: "5548219077" }))).not.toContain("PAYOUT_CLABE_INVALID");
});

test.each(["cvu", "CVU"])("an unknown %s names cbu as the field that was meant", async (name) => {
  const { body } = await payouts.assess(to({ id: somebody(), [name]: "0000031400012345009871" }));
  expect(body.field_warnings.unknown).toEqual([{ path: `beneficiary.${name}`, nearest: "beneficiary.cbu" }]);
});

test("an account in the wrong field fires no signal of an invalid one", async () => {
  const signals = await payouts.signals(to({ clabe: "2850590940090418135201" }));
  expect(signals.filter((code) => code.endsWith("_INVALID"))).toEqual([]);
  expect(await payouts.signals(to({ clabe: "002010077777777770" }))).toContain("PAYOUT_CLABE_INVALID");
});
