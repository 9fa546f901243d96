import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import { assess, block, changeCase, changeOther, makeKey, makeSubmerchant, openCase, revoke, submitCase, tell } from "../../shared/steps.ts";
import type { CaseRequest, ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listAuditLog";
const asked = (query: Record<string, string>): CaseRequest => ({ key: "admin", query });

/** Who changed what, and the filters of the log. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a new key is in it: who, when, under which request, and nothing before",
    before: [makeKey("made")],
    request: asked({ resource_id: "{made.id}" }),
    expected: {
      status: 200,
      body: {
        data: [
          {
            actor: { type: "session", role: "admin" },
            action: "key.created",
            resource_type: "key",
            resource_id: "{made.id}",
            before: null,
            after: { name: "{made.name}", last_four: "{made.last_four}" },
            request_id: "{made.headers.x-request-id}",
          },
        ],
        next_cursor: null,
      },
    },
  },
  {
    operation,
    promise: "the value of a key is never in it",
    before: [makeKey("made")],
    request: asked({ resource_id: "{made.id}" }),
    expected: { status: 200, body: { data: [{ after: expect.not.objectContaining({ key: expect.anything() }) }] } },
  },
  {
    operation,
    promise: "the end of a key stands before its beginning: newest first",
    before: [makeKey("made"), revoke("made")],
    request: asked({ resource_id: "{made.id}" }),
    expected: { status: 200, body: { data: [{ action: "key.revoked", after: { status: "revoked" } }, { action: "key.created" }] } },
  },
  {
    operation,
    promise: "what a key did is under that key",
    before: [
      { as: "clerk", operation: "createKey", key: "pspAdmin", body: { type: "secret", name: "Onboarding", permissions: ["submerchants:write"] } },
      { ...makeSubmerchant("shop"), key: "{clerk.key}" },
    ],
    request: { key: "pspAdmin", query: { actor_id: "{clerk.id}" } },
    expected: {
      status: 200,
      body: { data: [{ actor: { type: "key", id: "{clerk.id}", role: null }, action: "submerchant.created", resource_id: "{shop.id}" }], next_cursor: null },
    },
  },
  {
    operation,
    promise: "a changed setting is in it before and after",
    before: [changeOther({ case_prefix: "ANTES" }), changeOther({ case_prefix: "AHORA" })],
    request: { key: "otherAdmin", query: { limit: "1" } },
    expected: { status: 200, body: { data: [{ action: "organization.updated", before: { case_prefix: "ANTES" }, after: { case_prefix: "AHORA" } }] } },
  },
  {
    operation,
    promise: "an entry of a list is in it from its beginning to its end",
    before: [
      block("made", "customer_id", "contract-recorded"),
      { operation: "updateBlocklistEntry", key: "analyst", body: { id: "{made.id}", is_active: false } },
      { operation: "removeBlocklistEntry", key: "analyst", query: { id: "{made.id}" } },
    ],
    request: asked({ resource_id: "{made.id}" }),
    expected: {
      status: 200,
      body: {
        data: [
          { actor: { role: "analyst" }, action: "list_entry.removed", before: { value: "contract-recorded" }, after: null },
          { action: "list_entry.updated", before: { is_active: true }, after: { is_active: false } },
          { action: "list_entry.created", before: null, after: { value: "contract-recorded" } },
        ],
      },
    },
  },
  {
    operation,
    promise: "what became of a case is in it",
    before: [openCase("made"), changeCase("made", { status: "en_revision" }), submitCase("made")],
    request: asked({ resource_id: "{made.id}", resource_type: "case" }),
    expected: {
      status: 200,
      body: {
        data: [
          { actor: { role: "analyst" }, action: "case.submitted", before: { status: "en_revision" }, after: { status: "enviado" } },
          { action: "case.updated", before: { status: "borrador" }, after: { status: "en_revision" } },
          { action: "case.created", before: null, after: { reference_number: "{made.reference_number}" } },
        ],
      },
    },
  },
  {
    operation,
    promise: "the cursor leads to the record before, whose hash is the previous one",
    before: [makeKey("older"), makeKey("made"), { as: "page", ...asked({ limit: "1" }) }],
    request: asked({ limit: "1", cursor: "{page.next_cursor}" }),
    expected: { status: 200, body: { data: [{ resource_id: "{older.id}", hash: "{page.data.0.previous_hash}" }] } },
  },
  {
    operation,
    promise: "records are filtered by action and by kind of resource",
    before: [makeKey("made"), revoke("made"), makeKey("later")],
    request: asked({ action: "key.revoked", resource_type: "key", limit: "1" }),
    expected: { status: 200, body: { data: [{ resource_id: "{made.id}" }] } },
  },
  {
    operation,
    promise: "nothing is found before the organization was there",
    before: [makeKey("made")],
    request: asked({ resource_id: "{made.id}", to: "2020-01-01T00:00:00Z" }),
    expected: { status: 200, body: { data: [], next_cursor: null } },
  },
  {
    operation,
    promise: "from is a time on which records are found, whatever its offset",
    before: [makeKey("made")],
    request: asked({ resource_id: "{made.id}", from: "2020-01-01T00:00:00-06:00" }),
    expected: { status: 200, body: { data: [{ resource_id: "{made.id}" }] } },
  },
  {
    operation,
    promise: "another organization sees nothing of it",
    before: [makeKey("made")],
    request: { key: "otherAdmin", query: { resource_id: "{made.id}" } },
    expected: { status: 200, body: { data: [], next_cursor: null } },
  },
  {
    operation,
    promise: "an entry that an outcome made and one took back is in it",
    before: [
      assess("assessed", { email: "contract.audited@effects.example" }),
      tell("assessed", "chargeback_lost", "lost"),
      tell("assessed", "false_positive"),
    ],
    request: { key: "admin", query: { resource_id: "{lost.feedback.blocklist_entries.0.id}" } },
    expected: {
      status: 200,
      body: {
        data: [
          { actor: { type: "key" }, action: "list_entry.updated", before: { is_active: true }, after: { is_active: false } },
          { actor: { type: "key" }, action: "list_entry.created", before: null, after: { value: "contract.audited@effects.example" } },
        ],
      },
    },
  },
];
