// What is said of a kind of identifier: one definition, read by lists, decisions, counters, fraud reports, the network and data subject requests.

import type { components } from "../../../../generated/types.ts";

/** What entities are: identifiers with activity of their own. */
export type EntityKind = components["schemas"]["EntityKind"];

/** A kind of identifier of payments. */
export interface Kind {
  /** A payment's value in the form in which activity is counted and entries are matched. Absent: trimmed. */
  readonly spelling?: (text: string) => string;
  /** Is a normalised value a placeholder, which many payers share? Absent: the kind describes groups on purpose. */
  readonly isPlaceholder?: (value: string) => boolean;
}

/** A kind of identifier that lists hold. */
export interface ListKind extends Kind {
  /** The stored form of an entry's value, as payments are matched; undefined: it is not valid. */
  readonly normalise: (text: string) => string | undefined;
  /** What a value must be, for a caller whose value was refused. */
  readonly message: string;
  /** Why a placeholder cannot be listed, where that differs. */
  readonly unlistable?: string;
  /** What one value stands for: a person, what they pay with, a device, or many people at once. */
  readonly names: "person" | "instrument" | "device" | "many";
  /** The entity that a value is; absent: none. Where several kinds are of one entity, a text is read as the first whose form fits. */
  readonly entity?: EntityKind;
  /** Any text is a value, so it might be a card number. */
  readonly free?: true;
  /** Is a value with the digits of a card number something else for sure? */
  readonly isNoCard?: (value: string) => boolean;
  /** Place among the values of a payer, and of a payout's beneficiary: the most stable first. Absent: not theirs alone. */
  readonly stability?: { readonly payin?: number; readonly payout?: number };
  /** Not blocked with its payer: an account that was taken over returns to its owner. */
  readonly neverBlocked?: true;
  /** Not allowed with its payer: a device changes hands. */
  readonly neverAllowed?: true;
  /** Column of activity in which a value is counted, and the number of payers from which it counts as shared. */
  readonly seen?: { readonly column: "payer" | "email" | "device" | "card"; readonly shared: number };
  /** Participants of the network share it: why a normalised value is not shared, as a sentence; undefined if it is. */
  readonly whyNotShared?: (value: string) => string | undefined;
  /** Spanish and Portuguese words for the kind in files, without accents. */
  readonly words?: string;
}

/** 1 to 255 characters, without blanks around them. */
export const verbatim = (text: string): string | undefined => {
  const value = text.trim();
  return value === "" || value.length > 255 ? undefined : value;
};

/** Message of {@link verbatim}. */
export const NOT_BLANK = "must be 1 to 255 characters and not blank";

/** Placeholders are not shared in the network. */
export const noPlaceholder =
  (isPlaceholder: (value: string) => boolean, what = "value") =>
  (value: string): string | undefined =>
    isPlaceholder(value) ? `The ${what} is a placeholder that many payers share.` : undefined;
