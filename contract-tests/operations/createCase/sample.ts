import { incident } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** The least that a case takes. */
export const sample = { operation: "createCase", request: { key: "analyst", body: incident }, status: 201 } as const satisfies Sample<"createCase", object>;
