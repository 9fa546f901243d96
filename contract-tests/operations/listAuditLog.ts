import { expect } from "vitest";
import { invalid } from "../shared/refusal.ts";
import { assess, block, changeCase, changeOther, makeKey, makeSubmerchant, openCase, reportOutcome, revoke, submitCase } from "../shared/steps.ts";
import type { CaseRequest, OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** The log needs nothing. */
export const sample: Sample<"listAuditLog"> = {
  operation: "listAuditLog",
  request: { key: "admin", body: undefined },
  status: 200,
};

const adminQuery = (query: Record<string, string>): CaseRequest => ({ key: "admin", query });

/** Its own cases, by expected status. */
export const cases: OwnCases<"listAuditLog"> = {
  /** Who changed what, and the filters of the log. */
  200: [
    {
      promise: "a new key is in it: who, when, under which request, and nothing before",
      before: [makeKey("made")],
      request: adminQuery({ resource_id: "{made.id}" }),
      expected: {
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
      promise: "the value of a key is never in it",
      before: [makeKey("made")],
      request: adminQuery({ resource_id: "{made.id}" }),
      expected: { body: { data: [{ after: expect.not.objectContaining({ key: expect.anything() }) }] } },
    },
    {
      promise: "the revocation of a key precedes its creation: newest first",
      before: [makeKey("made"), revoke("made")],
      request: adminQuery({ resource_id: "{made.id}" }),
      expected: { body: { data: [{ action: "key.revoked", after: { status: "revoked" } }, { action: "key.created" }] } },
    },
    {
      promise: "what a key did is under that key",
      before: [
        { as: "clerk", operation: "createKey", key: "pspAdmin", body: { type: "secret", name: "Onboarding", permissions: ["submerchants:write"] } },
        { ...makeSubmerchant("shop"), key: "{clerk.key}" },
      ],
      request: { key: "pspAdmin", query: { actor_id: "{clerk.id}" } },
      expected: {
        body: { data: [{ actor: { type: "key", id: "{clerk.id}", role: null }, action: "submerchant.created", resource_id: "{shop.id}" }], next_cursor: null },
      },
    },
    {
      promise: "a changed setting is in it before and after",
      before: [changeOther({ case_prefix: "ANTES" }), changeOther({ case_prefix: "AHORA" })],
      request: { key: "otherAdmin", query: { limit: "1" } },
      expected: { body: { data: [{ action: "organization.updated", before: { case_prefix: "ANTES" }, after: { case_prefix: "AHORA" } }] } },
    },
    {
      promise: "an entry of a list is in it from its beginning to its end",
      before: [
        block("made", "customer_id", "contract-recorded"),
        { operation: "updateBlocklistEntry", key: "analyst", body: { id: "{made.id}", is_active: false } },
        { operation: "removeBlocklistEntry", key: "analyst", query: { id: "{made.id}" } },
      ],
      request: adminQuery({ resource_id: "{made.id}" }),
      expected: {
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
      promise: "what became of a case is in it",
      before: [openCase("made"), changeCase("made", { status: "en_revision" }), submitCase("made")],
      request: adminQuery({ resource_id: "{made.id}", resource_type: "case" }),
      expected: {
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
      promise: "the cursor leads to the record before, whose hash is the previous one",
      before: [makeKey("older"), makeKey("made"), { as: "page", ...adminQuery({ limit: "1" }) }],
      request: adminQuery({ limit: "1", cursor: "{page.next_cursor}" }),
      expected: { body: { data: [{ resource_id: "{older.id}", hash: "{page.data.0.previous_hash}" }] } },
    },
    {
      promise: "records are filtered by action and by kind of resource",
      before: [makeKey("made"), revoke("made"), makeKey("later")],
      request: adminQuery({ action: "key.revoked", resource_type: "key", limit: "1" }),
      expected: { body: { data: [{ resource_id: "{made.id}" }] } },
    },
    {
      promise: "nothing is found before the organization was there",
      before: [makeKey("made")],
      request: adminQuery({ resource_id: "{made.id}", to: "2020-01-01T00:00:00Z" }),
      expected: { body: { data: [], next_cursor: null } },
    },
    {
      promise: "from is a time on which records are found, whatever its offset",
      before: [makeKey("made")],
      request: adminQuery({ resource_id: "{made.id}", from: "2020-01-01T00:00:00-06:00" }),
      expected: { body: { data: [{ resource_id: "{made.id}" }] } },
    },
    {
      promise: "another organization sees nothing of it",
      before: [makeKey("made")],
      request: { key: "otherAdmin", query: { resource_id: "{made.id}" } },
      expected: { body: { data: [], next_cursor: null } },
    },
    {
      promise: "an entry that an outcome made and one took back is in it",
      before: [
        assess("assessed", { email: "contract.audited@effects.example" }),
        reportOutcome("assessed", "chargeback_lost", "lost"),
        reportOutcome("assessed", "false_positive"),
      ],
      request: { key: "admin", query: { resource_id: "{lost.feedback.blocklist_entries.0.id}" } },
      expected: {
        body: {
          data: [
            { actor: { type: "key" }, action: "list_entry.updated", before: { is_active: true }, after: { is_active: false } },
            { actor: { type: "key" }, action: "list_entry.created", before: null, after: { value: "contract.audited@effects.example" } },
          ],
        },
      },
    },
  ],
  /** Filters that cannot be. */
  400: [
    invalid(
      "filters that cannot be are named",
      { key: "admin", query: { action: "key.lost", resource_type: "key ring", resource_id: "1", from: "yesterday" } },
      ["query.action", "query.resource_type", "query.resource_id", "query.from"],
    ),
    invalid("a control character in a filter is refused by name", { key: "admin", query: { actor_id: "a\u0000b" } }, ["query.actor_id"]),
    invalid("times that do not exist are named", { key: "admin", query: { from: "2026-02-30T00:00:00Z", to: "2026-13-01T00:00:00Z" } }, [
      "query.from",
      "query.to",
    ]),
  ],
};
