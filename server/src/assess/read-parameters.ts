// The parameters of the read of a batch, declared once: their types, their places in the statement, and the order in which they are sent.
import type { ActivityIdentifier } from "./spans.ts";

/** Look-ups of the past: the organization of each by position, the bucket of time, the identifier. */
const PAST = ["int[]", "bigint[]", "bigint[]"] as const;

/** Types by group. Values that are looked up name their organization by its position in `organizations`. */
const groups = {
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
} as const satisfies Record<string, readonly string[]> & Record<ActivityIdentifier, typeof PAST>;

/** A group of parameters. */
export type ReadParameter = keyof typeof groups;

/** Types of the statement's parameters, in their order. */
export const readParameterTypes: readonly string[] = Object.values(groups).flat();

/** Place of each group's first parameter, from 1. */
const places = new Map<ReadParameter, number>();
let next = 1;
for (const name of Object.keys(groups) as ReadParameter[]) {
  places.set(name, next);
  next += groups[name].length;
}

/** SQL of the parameters of a group, separated by commas: `$3::int[], $4::uuid[]`. */
export function parameter(name: ReadParameter): string {
  return groups[name].map((type, index) => `$${(places.get(name) ?? 0) + index}::${type}`).join(", ");
}

/** The values of every group, in the order of the statement's parameters. */
export function inOrder(values: Readonly<Record<ReadParameter, readonly string[]>>): string[] {
  return (Object.keys(groups) as ReadParameter[]).flatMap((name) => values[name]);
}
