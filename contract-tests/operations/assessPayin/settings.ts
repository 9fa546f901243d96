import { changeOther, defaults } from "../../shared/steps.ts";
import type { TestCase } from "../../src/case.ts";
import { payinBy } from "./requests.ts";

/** What the settings of an organization do to its pay-ins. */
export const settings: readonly TestCase<200>[] = [
  {
    promise: "the maintenance of one organization is not that of another",
    before: [changeOther({ maintenance: true })],
    request: payinBy("publishable"),
  },
  {
    promise: "new thresholds decide the next pay-in",
    before: [changeOther({ maintenance: false, thresholds: { challenge: 0, review: 0, decline: 0 } })],
    request: payinBy("expendable"),
    expected: { body: { decision: "decline" } },
  },
  {
    promise: "a page is answered a band of the score where the organization wants it",
    before: [changeOther({ maintenance: false, ...defaults, browser_signals: "none", browser_score: "band" })],
    request: payinBy("expendable", { payer: { email: "challenge@sandbox.test" } }),
    expected: { body: { decision: "challenge", risk_score: 42, risk_band: "elevated", signals: [] } },
  },
  {
    promise: "and the exact score where it wants that",
    before: [changeOther({ maintenance: false, ...defaults, browser_signals: "none", browser_score: "exact" })],
    request: payinBy("expendable", { payer: { email: "approve@sandbox.test" } }),
    expected: { body: { decision: "approve", risk_score: 0 } },
  },
  {
    promise: "a page receives the reasons if the organization enables it",
    before: [changeOther({ maintenance: false, ...defaults, browser_signals: "full" })],
    request: payinBy("expendable", { payer: { email: "decline@sandbox.test" } }),
    expected: { body: { decision: "decline", signals: ["SANDBOX_OVERRIDE"] } },
  },
];
