import type { Step } from "../src/case.ts";
import { makeRule, moveRule } from "./steps.ts";

/** A change of an organization on which no other case depends that waits: a live rule is to be archived. Its id is at `waiting`. */
export const request = (key: Step["key"] = "admin"): readonly Step[] => [
  { operation: "updateOrganization", key: "admin", body: { approval_areas: ["live_rules"] } },
  makeRule("made", {}, "admin"),
  moveRule("made", "activateRule", undefined, "admin"),
  { as: "requested", operation: "archiveRule", key, path: { id: "{made.id}" }, body: { reason: "Contract" }, status: 403 },
];

/** The id of the change that waits. */
export const waiting = "{requested.error.details.approval_id}";

/** A decision on the change. */
export const decided = (operation: "approveApproval" | "rejectApproval", as?: string): Step => ({
  as,
  operation,
  key: "analyst",
  path: { id: waiting },
  body: { reason: "Contract" },
});
