// `npm run simulate` writes files that the replay reads, and says what is wrong with its options.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { readHistory } from "../../replay/history.ts";
import { DAY } from "../../src/platform/time/time.ts";

const folder = mkdtempSync(join(tmpdir(), "simulate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: "simulate" | "evaluate", ...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)(process.execPath, [fileURLToPath(new URL(`../../simulator/${command}.ts`, import.meta.url)), ...args]);

test("the replay reads the files; the truth has every payment; the evaluation joins scores with it", async () => {
  const { stdout, stderr } = await run("simulate", "--out", folder, "--days", "20", "--customers", "300", "--seed", "3");
  expect(stdout).toContain("card_testing");
  expect(stderr).toContain("purchases");
  const payments = await readHistory({
    payments: join(folder, "payments.csv"),
    outcomes: join(folder, "outcomes.csv"),
    from: Number.NEGATIVE_INFINITY,
    to: Number.POSITIVE_INFINITY,
    delay: 7 * DAY,
    currency: "USD",
  });
  const truth = readFileSync(join(folder, "truth.csv"), "utf8").trim().split("\n").slice(1);
  expect(truth.length).toBe(payments.length);
  const culprits = new Map(truth.map((line) => [line.split(",")[0], line.split(",")[2]]));
  for (const { id, at, outcome, fraud, request } of payments) {
    expect(outcome?.at).toBeGreaterThan(at);
    expect(request.device?.ip_address).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
    expect(request.payment_method?.type).toBe("card");
    if (fraud) expect(culprits.get(id)).not.toBe("");
  }
  expect(payments.filter(({ fraud }) => fraud).length).toBeGreaterThan(10);

  // failed card tests are fraud for the evaluation, though their outcome does not say so
  const scores = payments.map(({ id, at, fraud, payer }, index) => {
    const score = culprits.get(id) === "" ? 5 : 90;
    return `${id},${new Date(at).toISOString()},${Number(fraud)},,${score},${score},,AMOUNT_HIGH,${payer},${2 * index}`;
  });
  const columns = "payment_id,time,fraud,kind,catalogue,learned,probability,signals,payer,outcomes";
  writeFileSync(join(folder, "scores.csv"), `${columns}\n${scores.join("\n")}\n`);
  const evaluated = await run("evaluate", join(folder, "scores.csv"), folder);
  expect(evaluated.stdout).toMatch(/cloned_card: \d+ frauds; fired: AMOUNT_HIGH 100.00 %/);
  expect(evaluated.stdout).toMatch(/ {2}learned +AUC 1.000 {2}average precision 1.000/);
  // by number of outcomes
  expect(evaluated.stdout).toMatch(/Fitted on 1000 to 4999 outcomes \(\d+ payments, \d+ frauds\)\n {2}catalogue +AUC 1.000 \(1.000 to 1.000\)/);
});

test.each([
  [[], "--out FOLDER is required"],
  [["--out", folder, "--set", "both"], "--set is fit or evaluation"],
  [["--out", folder, "--days", "3"], "--days is a whole number from 7"],
  [["--out", folder, "--from", "yesterday"], "--from is a date"],
])("options %j are refused", async (args, message) => {
  await expect(run("simulate", ...args)).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
});

test("--help lists the mechanisms", async () => {
  expect((await run("simulate", "--help")).stdout).toContain("compromised_terminal");
});
