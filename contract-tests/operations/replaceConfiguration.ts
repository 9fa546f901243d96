import { expect } from "vitest";
import { forbidden, invalid } from "../shared/refusal.ts";
import { changeOther } from "../shared/steps.ts";
import type { OwnCases, Step } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "replaceConfiguration";

const anyState = { "If-Match": "*" };
const empty = { format: 1, settings: {}, lists: [], rules: [] };

/** A dry run: no case of another operation depends on it. */
export const sample = {
  operation: "replaceConfiguration",
  request: { key: "secret", headers: anyState, query: { dry_run: "true" }, body: empty },
  status: 200,
} as const satisfies Sample<"replaceConfiguration">;

// of an organization on whose rules no other case depends
const request = { key: "otherAdmin", headers: anyState } as const;
const rule = {
  code: "RULE:CONTRACT_CONFIGURATION",
  status: "draft",
  name: "Contract",
  description: null,
  flow: "all",
  submerchant: null,
  expression: "payment.amount > 1000",
  action: { type: "signal", weight: 20 },
  priority: 100,
  valid_from: null,
  valid_until: null,
};
const withRule = (more: object) => ({ ...empty, rules: [{ ...rule, ...more }] });
const replacing = (body: object): Step => ({ operation, ...request, body });
const places = (...paths: readonly string[]) => ({ errors: paths.map((path) => expect.objectContaining({ path })) });

/** Its own cases, by expected status. */
export const cases: OwnCases<"replaceConfiguration"> = {
  /** Documents that are applied. */
  200: [
    {
      promise: "the documented example one-rule makes a list and a rule; what they were before does not matter",
      before: [replacing(empty)],
      request: { ...request, body: Object.assign({}, requestExample(operation, "one-rule"), { settings: {} }) },
      expected: {
        example: "one-rule",
        body: { dry_run: false, changes: expect.arrayContaining([expect.objectContaining({ resource: "rule", id: "RULE:RESELLERS", change: "added" })]) },
      },
    },
    {
      promise: "a rule and a list written by hand need what a new one needs: the rest has its defaults",
      before: [replacing(empty)],
      request: {
        ...request,
        body: {
          ...empty,
          lists: [{ name: "by_hand" }],
          rules: [
            {
              code: "RULE:BY_HAND",
              name: "By hand",
              status: "draft",
              expression: 'in_list("by_hand", card.bin)',
              action: { type: "at_least", decision: "review" },
            },
          ],
        },
      },
      expected: {
        body: {
          changes: expect.arrayContaining([
            expect.objectContaining({ resource: "list", id: "by_hand", after: { name: "by_hand", description: null, case_insensitive: false } }),
            expect.objectContaining({
              resource: "rule",
              id: "RULE:BY_HAND",
              after: expect.objectContaining({ description: null, flow: "all", priority: 100, valid_from: null, valid_until: null, submerchant: null }),
            }),
          ]),
        },
      },
    },
    {
      promise: "the documented example dry-run says what would change, and changes nothing",
      before: [replacing(empty)],
      request: { ...request, query: { dry_run: "true" }, body: requestExample(operation, "dry-run") },
      expected: { example: "dry-run", body: { dry_run: true, pending_approval: ["RULE:RESELLERS"] } },
    },
    {
      promise: "a document that was applied already changes nothing, whatever it is based on",
      before: [replacing(withRule({}))],
      request: { ...request, headers: { "If-Match": '"of-another-time"' }, query: { prune_lists: "false" }, body: withRule({}) },
      expected: { body: { changes: expect.not.arrayContaining([expect.objectContaining({ resource: "rule" })]) } },
    },
    {
      promise: "a rule that the document lacks is archived",
      before: [replacing(withRule({ priority: 7 }))],
      request: { ...request, query: { reason: "Contract" }, body: empty },
      expected: {
        body: { changes: expect.arrayContaining([{ resource: "rule", id: rule.code, change: "removed", before: { ...rule, priority: 7 }, after: null }]) },
      },
    },
    {
      promise: "callers that may read the configuration may compare a document with it",
      request: { key: "viewer", headers: anyState, query: { dry_run: "true" }, body: empty },
      expected: { body: { dry_run: true } },
    },
  ],
  /** Documents that are none. */
  400: [
    invalid("what the document is based on has to be said", { key: "otherAdmin", body: empty }, ["header.If-Match"]),
    invalid("a part that is missing is named", { ...request, body: { format: 1, settings: {} } }, ["lists", "rules"]),
    invalid("the format is 1", { ...request, body: { ...empty, format: 2 } }, ["format"]),
    invalid("a rule is checked in its place", { ...request, body: withRule({ action: { type: "signal" } }) }, ["rules[0].action.weight"]),
    invalid("a code stands once", { ...request, body: { ...empty, rules: [rule, rule] } }, ["rules[1].code"]),
    invalid(
      "at most 200 rules",
      { ...request, body: { ...empty, rules: Array.from({ length: 201 }, (_, index) => ({ ...rule, code: `RULE:CONTRACT_${index}` })) } },
      ["rules"],
    ),
    invalid("settings are checked in their place", { ...request, body: { ...empty, settings: { signal_weights: { IP_TORR: 1 } } } }, [
      "settings.signal_weights.IP_TORR",
    ]),
  ],
  /** Callers that may only compare, or that are a part of the organization. */
  403: [
    {
      promise: "callers that may only read the configuration do not replace it",
      request: { key: "analyst", headers: anyState, body: empty },
      expected: { code: "FORBIDDEN", details: { required_permissions: ["configuration:write"] } },
    },
    forbidden("a key of one submerchant does not replace the configuration of its provider", { key: "submerchantSecret", headers: anyState, body: empty }),
  ],
  /** Documents that are based on another state. */
  412: [
    {
      promise: "a change that is based on another configuration is refused",
      before: [replacing(empty)],
      request: { ...request, headers: { "If-Match": '"of-another-time"' }, body: withRule({ priority: 9 }) },
      expected: { code: "CONFIGURATION_OUTDATED", details: { etag: expect.stringMatching(/^"[\w-]+"$/) } },
    },
  ],
  /** Documents that the organization cannot have. */
  422: [
    {
      promise: "an expression is refused with its place in the document",
      request: { ...request, body: withRule({ expression: 'payer.contry == "MX"' }) },
      expected: {
        code: "INVALID_CONFIGURATION",
        details: { errors: [expect.objectContaining({ path: "rules[0].expression", line: 1, column: 7, nearest: "payer.country" })] },
      },
    },
    {
      promise: "every place is named",
      request: {
        ...request,
        body: {
          ...empty,
          rules: [
            { ...rule, expression: 'in_list("nowhere", email.domain)' },
            { ...rule, code: "RULE:CONTRACT_SHOP", submerchant: "nobody" },
          ],
        },
      },
      expected: { code: "INVALID_CONFIGURATION", details: places("rules[1].submerchant", "rules[0].expression") },
    },
    {
      promise: "a document does not switch approvals off",
      before: [changeOther({ rule_approval: true })],
      request: { ...request, body: { ...withRule({ status: "live" }), settings: { rule_approval: false } } },
      expected: { code: "INVALID_CONFIGURATION", details: places("settings.rule_approval") },
    },
  ],
};
