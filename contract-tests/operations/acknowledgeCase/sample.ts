import { into } from "../../shared/case-way.ts";
import type { Sample } from "../../src/sample.ts";

/** A case that was handed over. */
export const sample = {
  operation: "acknowledgeCase",
  before: into.enviado,
  request: { key: "analyst", path: { id: "{made.id}" }, body: { accepted: true, acknowledgement_number: "CNBV-2026-1" } },
  status: 200,
} as const satisfies Sample<"acknowledgeCase", object>;
