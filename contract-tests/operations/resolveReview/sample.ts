import { hold } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

const body = { resolution: "approve", reason: "El titular confirmó el pedido por teléfono." } as const;

/** A pay-in that was held. */
export const sample: Sample<"resolveReview", typeof body> = {
  operation: "resolveReview",
  before: [hold("held")],
  request: { key: "analyst", path: { session_id: "{held.session_id}" }, body },
  status: 200,
};
