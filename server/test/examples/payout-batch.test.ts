// The example batch job as a process of its own, against the service.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { keyPermissions } from "../../../generated/credentials.ts";
import { call, payout } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { fileOf, runExample } from "./children.ts";

let service: TestService;
let key: string;
let folder: string;
beforeAll(async () => {
  service = await startService();
  key = (await service.tenant.key("secret", { permissions: keyPermissions.secret })).value;
});
afterAll(() => service.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-payouts-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const output = () => join(folder, "results.ndjson");
const linesOf = (file: string) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

function run(input: string, environment: Record<string, string> = {}) {
  return runExample("sdk-node/examples/payout-batch/batch.ts", [input, output()], {
    FRAUD_RISK_API_KEY: key,
    FRAUD_RISK_BASE_URL: service.url,
    ...environment,
  });
}

function write(payouts: readonly unknown[]): string {
  const file = join(folder, "payouts.ndjson");
  writeFileSync(file, payouts.map((each) => `${JSON.stringify(each)}\n`).join(""));
  return file;
}

test("the example's own file: each payout has a result, and a wrong CLABE is not paid", async () => {
  const { code, stdout } = await run(fileOf("sdk-node/examples/payout-batch/payouts.example.ndjson"));
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^2 to pay, .* 0 for the next run, 0 decided before\n$/)]);
  // held or rejected: it depends on which payouts were assessed before it
  const wrong = linesOf(output()).find(({ order_id }) => order_id === "PAYOUT-2026-00311");
  expect(["hold", "reject"]).toContain(wrong.action);
});

test("a run that was interrupted goes on where it ended: what is decided is not assessed again, and a line that was cut off is", async () => {
  const payouts = Array.from({ length: 12 }, () => payout());
  const input = write(payouts);
  expect((await run(input)).code).toBe(0);
  const results = linesOf(output());
  writeFileSync(
    output(),
    results
      .slice(0, 5)
      .map((each) => `${JSON.stringify(each)}\n`)
      .join(""),
  );
  appendFileSync(output(), JSON.stringify(results[5]).slice(0, 20));
  const { code, stdout } = await run(input);
  expect([code, stdout]).toEqual([0, expect.stringContaining("5 decided before")]);
  // under the same order, the same assessment
  const sessions = (each: readonly { session_id: string }[]) => each.map(({ session_id }) => session_id).toSorted();
  expect(sessions(linesOf(output()))).toEqual(sessions(results));
  const { body } = await call(`${service.url}/api/v1/assessments?order_id=${payouts[7]?.order_id}`, { key });
  expect(body.data).toHaveLength(1);
});

test("without a decision nothing is paid, and the next run decides it", async () => {
  const input = write([payout(), payout({ amount: -1 })]);
  const alone = await run(input, { FRAUD_RISK_BASE_URL: "http://127.0.0.1:9" });
  expect([alone.code, alone.stdout]).toEqual([1, expect.stringContaining("0 to pay, 0 to hold, 0 to reject, 2 for the next run")]);
  const { code, stdout, stderr } = await run(input);
  expect([code, stdout]).toEqual([1, expect.stringContaining("1 to pay, 0 to hold, 0 to reject, 1 for the next run")]);
  expect(stderr).toContain("amount ");
}, 90_000);

test("a file with the same order twice, and a wrong key, stop the job before anything is written", async () => {
  const one = payout();
  const twice = await run(write([one, one]));
  expect([twice.code, twice.stderr]).toEqual([1, expect.stringContaining("line 2")]);
  const wrong = await run(write([payout()]), { FRAUD_RISK_API_KEY: `${key.slice(0, -6)}AAAAAA` });
  expect(wrong.code).toBe(1);
  expect(() => readFileSync(output())).toThrow("ENOENT");
});
