import type { Sample } from "../../src/sample.ts";

/** The membership is read also where there is none. */
export const sample: Sample<"readNetworkMembership"> = {
  operation: "readNetworkMembership",
  request: { key: "viewer", body: undefined },
  status: 200,
};
