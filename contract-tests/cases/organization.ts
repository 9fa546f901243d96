import type { ContractCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";
import { assessPayinSample } from "./assess-payin.ts";
import { refusing } from "./refusal.ts";
import { changeOther } from "./steps.ts";

const operation = "updateOrganization";
const unchanged = {};

/** Its settings need nothing. */
export const readOrganizationSample: Sample<"readOrganization"> = { operation: "readOrganization", request: { key: "admin", body: undefined }, status: 200 };

/** A change that changes nothing. */
export const updateOrganizationSample: Sample<"updateOrganization", typeof unchanged> = {
  operation,
  request: { key: "admin", body: unchanged },
  status: 200,
};

/** A pay-in of the other organization, from a page. */
const otherPayin = { key: "expendable", body: assessPayinSample.request.body } as const;

const defaults = { thresholds: { challenge: null, review: null, decline: null }, signal_weights: { IP_TOR: null } };

const changes: readonly ContractCase[] = [
  {
    operation,
    promise: "the documented example stricter is in the answer",
    request: { key: "otherAdmin", body: requestExample(operation, "stricter") },
    expected: {
      status: 200,
      example: "stricter",
      body: { id: "{sandbox.other.organization_id}", thresholds: { decline: 80 }, signal_weights: { IP_TOR: 60 } },
    },
  },
  {
    operation,
    promise: "what is absent stays",
    before: [changeOther({ signal_weights: { IP_TOR: 55 }, case_prefix: "OTRA" })],
    request: { key: "otherAdmin", body: { high_risk_countries: ["KP"] } },
    expected: { status: 200, body: { signal_weights: { IP_TOR: 55 }, case_prefix: "OTRA", high_risk_countries: ["KP"] } },
  },
  {
    operation: "readOrganization",
    promise: "what was changed is read",
    before: [changeOther({ name: "Tienda del Contrato", thresholds: { decline: 90 } }, "changed")],
    request: { key: "otherAdmin" },
    expected: { status: 200, body: { name: "Tienda del Contrato", thresholds: "{changed.thresholds}", signal_weights: "{changed.signal_weights}" } },
  },
  {
    operation,
    promise: "null takes a setting back to its default",
    before: [{ as: "fresh", operation: "readOrganization", key: "viewer" }, changeOther({ thresholds: { decline: 99 }, signal_weights: { IP_TOR: 1 } })],
    request: { key: "otherAdmin", body: defaults },
    expected: { status: 200, body: { thresholds: "{fresh.thresholds}", signal_weights: "{fresh.signal_weights}" } },
  },
  {
    operation,
    promise: "a provider with active submerchants stays one",
    request: { key: "pspAdmin", body: { segment: "merchant" } },
    expected: { status: 409, code: "INVALID_TRANSITION" },
  },
];

const refused = refusing(operation, { key: "otherAdmin" });

const refusals: readonly ContractCase[] = [
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
    { name: "", segment: "shop", browser_signals: "some", case_prefix: "frd", maintenance: "yes" },
    "name",
    "segment",
    "browser_signals",
    "case_prefix",
    "maintenance",
  ),
];

const inForce: readonly ContractCase[] = [
  {
    operation: "readOrganization",
    promise: "every role reads its own organization",
    request: { key: "viewer" },
    expected: { status: 200, body: { id: "{sandbox.organization_id}", segment: "merchant", maintenance: false } },
  },
  {
    operation: "assessPayin",
    promise: "an organization in maintenance gets no decisions",
    before: [changeOther({ maintenance: true })],
    request: otherPayin,
    expected: { status: 503, code: "ASSESS_MAINTENANCE", headers: { "Retry-After": /^\d+$/ } },
  },
  {
    operation: "assessPayin",
    promise: "the maintenance of one organization is not that of another",
    before: [changeOther({ maintenance: true })],
    request: { ...otherPayin, key: "publishable" },
    expected: { status: 200 },
  },
  {
    operation: "assessPayin",
    promise: "new thresholds decide the next pay-in",
    before: [changeOther({ maintenance: false, thresholds: { challenge: 0, review: 0, decline: 0 } })],
    request: otherPayin,
    expected: { status: 200, body: { decision: "decline" } },
  },
  {
    operation: "assessPayin",
    promise: "a page is told the reasons where the organization wants it",
    before: [changeOther({ maintenance: false, ...defaults, browser_signals: "full" })],
    request: { ...otherPayin, body: { ...otherPayin.body, payer: { email: "decline@sandbox.test" } } },
    expected: { status: 200, body: { decision: "decline", signals: ["SANDBOX_OVERRIDE"] } },
  },
];

/** The organization and its settings. Changes are those of the other organization. */
export const organizationCases: readonly ContractCase[] = [...changes, ...refusals, ...inForce];
