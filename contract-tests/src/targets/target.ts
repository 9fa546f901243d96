import type { Circumstance, ContractCase, TargetName } from "../case.ts";
import type { Keys } from "../keys.ts";

/** Something that claims to speak the contract, started and ready. */
export interface Target {
  readonly name: TargetName;
  readonly keys: Keys;
  /** What sandbox.json says: identifiers that cases need. */
  readonly sandbox: unknown;
  /** Base address for a request that is expected to be answered with `status`. */
  readonly address: (status: number) => string;
  /** It answers what the `Prefer` header requests, remembers nothing, and its bodies are examples. */
  readonly scripted: boolean;
  /** Brings a circumstance about for a case. */
  readonly arrange: (circumstance: Circumstance, one: ContractCase) => Promise<void>;
  /** Ends every process of the target. */
  readonly end: () => Promise<void>;
}
