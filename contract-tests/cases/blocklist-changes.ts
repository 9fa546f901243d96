import type { ContractCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { notFound, refusing } from "./refusal.ts";
import { allow, block } from "./steps.ts";

const operation = "updateBlocklistEntry";

const changes: readonly ContractCase[] = [
  {
    operation,
    promise: "the documented example switch-off finds nothing: its entry is an example",
    request: { key: "analyst", body: requestExample(operation, "switch-off") },
    expected: notFound,
  },
  {
    operation,
    promise: "an entry is switched off, and the rest of it stays",
    before: [block("made", "customer_id", "contract-switched", { severity: "review", reason: "Visto dos veces" })],
    request: { key: "analyst", body: { id: "{made.id}", is_active: false } },
    expected: {
      status: 200,
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
    operation,
    promise: "null clears the reason and the end",
    before: [block("made", "customer_id", "contract-cleared", { reason: "Visto dos veces", expires_at: "2099-01-01T00:00:00Z" })],
    request: { key: "analyst", body: { id: "{made.id}", reason: null, expires_at: null } },
    expected: { status: 200, body: { reason: null, expires_at: null, is_active: true } },
  },
  {
    operation,
    promise: "severity, flow, reason and end change together",
    before: [block("made", "customer_id", "contract-changed")],
    request: { key: "analyst", body: { id: "{made.id}", severity: "flag", flow_scope: "payout", reason: "Menos grave", expires_at: "2099-01-01T00:00:00Z" } },
    expected: { status: 200, body: { severity: "flag", flow_scope: "payout", reason: "Menos grave", expires_at: "2099-01-01T00:00:00.000Z" } },
  },
  {
    operation,
    promise: "type and value stay what they are, whatever a change says of them",
    before: [block("made", "customer_id", "contract-itself")],
    request: { key: "analyst", body: { id: "{made.id}", list_type: "email", value: "other@ejemplo.mx" } },
    expected: { status: 200, body: { list_type: "customer_id", value: "contract-itself" } },
  },
  {
    operation,
    promise: "a flow under which the value is listed already is a duplicate",
    before: [block("made", "customer_id", "contract-both", { flow_scope: "payin" }), block("other", "customer_id", "contract-both", { flow_scope: "payout" })],
    request: { key: "analyst", body: { id: "{made.id}", flow_scope: "payout" } },
    expected: { status: 409, code: "DUPLICATE" },
  },
  {
    operation,
    promise: "an entry of the allowlist is none of this list",
    before: [allow("made", "customer_id", "contract-allowed-only")],
    request: { key: "analyst", body: { id: "{made.id}", is_active: false } },
    expected: notFound,
  },
  {
    operation: "removeBlocklistEntry",
    promise: "an entry of the allowlist is none of this list",
    before: [allow("made", "customer_id", "contract-allowed-kept")],
    request: { key: "analyst", query: { id: "{made.id}" } },
    expected: notFound,
  },
];

const refused = refusing(operation, { key: "analyst" });
const known = { id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" };

const refusals: readonly ContractCase[] = [
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
];

/** Changes of entries of the blocklist. */
export const blocklistChangeCases: readonly ContractCase[] = [...changes, ...refusals];
