// A stored signal, and its view for its owner: without the value itself.
import type { components } from "../../../../generated/types.ts";
import { instant } from "../../platform/database/instant.ts";
import type { NetworkType } from "./types.ts";

type Schemas = components["schemas"];

/** The cause of a signal that was contributed directly. A value, and not null, for the unique constraint. */
export const BY_HAND = "00000000-0000-0000-0000-000000000000";

/** A stored signal. Times in PostgreSQL's format. */
export interface StoredSignal {
  readonly id: string;
  readonly signal_type: NetworkType;
  readonly category: Schemas["NetworkCategory"];
  readonly confidence: number;
  readonly cause: string;
  readonly occurred_at: string;
  readonly expires_at: string;
  readonly description: string | null;
  readonly created_at: string;
}

/** Columns of a stored signal. */
export const signalColumns = [
  "id",
  "signal_type",
  "category",
  "confidence",
  "cause",
  "occurred_at",
  "expires_at",
  "description",
  "created_at",
] as const satisfies (keyof StoredSignal)[];

/** The signal. */
export function signalView({ cause, occurred_at, expires_at, created_at, ...rest }: StoredSignal): Schemas["NetworkSignal"] {
  return {
    ...rest,
    caused_by: cause === BY_HAND ? null : cause,
    occurred_at: instant(occurred_at),
    expires_at: instant(expires_at),
    created_at: instant(created_at),
  };
}
