// A value of a request that decides nothing and was not used as it was sent: the payment is assessed all the same, and the answer names it.
import type { components } from "../../../../generated/types.ts";

/** The warning: the path of the value, why it was not used as sent, and what was expected. */
export type ValueWarning = components["schemas"]["ValueWarning"];

/** Why a value was not used as sent. */
export type ValueWarningReason = ValueWarning["reason"];
