import type { Sample } from "../../src/sample.ts";
import { sample as read } from "../readKey/sample.ts";

/** A key that exists. */
export const sample: Sample<"revokeKey"> = { ...read, operation: "revokeKey" };
