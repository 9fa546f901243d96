import type { Sample } from "../../src/sample.ts";
import { atAShop } from "../createBlocklistEntry/sample.ts";

/** An entry that exists, to be switched off. */
export const sample = {
  operation: "updateBlocklistEntry",
  before: atAShop,
  request: { key: "pspAdmin", body: { id: "{made.id}", is_active: false } },
  status: 200,
} as const satisfies Sample<"updateBlocklistEntry", object>;
