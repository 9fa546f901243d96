import { missing, refusing } from "../shared/refusal.ts";
import { anId, timestamp } from "../shared/shapes.ts";
import { hold } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "addReviewNote";

/** A note on a held payment. */
export const sample: Sample<"addReviewNote"> = {
  operation,
  before: [hold("held")],
  request: { key: "admin", path: { session_id: "{held.session_id}" }, body: { text: "Sin respuesta." } },
  status: 201,
};

const refused = refusing({ key: "admin", path: { session_id: exampleId } });

/** Its own cases, by expected status. */
export const cases: OwnCases<"addReviewNote"> = {
  /** Notes. */
  201: [
    {
      promise: "the documented example a-call is stored with its author",
      before: [hold("held")],
      request: { ...sample.request, body: requestExample(operation, "a-call") },
      expected: {
        body: { id: anId, text: "Called the cardholder, no answer. Second call at 17:00.", author: { type: "session" }, created_at: timestamp },
      },
    },
  ],
  /** Texts that are none. */
  400: [
    refused("a text is required", {}, "text"),
    refused("a text of spaces is refused", { text: "   " }, "text"),
    refused("a full card number in a text is refused", { text: "Tarjeta 4111 1111 1111 1111" }, "text"),
  ],
  /** Assessments that the caller does not see. */
  404: [missing("another organization's assessment is not found", { ...sample.request, key: "otherAdmin" }, hold("held"))],
};
