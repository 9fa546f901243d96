import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "ingestProviderEvent";
const { body } = sample.request;
const refused = refusing(operation, { key: "ingest" });

/** Events that are none. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("what is required is named", {}, "event_type", "external_id"),
  refused("an amount finer than its currency is refused", { ...body, amount: 10.001, currency: "MXN" }, "amount"),
  refused("a currency that does not exist is refused", { ...body, currency: "XXQ" }, "currency"),
  refused("a session that is no UUID is refused", { ...body, session_id: "no-such-id" }, "session_id"),
  refused("a time that is none is refused", { ...body, occurred_at: "yesterday" }, "occurred_at"),
  refused("a card number is refused, wherever it stands", { ...body, metadata: { note: "4111 1111 1111 1111" } }, "metadata.note"),
];
