// Test events: marked, and about nothing real.
import { describe, expect, test } from "vitest";
import { eventExamples, eventTypes } from "../../../generated/events.ts";
import { testEvent } from "../../src/delivery/webhooks/test-event.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { unpublished } from "./published.ts";

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

describe.each(eventTypes)("a test event %s", (type) => {
  const organizationId = newId();
  const event = testEvent(organizationId, type, Date.now());

  test("is marked as a test and has its published shape", () => {
    expect(JSON.parse(event.body)).toMatchObject({ id: event.id, type, test: true, organization_id: organizationId });
    expect(unpublished(JSON.parse(event.body))).toEqual([]);
  });

  test("names no identifier and no reference number of a documented or real case", () => {
    const documented = new Set(JSON.stringify(eventExamples[type].data).match(UUIDS));
    expect((JSON.stringify(JSON.parse(event.body).data).match(UUIDS) ?? []).filter((id) => documented.has(id))).toEqual([]);
    for (const [, number = ""] of event.body.matchAll(/"reference_number":"([^"]+)"/g)) expect(number).toMatch(/-0+$/);
    for (const [, value] of event.body.matchAll(/"(?:order_id|payment_id|external_id|provider_dispute_id|provider_payment_id)":"([^"]+)"/g))
      expect(value).toMatch(/^test_/);
  });
});
