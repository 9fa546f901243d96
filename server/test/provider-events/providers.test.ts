// What is said of payment providers: in the contract, and in their folders.
import { describe, expect, test } from "vitest";
import { processorFacts } from "../../../generated/enum-facts.ts";
import { operations } from "../../../generated/operations.ts";
import { type EventKind, wordsOf } from "../../src/feedback/provider-events/providers/event-names.ts";
import { providers, signedProvider, signedProviders } from "../../src/feedback/provider-events/providers/index.ts";
import type { Provider } from "../../src/feedback/provider-events/providers/provider.ts";

/** Kinds that have the effect, as people who connect a processor read it. */
const KINDS: Readonly<Record<string, readonly EventKind[]>> = {
  dispute_opened: ["chargeback_opened"],
  dispute_closed: ["chargeback_won", "chargeback_lost", "dispute_closed"],
  warning: ["fraud_warning"],
  refunded: ["refunded"],
  captured: ["captured"],
  failed: ["failed"],
};

test("every processor of the contract sends its events itself, and no other provider does", () => {
  expect(signedProviders.map(([name]) => name).toSorted()).toEqual(Object.keys(processorFacts).toSorted());
});

test("every operation with a signed body receives the events of one provider", () => {
  const signed = Object.values(operations).flatMap(({ id, rawBody }) => (rawBody ? [id] : []));
  expect(signedProviders.map(([, { operation }]) => operation).sort()).toEqual(signed.sort());
});

describe.each(Object.entries(processorFacts))("the contract says of %s", (name, { events }) => {
  test.each(events)("that $type is $effect, as its definition does", ({ type, effect }) => {
    const { names } = signedProvider(name) as Provider;
    if (effect === "assessed") return expect(names.payments).toContain(type);
    // the status of a closed dispute follows its type
    const kinds = Object.entries(names.kinds).flatMap(([known, kind]) => (known === type || known.startsWith(`${type}.`) ? [kind] : []));
    expect([...new Set(kinds)].sort()).toEqual(KINDS[effect]?.toSorted());
  });
});

test.each(Object.entries(providers))("no event type of %s is said twice", (_, { names }) => {
  const all = [...Object.keys(names.kinds), ...names.payments, ...names.withoutEffect].map(wordsOf);
  expect(new Set(all).size).toBe(all.length);
});
