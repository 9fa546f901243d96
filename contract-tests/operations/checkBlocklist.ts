import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { valueRefusals } from "../shared/list-entries.ts";
import { block, makeSubmerchant } from "../shared/steps.ts";
import type { OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "checkBlocklist";

/** Any value can be looked up. */
export const sample = {
  operation: "checkBlocklist",
  request: { key: "viewer", body: { list_type: "email", value: "nadie@ejemplo.mx" } },
  status: 200,
} as const satisfies Sample<"checkBlocklist">;

const CHECKED = "contract@checked.example";

/** Its own cases, by expected status. */
export const cases: OwnCases<"checkBlocklist"> = {
  /** What a value would meet. */
  200: [
    {
      promise: "the documented example blocked is looked up in its plain form",
      request: { key: "viewer", body: requestExample(operation, "blocked") },
      expected: { example: "blocked", body: { list_type: "email", normalized_value: "fraude@ejemplo.mx" } },
    },
    {
      promise: "a value that is nowhere meets nothing",
      request: { key: "viewer", body: { list_type: "customer_id", value: "contract-nowhere" } },
      expected: { body: { normalized_value: "contract-nowhere", effect: null, entries: [] } },
    },
    {
      promise: "a viewer gets the entries that match, and the reasons why others do not",
      before: [
        block("off", "email", CHECKED, { flow_scope: "payin", is_active: false }),
        block("payouts", "email", CHECKED, { flow_scope: "payout" }),
        block("ended", "email", CHECKED, { expires_at: "2020-01-01T00:00:00Z" }),
        block("domain", "email_domain", "checked.example", { severity: "flag" }),
      ],
      request: { key: "viewer", body: { list_type: "email", value: "Contract+tag@Checked.example" } },
      expected: {
        body: {
          normalized_value: CHECKED,
          effect: "flag",
          entries: [
            { entry: { id: "{domain.id}" }, matches: true, mismatches: [] },
            { entry: { id: "{ended.id}" }, matches: false, mismatches: ["expired"] },
            { entry: { id: "{payouts.id}" }, matches: false, mismatches: ["other_flow"] },
            { entry: { id: "{off.id}" }, matches: false, mismatches: ["inactive"] },
          ],
        },
      },
    },
    {
      promise: "an entry has all its reasons, and the flow is required",
      before: [block("made", "customer_id", "contract-thrice", { flow_scope: "payin", is_active: false, expires_at: "2020-01-01T00:00:00Z" })],
      request: { key: "viewer", body: { list_type: "customer_id", value: "contract-thrice", flow: "payout" } },
      expected: { body: { effect: null, entries: [{ matches: false, mismatches: ["inactive", "expired", "other_flow"] }] } },
    },
    {
      promise: "the strongest of the entries that match is the effect",
      before: [
        block("review", "email", "strongest@strong.example", { severity: "review" }),
        block("flag", "email_domain", "strong.example", { severity: "flag" }),
      ],
      request: { key: "viewer", body: { list_type: "email", value: "strongest@strong.example" } },
      expected: { body: { effect: "review" } },
    },
    {
      promise: "an address meets the network that it lies in",
      before: [block("made", "ip_range", "189.203.100.77/24")],
      request: { key: "viewer", body: { list_type: "ip_address", value: "::ffff:189.203.100.9" } },
      expected: { body: { normalized_value: "189.203.100.9", effect: "block", entries: [{ entry: { value: "189.203.100.0/24" }, matches: true }] } },
    },
    ...[
      { of: "one submerchant", naming: {}, found: { effect: null, entries: [{ matches: false, mismatches: ["other_submerchant"] }] } },
      { of: "the named submerchant", naming: { submerchant_id: "{shop.id}" }, found: { effect: "block", entries: [{ matches: true }] } },
    ].map(
      ({ of, naming, found }): TestCase<200> => ({
        promise: `an entry of ${of} ${found.effect === null ? "does not match the payments of all" : "matches"}`,
        before: [
          makeSubmerchant("shop"),
          { operation: "createBlocklistEntry", key: "pspAdmin", body: { list_type: "customer_id", value: "{shop.id}", submerchant_id: "{shop.id}" } },
        ],
        request: { key: "pspViewer", body: { list_type: "customer_id", value: "{shop.id}", ...naming } },
        expected: { body: found },
      }),
    ),
    {
      promise: "entries of another organization are not met",
      before: [block("made", "customer_id", "contract-ours")],
      request: { key: "otherAdmin", body: { list_type: "customer_id", value: "contract-ours" } },
      expected: { body: { effect: null, entries: [] } },
    },
  ],
  /** Values that cannot be looked up. */
  400: [...valueRefusals("viewer")],
  404: foreignSubmerchants(sample, "body"),
};
