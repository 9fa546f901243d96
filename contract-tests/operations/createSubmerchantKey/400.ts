import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { sample } from "./sample.ts";

const operation = "createSubmerchantKey";
const refused = refusing(operation, { key: "pspSecret", path: { id: exampleId } });

/** Keys that cannot be. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused(
    "a key of one submerchant cannot be let change submerchants",
    { ...sample.request.body, permissions: ["assess", "submerchants:write"] },
    "permissions[1]",
  ),
  refused(
    "origins for a secret key, and an end in the past, are refused",
    { ...sample.request.body, allowed_origins: ["https://shop.example"], expires_at: "2020-01-01T00:00:00Z" },
    "allowed_origins",
    "expires_at",
  ),
];
