import { invalid } from "../../of-every-operation/invalid.ts";
import { stolenCard } from "../../shared/network-steps.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "contributeSignals";
const refused = refusing(operation, { key: "secret" });
const card = stolenCard("contract_card_1");

/** Batches that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("a batch without signals is refused", { signals: [] }, "signals"),
  refused("a batch of more than five hundred is refused", { signals: Array.from({ length: 501 }, () => card) }, "signals"),
  refused("what is required of a signal is named", { signals: [card, {}] }, "signals[1].signal_type", "signals[1].category"),
  refused(
    "what cannot be is named with its place",
    { signals: [{ ...card, category: "theft", confidence: 2, value_hash: "abc", occurred_at: "yesterday" }] },
    "signals[0].category",
    "signals[0].confidence",
    "signals[0].value_hash",
    "signals[0].occurred_at",
  ),
  refused("a card number is no value", { signals: [{ ...card, value: "4242424242424242" }] }, "signals[0].value"),
];
