// Automatic entries stand beside those that people make: neither hinders nor changes the other.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { type Lists, listsOf } from "../lists/lists-of.ts";
import { type Caller, callerOf, own } from "./payer.ts";

let service: TestService;
let api: Caller;
let lists: Lists;

beforeAll(async () => {
  service = await startService();
  api = callerOf(service, service.tenant.secret);
  lists = listsOf(service.url, await service.token("admin"));
});
afterAll(() => service.close());

const feedbackOf = async (session: string, outcome: string) => (await api.outcome(session, outcome)).body.feedback;
const blockedBy = async (payment: object): Promise<string | undefined> => (await api.assess(payment)).body.blocked_by;
const rowOf = (id: string) => service.database.query("SELECT * FROM list_entries WHERE id = $1", [id]);
/** A payment of somebody whose e-mail address is all that lists can know. */
const somebody = () => ({ payer: { customer_id: own("cus"), email: `${own("ana")}@correo.mx` } });
const byEmail = ({ payer }: ReturnType<typeof somebody>) => ({ list_type: "email", value: payer.email });

describe("an entry that a person made before", () => {
  test.each<[string, (entry: object) => Promise<{ status: number; body: { id: string } }>]>([
    ["flags", (entry) => lists.block({ ...entry, severity: "flag" })],
    ["requires a review", (entry) => lists.block({ ...entry, severity: "review" })],
    ["is switched off", (entry) => lists.block({ ...entry, is_active: false })],
    ["has ended", (entry) => lists.block({ ...entry, expires_at: "2020-01-01T00:00:00Z" })],
    ["concerns payouts", (entry) => lists.block({ ...entry, flow_scope: "payout" })],
    ["allows", (entry) => lists.allow(entry)],
  ])("and that %s: the value is blocked and released all the same, and the entry stays as it was", async (_, make) => {
    const payment = somebody();
    const { status, body } = await make(byEmail(payment));
    expect(status).toBe(201);
    const before = await rowOf(body.id);
    const session = await api.session(payment);

    const { blocklist_entries: blocked } = await feedbackOf(session, "chargeback_lost");
    expect(blocked).toMatchObject([{ ...byEmail(payment), severity: "block" }]);
    expect(blocked[0].id).not.toBe(body.id);
    expect(await blockedBy(payment)).toBe("blocklist:email");
    const { released_entries: released, still_blocking } = await feedbackOf(session, "false_positive");
    expect([released, still_blocking]).toEqual([blocked, []]);
    expect(await blockedBy(payment)).toBeUndefined();
    expect(await rowOf(body.id)).toEqual(before);
  });

  test("and that blocks: it still does when the automatic one is reverted", async () => {
    const payment = somebody();
    const { body: made } = await lists.block(byEmail(payment));
    const session = await api.session(payment);
    const { blocklist_entries: blocked, still_blocking: both } = await feedbackOf(session, "chargeback_lost");
    expect(both.map(({ id }: { id: string }) => id)).toEqual([made.id, blocked[0].id]);
    expect((await feedbackOf(session, "chargeback_won")).still_blocking).toMatchObject([{ id: made.id }]);
    expect(await blockedBy(payment)).toBe("blocklist:email");
  });
});

describe("an entry that a person makes of a value that is listed automatically", () => {
  test("of the blocklist is made, is a duplicate of its like only, and leaves the automatic one alone", async () => {
    const payment = somebody();
    const session = await api.session(payment);
    const [automatic] = (await feedbackOf(session, "chargeback_lost")).blocklist_entries;
    const before = await rowOf(automatic.id);
    const made = await lists.block({ ...byEmail(payment), severity: "flag" });
    const again = await lists.block(byEmail(payment));
    expect([made.status, again.status, again.body.error.code]).toEqual([201, 409, "DUPLICATE"]);
    expect(await rowOf(automatic.id)).toEqual(before);
    expect((await lists.unblock(made.body.id)).status).toBe(200);
    expect(await blockedBy(payment)).toBe("blocklist:email");
    expect((await feedbackOf(session, "false_positive")).released_entries).toMatchObject([{ id: automatic.id }]);
  });

  test("of the allowlist is made, is a duplicate of its like only, and outlives the automatic one", async () => {
    const payment = somebody();
    const session = await api.session(payment);
    const [automatic] = (await feedbackOf(session, "false_positive")).allowlist_entries;
    const entry = { list_type: "customer_id", value: payment.payer.customer_id };
    const made = await lists.allow(entry);
    const again = await lists.allow(entry);
    expect([made.status, again.status, again.body.error.code]).toEqual([201, 409, "DUPLICATE"]);
    expect((await feedbackOf(session, "fraud_confirmed")).released_entries).toMatchObject([{ id: automatic.id }]);
    expect([await rowOf(automatic.id), (await rowOf(made.body.id)).length]).toEqual([[], 1]);
  });

  test("may come to concern the same payments by a change: only its like is a duplicate", async () => {
    const payment = somebody();
    await api.outcome(await api.session(payment), "chargeback_lost");
    const { body: narrow } = await lists.block({ ...byEmail(payment), flow_scope: "payin" });
    expect((await lists.change({ id: narrow.id, flow_scope: "all" })).status).toBe(200);
    const { body: other } = await lists.block({ ...byEmail(payment), flow_scope: "payin" });
    const refused = await lists.change({ id: other.id, flow_scope: "all" });
    expect([refused.status, refused.body.code]).toEqual([409, "DUPLICATE"]);
  });
});

describe("an automatic entry that a person", () => {
  /** Two sessions of somebody; the first was charged back. */
  async function charged() {
    const payment = somebody();
    const [first, second] = [await api.session(payment), await api.session(payment)];
    const [entry] = (await feedbackOf(first, "chargeback_lost")).blocklist_entries;
    return { payment, first, second, entry };
  }

  test("switches off is off, until the next chargeback", async () => {
    const { payment, second, entry } = await charged();
    await lists.change({ id: entry.id, is_active: false });
    expect(await blockedBy(payment)).toBeUndefined();
    expect((await feedbackOf(second, "chargeback_lost")).blocklist_entries).toMatchObject([{ id: entry.id }]);
    expect(await blockedBy(payment)).toBe("blocklist:email");
  });

  test("makes milder or endless is strict again after the next chargeback, and stays endless", async () => {
    const { payment, second, entry } = await charged();
    await lists.change({ id: entry.id, severity: "flag", expires_at: null });
    expect(await blockedBy(payment)).toBeUndefined();
    expect((await feedbackOf(second, "chargeback_lost")).blocklist_entries).toMatchObject([{ id: entry.id, severity: "block", expires_at: null }]);
    expect(await blockedBy(payment)).toBe("blocklist:email");
  });

  test("removes is gone; the next chargeback makes another, which the first session's false alarm does not touch", async () => {
    const { payment, first, second, entry } = await charged();
    await lists.unblock(entry.id);
    const [made] = (await feedbackOf(second, "chargeback_lost")).blocklist_entries;
    expect(made.id).not.toBe(entry.id);
    expect((await feedbackOf(first, "false_positive")).released_entries).toEqual([]);
    expect(await blockedBy(payment)).toBe("blocklist:email");
  });

  test("limits to one flow is released with the one that the next chargeback makes for all", async () => {
    const { payment, first, second, entry } = await charged();
    await lists.change({ id: entry.id, flow_scope: "payout" });
    expect(await blockedBy(payment)).toBeUndefined();
    const [made] = (await feedbackOf(second, "chargeback_lost")).blocklist_entries;
    expect(await blockedBy(payment)).toBe("blocklist:email");
    expect((await feedbackOf(first, "false_positive")).released_entries).toMatchObject([{ id: entry.id }]);
    expect((await feedbackOf(second, "false_positive")).released_entries).toMatchObject([{ id: made.id }]);
  });
});
