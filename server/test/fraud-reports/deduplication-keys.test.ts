// A fraud is found again by everything that names it: its session, its order, its payment, its indicators.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newOrder } from "../harness/client.ts";
import { type Caller, newPayer, own, typesOf } from "../outcomes/payer.ts";
import { type Reporting, startReporting } from "./reporting.ts";

const LOSS = { amount: 10, currency: "MXN" };
const ALL = ["card_hash", "device_fingerprint", "email", "phone"];

let reporting: Reporting;
let api: Caller;

beforeAll(async () => {
  reporting = await startReporting();
  api = reporting.provider;
});
afterAll(() => reporting.service.close());

/** Reports something new; the answer. */
async function first(report: object) {
  const { status, body } = await api.report(report);
  expect([report, status, body.idempotent_replay]).toEqual([report, 201, false]);
  return body;
}

/** Reports the same under other names, and gets the first answer. */
async function again(answer: object, ...reports: readonly object[]): Promise<void> {
  for (const report of reports) {
    const { status, body } = await api.report(report);
    expect([report, status, body]).toEqual([report, 201, { ...answer, idempotent_replay: true }]);
  }
}

describe("an assessment", () => {
  test.each(["session_id", "order_id", "payment_id"])("that was reported by its %s is found by each of its names", async (name) => {
    const [order_id, payment_id] = [newOrder(), own("pay")];
    const session_id = await api.session({ ...newPayer(), order_id, payment_id });
    const names = { session_id, order_id, payment_id };
    const report = await first({ [name]: names[name as keyof typeof names] });
    expect(typesOf(report.blocklist_entries)).toEqual(ALL);
    await again(report, { session_id }, { order_id }, { payment_id }, names, { session_id, ...LOSS, incident_type: "otro", jurisdiction: "CL" });
    expect(await reporting.casesOf(session_id)).toBe(1);
  });

  test("of a payout is found likewise", async () => {
    const order_id = newOrder();
    const { session_id } = (await api.payout({ beneficiary: { id: own("ben") }, order_id })).body;
    const report = await first({ order_id });
    expect(typesOf(report.blocklist_entries)).toEqual(["beneficiary_id"]);
    await again(report, { session_id }, { order_id });
  });
});

describe("two attempts of one payer at one order", () => {
  const attempts = () => {
    const { payer } = newPayer();
    return [own("card"), own("card")].map((hash) => ({ payer, payment_method: { type: "card", card: { hash } } })) as [object, object];
  };

  test("are two frauds by their sessions, and one by the order", async () => {
    const order_id = newOrder();
    const [earlier, latest] = attempts();
    const [one, two] = [await api.session({ ...earlier, order_id }), await api.session({ ...latest, order_id })];
    const report = await first({ session_id: one });
    await again(report, { order_id });
    const other = await first({ session_id: two });
    expect(other.case.id).not.toBe(report.case.id);
    await again(other, { session_id: two });
    await again(report, { order_id }, { session_id: one });
    expect([await reporting.casesOf(one), await reporting.casesOf(two)]).toEqual([1, 1]);
  });

  test("reported by the order, are about the latest one", async () => {
    const order_id = newOrder();
    const [earlier, latest] = attempts();
    const one = await api.session({ ...earlier, order_id });
    const two = await api.session({ ...latest, order_id });
    const cards = ({ blocklist_entries }: { blocklist_entries: { list_type: string; value: string }[] }) =>
      blocklist_entries.filter(({ list_type }) => list_type === "card_hash").map(({ value }) => ({ payment_method: { type: "card", card: { hash: value } } }));
    const report = await first({ order_id });
    expect(latest).toMatchObject(cards(report)[0] ?? {});
    await again(report, { session_id: two });
    expect(earlier).toMatchObject(cards(await first({ session_id: one }))[0] ?? {});
  });
});

describe.each([
  ["an order", "order_id", newOrder],
  ["a payment", "payment_id", () => own("pay")],
] as const)("%s that was never assessed", (_, name, newName) => {
  test("is reported once, however often it is sent, and blocks no payer", async () => {
    const report = { [name]: newName(), ...LOSS };
    const answer = await first(report);
    expect([answer.blocklist_entries, (await reporting.caseOf(answer.case.id)).session_id]).toEqual([[], null]);
    await again(answer, report, { ...report, amount: 20 });
    await first({ ...report, [name]: newName() });
  });

  test("and is assessed later stays one report by its own name; its session is another", async () => {
    const named = { [name]: newName() };
    const answer = await first({ ...named, ...LOSS });
    const session_id = await api.session({ ...newPayer(), ...named });
    await again(answer, named);
    const later = await first({ session_id });
    expect([typesOf(later.blocklist_entries), await reporting.casesOf(session_id)]).toEqual([ALL, 1]);
    await again(answer, named);
    await again(later, { session_id });
  });
});

test("an order and a payment named together are both names of the fraud", async () => {
  const [order_id, payment_id] = [newOrder(), own("pay")];
  const answer = await first({ order_id, payment_id, ...LOSS });
  await again(answer, { order_id, ...LOSS }, { payment_id, ...LOSS });
});

test("an order that has the number of a payment is not that payment", async () => {
  const name = own("both");
  await first({ order_id: name, ...LOSS });
  await first({ payment_id: name, ...LOSS });
});

describe("indicators alone", () => {
  const phone = "+52 55 4821 9034";
  const report = (...indicators: object[]) => ({ indicators, ...LOSS });

  test("are one report in any order and spelling", async () => {
    const email = `${own("eva")}@correo.mx`;
    const answer = await first(report({ list_type: "email", value: email }, { list_type: "phone", value: phone }));
    await again(
      answer,
      report({ list_type: "phone", value: "+52 1 55 4821 9034" }, { list_type: "email", value: email.toUpperCase() }),
      report({ list_type: "email", value: email.replace("@", "+otra@") }, { list_type: "phone", value: "+525548219034" }),
    );
  });

  test("of another day, another kind of incident, or one indicator more are another report", async () => {
    const indicator = { list_type: "card_hash", value: own("card") };
    const one = { ...report(indicator), incident_date: "2026-01-31" };
    const answer = await first(one);
    await first({ ...one, incident_date: "2026-02-01" });
    await first({ ...one, incident_type: "phishing" });
    await first({ ...one, ...report(indicator, { list_type: "card_hash", value: own("card") }) });
    await again(answer, one);
  });

  test("do not make an order's report theirs", async () => {
    const indicators = [{ list_type: "card_hash", value: own("card") }];
    await first({ order_id: newOrder(), indicators, ...LOSS });
    await first({ indicators, ...LOSS });
  });

  test("that others share flag payments, and block none", async () => {
    const shared = [
      ["ip_address", "189.203.100.23"],
      ["ip_range", "189.203.100.0/24"],
      ["card_bin", "52345612"],
      ["country", "PY"],
      ["email_domain", `${own("d").replaceAll("_", "-")}.example`],
      ["swift_bic", "BNMXMXMM"],
    ].map(([list_type, value]) => ({ list_type, value }));
    const { blocklist_entries: entries } = await first(report(...shared, { list_type: "account_hash", value: own("acct") }));
    const severities = entries.map(({ list_type, severity }: { list_type: string; severity: string }) => [list_type, severity]);
    expect(severities).toEqual([["account_hash", "block"], ...shared.map(({ list_type }) => [list_type, "flag"])]);
    const { body } = await api.assess({ device: { ip_address: "189.203.100.23" } });
    expect([body.blocked_by, body.signals.includes("BLOCKLIST_FLAG")]).toEqual([undefined, true]);
  });
});
