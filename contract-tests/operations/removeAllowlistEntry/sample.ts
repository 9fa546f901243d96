import type { Sample } from "../../src/sample.ts";
import { atAShop } from "../createAllowlistEntry/sample.ts";

/** An entry that exists. */
export const sample: Sample<"removeAllowlistEntry"> = {
  operation: "removeAllowlistEntry",
  before: atAShop,
  request: { key: "pspAdmin", query: { id: "{made.id}" }, body: undefined },
  status: 200,
};
