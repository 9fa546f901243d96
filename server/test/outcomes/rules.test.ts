// Whatever is said of a few payments, by whom and in which order: entries, counters and answers are those of the plain rules.

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { identifierIn } from "../../src/scoring/payments/identify.ts";
import { testTexts } from "../harness/encryption.ts";
import { identifiers } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { hashesOfValue } from "../lists/lists-of.ts";
import { newModel, OUTCOMES, type Payment, type Reporter, type Step } from "./model.ts";
import { type Caller, callerOf, own, shopOf } from "./payer.ts";

const RUNS = 25;
const STEPS = 14;
const SESSIONS = 3;

let service: TestService;
let psp: Tenant;
let shop: { readonly id: string; readonly caller: Caller };
let callers: Readonly<Record<Reporter, Caller>>;

beforeAll(async () => {
  service = await startService();
  psp = await createTenant(service.database.url, { segment: "psp" });
  shop = await shopOf(service, psp, ["assess", "fraud:report"]);
  const key = await psp.key("secret", { permissions: ["assess", "fraud:report"] });
  callers = { provider: callerOf(service, key.value), submerchant: shop.caller };
});
afterAll(() => service.close());

const by = fc.constantFrom<Reporter[]>("provider", "submerchant");
const spoken = fc.record({ what: fc.constantFrom(...OUTCOMES, "report" as const), session: fc.nat(SESSIONS - 1), by });
// one of the values that all sessions, or two of them, have
const stopped = fc.record({ what: fc.constantFrom("off" as const, "end" as const), value: fc.constantFrom("card", "email") });
const steps = fc.array(fc.oneof({ weight: 6, arbitrary: spoken }, { weight: 1, arbitrary: stopped }), { minLength: 1, maxLength: STEPS });

/** Three payments with one card; two are of one payer. */
async function newWorld() {
  const card = own("card");
  const known = [own("cus"), own("cus")].map((customer_id) => ({ customer_id, email: `${customer_id}@correo.mx` }));
  const payers = [known[0], known[0], known[1]] as readonly { customer_id: string; email: string }[];
  const sessions: string[] = [];
  for (const payer of payers) sessions.push(await shop.caller.session({ payer, payment_method: { type: "card", card: { hash: card } } }));
  const payments: Payment[] = payers.map(({ customer_id, email }) => ({ known: [customer_id, email], blockable: [card, email], allowable: customer_id }));
  return { sessions, payments, values: { card, email: known[0]?.email ?? "" } };
}

const valuesOf = (entries: readonly { value: string }[] = []): string[] => entries.map(({ value }) => value).sort();

/** Takes a step; what it was answered with. */
async function take(step: Step, sessions: readonly string[]) {
  if (!("session" in step)) {
    const change = step.what === "off" ? "is_active = false" : "expires_at = now() - interval '1 second'";
    await service.database.query(`UPDATE list_entries SET ${change} WHERE match_key = ANY($1) AND list = 'block'`, [hashesOfValue(step.value)]);
    return undefined;
  }
  const session = sessions[step.session] ?? "";
  const { status, body } = await (step.what === "report" ? callers[step.by].report({ session_id: session }) : callers[step.by].outcome(session, step.what));
  expect(status).toBe(step.what === "report" ? 201 : 200);
  if (body.idempotent_replay) return { replay: true, blocked: [], allowed: [], released: [] };
  // a report names what it blocks, and no more
  const { blocklist_entries, allowlist_entries, released_entries } = body.feedback ?? body;
  return { replay: false, blocked: valuesOf(blocklist_entries), allowed: valuesOf(allowlist_entries), released: valuesOf(released_entries) };
}

/** Entries in force, according to the model. */
async function entriesOf(sessions: readonly string[], values: readonly string[]): Promise<string[]> {
  const rows = await service.database.query<{ list: string; value: string; submerchant_id: string | null; caused_by: string[] }>(
    `SELECT list, value, submerchant_id, caused_by::text[] FROM list_entries WHERE automatic AND match_key = ANY($1) AND is_active AND expires_at > now()`,
    [values.flatMap(hashesOfValue)],
  );
  return (await testTexts(service.database, psp.id).open("list_entries", rows))
    .map(({ list, value, submerchant_id, caused_by }) => {
      const causes = caused_by.map((cause) => sessions.indexOf(cause)).sort();
      return `${list} ${value} of ${submerchant_id === null ? "provider" : "submerchant"} for ${causes.join(",")}`;
    })
    .sort();
}

/** What is counted of a value, as the organization counts and as its submerchant does. */
async function countedOf(value: string): Promise<unknown[]> {
  const kind = value.includes("@") ? "email" : "customer_id";
  const numbers = [identifierIn(identifiers, null)(kind, value), identifierIn(identifiers, shop.id)(kind, value)];
  const rows = await service.database.query<{ counters: unknown }>(
    `SELECT json_build_object('captured', COALESCE(captured, 0), 'disputes', COALESCE(disputes, 0), 'chargeback', last_chargeback_at IS NOT NULL,
       'fraud', last_confirmed_fraud_at IS NOT NULL) AS counters
     FROM unnest($2::bigint[]) AS n LEFT JOIN payer_counters ON organization_id = $1 AND identifier = n`,
    [psp.id, numbers],
  );
  return rows.map(({ counters }) => counters);
}

test("random stories end as the plain rules say", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      const { sessions, payments, values } = await newWorld();
      const model = newModel(payments);
      for (const entry of story) {
        const step: Step = "value" in entry ? { ...entry, value: values[entry.value as keyof typeof values] } : entry;
        const expected = model.take(step);
        const answer = await take(step, sessions);
        expect(answer).toEqual(step.what === "report" && expected !== undefined ? { ...expected, released: [] } : expected);
        const all = payments.flatMap(({ known, blockable }) => [...known, ...blockable]);
        expect(await entriesOf(sessions, all)).toEqual(model.entries());
      }
      for (const value of new Set(payments.flatMap(({ known }) => known)))
        expect([value, ...(await countedOf(value))]).toEqual([value, model.counted(value), model.counted(value)]);
      for (const { blockable } of payments) {
        const blocking = model.entries().filter((entry) => blockable.some((value) => entry.startsWith(`block ${value} `)));
        const [card, email] = blockable;
        const payment = { payer: { email }, payment_method: { type: "card", card: { hash: card } } };
        const blocked = async (caller: Caller) => (await caller.assess(payment)).body.blocked_by !== undefined;
        expect([await blocked(callers.submerchant), await blocked(callers.provider)]).toEqual([
          blocking.length > 0,
          blocking.some((entry) => entry.includes(" of provider ")),
        ]);
      }
    }),
    { numRuns: RUNS },
  );
});
