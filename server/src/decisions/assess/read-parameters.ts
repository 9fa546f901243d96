// The parameters of the read of a batch. A look-up refers to its organization by the position in `organizations`.
import { declareParameters } from "../../platform/database/parameters.ts";
import type { ActivityIdentifier } from "../../scoring/payments/read-windows.ts";

/** Look-ups of activity: organization, time bucket, identifier. */
const PAST = ["int[]", "bigint[]", "bigint[]"] as const;

/** The parameters. */
export const readParameters = declareParameters({
  organizations: ["uuid[]"],
  keys: ["uuid[]"],
  handles: ["int[]", "uuid[]"],
  entries: ["int[]", "bigint[]"],
  ranges: ["int[]", "inet[]"],
  counters: ["int[]", "bigint[]"],
  fraud_rates: ["int[]", "bigint[]"],
  payer: PAST,
  card: PAST,
  email: PAST,
  ip: PAST,
  device: PAST,
  new_payer_bin: PAST,
  /** Current time of the batch, in epoch milliseconds. */
  now: ["bigint"],
  submerchants: ["int[]", "uuid[]"],
  custom_lists: ["int[]", "uuid[]", "bigint[]"],
  network: ["int[]", "int[]", "bytea[]"],
  /** Bounds of the session ids, for partition pruning. */
  sessions: ["uuid[]"],
} as const satisfies Record<string, readonly string[]> & Record<ActivityIdentifier, typeof PAST>);
