import { doubled, missing, refusing, tooBroad } from "../shared/refusal.ts";
import { allow, block } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";
import { atAShop } from "./createBlocklistEntry.ts";

const operation = "updateBlocklistEntry";

/** An entry that exists, to be switched off. */
export const sample = {
  operation: "updateBlocklistEntry",
  before: atAShop,
  request: { key: "pspAdmin", body: { id: "{made.id}", is_active: false } },
  status: 200,
} as const satisfies Sample<"updateBlocklistEntry">;

const refused = refusing({ key: "analyst" });
const known = { id: exampleId };

/** Its own cases, by expected status. */
export const cases: OwnCases<"updateBlocklistEntry"> = {
  /** Changes of an entry. */
  200: [
    {
      promise: "an entry is switched off, and the rest of it stays",
      before: [block("made", "customer_id", "contract-switched", { severity: "review", reason: "Visto dos veces" })],
      request: { key: "analyst", body: { id: "{made.id}", is_active: false } },
      expected: {
        example: "switch-off",
        body: {
          id: "{made.id}",
          list_type: "customer_id",
          value: "contract-switched",
          severity: "review",
          reason: "Visto dos veces",
          flow_scope: "all",
          is_active: false,
          created_at: "{made.created_at}",
        },
      },
    },
    {
      promise: "null clears the reason and the end",
      before: [block("made", "customer_id", "contract-cleared", { reason: "Visto dos veces", expires_at: "2099-01-01T00:00:00Z" })],
      request: { key: "analyst", body: { id: "{made.id}", reason: null, expires_at: null } },
      expected: { body: { reason: null, expires_at: null, is_active: true } },
    },
    {
      promise: "severity, flow, reason and end change together",
      before: [block("made", "customer_id", "contract-changed")],
      request: { key: "analyst", body: { id: "{made.id}", severity: "flag", flow_scope: "payout", reason: "Menos grave", expires_at: "2099-01-01T00:00:00Z" } },
      expected: { body: { severity: "flag", flow_scope: "payout", reason: "Menos grave", expires_at: "2099-01-01T00:00:00.000Z" } },
    },
  ],
  /** Changes that cannot be. */
  400: [
    refused("a change that names no entry is refused", { is_active: false }, "id"),
    refused(
      "every failing field is named",
      { ...known, is_active: "no", severity: "hard", flow_scope: "both", reason: "a\u0000b", expires_at: "2099-02-30T00:00:00Z" },
      "is_active",
      "severity",
      "flow_scope",
      "reason",
      "expires_at",
    ),
    refused("what an entry always has cannot be cleared", { ...known, is_active: null, severity: null }, "is_active", "severity"),
  ],
  /** Entries that are not on this list. */
  404: [
    missing("the documented example switch-off finds nothing: its entry is an example", { key: "analyst", body: requestExample(operation, "switch-off") }),
    missing(
      "an entry of the allowlist is none of this list",
      { key: "analyst", body: { id: "{made.id}", is_active: false } },
      allow("made", "customer_id", "contract-allowed-only"),
    ),
  ],
  /** A flow that is taken. */
  409: [
    {
      promise: "an entry that affects nearly everybody is switched on with a confirmation",
      before: [block("made", "email_domain", "live.com.pe", { is_active: false })],
      request: { key: "analyst", body: { id: "{made.id}", is_active: true } },
      expected: tooBroad("free_mail"),
    },
    doubled(
      "a flow under which the value is listed already is a duplicate",
      { key: "analyst", body: { id: "{made.id}", flow_scope: "payout" } },
      block("made", "customer_id", "contract-both", { flow_scope: "payin" }),
      block("other", "customer_id", "contract-both", { flow_scope: "payout" }),
    ),
  ],
};
