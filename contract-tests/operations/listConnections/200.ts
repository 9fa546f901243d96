import { answered } from "../../of-every-operation/answered.ts";
import { connect } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listConnections";

/** Connections, newest first. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the newest connection comes first, without its secret",
    before: [connect("older"), connect("made")],
    request: { key: "admin", query: { limit: "1" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}", webhook_path: "{made.webhook_path}" }] } },
  },
  {
    operation,
    promise: "the cursor of a page leads to the next one",
    before: [connect("older"), connect("made"), { as: "page", key: "admin", query: { limit: "1" } }],
    request: { key: "admin", query: { limit: "1", cursor: "{page.next_cursor}" } },
    expected: { status: 200, body: { data: [{ id: "{older.id}" }] } },
  },
];
