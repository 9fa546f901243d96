// Isolation of reports: a submerchant's reports cover its own data and reveal nothing of others.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newOrder } from "../harness/client.ts";
import { callerOf, idsOf, newPayer, own, typesOf } from "../outcomes/payer.ts";
import { type Reporting, startReporting } from "./reporting.ts";

let reporting: Reporting;
beforeAll(async () => {
  reporting = await startReporting();
});
afterAll(() => reporting.service.close());

describe("a submerchant's report", () => {
  test("of another one's assessment is 404, byte for byte like one that does not exist", async () => {
    const [one, two] = await Promise.all([reporting.shop(), reporting.shop()]);
    const session = await one.caller.session(newPayer());
    const unknown = await two.caller.report({ session_id: "01929b7e-0000-7000-8000-000000000000" });
    const foreign = await two.caller.report({ session_id: session });
    const stranger = await reporting.provider.report({ session_id: await callerOf(reporting.service, reporting.service.tenant.secret).session() });
    expect([unknown.status, unknown.body.error.code]).toEqual([404, "NOT_FOUND"]);
    for (const { status, text } of [foreign, stranger]) expect([status, text]).toEqual([404, unknown.text]);
    expect(await reporting.service.database.query("SELECT FROM fraud_reports WHERE session_id = $1", [session])).toEqual([]);
  });

  test("does not find another one's order, though it has the same number", async () => {
    const [one, two] = await Promise.all([reporting.shop(), reporting.shop()]);
    const order_id = newOrder();
    const session = await one.caller.session({ ...newPayer(), order_id });
    const { status, body } = await two.caller.report({ order_id, amount: 10, currency: "MXN" });
    expect([status, body.blocklist_entries]).toEqual([201, []]);
    expect(await reporting.casesOf(session)).toBe(0);
  });

  test("makes entries that concern that submerchant only; one with the provider's key, everybody", async () => {
    const [one, two] = await Promise.all([reporting.shop(), reporting.shop()]);
    const blocks = async (payer: object) =>
      (await Promise.all([one.caller, two.caller, reporting.provider].map((caller) => caller.assess(payer)))).map(({ body }) => body.blocked_by !== undefined);
    const [mine, ours] = [newPayer(), newPayer()];
    const { body } = await one.caller.report({ session_id: await one.caller.session(mine) });
    expect(typesOf(body.blocklist_entries)).toEqual(["card_hash", "device_fingerprint", "email", "phone"]);
    expect(await blocks(mine)).toEqual([true, false, false]);
    await reporting.provider.report({ session_id: await one.caller.session(ours) });
    expect(await blocks(ours)).toEqual([true, true, true]);
  });

  test.each([
    ["an order", () => ({ order_id: newOrder() })],
    ["a payment", () => ({ payment_id: own("pay") })],
    ["an indicator", () => ({ indicators: [{ list_type: "card_hash", value: own("card") }] })],
  ])("of %s that was never assessed is its own: one of another submerchant is no replay of it, and reveals nothing of its case", async (_, named) => {
    const [one, two] = await Promise.all([reporting.shop(), reporting.shop()]);
    const report = { ...named(), amount: 10, currency: "MXN" };
    const first = await one.caller.report(report);
    const second = await two.caller.report(report);
    expect([first.status, second.status, second.body.idempotent_replay]).toEqual([201, 201, false]);
    expect(second.body.case.id).not.toBe(first.body.case.id);
  });

  test("of an order whose number another one uses too is about its own, in either order, and no replay of another's", async () => {
    const [one, two] = await Promise.all([reporting.shop(), reporting.shop()]);
    const [order_id, payment_id] = [newOrder(), own("pay")];
    const [mine, yours] = [newPayer(), newPayer()];
    await one.caller.session({ ...mine, order_id, payment_id });
    await two.caller.session({ ...yours, order_id, payment_id });
    const reports = [await one.caller.report({ order_id }), await two.caller.report({ payment_id })];
    const emails = reports.map(({ body }) => body.blocklist_entries.find(({ list_type }: { list_type: string }) => list_type === "email").value);
    expect([reports.map(({ body }) => body.idempotent_replay), emails]).toEqual([
      [false, false],
      [mine.payer.email, yours.payer.email],
    ]);
    for (const [index, { caller }] of [one, two].entries()) {
      const again = await caller.report(index === 0 ? { payment_id } : { order_id });
      expect(again.body).toEqual({ ...reports[index]?.body, idempotent_replay: true });
    }
  });

  test.each([
    ["the provider's", true],
    ["the submerchant's", false],
  ])("after %s of the same session is a report of its own, with a case of its own, and one dispute", async (_, providerFirst) => {
    const { caller } = await reporting.shop();
    const order_id = newOrder();
    const session_id = await caller.session({ ...newPayer(), order_id });
    const reporters = providerFirst ? [reporting.provider, caller] : [caller, reporting.provider];
    const answers = [];
    for (const reporter of reporters) answers.push((await reporter.report({ session_id })).body);
    expect(answers.map(({ idempotent_replay }) => idempotent_replay)).toEqual([false, false]);
    expect(new Set(answers.map((answer) => answer.case.id)).size).toBe(2);
    expect(new Set(answers.flatMap((answer) => idsOf(answer.blocklist_entries))).size).toBe(8);
    for (const [index, reporter] of reporters.entries())
      expect((await reporter.report({ order_id })).body).toEqual({ ...answers[index], idempotent_replay: true });
    for (const reporter of reporters) expect((await reporter.outcome(session_id, "captured")).body.feedback.payer_counters.disputes).toBe(1);
  });

  test("of its own session under another one's order number does not affect that order", async () => {
    const [one, two] = await Promise.all([reporting.shop(), reporting.shop()]);
    const order_id = newOrder();
    const session = await two.caller.session({ ...newPayer(), order_id });
    await one.caller.report({ order_id, amount: 10, currency: "MXN" });
    const { body } = await two.caller.report({ order_id });
    expect([body.idempotent_replay, body.blocklist_entries.length, await reporting.casesOf(session)]).toEqual([false, 4, 1]);
  });
});
