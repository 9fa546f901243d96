import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendJson, sessionToken, startServer } from "./builders.ts";

const command = fileURLToPath(new URL("../src/import-command.ts", import.meta.url));

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-import-"));
  file = join(folder, "entries.csv");
  writeFileSync(file, `list_type,value\n${"customer_id,plain\n".repeat(20_000)}`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Exit code and output of the command. */
const run = (baseUrl: string, ...options: string[]) => runAs(sessionToken, baseUrl, ...options);

/** The same with another session. */
function runAs(session: string, baseUrl: string, ...options: string[]): Promise<{ code: number; printed: string; complained: string }> {
  const env = { PATH: process.env.PATH, FRAUD_RISK_BASE_URL: baseUrl, DASHBOARD_SESSION: session };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...options], { env }, (error, printed, complained) => {
      resolve({ code: error === null ? 0 : Number(error.code), printed, complained });
    });
  });
}

const result = { lines: 10, created: 9, duplicates: 1, failed: 0, errors: [] };

describe("the import command", () => {
  test("shows how far it is, and ends with 0 when every line was stored", async () => {
    const { baseUrl } = await startServer((response) => sendJson(response, result));
    const { code, printed, complained } = await run(baseUrl, file);
    expect([code, complained]).toEqual([0, ""]);
    expect(printed).toBe("73 %: 9 entries created, 1 entry existed, 0 lines refused\n100 %: 18 entries created, 2 entries existed, 0 lines refused\n");
  });

  test("names each bad line with its number in the whole file, and ends with 1", async () => {
    const errors = [
      { line: 3, code: "VALIDATION_ERROR", field: "value", message: "is no valid email" },
      { line: 5, code: "VALIDATION_ERROR", message: "has 1 cells, and the header has 2" },
    ];
    const { baseUrl } = await startServer((response) => sendJson(response, { ...result, created: 7, failed: 2, errors }));
    const { code, complained } = await run(baseUrl, file);
    const [, , second] = complained.split("\n");
    expect([code, complained.split("\n")[0], complained.split("\n")[1]]).toEqual([
      1,
      "line 3: value is no valid email",
      "line 5: has 1 cells, and the header has 2",
    ]);
    expect(Number(/^line (\d+): value/.exec(second ?? "")?.[1])).toBeGreaterThan(14_000);
  });

  test("says what is wrong with the file, and ends with 2", async () => {
    const body = {
      error: { code: "VALIDATION_ERROR", message: "The request is not valid.", details: { fields: [{ path: "value", message: "must be a column" }] } },
    };
    const { baseUrl } = await startServer((response) => sendJson(response, body, 400));
    const { code, complained } = await run(baseUrl, file);
    expect([code, complained]).toEqual([
      2,
      "The request is not valid. First: value must be a column. (VALIDATION_ERROR, status 400)\n  value must be a column\n",
    ]);
  });

  test("names the variable that is missing, and where its value comes from, and ends with 2", async () => {
    const { code, complained } = await runAs("", "http://127.0.0.1:1", file);
    expect(code).toBe(2);
    expect(complained).toMatch(/^The environment variable DASHBOARD_SESSION is missing\.\n/);
    expect(complained).toContain("dashboard_tokens");
  });

  test("sends the type of a bare list and the confirmation, and counts what needs one", async () => {
    const queries: (string | undefined)[] = [];
    const errors = [{ line: 1, code: "LIST_ENTRY_TOO_BROAD", field: "value", message: "affects nearly everybody" }];
    const { baseUrl } = await startServer((response, request) => {
      queries.push(request.url);
      sendJson(response, { lines: 2, created: 1, duplicates: 0, failed: 1, errors });
    });
    const bare = join(folder, "bare.netset");
    writeFileSync(bare, "# list\n10.0.0.0/8\n198.51.100.0/24\n");
    const { code, printed, complained } = await run(baseUrl, "--list-type", "ip_range", "--confirm", bare);
    expect([code, queries]).toEqual([1, ["/api/v1/blocklists/import?list_type=ip_range&confirm=true"]]);
    expect(printed).toBe("100 %: 1 entry created, 0 entries existed, 1 line refused\n");
    expect(complained).toContain("1 entry affects nearly everybody. Check the lines above; add --confirm to store them nonetheless.");
  });

  test.each([[[]], [["/no/such/file.csv"]]])("ends with 2 when called wrongly: %j", async (options) => {
    const { code, complained } = await run("http://127.0.0.1:1", ...options);
    expect(code).toBe(2);
    expect(complained).toMatch(/^(Usage: |ENOENT)/);
  });
});
