import type { components } from "../../../generated/types.ts";
import { join, stolenCard } from "../../shared/network-steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A member that tells of a card. */
export const sample: Sample<"contributeSignals", components["schemas"]["NetworkContribution"]> = {
  operation: "contributeSignals",
  before: [join()],
  request: { key: "secret", body: { signals: [stolenCard("contract_card_sample")] } },
  status: 201,
};
