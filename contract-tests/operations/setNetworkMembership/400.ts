import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "setNetworkMembership";
const refused = refusing(operation, { key: "admin" });

/** Choices that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("what is required is named", {}, "contribute", "consume"),
  refused("who takes has to give", { contribute: false, consume: true }, "consume"),
  refused("a choice is yes or no", { contribute: "yes", consume: 1 }, "contribute", "consume"),
];
