import type { Sample } from "../../src/sample.ts";
import { atAShop } from "../createBlocklistEntry/sample.ts";

/** An entry that exists. */
export const sample: Sample<"removeBlocklistEntry"> = {
  operation: "removeBlocklistEntry",
  before: atAShop,
  request: { key: "pspAdmin", query: { id: "{made.id}" }, body: undefined },
  status: 200,
};
