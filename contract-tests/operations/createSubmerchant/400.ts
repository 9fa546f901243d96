import { invalid } from "../../of-every-operation/invalid.ts";
import { refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "createSubmerchant";

/** Submerchants that are wrong in themselves. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refusing(operation, { key: "pspSecret" })("what is required is named", {}, "name", "country"),
  refusing(operation, { key: "pspSecret" })(
    "every failing field is named",
    { name: "", country: "mx", category_code: "566", external_id: "a\u0000b", status: "asleep" },
    "name",
    "country",
    "category_code",
    "external_id",
    "status",
  ),
];
