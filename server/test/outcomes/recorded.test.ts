// What outcomes and reports change is written down: each change of an entry once, with what it was and what it became.
import { afterAll, beforeAll, expect, test } from "vitest";
import { newProvider, type Provider, recorded } from "../audit/log.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Caller, callerOf, newPayer, own } from "./payer.ts";

let service: TestService;
let provider: Provider;
let api: Caller;
let keyId: string;

beforeAll(async () => {
  service = await startService();
  provider = await newProvider(service);
  const key = await provider.tenant.key("secret", { permissions: ["assess", "fraud:report"] });
  api = callerOf(service, key.value);
  keyId = key.id;
});
afterAll(() => service.close());

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** The feedback of an outcome, and the changes of entries that it was written down with. */
async function changesOf(session: string, outcome: string) {
  const { result, added } = await recorded(provider, () => api.outcome(session, outcome));
  for (const { entry } of added)
    expect([entry.actor, entry.resource_type, entry.request_id]).toEqual([
      { type: "key", id: keyId, role: null },
      "list_entry",
      result.headers.get("x-request-id"),
    ]);
  return {
    feedback: result.body.feedback,
    changes: added.map(({ entry: { action, resource_id, before, after } }) => ({ action, resource_id, before, after })),
  };
}

/** Two sessions of somebody with a card each. */
async function twoSessions() {
  const { payer } = newPayer();
  const known = { customer_id: payer.customer_id, email: payer.email };
  const payment = (hash: string) => ({ payer: known, payment_method: { type: "card", card: { hash } } });
  const cards = [own("card"), own("card")] as const;
  return { known, cards, first: await api.session(payment(cards[0])), second: await api.session(payment(cards[1])) };
}

/** An automatic entry of the blocklist as the log has it. */
const blocks = (list_type: string, value: string, id: unknown) => ({
  ...{ list: "blocklist", id, organization_id: provider.tenant.id, list_type, value, flow_scope: "all", severity: "block" },
  ...{ reason: "A chargeback was lost", source: "chargeback", is_active: true, expires_at: INSTANT, created_at: INSTANT, submerchant_id: null },
});

test("entries are made, prolonged, switched off and removed: each is one record, whole or by its difference, and nothing else is", async () => {
  const { known, cards, first, second } = await twoSessions();
  const lost = await changesOf(first, "chargeback_lost");
  const [email, card] = lost.feedback.blocklist_entries;
  expect(lost.changes).toEqual([
    { action: "list_entry.created", resource_id: email.id, before: null, after: blocks("email", known.email, email.id) },
    { action: "list_entry.created", resource_id: card.id, before: null, after: blocks("card_hash", cards[0], card.id) },
  ]);

  const confirmed = await changesOf(second, "fraud_confirmed");
  const [longer, other] = confirmed.feedback.blocklist_entries;
  expect([longer.id, confirmed.changes]).toEqual([
    email.id,
    [
      {
        ...{ action: "list_entry.updated", resource_id: email.id },
        before: { reason: "A chargeback was lost", expires_at: email.expires_at },
        after: { reason: "Fraud was confirmed", expires_at: longer.expires_at },
      },
      {
        action: "list_entry.created",
        resource_id: other.id,
        before: null,
        after: { ...blocks("card_hash", cards[1], other.id), reason: "Fraud was confirmed" },
      },
    ],
  ]);

  const early = await changesOf(first, "false_positive");
  const [allowed] = early.feedback.allowlist_entries;
  const { severity: _, is_active: __, ...allows } = blocks("customer_id", known.customer_id, allowed.id);
  const allow = { ...allows, list: "allowlist", reason: "A false alarm", source: "api" };
  expect(early.changes).toEqual([
    // the e-mail address has a cause left: nothing of it changes that anybody sees
    { action: "list_entry.updated", resource_id: card.id, before: { is_active: true }, after: { is_active: false } },
    { action: "list_entry.created", resource_id: allowed.id, before: null, after: allow },
  ]);

  const late = await changesOf(second, "chargeback_won");
  const off = { action: "list_entry.updated", before: { is_active: true }, after: { is_active: false } };
  const [allowedLonger] = late.feedback.allowlist_entries;
  expect(late.changes).toEqual([
    { ...off, resource_id: other.id },
    { ...off, resource_id: email.id },
    {
      ...{ action: "list_entry.updated", resource_id: allowed.id },
      before: { reason: "A false alarm", expires_at: allowed.expires_at },
      after: { reason: "A chargeback was won", expires_at: allowedLonger.expires_at },
    },
  ]);

  expect((await changesOf(first, "fraud_confirmed")).changes.map(({ action, resource_id }) => [action, resource_id])).toEqual([
    ["list_entry.updated", email.id],
    ["list_entry.updated", card.id],
  ]);
  const final = await changesOf(second, "chargeback_lost");
  expect(final.changes[0]).toEqual({
    ...{ action: "list_entry.removed", resource_id: allowed.id },
    before: { ...allow, reason: "A chargeback was won", expires_at: allowedLonger.expires_at },
    after: null,
  });
});

test("an entry that is put in force again is a record of all that changes", async () => {
  const { first, second } = await twoSessions();
  const { feedback } = await changesOf(first, "chargeback_lost");
  const [email] = feedback.blocklist_entries;
  await changesOf(first, "chargeback_won");
  const { feedback: again, changes } = await changesOf(second, "chargeback_lost");
  expect(changes[0]).toEqual({
    ...{ action: "list_entry.updated", resource_id: email.id },
    before: { is_active: false, expires_at: email.expires_at },
    after: { is_active: true, expires_at: again.blocklist_entries[0].expires_at },
  });
});

test("a report is written down with its case and its entries; its repetition, a captured payment and a replay with nothing", async () => {
  const { first } = await twoSessions();
  const { result, added } = await recorded(provider, () => api.report({ session_id: first }));
  const { case: opened, blocklist_entries: entries } = result.body;
  expect(added.map(({ entry: { action, resource_id } }) => [action, resource_id])).toEqual([
    ["case.created", opened.id],
    ...entries.map(({ id }: { id: string }) => ["list_entry.created", id]),
  ]);
  expect(added[1]?.entry.after).toMatchObject({ source: "fraud_report", reason: "Fraud was reported" });
  expect((await recorded(provider, () => api.report({ session_id: first }))).added).toEqual([]);
  await changesOf(first, "chargeback_lost");
  for (const outcome of ["chargeback_lost", "captured", "failed", "refunded"]) expect((await changesOf(first, outcome)).changes).toEqual([]);
});
