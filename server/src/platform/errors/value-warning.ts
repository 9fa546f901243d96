// What a request has that was not used: values that decide nothing, and properties that the contract does not define. The payment is assessed all the same, and the answer names them.
import type { components } from "../../../../generated/types.ts";

/** The warning: the path of the value, why it was not used as sent, and what was expected. */
export type ValueWarning = components["schemas"]["ValueWarning"];

/** Why a value was not used as sent. */
export type ValueWarningReason = ValueWarning["reason"];

/** A property of a request that the contract does not define. */
export interface UnknownProperty {
  /** Its path: `payer.emial`, `items[2].qty`. */
  readonly path: string;
  /** Path of the most similar known property; undefined when none is similar. */
  readonly nearest: string | undefined;
}
