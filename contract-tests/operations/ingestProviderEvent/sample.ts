import type { Sample } from "../../src/sample.ts";

/** The least that an event takes; it is linked to nothing. Sent again, it is a duplicate. */
export const sample = {
  operation: "ingestProviderEvent",
  request: { key: "ingest", body: { event_type: "captured", external_id: "contract-sample" } },
  status: 202,
} as const satisfies Sample<"ingestProviderEvent", object>;
