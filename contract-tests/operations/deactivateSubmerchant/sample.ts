import type { Sample } from "../../src/sample.ts";
import { sample as read } from "../readSubmerchant/sample.ts";

/** A submerchant that exists. */
export const sample: Sample<"deactivateSubmerchant"> = { ...read, operation: "deactivateSubmerchant" };
