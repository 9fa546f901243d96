import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const operation = "reportOutcome";
const refused = refusing(operation, { key: "secret" });
const fine = { session_id: exampleId, outcome: "captured" } as const;
const texts = { provider: 64, provider_dispute_id: 128, provider_payment_id: 128, reason: 500 };

/** Outcomes that are wrong in themselves. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("what is required is named", {}, "session_id", "outcome"),
  refused("an outcome that there is not is refused", { ...fine, outcome: "chargeback" }, "outcome"),
  refused("a session of three characters is refused", { ...fine, session_id: "abc" }, "session_id"),
  refused("a session that is too long is refused", { ...fine, session_id: "s".repeat(65) }, "session_id"),
  ...Object.entries(texts).flatMap(([name, length]) => [
    refused(`a ${name} of more than ${length} characters is refused`, { ...fine, [name]: "x".repeat(length + 1) }, name),
    refused(`a ${name} with a control character is refused`, { ...fine, [name]: "a\u0000b" }, name),
  ]),
  refused(
    "every text that is too long is named",
    { ...fine, ...Object.fromEntries(Object.entries(texts).map(([name, length]) => [name, "x".repeat(length + 1)])) },
    ...Object.keys(texts),
  ),
  refused("a full card number in the reason is refused", { ...fine, reason: "Tarjeta 4111 1111 1111 1111" }, "reason"),
];
