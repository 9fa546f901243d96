import type { CaseRequest, TestCase } from "../src/case.ts";
import { refusing } from "./refusal.ts";

/** 400: values that no list takes, and that cannot be looked up either. */
export function valueRefusals(key: CaseRequest["key"]): TestCase<400>[] {
  const refused = refusing({ key });
  return [
    {
      promise: "a type that lists do not know is refused as such",
      request: { key, body: { list_type: "e-mail", value: "fraude@ejemplo.mx" } },
      expected: { code: "INVALID_TYPE" },
    },
    {
      promise: "a type is known by its own name only",
      request: { key, body: { list_type: "constructor", value: "fraude@ejemplo.mx" } },
      expected: { code: "INVALID_TYPE" },
    },
    refused("a CLABE with a wrong check digit is refused", { list_type: "clabe", value: "002010077777777772" }, "value"),
    refused("what is required is named", {}, "list_type", "value"),
    refused("an empty value is refused", { list_type: "customer_id", value: "" }, "value"),
    refused("a value with a line break is refused", { list_type: "customer_id", value: "cus\n1" }, "value"),
    refused("a value that is too long is refused", { list_type: "customer_id", value: "c".repeat(256) }, "value"),
  ];
}

/** 400: entries that neither list takes. */
export function newEntryRefusals(): TestCase<400>[] {
  const refused = refusing({ key: "analyst" });
  const fine = { list_type: "customer_id", value: "contract-refused" };
  return [
    ...valueRefusals("analyst"),
    refused("a flow that does not exist is refused", { ...fine, flow_scope: "both" }, "flow_scope"),
    refused("an end on a day that does not exist is refused", { ...fine, expires_at: "2099-02-30T00:00:00Z" }, "expires_at"),
    refused("a reason with a control character is refused", { ...fine, reason: "a\u0000b" }, "reason"),
    refused("a reason that is too long is refused", { ...fine, reason: "r".repeat(501) }, "reason"),
    refused("a full card number in a reason is refused", { ...fine, reason: "4111 1111 1111 1111" }, "reason"),
    refused("a submerchant that is no UUID is refused", { ...fine, submerchant_id: "shop" }, "submerchant_id"),
  ];
}
