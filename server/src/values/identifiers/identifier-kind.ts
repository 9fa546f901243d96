// Kinds of identifier: what the lists of the contract can hold, and what only payments have.
import type { components } from "../../../../generated/types.ts";

/** A kind of list entry. */
export type ListType = components["schemas"]["ListType"];

/** Kinds of identifier: the list types, and those that only payments have. */
export type IdentifierKind =
  | ListType
  | "document"
  | "instrument"
  | "order"
  | "terminal"
  | "account"
  | "pair"
  | "initiator"
  | "channel"
  | "name"
  | "holdout"
  | "list_value";
