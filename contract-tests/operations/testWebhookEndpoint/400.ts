import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const operation = "testWebhookEndpoint";
const refused = refusing(operation, { key: "admin", path: { id: exampleId } });

/** Events that there are not. */
export const cases: readonly ContractCase[] = [...invalid(sample), refused("an event that does not exist is refused", { type: "case.lost" }, "type")];
