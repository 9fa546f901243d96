// The parameters of the read of a batch. Values that are looked up name their organization by its position in `organizations`.
import { declareParameters } from "../../platform/database/parameters.ts";
import type { ActivityIdentifier } from "../../scoring/payments/lookback-windows.ts";

/** Look-ups of the past: organization, bucket of time, identifier. */
const PAST = ["int[]", "bigint[]", "bigint[]"] as const;

/** The parameters. */
export const readParameters = declareParameters({
  organizations: ["uuid[]"],
  keys: ["uuid[]"],
  handles: ["int[]", "uuid[]"],
  entries: ["int[]", "bigint[]"],
  ranges: ["int[]", "inet[]"],
  counters: ["int[]", "bigint[]"],
  shares: ["int[]", "bigint[]"],
  payer: PAST,
  card: PAST,
  email: PAST,
  ip: PAST,
  device: PAST,
  new_payer_bin: PAST,
  /** Epoch milliseconds of the batch's present. */
  now: ["bigint"],
  submerchants: ["int[]", "uuid[]"],
  network: ["int[]", "int[]", "bytea[]"],
  /** The sessions between which those of the present lie, by which partitions are left out. */
  sessions: ["uuid[]"],
} as const satisfies Record<string, readonly string[]> & Record<ActivityIdentifier, typeof PAST>);
