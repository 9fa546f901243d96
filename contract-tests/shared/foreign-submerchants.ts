import type { TestCase } from "../src/case.ts";
import { exampleId } from "../src/later.ts";
import type { AnySample } from "../src/sample.ts";
import { missing } from "./refusal.ts";

/** 404: submerchants that the caller's organization does not have, where the sample would name one. */
export function foreignSubmerchants({ request }: AnySample, place: "body" | "query"): TestCase<404>[] {
  const naming = (submerchant_id: string) => ({ ...request, [place]: { ...(request[place] as object | undefined), submerchant_id } });
  return [
    missing("a submerchant that does not exist is not found", { ...naming(exampleId), key: "pspAdmin" }),
    missing("a submerchant of another organization is not found", { ...naming("{sandbox.psp.submerchant_id}"), key: "admin" }),
  ];
}
