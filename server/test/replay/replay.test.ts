// A history through the real service: nothing ahead of its clock is used, and what it learns during the replay shows in later scores.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import type { ReplayedPayment } from "../../replay/fitted-models.ts";
import { type HistoryPayment, readHistory } from "../../replay/history.ts";
import { openInstallation } from "../../replay/installation.ts";
import { createDecisionSink, replay } from "../../replay/run.ts";
import { simulateTime } from "../../src/platform/time/clock.ts";
import { seeded } from "../../src/scoring/learning/measures.ts";
import { createDatabase } from "../harness/database.ts";

const [HOUR, DAY] = [3_600_000, 86_400_000];
const START = Date.UTC(2026, 0, 5);
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function file(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-replay-"));
  folders.push(folder);
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const options = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY, delay: 7 * DAY, currency: "USD" };

/** Twenty customers at six terminals for 24 days; terminal T0 is compromised from the eighth day on, C0's card is abused in the last ten days. */
function history(fraudAfter = START + 24 * DAY): string {
  const random = seeded(3);
  const rows = ["time,customer_id,terminal_id,amount,fraud,kind"];
  for (let at = START; at < START + 24 * DAY; at += HOUR) {
    const customer = Math.floor(random() * 20);
    const terminal = Math.floor(random() * 6);
    const stolen = customer === 0 && at > START + 14 * DAY && random() < 0.6;
    const usual = 20 + customer + random() * 10;
    const compromised = terminal === 0 && at > START + 7 * DAY;
    const fraud = at < fraudAfter && (stolen || compromised);
    rows.push(
      `${new Date(at).toISOString()},C${customer},T${terminal},${(stolen ? usual * 6 : usual).toFixed(2)},${Number(fraud)},${fraud ? (stolen ? "stolen" : "terminal") : ""}`,
    );
  }
  return file("payments.csv", rows.join("\n"));
}

async function replayed(path: string): Promise<readonly ReplayedPayment[]> {
  const database = await createDatabase({ empty: true });
  const payments = await readHistory({ ...options, payments: path });
  let now = payments[0]?.at ?? 0;
  const end = simulateTime(() => now);
  try {
    const decisions = createDecisionSink();
    const installation = await openInstallation(database.url, "merchant", decisions.put);
    const run = await replay(installation, payments, decisions, {
      fitEvery: Number.POSITIVE_INFINITY,
      jobsEvery: DAY,
      fitFrom: 60 * DAY,
      setTime: (at) => {
        now = at;
      },
      progress: () => undefined,
    });
    await installation.close();
    return run.payments;
  } finally {
    end();
    await database.close();
  }
}

test("later payments at a compromised terminal and those far above the habit stand out; good payments do not", async () => {
  const payments = await replayed(history());
  expect(payments.length).toBe(24 * 24);
  const of = (some: (one: HistoryPayment) => boolean): number[] => payments.filter(({ payment }) => some(payment)).map(({ catalogue }) => catalogue);
  const mean = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const known = START + 17 * DAY;
  expect(mean(of(({ kind, at }) => kind === "terminal" && at > known))).toBeGreaterThan(60);
  expect(mean(of(({ kind }) => kind === "stolen"))).toBeGreaterThan(50);
  expect(mean(of(({ fraud, payer }) => !fraud && payer !== "C0"))).toBeLessThan(10);
  const signals = payments.filter(({ payment }) => payment.kind === "terminal" && payment.at > known).flatMap((one) => one.signals);
  expect(signals).toContain("TERMINAL_COMPROMISED");
});

test("no score depends on an outcome that was reported after the payment", async () => {
  // the two histories differ in what is reported from the 19th day on: frauds of the 12th day and later
  const [all, fewer] = [await replayed(history()), await replayed(history(START + 11 * DAY))];
  const same = all.filter(({ payment }) => payment.at < START + 18 * DAY);
  expect(same.map(({ catalogue }) => catalogue)).toEqual(fewer.slice(0, same.length).map(({ catalogue }) => catalogue));
  expect(all.map(({ catalogue }) => catalogue)).not.toEqual(fewer.map(({ catalogue }) => catalogue));
});

describe("reading a history", () => {
  test("takes fields of the contract by their short names and by their paths, and outcomes from a file of their own", async () => {
    const payments = file(
      "payments.csv",
      "payment_id,time,amount,currency,email,payer.previous_orders,bin\np1,1767225600,10.5,MXN,a@b.mx,3,411111\np2,1767225700,20,MXN,,,\n",
    );
    const outcomes = file("outcomes.csv", "payment_id,outcome,time,kind\np2,chargeback_lost,2026-01-20T00:00:00Z,stolen\n");
    const [one, two] = await readHistory({ ...options, payments, outcomes });
    expect(one?.request).toEqual({
      amount: 10.5,
      currency: "MXN",
      payer: { email: "a@b.mx", previous_orders: 3 },
      payment_method: { type: "card", card: { bin: "411111" } },
    });
    expect(one?.outcome).toBeUndefined();
    // an empty column is a field that is not there
    expect(two?.request).toEqual({ amount: 20, currency: "MXN" });
    expect([two?.fraud, two?.kind, two?.outcome?.at]).toEqual([true, "stolen", Date.UTC(2026, 0, 20)]);
  });

  test.each([
    ["time,amount\nyesterday,10\n", /line 2: "yesterday" is no time/],
    ["time,amount\n2026-01-01T00:00:00Z,ten\n", /line 2: "ten" is not an amount in USD/],
    ["when,amount\n2026-01-01T00:00:00Z,10\n", /columns time and amount are required/],
    ["time,amount,when\n2026-01-01T00:00:00Z,10,x\n", /column when is no field of the contract; .* --ignore when/],
    ["time,amount\n2026-01-01T00:00:00Z,\n", /line 2: no amount/],
    ["time,amount,payer\n2026-01-01T00:00:00Z,10,x\n", /column payer is a field with parts/],
    ["time,amount,payer.previous_orders\n2026-01-01T00:00:00Z,10,few\n", /line 2: payer.previous_orders: "few" is no whole number/],
    ["time,amount,device.is_tor\n2026-01-01T00:00:00Z,10,maybe\n", /line 2: device.is_tor: "maybe" is neither true nor false/],
    ["time,amount,channel\n2026-01-01T00:00:00Z,10,pigeon\n", /line 2: channel: "pigeon" is none of .*web/],
    ["time,amount,fraud\n2026-01-01T00:00:00Z,10,perhaps\n", /line 2: fraud is 0 or 1, not "perhaps"/],
    ["time,amount,outcome\n2026-01-01T00:00:00Z,10,gone\n", /line 2: "gone" is no outcome; they are captured/],
    ["time,amount,fraud,fraud_type\n2026-01-01T00:00:00Z,10,1,thief\n", /line 2: "thief" is no fraud type; they are third_party/],
    ["time,amount,payment_id\n2026-01-01T00:00:00Z,10,a\n2026-01-01T00:00:01Z,10,a\n", /line 3: payment a is there twice/],
  ])("names the line of what cannot be read: %j", async (text, message) => {
    await expect(readHistory({ ...options, payments: file("payments.csv", text) })).rejects.toThrow(message);
  });

  test("numbers, true and false become what the contract has; columns to ignore are left out", async () => {
    const payments = file(
      "payments.csv",
      "time,amount,device.is_tor,device.is_bot,payment_method.three_ds.liability_shift,metadata.cart,branch\n2026-01-01T00:00:00Z,10,1,false,TRUE,77,north\n",
    );
    const [one] = await readHistory({ ...options, payments, ignore: new Set(["branch"]) });
    expect(one?.request).toEqual({
      amount: 10,
      currency: "USD",
      device: { is_tor: true, is_bot: false },
      payment_method: { type: "other", three_ds: { liability_shift: true } },
      metadata: { cart: "77" },
    });
  });

  test("an outcome without a time is known after the delay; outcomes of other payments are an error", async () => {
    const payments = file("payments.csv", "payment_id,time,amount\np1,2026-01-01T00:00:00Z,10\n");
    const known = await readHistory({ ...options, payments, delay: 3 * DAY, outcomes: file("outcomes.csv", "payment_id,outcome\np1,captured\n") });
    expect(known[0]?.outcome?.at).toBe(Date.UTC(2026, 0, 4));
    const others = file("outcomes.csv", "payment_id,outcome\nx1,captured\n");
    await expect(readHistory({ ...options, payments, outcomes: others })).rejects.toThrow(/none of the outcomes is of a payment/);
  });

  test("a file that is not there is an error", async () => {
    await expect(readHistory({ ...options, payments: "/nowhere/payments.csv.gz" })).rejects.toThrow(/ENOENT/);
  });
});
