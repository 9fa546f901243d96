// What this folder contributes to the service.

import type { Feedback } from "../../decisions/assessments/store.ts";
import type { Module, ServerParts } from "../../platform/modules/module.ts";
import { ReviewAssignment } from "./review-assignment.entity.ts";
import { ReviewNote } from "./review-note.entity.ts";

export const reviewsModule = {
  entities: [ReviewAssignment, ReviewNote],
  handlers: async ({ tenancy, feedback }: ServerParts & { readonly feedback: Feedback }) => (await import("./handlers.ts")).reviewHandlers(tenancy, feedback),
} satisfies Module;
