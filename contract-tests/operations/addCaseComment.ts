import { missing, refusing } from "../shared/refusal.ts";
import { anId, timestamp } from "../shared/shapes.ts";
import { openCase } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "addCaseComment";

/** A comment on a case. */
export const sample: Sample<"addCaseComment"> = {
  operation,
  before: [openCase("case")],
  request: { key: "analyst", path: { id: "{case.id}" }, body: { text: "Sin respuesta del banco." } },
  status: 201,
};

const refused = refusing({ key: "analyst", path: { id: exampleId } });

/** Its own cases, by expected status. */
export const cases: OwnCases<"addCaseComment"> = {
  /** Comments. */
  201: [
    {
      promise: "the documented example receiving-bank is stored with its author",
      before: [openCase("case")],
      request: { ...sample.request, body: requestExample(operation, "receiving-bank") },
      expected: {
        body: { id: anId, text: "El banco receptor confirmó el bloqueo de la cuenta.", author: { type: "session" }, created_at: timestamp },
      },
    },
  ],
  /** Texts that are none. */
  400: [
    refused("a text is required", {}, "text"),
    refused("a text of spaces is refused", { text: "   " }, "text"),
    refused("a full card number in a text is refused", { text: "Tarjeta 4111 1111 1111 1111" }, "text"),
  ],
  /** Cases that the caller does not see. */
  404: [missing("another organization's case is not found", { ...sample.request, key: "otherAdmin" }, openCase("case"))],
};
