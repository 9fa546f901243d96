// What becomes known of simulated payments.
import { expect, test } from "vitest";
import { reportOf } from "../../demo/reports.ts";
import { generateHistory } from "../../simulator/generate.ts";

const DAY = 86_400_000;
const { payments } = generateHistory({ seed: 3, set: "fit", from: Date.UTC(2026, 0, 1), days: 20, customers: 400 });
const frauds = payments.filter(({ culprit }) => culprit === "thief");
const honest = payments.filter(({ culprit }) => culprit === undefined);

test("a payment that went through has the outcome of the simulator, in its time", () => {
  for (const payment of payments) expect(reportOf(payment, "approve")).toMatchObject({ outcome: payment.outcome.kind });
  for (const payment of honest) expect(reportOf(payment, "review")?.at).toBeGreaterThanOrEqual(payment.outcome.at);
});

test("most stopped frauds are confirmed, none before the simulator's victims notice", () => {
  const reports = frauds.map((payment) => [payment, reportOf(payment, "decline")] as const);
  const confirmed = reports.filter(([, report]) => report !== undefined);
  expect(confirmed.length / frauds.length).toBeGreaterThan(0.7);
  expect(confirmed.length).toBeLessThan(frauds.length);
  for (const [payment, report] of confirmed) {
    expect(report?.outcome).toBe("fraud_confirmed");
    expect(report?.at).toBeGreaterThanOrEqual(payment.outcome.at);
  }
});

test("most honest payers complain about a decline, within three days", () => {
  const complaints = honest.flatMap((payment) => {
    const report = reportOf(payment, "decline");
    return report === undefined ? [] : [{ ...report, after: report.at - payment.at }];
  });
  expect(complaints.length / honest.length).toBeGreaterThan(0.6);
  expect(complaints.length / honest.length).toBeLessThan(0.8);
  expect(new Set(complaints.map(({ outcome }) => outcome))).toEqual(new Set(["false_positive"]));
  expect(Math.max(...complaints.map(({ after }) => after))).toBeLessThanOrEqual(3 * DAY);
});
