// The loop of an office in Spanish: export for a spreadsheet, open, save as CSV, import. With a real spreadsheet, where one is installed.
import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testTexts } from "../harness/encryption.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { exported, sendFile } from "./csv-of.ts";
import { listsOf } from "./lists-of.ts";

/** Is LibreOffice here? */
function isInstalled(): boolean {
  try {
    execFileSync("soffice", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    process.stderr.write("libreoffice.test.ts: skipped, soffice is not installed (apt-get install --no-install-recommends libreoffice-calc)\n");
    return false;
  }
}

/** Languages of Windows: Spanish of Spain, Portuguese of Brazil. */
const LANGUAGES = [
  ["Spanish", 1034],
  ["Portuguese", 1046],
] as const;
/** Character sets of LibreOffice. */
const UTF_8 = 76;
const WINDOWS_1252 = 1;

/** Opens a file as a spreadsheet in a language does, and saves it as an office does: semicolons, Windows-1252, values as they are shown. */
async function throughSpreadsheet(file: string, language: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "sheet-"));
  try {
    const source = join(folder, "exported.csv");
    await writeFile(source, file);
    const profile = pathToFileURL(join(folder, "profile")).href;
    await promisify(execFile)(
      "soffice",
      [
        ...[`-env:UserInstallation=${profile}`, "--headless", `--infilter=Text - txt - csv (StarCalc):59,34,${UTF_8},1,,${language},false,true`],
        ...["--convert-to", `csv:Text - txt - csv (StarCalc):59,34,${WINDOWS_1252},1,,${language},false,true,true`],
        ...["--outdir", join(folder, "saved"), source],
      ],
      { timeout: 300_000, env: { ...process.env, HOME: folder } },
    );
    return await readFile(join(folder, "saved", "exported.csv"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ENTRIES: readonly object[] = [
  { list_type: "email", value: "a@ejemplo.mx", reason: 'España; "ñandú", não', severity: "review" },
  { list_type: "phone", value: "+525548219034", is_active: false },
  { list_type: "clabe", value: "002010077777777771", expires_at: "2030-01-31T16:00:00.000Z" },
  { list_type: "ip_address", value: "100.200.100.200" },
  { list_type: "ip_range", value: "203.0.113.0/24", flow_scope: "payout" },
  { list_type: "ip_range", value: "2001:db8::/32" },
  { list_type: "card_bin", value: "415231" },
  { list_type: "country", value: "NO" },
  ...["0012345", "1.10", "1,5", "3/4", "12345678901234576", "1E5", "MAR1", "5-ene", "VERDADERO", "=1+1", "-50000", "'=1", "'001", "a;b", "007 "].map(
    (value) => ({
      list_type: "customer_id",
      value,
    }),
  ),
];

describe.skipIf(!isInstalled())("with LibreOffice", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ logLevel: "warn" });
  });
  afterAll(() => service?.close());

  test.each(LANGUAGES)("a list that goes through a spreadsheet in %s is the same list", { timeout: 400_000 }, async (_, language) => {
    const [one, two] = [await createTenant(service.database.url), await createTenant(service.database.url)];
    const tokens = await Promise.all([one, two].map(({ id }) => service.token("analyst", id)));
    const [from = "", to = ""] = tokens;
    for (const entry of ENTRIES) expect(await listsOf(service.url, from).block(entry)).toMatchObject({ status: 201 });
    const file = (await exported(service.url, from, { separator: ";", bom: "true" })).text;
    const saved = await throughSpreadsheet(file, language);
    // the accents are those of Windows-1252
    expect(saved.includes(Buffer.from("España", "latin1"))).toBe(true);
    expect((await sendFile(service.url, to, saved)).body).toEqual({ lines: ENTRIES.length, created: ENTRIES.length, duplicates: 0, failed: 0, errors: [] });
    expect(await entriesOf(two)).toEqual(await entriesOf(one));
  });

  const entriesOf = async (tenant: Tenant) => {
    const rows = await service.database.query(
      "SELECT list_type, value, flow_scope, severity, reason, is_active, expires_at FROM list_entries WHERE organization_id = $1",
      [tenant.id],
    );
    const clear = await testTexts(service.database, tenant.id).open("list_entries", rows);
    return clear.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  };
});
