// One payment under other weights: what a fit found about a signal counts as long as the signal does.
import { expect, test } from "vitest";
import { type CompiledPlan, compilePlan } from "../../src/learning/backtests/plan.ts";
import { type PastPayment, recompute } from "../../src/learning/backtests/recompute.ts";

const fired = (code: string, weight: number): PastPayment["signals"][number] => ({ code, weight, strength: 1, observed: 1, threshold: 1 });
const thresholds = { challenge: 30, review: 55, decline: 75 };

const payment: PastPayment = {
  flow: "payin",
  submerchantId: null,
  assessedAt: 1_760_000_000_000,
  browser: false,
  amountMinor: 25_050,
  currency: "MXN",
  signals: [fired("ACCOUNT_NEW:UNOBSERVED", 40), fired("IP_TOR+IP_PROXY_VPN", 30), fired("IP_TOR", 20), fired("IP_PROXY_VPN", 10)],
  thresholds,
  facts: "[]",
  live: [],
};

const under = (weights: CompiledPlan["weights"]): number => {
  const plan = compilePlan({
    from: 0,
    to: 0,
    asOf: 0,
    flow: null,
    sample: 1,
    rules: [],
    replaced: [],
    lists: [],
    thresholds: null,
    weights,
    policy: { curves: {} },
  });
  return recompute(
    payment,
    plan,
    () => [],
    () => false,
  ).score;
};

test.each([
  ["nothing is changed", {}, 69.8],
  ["the weight of the signal that is absent becomes 0", { ACCOUNT_NEW: 0 }, 49.6],
  ["the weight of one signal of the pair becomes 0", { IP_PROXY_VPN: 0 }, 52],
  ["the weight of a signal that is absent becomes another", { ACCOUNT_NEW: 5 }, 69.8],
])("where %s", (_what, weights, score) => {
  expect(under(weights)).toBe(score);
});
