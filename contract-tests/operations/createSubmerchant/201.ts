import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "createSubmerchant";

/** New submerchants. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example shoe-shop is registered",
    request: { key: "pspSecret", body: requestExample(operation, "shoe-shop") },
    expected: {
      status: 201,
      example: "shoe-shop",
      body: { name: "Zapatería El Paso", country: "MX", external_id: "COM-00412", category_code: "5661", status: "active" },
    },
  },
  {
    operation,
    promise: "a session may register it too, and inactive from the start",
    request: { key: "pspAdmin", body: { ...sample.request.body, status: "inactive" } },
    expected: { status: 201, body: { status: "inactive", external_id: null, category_code: null } },
  },
];
