import { expect } from "vitest";
import { refusing } from "../shared/refusal.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createDataSubjectRequest";

/** A person whom nobody knows. */
export const sample = {
  operation,
  request: {
    key: "admin",
    body: { kind: "access", identifiers: [{ type: "customer_id", value: "cus_contract_{unique}" }], reason: "Contract test" },
  },
  status: 202,
} as const satisfies Sample<typeof operation>;

const refused = refusing({ key: "otherAdmin" });
const identifiers = [{ type: "email", value: "maria.gonzalez@correo.mx" }];

/** Its own cases, by expected status. */
export const cases: OwnCases<typeof operation> = {
  /** Requests that wait. */
  202: [
    {
      promise: "the documented example access is queued",
      request: { key: "otherAdmin", body: requestExample(operation, "access") },
      expected: {
        example: "access",
        body: { id: expect.any(String), kind: "access", status: "queued", failure: null, retain_blocklist: false, percent: 0, ended_at: null },
      },
    },
  ],
  /** Requests that cannot be. */
  400: [
    refused("a request has identifiers and a reason", { kind: "access", identifiers: [], reason: "" }, "identifiers", "reason"),
    refused(
      "values that many people share identify nobody",
      { kind: "access", identifiers: [{ type: "customer_id", value: "guest" }], reason: "x" },
      "identifiers[0].value",
    ),
    refused(
      "values have the form of their type",
      { kind: "access", identifiers: [...identifiers, { type: "iban", value: "ES00" }], reason: "x" },
      "identifiers[1].value",
    ),
    refused(
      "devices and addresses are shared by several people",
      { kind: "erasure", identifiers: [{ type: "ip_address", value: "8.8.8.8" }], reason: "x" },
      "identifiers[0].type",
    ),
    refused("only an erasure keeps the blocklist", { kind: "access", identifiers, reason: "x", retain_blocklist: true }, "retain_blocklist"),
  ],
};
