import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "queryNetwork";
const refused = refusing(operation, { key: "viewer" });
const [card] = sample.request.body.signals;

/** Questions that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("a question for nothing is refused", { signals: [] }, "signals"),
  refused("a question for more than fifty values is refused", { signals: Array.from({ length: 51 }, () => card) }, "signals"),
  refused("a type that participants do not share is refused", { signals: [{ signal_type: "country", value: "MX" }] }, "signals[0].signal_type"),
  refused(
    "a value that is none of its type is refused with its place, and so are two and none",
    { signals: [card, { signal_type: "email", value: "nobody" }, { ...card, value_hash: "0".repeat(64) }, { signal_type: "email" }] },
    "signals[1].value",
    "signals[2].value",
    "signals[3].value",
  ),
];
