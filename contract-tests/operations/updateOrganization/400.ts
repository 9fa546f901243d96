import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "updateOrganization";
const refused = refusing(operation, { key: "otherAdmin" });

/** Settings that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("a signal that does not exist is refused", { signal_weights: { NO_SUCH_SIGNAL: 1 } }, "signal_weights.NO_SUCH_SIGNAL"),
  refused(
    "a charge cannot become a credit, nor a credit a charge",
    { signal_weights: { IP_TOR: -1, PAYER_TRUSTED: 1 } },
    "signal_weights.IP_TOR",
    "signal_weights.PAYER_TRUSTED",
  ),
  refused("a weight out of range is refused", { signal_weights: { IP_TOR: 101 } }, "signal_weights.IP_TOR"),
  refused("thresholds that do not rise are refused", { thresholds: { challenge: 50, review: 40, decline: 30 } }, "thresholds.review", "thresholds.decline"),
  refused("a threshold out of range is refused", { thresholds: { decline: 101 } }, "thresholds.decline"),
  refused("a country that does not exist is refused with its place", { high_risk_countries: ["KP", "XX"] }, "high_risk_countries[1]"),
  refused(
    "every failing field is named",
    { name: "", segment: "shop", browser_signals: "some", browser_score: "rough", case_prefix: "frd", maintenance: "yes" },
    "name",
    "segment",
    "browser_signals",
    "browser_score",
    "case_prefix",
    "maintenance",
  ),
];
