import { invalid } from "../shared/refusal.ts";
import { loss, openCase, reportFraud } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listCases"> = {
  operation: "listCases",
  request: { key: "viewer", body: undefined },
  status: 200,
};

const urgent = { priority: "urgente" } as const;

/** Its own cases, by expected status. */
export const cases: OwnCases<"listCases"> = {
  /** Cases, newest first, and their filters. */
  200: [
    {
      promise: "a viewer reads the cases, the newest first",
      before: [openCase("older"), openCase("made")],
      request: { key: "viewer", query: { limit: "2" } },
      expected: { body: { data: [{ id: "{made.id}" }, { id: "{older.id}" }] } },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [openCase("older"), openCase("made"), { as: "page", key: "viewer", query: { limit: "1" } }],
      request: { key: "viewer", query: { limit: "1", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [{ id: "{older.id}" }] } },
    },
    {
      promise: "cases are filtered by state, priority, country and the day of the incident, both days included",
      before: [
        openCase("made", { incident_date: "2001-05-05", jurisdiction: "UY", ...urgent }),
        openCase("earlier", { incident_date: "2001-05-04", jurisdiction: "UY", ...urgent }),
        openCase("milder", { incident_date: "2001-05-05", jurisdiction: "UY" }),
        openCase("elsewhere", { incident_date: "2001-05-05", jurisdiction: "CO", ...urgent }),
      ],
      request: { key: "viewer", query: { status: "borrador", jurisdiction: "UY", from: "2001-05-05", to: "2001-05-05", ...urgent } },
      expected: { body: { data: [{ id: "{made.id}" }], next_cursor: null } },
    },
    {
      promise: "cases are listed by due date and limited to a range of them, both days included; a case is due by its regulator's term where one is known",
      before: [
        openCase("later", { due_date: "2004-04-06" }),
        openCase("made", { due_date: "2004-04-05" }),
        openCase("after", { due_date: "2004-04-07" }),
        openCase("termed", { jurisdiction: "AR", currency: "ARS" }),
      ],
      request: { key: "viewer", query: { order: "due", due_from: "2004-04-05", due_to: "2004-04-06" } },
      expected: {
        body: {
          data: [
            { id: "{made.id}", due_basis: "set" },
            { id: "{later.id}", due_date: "2004-04-06" },
          ],
          next_cursor: null,
        },
      },
    },
    {
      promise: "another organization sees nothing of it",
      before: [openCase("made", { incident_date: "2002-02-02" })],
      request: { key: "otherAdmin", query: { from: "2002-02-02", to: "2002-02-02" } },
      expected: { body: { data: [], next_cursor: null } },
    },
    {
      promise: "a report that was refused leaves no case, and one that was repeated leaves one",
      before: [
        { ...reportFraud("refused", { order_id: "contract-once", incident_date: "2003-03-03" }), status: 400 },
        reportFraud("report", { order_id: "contract-once", incident_date: "2003-03-03", ...loss }),
        reportFraud("repeated", { order_id: "contract-once", incident_date: "2003-03-03", ...loss }),
      ],
      request: { key: "viewer", query: { from: "2003-03-03", to: "2003-03-03" } },
      expected: { body: { data: [{ id: "{report.case.id}" }], next_cursor: null } },
    },
  ],
  /** Filters that cannot be. */
  400: [
    invalid(
      "filters that cannot be are named",
      { key: "viewer", query: { status: "abierto", priority: "high", jurisdiction: "US", from: "2026-02-30", to: "yesterday" } },
      ["query.status", "query.priority", "query.jurisdiction", "query.from", "query.to"],
    ),
  ],
};
