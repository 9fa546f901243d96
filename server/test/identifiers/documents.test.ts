// Identity documents: check digits, one identity for all spellings, and numbers of nobody.
//
// The numbers were made once by cpf-cnpj-validator 2.1.2 (CPF, CNPJ) and stdnum 1.12.0 (all others), both against random numbers: of 3,000 to 6,000 of each kind the
// answers were the same, except for RUC of Paraguay whose sum is a multiple of 11 and RFC with `&`, where stdnum 1.12.0 differs from the tax offices' rule.
import { describe, expect, test } from "vitest";
import { documentOf, isCheckedDocument } from "../../src/platform/identifiers/documents/documents.ts";

const VALID: readonly (readonly [type: string, country: string, numbers: readonly string[]])[] = [
  ["cpf", "BR", ["03406192874", "11176872010", "61304958701", "55782850078"]],
  ["cnpj", "BR", ["70182643000189", "48787903000190", "5WNZLUA8BBOH22", "AZG0ES0DIOEI34", "BHXWYUPC563N20", "12ABC34501DE35"]],
  ["rut", "CL", ["152020651", "227003421", "160807555", "166090210", "24489870K"]],
  ["cuit", "AR", ["20100142490", "23075385943", "23114826278", "20722140274"]],
  ["nit", "CO", ["8641340057", "8222720284", "9358867792", "8173134784", "8001972684"]],
  ["ruc", "PE", ["20537022664", "10932769153", "20295865963", "20840095089"]],
  ["cedula", "UY", ["28795497", "35940366", "42495980", "49671597"]],
  ["rut", "UY", ["079015130015", "102813490017", "216332400017", "109024610011"]],
  ["cedula", "EC", ["1231780451", "1343523203", "2207483229", "3037281734"]],
  ["ruc", "EC", ["1091918370001", "1897326392001", "1902356425001", "0502421449001"]],
  ["ruc", "PY", ["800221974", "800732987", "800344138", "800882938"]],
  ["curp", "MX", ["DUMW850312XNLEWI17", "RIBW850312HJCBUQ50", "UEGX850312HNLAKN66"]],
  ["rfc", "MX", ["OOBJ850312E60", "GKSY850312L75", "SAT970701NN3", "TME840315KT6", "CFE370814QI0"]],
];

const rows = VALID.flatMap(([type, country, numbers]) => numbers.map((number) => [type, country, number] as const));

describe("a check digit", () => {
  test.each(rows)("%s of %s %s fits; any other digit in its place does not", (type, country, number) => {
    expect(documentOf(type, number, country)).toMatchObject({ problem: undefined, identity: expect.any(String) });
    const others = [..."0123456789"].filter((digit) => digit !== number.at(-1)).map((digit) => number.slice(0, -1) + digit);
    // companies of Ecuador have no check digit since 2020, and an RFC, CURP or RUC of another digit may have another form
    if (type === "ruc" && country !== "PE") return;
    for (const other of others)
      expect([other, documentOf(type, other, country)]).toMatchObject([other, { problem: "check_digits", identity: expect.any(String) }]);
  });

  test("is said of a country's document only where the holder lives there, unless no other country has one of its name", () => {
    expect(documentOf("cedula", "28795491", "UY").problem).toBe("check_digits");
    expect(documentOf("cedula", "28795491", "CO").problem).toBeUndefined();
    expect(documentOf("cedula", "28795491", undefined).problem).toBeUndefined();
    expect(documentOf("cpf", "03406192871", "US").problem).toBe("check_digits");
  });

  test.each([
    // the SET of Paraguay: a sum that is a multiple of 11 gives 0
    ["ruc", "PY", "17000636-0"],
    // Ecuadorians registered abroad
    ["cedula", "EC", "3037281734"],
    // Honorary X as eleventh letter
    ["curp", "MX", "DUMW850312XNLEWI17"],
  ])("%s of %s: %s fits", (type, country, number) => {
    expect(documentOf(type, number, country).problem).toBeUndefined();
  });
});

describe("are one document:", () => {
  test.each([
    [
      ["rut", "7.654.321-6"],
      ["rut", "7654321-6"],
      ["RUT", "07654321-6"],
      ["run", "76543216"],
      [" R.U.N. ", "0007.654.321-6"],
    ],
    [
      ["rut", "24.489.870-K"],
      ["Rol Único Tributario", "24489870k"],
      ["rut", "24489870-k"],
    ],
    [
      ["cuit", "20-10014249-0"],
      ["cuil", "20100142490"],
      ["CDI", "20 10014249 0"],
      ["C.U.I.L.", "20.10014249.0"],
    ],
    [
      ["cedula", "2.879.549-7"],
      ["ci", "28795497"],
      ["CI ", "2879549-7"],
      ["Cédula de identidad", "28795497"],
      ["cédula_de_ciudadanía", "28.795.497"],
    ],
    [
      ["cc", "1020304050"],
      ["cedula", "1.020.304.050"],
      ["C.C.", "1020304050"],
    ],
    [
      ["nit", "800197268"],
      ["nit", "800197268-4"],
      ["NIT", "8001972684"],
      ["nit", "800.197.268-4"],
      ["nit ", "800.197.268 - 4"],
    ],
    [
      ["nit", "79123456-2"],
      ["nit", "79.123.456"],
    ],
    [
      ["ruc", "80022197-4"],
      ["ruc", "800221974"],
      ["R.U.C.", "80022197"],
    ],
    [
      ["cnpj", "12.ABC.345/01DE-35"],
      ["cnpj ", "12abc34501de35"],
      ["CNPJ", "12ABC34501DE35"],
      ["cpf_cnpj", "12ABC34501DE35"],
    ],
    [
      ["cpf", "034.061.928-74"],
      ["CPF", "3406192874"],
      ["CPF/CNPJ", "03406192874"],
    ],
    [
      ["rfc", "ÑUÑA850312AB1"],
      ["RFC", "ñuña-850312-ab1"],
      ["rfc", "N\u0303UN\u0303A850312AB1"],
    ],
    [
      ["curp", "ÑUAX850312HDFLRN09"],
      ["curp", "XUAX850312HDFLRN09"],
    ],
    [
      ["cedula", "0502421449"],
      ["ci", "502421449"],
    ],
    [
      ["passport", "AB 123-457"],
      ["Pasaporte", "ab123457"],
      ["passaporte", "AB123457"],
    ],
    [
      ["dni", "01234568"],
      ["D.N.I.", "1.234.568"],
      ["Documento Nacional de Identidad", "1234568"],
    ],
  ])("%j and its spellings", (...spellings) => {
    const identities = new Set(spellings.map(([type = "", number = ""]) => documentOf(type, number, undefined).identity));
    expect([...identities]).toHaveLength(1);
    expect([...identities][0]).toBeDefined();
  });

  test.each([
    [
      ["rfc", "P&G850312AB1"],
      ["rfc", "PG850312AB1"],
    ],
    [
      ["rfc", "ÑUA850312AB1"],
      ["rfc", "NUA850312AB1"],
    ],
    [
      ["cpf", "03406192874"],
      ["cnpj", "03406192874"],
    ],
    [
      ["passport", "AB123457"],
      ["dni", "AB123457"],
    ],
  ])("%j and %j are two", ([type = "", number = ""], [otherType = "", otherNumber = ""]) => {
    expect(documentOf(type, number, undefined).identity).not.toBe(documentOf(otherType, otherNumber, undefined).identity);
  });

  test("a RUT of a Colombian is a NIT", () => {
    expect(documentOf("rut", "800.197.268-4", "CO").identity).toBe(documentOf("nit", "800197268", "CO").identity);
  });
});

describe("nobody's:", () => {
  test.each([
    ["cpf", "12345678909"],
    ["cpf", "123.456.789-09"],
    ["cpf", "11111111111"],
    ["cpf", "00000000000"],
    ["cpf", "000.000.001-91"],
    ["cnpj", "12345678000195"],
    ["cnpj", "00.000.000/0000-00"],
    ["rut", "11.111.111-1"],
    ["rut", "12.345.678-5"],
    ["rut", "66666666-6"],
    ["rut", "1-9"],
    ["cuit", "20-12345678-6"],
    ["cuit", "99-99999999-9"],
    ["dni", "12345678"],
    ["dni", "99999999"],
    ["dni", "0"],
    ["dni", "-1"],
    ["cedula", "123456"],
    ["cedula", "987654321"],
    ["cedula", "1.234.567-2"],
    ["cedula", "9999999999"],
    ["ruc", "9999999999999"],
    ["ruc", "20123456789"],
    ["nit", "222222222222"],
    ["nit", "123456789-0"],
    ["rfc", "XAXX010101000"],
    ["rfc", "xexx-010101-000"],
    ["curp", "XEXX010101HNEXXXA4"],
    ["curp", "XXXX"],
    ["curp", "XXXXXXXXXXXXXXXXXX"],
    ["passport", "N/A"],
    ["passport", "sin documento"],
    ["dni", "null"],
  ])("%s %s", (type, number) => {
    expect(documentOf(type, number, undefined)).toMatchObject({ identity: undefined, problem: "placeholder" });
  });

  test.each([
    ["cpf", "abc"],
    ["cpf", "123456"],
    ["cpf", "034061928745"],
    ["cnpj", "12.ABC.345/01DE"],
    ["curp", "DUMW850312ZNLEWI17"],
    ["rfc", "GOMM8503"],
    ["cuit", "12345679"],
    ["dni", "ninguna"],
    ["passport", "ver ficha"],
    ["dni", "7"],
  ])("%s %s cannot be read", (type, number) => {
    const { identity, problem, expected } = documentOf(type, number, undefined);
    expect([identity, problem === "unreadable" || problem === "placeholder", /^must be /.test(expected)]).toEqual([undefined, true, true]);
  });

  test.each([
    ["cpf", "52998224725"],
    ["dni", "30111222"],
    ["cedula", "V-12345679"],
    ["passport", "G12345678"],
    ["ruc", "8-442-445"],
    ["dpi", "2345 67890 0101"],
  ])("but %s %s is somebody's", (type, number) => {
    expect(documentOf(type, number, undefined)).toMatchObject({ identity: expect.any(String), problem: undefined });
  });
});

test("a number of any length is read at once", () => {
  const started = performance.now();
  for (const number of ["1".repeat(100_000), "-".repeat(100_000), "1-".repeat(50_000), "\u0301".repeat(50_000)]) documentOf("nit", number, "CO");
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each([
  ["cnpj", "36000000000169", false],
  ["cnpj", "70182643000189", true],
  ["cnpj", "4111111111111111", false],
  ["dni", "4111111111111111", false],
])("%s %s has a check digit of its own: %s", (type, number, checked) => {
  expect(isCheckedDocument(type, number)).toBe(checked);
});
