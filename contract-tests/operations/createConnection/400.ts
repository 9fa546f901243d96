import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "createConnection";
const { body } = sample.request;
const refused = refusing(operation, { key: "admin" });

/** Connections that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("what is required is named", {}, "processor", "webhook_secret"),
  refused("a processor without an adapter is refused", { ...body, processor: "adyen" }, "processor"),
  refused("a secret that is too short is refused", { ...body, webhook_secret: "whsec" }, "webhook_secret"),
  refused("a secret with a space is refused", { ...body, webhook_secret: "whsec_ 5WJ8dQ2hT0vX" }, "webhook_secret"),
  refused("a description with a line break is refused", { ...body, description: "Main\naccount" }, "description"),
];
