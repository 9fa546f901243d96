// Test events: the documented example of an event, with made-up identifiers and reference numbers.

import { type EventType, eventExamples } from "../../../../generated/events.ts";
import { type WrittenEvent, writeEvent } from "../../accounts/outbox/event.ts";
import { newId } from "../../platform/ids/uuid.ts";
import { CANONICAL_UUID } from "../../values/identifiers/uuid-patterns.ts";

/** Names of the caller's, the provider's and the regulator's own identifiers. */
const FOREIGN = new Set(["order_id", "payment_id", "external_id", "provider_payment_id", "provider_dispute_id", "acknowledgement_number"]);

/** Writes a test event of the type. Numbers of cases end in `000000`: the sequences begin at 1. */
export function testEvent(organizationId: string, type: EventType, at: number): WrittenEvent {
  const ids = new Map<string, string>();
  const fictional = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((member) => fictional(member, name));
    if (typeof value === "object" && value !== null) return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fictional(member, key)]));
    if (typeof value !== "string") return value;
    if (CANONICAL_UUID.test(value)) {
      const id = ids.get(value) ?? newId(at);
      ids.set(value, id);
      return id;
    }
    if (name === "reference_number") return value.replace(/\d+$/, (digits) => "0".repeat(digits.length));
    return FOREIGN.has(name) ? `test_${value}` : value;
  };
  return writeEvent(organizationId, type, fictional(eventExamples[type].data, "data") as never, at, { test: true });
}
