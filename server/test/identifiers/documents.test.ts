// Identity documents: check digits, one identity for all spellings, and numbers of nobody.
//
// The numbers were made once by cpf-cnpj-validator 2.1.2 (CPF, CNPJ) and stdnum 1.12.0 (all others), both against random numbers: of 3,000 to 6,000 of each kind the
// answers were the same, except for RUC of Paraguay whose sum is a multiple of 11 and RFC with `&`, where stdnum 1.12.0 differs from the tax offices' rule.
// RNC, NIT of Guatemala and El Salvador, and RIF were made and compared by python-stdnum of August 2026, 2,000 of each. Its tests have 200 published NIT of El Salvador, of which
// stdnum 1.12.0 refuses those with a serial number below 100, and those whose sum is a multiple of 11. DPI: stdnum 1.12.0, which lacks the youngest municipalities.
import { describe, expect, test } from "vitest";
import { documentOf, isCheckedDocument } from "../../src/values/identifiers/documents/documents.ts";

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
  ["cedula", "DO", ["20146201684", "19128452984", "67511253287", "16053446882"]],
  ["rnc", "DO", ["116372651", "402344834", "180023904", "048684431"]],
  ["nit", "GT", ["34708227", "93645074", "34861114", "23734337"]],
  ["nit", "SV", ["04125242731672", "18265123308051", "06140507071048"]],
  ["dui", "SV", ["045678903", "023406788"]],
  ["rif", "VE", ["E783830640", "J440559874", "P858270842", "G348156758"]],
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

  test.each(["1536389141212", "2890693841328", "1426301250403"].map((number) => number.slice(0, 8)))("is the ninth of a DPI: %s", (base) => {
    const fitting = [..."0123456789"].filter((digit) => documentOf("dpi", `${base}${digit}0101`, "GT").problem === undefined);
    expect(fitting).toHaveLength(1);
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
    // serial number below 100, and sums that are a multiple of 11: published numbers
    ["nit", "SV", "0210-141158-001-6"],
    ["nit", "SV", "0614-040393-101-0"],
    // made by stdnum 1.12.0
    ["dpi", "GT", "7426301290403"],
    // municipalities of 2015: Sipacate, Petatán
    ["dpi", "GT", "2592 23549 0514"],
    ["dpi", "GT", "2592 23549 1333"],
    ["nit", "GT", "576937-K"],
    ["cedula", "NI", "001-280201-0000L"],
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
    // Panama: the hyphens count, the DV of the tax office does not
    [
      ["cedula", "PE-1-234"],
      ["Cédula de Identidad Personal", "pe-0001-00234"],
    ],
    [
      ["ruc", "2588017-1-831938"],
      ["R.U.C.", "2588017-1-831938 DV 20"],
      ["ruc", "2588017-01-0831938 D.V.20"],
    ],
    [
      ["ci", "1234569-1A LP"],
      ["carnet de identidad", "1234569-1a"],
      ["CI", "1.234.569 1A"],
    ],
    [
      ["ci", "4234569 SC"],
      ["ci", "4234569"],
      ["Cédula de Identidad", "4234569 SCZ"],
    ],
    [
      ["nit", "576937-K"],
      ["NIT", "0576937k"],
    ],
    [
      ["dpi", "2345 67899 0101"],
      ["DPI", "2345678990101"],
      ["Documento Personal de Identificación", "2345-67899-0101"],
    ],
    [
      ["dui", "04567890-3"],
      ["DUI", "45678903"],
      ["Documento Único de Identidad", "045678903"],
    ],
    [
      ["rtn", "0801-1990-123456"],
      ["RTN", "8011990123456"],
    ],
    [
      ["rif", "J-44055987-4"],
      ["RIF", "J440559874"],
      ["Registro Único de Información Fiscal", "J-44055987"],
    ],
    [
      ["cedula", "V-11.470.283"],
      ["Cédula", "v11470283"],
    ],
    [
      ["cedula", "001-280201-0000L"],
      ["Cédula", "0012802010000l"],
    ],
    [
      ["cédula jurídica", "3-101-654329"],
      ["cedula_juridica", "3101654329"],
    ],
    [
      ["rnc", "1-16-37265-1"],
      ["RNC", "116372651"],
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

  test.each<[country: string, ...spellings: [type: string, number: string][]]>([
    ["CR", ["cedula", "1-0234-0567"], ["cedula", "1-234-567"], ["Cédula física", "0102340567"], ["ci", "102340567"]],
    ["CR", ["cedula", "3-101-654329"], ["cedula_juridica", "3101654329"]],
    ["CR", ["cedula", "155812345678"], ["DIMEX", "155812345678"], ["cédula de residencia", "155812345678"]],
    ["DO", ["cedula", "001-1245678-5"], ["rnc", "00112456785"], ["Cédula de Identidad y Electoral", "112456785"]],
    ["PA", ["cedula", "8-442-445"], ["ruc", "8-442-445 DV 12"], ["cedula", "08-0442-00445"]],
    ["PA", ["cedula", "1PI-12-34"], ["cedula", "1-PI-12-34"]],
    ["GT", ["dpi", "2345 67899 0101"], ["cui", "2345678990101"], ["nit", "2345678990101"]],
    ["HN", ["dni", "0801-1990-12345"], ["tarjeta de identidad", "801199012345"], ["identidad", "0801199012345"]],
    ["SV", ["dui", "04567890-3"], ["nit", "045678903"]],
    ["NI", ["cedula", "001-280201-0000L"], ["ruc", "0012802010000L"]],
    ["VE", ["cedula", "V-11470283"], ["cedula", "11.470.283"], ["rif", "V-11470283-4"], ["rif", "V114702834"]],
    ["BO", ["nit", "1023456028"], ["NIT", "1023456028"]],
  ])("%s: %j and its other forms there", (country, ...spellings) => {
    const found = spellings.map(([type, number]) => documentOf(type, number, country));
    expect([new Set(found.map(({ identity }) => identity)).size, found.map(({ problem }) => problem).filter(Boolean)]).toEqual([1, []]);
    expect(found[0]?.identity).toBeDefined();
  });

  test.each([
    ["dni", "42815263", "AR", "PE"],
    ["ci", "3817264", "UY", "BO"],
    ["cedula", "1718263549", "CO", "EC"],
    ["passport", "AAB428152", "AR", "CO"],
    ["nit", "42815273", "CO", "GT"],
    ["ruc", "20428152731", "PE", "EC"],
    ["otro", "428153", "AR", "BR"],
  ])("%s %s of %s is another person's in %s", (type, number, one, other) => {
    const [first, second] = [one, other].map((country) => documentOf(type, number, country).identity);
    expect([typeof first, first === second]).toEqual(["string", false]);
  });

  test.each([
    ["cpf", "034.061.928-74", "PT"],
    ["rut", "12.345.678-5", "AR"],
    ["curp", "GOMC900514MDFMRR08", "US"],
  ])("%s %s, which one country alone gives out, is one document wherever its holder lives", (type, number, abroad) => {
    expect(documentOf(type, number, abroad).identity).toBe(documentOf(type, number, undefined).identity);
  });

  test("two cédulas of Panama with the same digits are two", () => {
    expect(documentOf("cedula", "8-123-456", "PA").identity).not.toBe(documentOf("cedula", "8-12-3456", "PA").identity);
  });

  test.each([
    ["dpi", "2345 67899 2301", "GT"],
    ["dpi", "2345 67899 0118", "GT"],
    ["cedula", "V-11470283-3", "VE"],
    ["cedula", "001-280201-0000A", "NI"],
  ])("%s %s of %s has a wrong check digit or place", (type, number, country) => {
    expect(documentOf(type, number, country)).toMatchObject({ identity: expect.any(String), problem: "check_digits" });
  });

  test("a RIF of a communal council, whose check digit is not published, is not called wrong", () => {
    expect(documentOf("rif", "C-20000501-3", "VE").problem).toBeUndefined();
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
    ["nit", "CF"],
    ["nit", "C/F"],
    ["NIT", "Consumidor Final"],
    ["nit", "1234567-K"],
    ["dpi", "1234567890101"],
    ["dui", "00000000-0"],
    ["dui", "12345678-4"],
    ["cedula", "V-12345678"],
    ["rif", "J-00000000-0"],
    ["rif", "J-12345678-9"],
    ["rnc", "000000000"],
    ["rtn", "00000000000000"],
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
    ["dpi", "2345 6789"],
    ["dui", "4567"],
    ["rnc", "1163726"],
    ["rtn", "0801"],
    ["rif", "W-44055987-4"],
    ["dimex", "1558"],
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
    ["dpi", "2345 67899 0101"],
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
