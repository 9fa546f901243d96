// Fields of a case: what is refused and by which path, what survives, and what is never shown.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Cases, caseIn, casesOf, smallCase } from "./cases-of.ts";

let service: TestService;
let cases: Cases;
let admin: string;
beforeAll(async () => {
  service = await startService({ logLevel: "debug" });
  admin = await service.token("admin");
  cases = casesOf(service.url, admin);
});
afterAll(() => service.close());

const pathsOf = (details: { fields?: { path: string }[] } | undefined): string[] => (details?.fields ?? []).map(({ path }) => path).toSorted();
const tomorrow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a case is answered whole, with what was left out", async () => {
  const { status, body } = await cases.open();
  expect([status, body]).toEqual([
    201,
    {
      ...{ ...smallCase, id: expect.any(String), reference_number: expect.stringMatching(/^FRD-MX-\d{4}-\d{6}$/), status: "borrador", priority: "normal" },
      ...{
        description: null,
        victim_name: null,
        regulator: "CNBV",
        assignee: null,
        due_date: null,
        due_basis: null,
        session_id: null,
        acknowledgement: null,
        submitted_at: null,
      },
      ...{ created_at: expect.any(String), updated_at: expect.any(String) },
    },
  ]);
  expect((await cases.read(body.id)).body).toEqual(body);
  expect((await cases.list({ limit: "1" })).body.data).toEqual([body]);
});

describe("a new case is refused", () => {
  test("with the path of every field that is missing", async () => {
    const { status, body } = await call(`${service.url}/api/v1/cases`, { key: admin, body: {} });
    expect([status, body.code, pathsOf(body.details)]).toEqual([400, "VALIDATION_ERROR", Object.keys(smallCase).toSorted()]);
  });

  test("with the path of every field that is wrong, in one answer", async () => {
    const wrong = {
      ...{ incident_date: tomorrow(3), incident_type: "robo", amount: -1, currency: "EUR", jurisdiction: "US", description: "a\u0007b", victim_name: "a\nb" },
      ...{ victim_email: "nadie", priority: "media", regulator: "   ", session_id: "x" },
    };
    const { status, body } = await cases.open(wrong);
    expect([status, body.code, pathsOf(body.details)]).toEqual([400, "VALIDATION_ERROR", Object.keys(wrong).toSorted()]);
  });

  test.each([
    ["an incident on a day that does not exist", { incident_date: "2026-02-30" }, "incident_date"],
    ["an incident at a time of day", { incident_date: "2026-01-31T10:00:00Z" }, "incident_date"],
    ["an incident the day after tomorrow", { incident_date: tomorrow(2) }, "incident_date"],
    ["no incident", { incident_date: null }, "incident_date"],
    ["an amount as text", { amount: "48500.50" }, "amount"],
    ["an amount beyond all measure", { amount: 1_000_000_000_001 }, "amount"],
    ["centavos of a centavo", { amount: 0.001 }, "amount"],
    ["pesos of Chile with decimals", { amount: 185990.5, currency: "CLP", jurisdiction: "CL" }, "amount"],
    ["a currency in lower case", { currency: "mxn" }, "currency"],
    ["a text of 5001 characters", { description: "x".repeat(5001) }, "description"],
    ["a full card number in the text", { description: "Pagó con 4242 4242 4242 4242 en línea" }, "description"],
    ["a NUL in the text", { description: "a\u0000b" }, "description"],
    ["half a character in the text", { description: "a\ud83d" }, "description"],
    ["a name of 256 characters", { victim_name: "x".repeat(256) }, "victim_name"],
    ["a regulator of 101 characters", { regulator: "x".repeat(101) }, "regulator"],
    ["an empty regulator", { regulator: "" }, "regulator"],
  ])("with %s", async (_, wrong, path) => {
    const { status, body } = await cases.open(wrong);
    expect([status, body.code, pathsOf(body.details)]).toEqual([400, "VALIDATION_ERROR", [path]]);
  });

  test("for an unknown assessment; for an own one it is opened", async () => {
    const unknown = await cases.open({ session_id: "01929b7e-0000-7000-8000-000000000000" });
    expect([unknown.status, unknown.body.code]).toEqual([404, "NOT_FOUND"]);
    const { body } = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: { amount: 10, currency: "MXN" } });
    expect((await cases.open({ session_id: body.session_id })).body.session_id).toBe(body.session_id);
  });
});

describe("a change is refused", () => {
  test.each([
    [{ status: "cerrado" }, "status"],
    [{ status: null }, "status"],
    [{ priority: "media" }, "priority"],
    [{ description: "x".repeat(5001) }, "description"],
    [{ description: null }, "description"],
    [{ description: "4242424242424242" }, "description"],
  ])("%j", async (change, path) => {
    const { status, body } = await cases.change((await cases.open()).body.id, change);
    expect([status, body.code, pathsOf(body.details)]).toEqual([400, "VALIDATION_ERROR", [path]]);
  });

  test.each([
    [{}, "accepted"],
    [{ accepted: "yes" }, "accepted"],
    [{ accepted: true, acknowledgement_number: "" }, "acknowledgement_number"],
    [{ accepted: true, acknowledgement_number: "x".repeat(129) }, "acknowledgement_number"],
    [{ accepted: false, reason: "x".repeat(2001) }, "reason"],
  ])("a regulator's answer %j", async (answer, path) => {
    const { status, body } = await cases.acknowledge(await caseIn(cases, "enviado"), answer);
    expect([status, body.error.code, pathsOf(body.error.details)]).toEqual([400, "VALIDATION_ERROR", [path]]);
  });

  test("of a case that does not exist, or has no id at all", async () => {
    const [unknown, wrong] = [await cases.change("01929b7e-0000-7000-8000-000000000000", {}), await cases.change("x", {})];
    expect([unknown.status, unknown.body.code, wrong.status, pathsOf(wrong.body.details)]).toEqual([404, "NOT_FOUND", 400, ["path.id"]]);
  });

  test("of what is fixed from the start, and nothing of it is changed", async () => {
    const { body } = await cases.open();
    const fixed = { amount: 1, currency: "USD", jurisdiction: "CL", reference_number: "FRD-MX-2026-999999", incident_date: "2020-01-01", regulator: "X" };
    const refused = await cases.change(body.id, { ...fixed, priority: "alta" });
    expect([refused.status, pathsOf(refused.body.details).sort()]).toEqual([400, Object.keys(fixed).sort()]);
    expect((await cases.read(body.id)).body).toEqual(body);
  });
});

describe("texts come back as they were written", () => {
  test.each([
    ["Spanish", "El titular desconoció tres transferencias; ¿quién las ordenó? ¡Ñandú, pingüino, corazón!"],
    ["Portuguese", "A vítima não reconhece a transação: «ação, coração, avô, avó, três, às, pão, lingüiça»."],
    ["several lines", "Primera línea\nSegunda línea\r\n\tcon sangría"],
    ["letters put together from two", "Jose\u0301 Nun\u0303ez"],
    ["emoji and other scripts", "Pagó con 💳 a 商店 — Ω"],
    ["quotes, markup and SQL", `O'Higgins "x" <script>alert(1)</script> '; DROP TABLE cases; --`],
    ["spaces around", "  con espacios  "],
    ["nothing", ""],
    ["five thousand letters", "ñ".repeat(5000)],
  ])("%s", async (_, description) => {
    const { body } = await cases.open({ description });
    expect((await cases.read(body.id)).body.description).toBe(description);
    expect((await cases.change(body.id, { description: `${description.slice(0, 4999)}.` })).body.description).toBe(`${description.slice(0, 4999)}.`);
  });

  test("names and regulators too", async () => {
    const said = { victim_name: "João Gonçalves d'Ávila Ñúñez", regulator: "Comissão de Valores Mobiliários" };
    expect((await cases.open(said)).body).toMatchObject(said);
  });
});

describe("amounts are exact in their currency", () => {
  const decimals = ["MXN", "BRL", "PEN", "COP", "UYU", "ARS", "USD"];

  test.each(decimals.flatMap((currency) => [0, 0.01, 0.1, 48500.5, 1249.9, 999_999_999_999.99].map((amount) => ({ currency, amount }))))(
    "$amount $currency",
    async (said) => {
      const { status, body } = await cases.open(said);
      expect([status, body.amount, (await cases.read(body.id)).body.amount]).toEqual([201, said.amount, said.amount]);
    },
  );

  test.each([0, 1, 185990, 1_000_000_000_000])("%i CLP", async (amount) => {
    expect((await cases.open({ amount, currency: "CLP" })).body.amount).toBe(amount);
  });

  test.each(decimals)("%s has two decimals, and not three", async (currency) => {
    const { status, body } = await cases.open({ amount: 1.005, currency });
    expect([status, pathsOf(body.details)]).toEqual([400, ["amount"]]);
  });
});

describe("the regulator", () => {
  test.each(Object.entries({ CL: "CMF", MX: "CNBV", BR: "BCB", PE: "SBS", CO: "SFC", UY: "BCU", AR: "BCRA" }))(
    "of %s is %s unless another is named",
    async (jurisdiction, regulator) => {
      expect((await cases.open({ jurisdiction })).body).toMatchObject({ jurisdiction, regulator });
      expect((await cases.open({ jurisdiction, regulator: "CONDUSEF" })).body.regulator).toBe("CONDUSEF");
    },
  );
});

test("the victim's e-mail address is stored, and is in no response and no log line", async () => {
  const victim_email = "solo.en.el.expediente@correo.mx";
  const id = await caseIn(cases, "enviado", { victim_email });
  const answers = [
    await cases.open({ victim_email }),
    await cases.read(id),
    await cases.list(),
    await cases.change(id, { priority: "alta" }),
    await cases.acknowledge(id, { accepted: false }),
    await cases.submit(id),
    await cases.history(id),
    await cases.open({ victim_email, amount: -1 }),
    await call(`${service.url}/api/v1/audit-log?limit=100`, { key: admin }),
  ];
  for (const { text } of answers) expect([text.includes("expediente"), text.includes("victim_email")]).toEqual([false, false]);
  expect(service.logged()).not.toContain("expediente");
  expect(await service.database.query("SELECT victim_email FROM cases WHERE id = $1", [id])).toEqual([{ victim_email }]);
});
