import type { components } from "../../../generated/types.ts";
import { join } from "../../shared/network-steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A member that asks for a card. */
export const sample: Sample<"queryNetwork", components["schemas"]["NetworkQuery"]> = {
  operation: "queryNetwork",
  before: [join()],
  request: { key: "viewer", body: { signals: [{ signal_type: "card_hash", value: "contract_card_nobody" }] } },
  status: 200,
};
