// Full card numbers are refused wherever they stand, and leave no trace.
import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { discovery } from "../../../generated/discovery.ts";
import { containsCardNumber } from "../../src/values/card-numbers/card-number.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

const CARD = "4242424242424242";

describe("what looks like a card number", () => {
  test.each([
    CARD,
    "4242 4242 4242 4242",
    "5555-5555-5555-4444",
    "3782 822463 10005",
    "6011111111111117",
    "30569309025904",
    "4222222222222",
    "6362970000457013",
    "2223003122003222",
    "2720992593319364",
    "3530111333300000",
    "6200000000000005",
    "5895626746595650",
    "5067310000000010",
    "6062825624254001",
    "2869000000000006",
    "6304000000000000",
    "6759649826438453",
    "9792030000000000",
    "٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢",
    "４２４２４２４２４２４２４２４２",
    "card: 4111.1111.1111.1111 exp 12/29",
    "4242424242424242 12/29",
    "4242 4242 4242 4242 123",
    "4242424242424242/123",
    "1-4242424242424242",
    "+4242424242424242",
    "card4242424242424242",
    "4242424242424242x",
    "4242  4242  4242  4242",
    "4242\t4242\t4242\t4242",
    "4242–4242–4242–4242",
    "4242|4242|4242|4242",
    "4242+4242+4242+4242",
    "4242~4242~4242~4242",
    "4242 | 4242 | 4242 | 4242",
    "4242 ----- 4242 ..... 4242 _____ 4242",
    "4\u200b2\u200c4\u200d2\u20604\ufeff24242424242",
    "4242\u00ad4242\u00ad4242\u00ad4242",
    "4242\u180e4242\u31644242\u2063\u20634242",
    "4242€4242 💳 4242=4242",
    "４２４２ ４２４２｜４２４２ ４２４２",
    "𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐𝟒𝟐",
    "④②④②④②④②④②④②④②④②",
    "४२४२४२४२४२४२४२४२",
    // percent-encoded separators and digits, once or twice
    "4111%201111%201111%201111",
    "4111%2D1111%2d1111%2D1111",
    "4111%C2%A01111%C2%A01111%C2%A01111",
    "4111%E2%80%931111%E2%80%931111%E2%80%931111",
    "4111%A01111%A01111%A01111",
    "4111%0A1111%0A1111%0A1111",
    "4111%25201111%25201111%25201111",
    "4111%25C2%25A01111%25C2%25A01111%25C2%25A01111",
    "%34%31%31%31111111111111",
    "%EF%BC%94111111111111111",
    "4111%1111 1111 1111",
    "12%4111x1111x1111x1111",
    "https://shop.example/?q=4111%201111%201111%201111",
    // HTML
    "4111&nbsp;1111&nbsp;1111&nbsp;1111",
    "4111&nbsp1111&nbsp1111&nbsp1111",
    "4111&ndash;1111&emsp13;1111&hyphen;1111",
    "4111&#32;1111&#x20;1111&#160;1111",
    "4111&#xA0;1111&#xa0;1111&#0160;1111",
    "&#52;&#49;&#x31;&#49;111111111111",
    "4111&amp;nbsp;1111&amp;nbsp;1111&amp;nbsp;1111",
    "4111&amp;#160;1111&amp;#160;1111&amp;#160;1111",
    "4111<br>1111<br/>1111<wbr />1111",
    "4111&lt;br&gt;1111&lt;br&gt;1111&lt;br&gt;1111",
    "4111<span class='n'>1111</span>1111<b>1111</b>",
    // escapes of JavaScript
    "4111\\u00201111\\u00a01111\\x201111",
    "4111\\n1111\\n1111\\n1111",
    // one letter
    "4111x1111x1111x1111",
    "4111X1111x1111X1111",
    "4111 x 1111 x 1111 x 1111",
    "4111é1111é1111é1111",
    "card:z4111z1111z1111z1111z",
    "1234x4111x1111x1111x1111",
    "3782x822463x10005",
    "3056o930902o5904",
    "4111%781111x1111%781111",
    "4111 1111\n1111 1111",
  ])("%s is one", (text) => {
    expect(containsCardNumber(text)).toBe(true);
  });

  test.each([
    "ORD-2026-000871",
    "002010077777777771",
    "646180157000000004",
    "1763629170123",
    "1763629170123456",
    "20261120101500",
    "2026112000000129",
    "+5491112345678",
    "2026-11-20T10:15:00.123Z",
    "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
    "4242424242424243",
    "2000003508419017",
    "1234567812345670",
    "7000000000000005",
    "0000000000000000",
    "9000000000000001",
    "42424242424242",
    "374245455400126".slice(0, 14),
    "3400000000000000",
    "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22 4242 4242",
    "42424242 01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22 42424242",
    "415231",
    "390.533.447-05",
    "BR1800360305000010009795493C1",
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.7339.207 Mobile Safari/537.36",
    "Mesa 1200x1800x2000",
    "4000 x 2000 x 3000 mm, 4 x 1500",
    "4111a1111b1111c1111",
    "4111xx1111xx1111xx1111",
    "41x11x11x11x11x11x11x11",
    "https://shop.example/?a=4111&b=1111&c=1111&d=1111",
    "https://shop.example/?size=41%201111&page=1111&offset=1111",
    "4111&nbsp;1111&nbsp;1111 MXN",
    "<td>4111</td><td>1111</td><td>1111</td><td>1111</td>",
    "50% 2026",
  ])("%s is none", (text) => {
    expect(containsCardNumber(text)).toBe(false);
  });

  test("every Luhn-valid 16-digit number of a card network is one, alone or in a sentence", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("4", "51", "55", "2221", "2720", "6011", "62", "3528", "3589", "50", "63", "67"),
        fc.integer({ min: 0, max: 10 ** 11 }),
        (prefix, rest) => {
          const open = `${prefix}${String(rest).padStart(15, "0")}`.slice(0, 15);
          const number = open + checkDigit(open);
          expect(containsCardNumber(number)).toBe(true);
          expect(containsCardNumber(`tarjeta ${number.replace(/(.{4})/g, "$1 ")}vence`)).toBe(true);
        },
      ),
    );
  });
});

describe("numbers whose form says what they are", () => {
  // each of them has digits that would pass for a card number
  test.each([
    ["a time as .NET writes it", "2026-09-10T08:41:36.0859731-03:00"],
    ["a time as Python writes it", "2026-08-08T16:58:35.819984-03:00"],
    ["a time as Java writes it", "2026-06-11T15:31:58.555734442Z"],
    ["an order of VTEX", "1227716039834-03"],
    ["an order with a clock in it", "ORD-1775469310712-51"],
    ["a place", "-33.4176842, -70.6518052"],
    ["forwarded addresses", "189.203.01.31, 181.49.39.17"],
    ["a payment slip of Brazil", "34191.14410 23924.111020 93377.431722 1 97908001913653"],
  ])("%s is none", (_, text) => {
    expect(containsCardNumber(text)).toBe(false);
  });

  test.each([
    "2026-09-10T08:41:36 4242424242424242",
    "4242424242424242 2026-09-10T08:41:36.085Z",
    "189.203.01.31 4242 4242 4242 4242",
    "1227716039834-03 4242424242424242",
    "4242.4242.4242.4242",
    "2026-09-10T08:41:36.4242424242424242",
  ])("a card number beside one is found: %s", (text) => expect(containsCardNumber(text)).toBe(true));
});

describe("order numbers", () => {
  /** Numbers of 16 digits, evenly spread: the same ones each time. */
  const numbers = (first: string, count: number): string[] => {
    let state = 20_261_120;
    const next = (): string => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return String(state % 100_000_007)
        .padStart(8, "0")
        .slice(-8);
    };
    return Array.from({ length: count }, () => `${first}${next()}${next()}`.slice(0, 16));
  };
  const refused = (texts: readonly string[]): number => texts.filter(containsCardNumber).length / texts.length;

  test.each(["0", "1", "20", "21", "7", "90"])("of 16 digits that begin with %s are no card numbers: no issuer has those digits", (first) => {
    expect(refused(numbers(first, 20_000))).toBe(0);
  });

  test("that are random, 16 digits long, are taken for a card number less often than once in 25", () => {
    expect(refused(numbers("", 100_000))).toBeLessThan(0.04);
  });
});

describe("values that are spelled with letters or encoded", () => {
  let state = 20_261_128;
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const digits = (count: number): string => Array.from({ length: count }, () => random(10)).join("");
  const letter = (): string => "ABCDEFGHJKLMNPQRSTUVWXYZ".charAt(random(24));

  test.each<[string, () => string, number]>([
    ["sizes of three numbers", () => `${digits(4)}x${digits(4)}x${digits(4)}`, 0],
    ["sizes with spaces", () => `Mesa ${digits(4)} x ${digits(4)} x ${digits(4)} mm`, 0],
    ["keys in groups", () => `${letter()}${digits(4)}-${letter()}${digits(4)}-${letter()}${digits(4)}`, 0],
    ["keys of four groups with a letter between", () => [digits(4), digits(4), digits(4), digits(4)].reduce((all, one) => all + letter() + one), 0.002],
    [
      "user agents",
      () => `Mozilla/5.0 (Linux; Android 1${digits(1)}; SM-S9${digits(2)}B) AppleWebKit/537.36 Chrome/1${digits(2)}.0.${digits(4)}.${digits(3)} Safari/537.36`,
      0,
    ],
    [
      "URLs",
      () => `https://shop.example/s?q=silla%20${digits(4)}%20roja&price=${digits(3)}%2C${digits(4)}&id=${digits(8)}&ts=1763${digits(6)}&utm_id=${digits(6)}`,
      0,
    ],
    ["URLs within URLs", () => `https://shop.example/?next=https%3A%2F%2Fpay.example%2Fp%2F${digits(8)}%3Fa%3D${digits(4)}%26b%3D${digits(4)}`, 0],
    ["prices in HTML", () => `${digits(3)}&nbsp;${digits(3)}&nbsp;MXN, <b>${digits(3)}&nbsp;${digits(3)}</b>&nbsp;USD`, 0],
    ["ranges in a sentence", () => `de ${digits(4)} a ${digits(4)} o ${digits(4)} y ${digits(2)}`, 0],
  ])("%s are card numbers as seldom as chance makes them", (_, text, most) => {
    const texts = Array.from({ length: 5_000 }, text);
    expect(texts.filter(containsCardNumber).length / texts.length).toBeLessThanOrEqual(most);
  });

  test.each(["4111 ", "4111x", "4 x ", "%34", "%C2%A0", "&#4", "&nbsp;", "&a", "<b ", "\\u0", "&amp;"])(
    "a text of %s repeated is read in linear time",
    (piece) => {
      // the fastest of three: other processes may interrupt one
      const time = (length: number): number => {
        const text = piece.repeat(length / piece.length);
        const times = [1, 2, 3].map(() => {
          const begun = performance.now();
          containsCardNumber(text);
          return performance.now() - begun;
        });
        return Math.min(...times);
      };
      // quadratic time would be 400 times as much
      expect(time(200_000)).toBeLessThan(150 * Math.max(time(10_000), 1));
    },
  );
});

describe("hashes", () => {
  /** Hashes of a run of numbers, cut to so many hexadecimal digits. */
  const hashes = (algorithm: string, digits: number): string[] =>
    Array.from({ length: 20_000 }, (_, index) => createHash(algorithm).update(String(index)).digest("hex").slice(0, digits));

  test.each([
    ["SHA-256", "sha256", 64, ""],
    ["SHA-256 with its name", "sha256", 64, "sha256:"],
    ["SHA-256 in capital letters, with 0x", "sha256", 64, "0x"],
    ["SHA-512", "sha512", 128, ""],
    ["SHA-1", "sha1", 40, "tok_"],
    ["MD5", "md5", 32, ""],
    ["object identifiers of 24 digits", "md5", 24, ""],
  ])("%s: none is taken for a card number, though some contain its digits in a row", (_, algorithm, digits, prefix) => {
    const texts = hashes(algorithm, digits).map((hash) => prefix + (prefix === "0x" ? hash.toUpperCase() : hash));
    // with a letter that no hash has, the digits count
    expect(texts.filter((text) => containsCardNumber(`${text}g`)).length).toBeGreaterThan(0);
    expect(texts.filter(containsCardNumber)).toEqual([]);
  });

  test.each([`${CARD}abcdef`, `${CARD}${"x".repeat(8)}`, `id ${CARD} ${"a".repeat(24)}`, `${"a".repeat(25)}${CARD}`])("%s is no hash", (text) => {
    expect(containsCardNumber(text)).toBe(true);
  });
});

function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? ([0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)] ?? 0) : Number(digit)), 0);
  return (10 - (sum % 10)) % 10;
}

describe("over HTTP", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  /** Every field of the contract that holds a string, with a body that has the card number there and nowhere else. */
  const stringFields = discovery.describePayin.fields
    .filter((field) => field.type === "string" && !("enum" in field) && !/\.(iban|clabe|account_hash)$/.test(field.path))
    .map((field) => field.path);

  test("there are string fields to try", () => {
    expect(stringFields.length).toBeGreaterThan(40);
  });

  test.each([...stringFields, "metadata.note", "unknown_field", "unknown.deep[0].field"])("%s: refused with its path", async (path) => {
    const answer = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: withValue(payin(), path, CARD) });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.fields.map((field: { path: string }) => field.path)).toContain(path.replace("[]", "[0]"));
    expect(answer.text).not.toContain(CARD);
  });

  test.each([63.129999999999995, 30493.27731092437, 41.00000000000001])("%d, a sum or a quotient, is none as a number", async (amount) => {
    const { status } = await call(`${service.url}/api/v1/assess`, {
      key: service.tenant.secret,
      body: payin({ currency: "BRL", items: [{ unit_price: amount }], metadata: { total: amount } }),
    });
    expect(status).toBe(200);
  });

  test("as a number, or as the name of a field, it is refused too", async () => {
    for (const body of [payin({ metadata: { [CARD]: "x" } }), payin({ extra: Number(CARD) })]) {
      const answer = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body });
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain(CARD);
    }
  });

  test("only the account identifiers of the contract may look like one: a field of the same name elsewhere may not", async () => {
    const answer = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ metadata: { account_hash: CARD, iban: CARD } }) });
    expect(answer.body.error.details.fields.map((field: { path: string }) => field.path)).toEqual(["metadata.account_hash", "metadata.iban"]);
  });

  test.each([{ metadata: { [CARD]: 5 } }, { metadata: { [CARD]: "a\u0000" } }, { [CARD]: "\ud800" }, { items: [{ [CARD]: { deep: "\ud800" } }] }])(
    "its name is hidden where a failing field is named after it: %j",
    async (more) => {
      const answer = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin(more) });
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain(CARD);
    },
  );

  test.each([`${CARD}=1`, CARD, `x%5B${CARD}%5D=1`])("as the name of a query parameter, %s, it is refused and not repeated", async (query) => {
    const answer = await call(`${service.url}/api/v1/health?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details.fields[0].path).toMatch(/^query\./);
    expect(answer.text).not.toContain(CARD);
  });

  test("an account identifier is none", async () => {
    const answer = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin({ payment_method: { account_hash: CARD } }) });
    expect([answer.status, answer.body.error.details.fields[0].path]).toEqual([400, "payment_method.account_hash"]);
  });

  test("it is found in no log and in no table", async () => {
    await call(`${service.url}/api/v1/assess?x=${CARD}`, { key: service.tenant.secret, body: payin({ description: CARD }) });
    await call(`${service.url}/api/v1/${CARD}`, { key: service.tenant.secret });
    await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: `{"description": "${CARD}"` });
    expect(service.logged()).not.toContain(CARD);
    const tables = await service.database.query<{ table_name: string }>("SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'");
    for (const { table_name } of tables) {
      // the one accepted account_hash above is the only place where it may stand
      const found = await service.database.query(`SELECT 1 FROM ${table_name} t WHERE t::text LIKE '%${CARD}%' AND t::text NOT LIKE '%account_hash%'`);
      expect(found, table_name).toEqual([]);
    }
  });
});

function withValue(body: Record<string, unknown>, path: string, value: string): object {
  const parts = path.replaceAll("[]", ".0").replaceAll("[0]", ".0").split(".");
  let node: Record<string, unknown> | unknown[] = body;
  parts.forEach((part, index) => {
    const key = part as keyof typeof node;
    if (index === parts.length - 1) (node as Record<string, unknown>)[key] = value;
    else {
      (node as Record<string, unknown>)[key] ??= /^\d+$/.test(parts[index + 1] ?? "") ? [] : {};
      node = (node as Record<string, unknown>)[key] as Record<string, unknown>;
    }
  });
  return body;
}
