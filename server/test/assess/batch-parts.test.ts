// The parts of a batch by themselves: what is read, and what decisions see of each other.
import { describe, expect, test } from "vitest";
import { createInFlightActivity } from "../../src/decisions/assess/in-flight-activity.ts";
import type { Job } from "../../src/decisions/assess/job.ts";
import { batchRead } from "../../src/decisions/assess/read.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { jobOf } from "../harness/job.ts";

const elements = (parameter: string | undefined): string[] =>
  (parameter ?? "{}")
    .slice(1, -1)
    .split(",")
    .filter((element) => element !== "");

describe("the read of a batch", () => {
  test("looks up an identifier once, however many requests share it", () => {
    const organization = newId();
    const jobs = Array.from({ length: 10 }, () => jobOf(organization, { payment_method: { card: { hash: "card_hot" } } }));
    const card = elements(batchRead(jobs).query.values[17]);
    // the present bucket of time and the one before
    expect(card).toHaveLength(2);
  });

  test("never takes one organization's look-up for another's, whatever the value looks like", () => {
    const [one, two] = [newId(), newId()];
    const jobs = [jobOf(one, { device: { ip_address: "2806:10a6:2::1" } }), jobOf(two, { device: { ip_address: "2806:10a6::1" } })];
    const { values } = batchRead(jobs).query;
    expect(elements(values[6])).toEqual(["1", "2"]);
    expect(elements(values[7])).toEqual(["2806:10a6:2::1", "2806:10a6::1"]);
  });

  test("looks up listed values of the types that the organization has listed, and of all types where that is not known", () => {
    const job = jobOf(newId(), { payer: { email: "ana@correo.mx" }, device: { ip_address: "187.190.1.1", fingerprint: "fp_lista" } });
    const lookedUp = (types?: readonly string[]) => {
      const { values } = batchRead([job], undefined, undefined, () => types && new Set(types)).query;
      return { entries: elements(values[5]).sort(), ranges: elements(values[7]) };
    };
    const keysOf = (types: readonly string[]) =>
      job.subject.probes
        .filter(([type]) => types.includes(type))
        .map(([, , key]) => key)
        .sort();
    const all = job.subject.probes.map(([type]) => type);
    expect(all).toEqual(expect.arrayContaining(["email", "email_domain", "ip_address", "device_fingerprint"]));
    expect(lookedUp()).toEqual({ entries: keysOf(all), ranges: ["187.190.1.1"] });
    expect(lookedUp([])).toEqual({ entries: [], ranges: [] });
    expect(lookedUp(["email", "iban"])).toEqual({ entries: keysOf(["email"]), ranges: [] });
    expect(lookedUp(["ip_range"])).toEqual({ entries: [], ranges: ["187.190.1.1"] });
  });
});

describe("decisions that are not readable yet", () => {
  const none = { history: { payer: [], card: [], email: [], ip: [], device: [] }, payout: undefined };
  const made = (job: Job) => ({ job, marks: undefined });

  test("are seen once per identifier, also by a payer who is known by e-mail alone", () => {
    const organization = newId();
    const batch = createInFlightActivity().begin();
    for (let i = 0; i < 3; i++) batch.record(made(jobOf(organization, { payer: { email: "solo@correo.mx" } })));
    const seen = batch.seenBy(jobOf(organization, { payer: { email: "solo@correo.mx" } }), none).history;
    expect([seen.payer.length, seen.email.length, seen.card.length]).toEqual([3, 3, 0]);
  });

  test("are the organization's own", () => {
    const batch = createInFlightActivity().begin();
    batch.record(made(jobOf(newId(), { payer: { customer_id: "c" } })));
    expect(batch.seenBy(jobOf(newId(), { payer: { customer_id: "c" } }), none).history.payer).toEqual([]);
  });

  test("are bounded: a batch that hangs does not make others look through everything since", () => {
    const organization = newId();
    const activity = createInFlightActivity();
    const hanging = activity.begin();
    for (let i = 0; i < 30; i++) {
      const other = activity.begin();
      for (let k = 0; k < 10; k++) other.record(made(jobOf(organization, { payer: { customer_id: "c" } })));
      other.end(true);
    }
    expect(hanging.seenBy(jobOf(organization, { payer: { customer_id: "c" } }), none).history.payer).toHaveLength(40);
  });

  test("are dropped once every batch that could not read them has ended", () => {
    const activity = createInFlightActivity();
    const [early, other] = [activity.begin(), activity.begin()];
    other.record(made(jobOf(newId(), { payer: { customer_id: "c" } })));
    other.end(true);
    expect(activity.size()).toBe(2);
    early.end(true);
    expect(activity.size()).toBe(0);
  });

  test("of a batch that was given up are not seen", () => {
    const organization = newId();
    const activity = createInFlightActivity();
    const [failed, later] = [activity.begin(), activity.begin()];
    failed.record(made(jobOf(organization, { payer: { customer_id: "c" } })));
    failed.end(false);
    expect(later.seenBy(jobOf(organization, { payer: { customer_id: "c" } }), none).history.payer).toEqual([]);
  });
});
