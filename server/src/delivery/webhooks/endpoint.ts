// An endpoint as stored and in the contract's format.
import type { EventType } from "../../../../generated/events.ts";
import { defaultEventTypes } from "../../../../generated/events.ts";
import type { components } from "../../../../generated/types.ts";
import { instant } from "../../platform/database/instant.ts";

type Schemas = components["schemas"];

/** An endpoint, as stored. Times as PostgreSQL writes them. */
export interface StoredEndpoint {
  readonly id: string;
  readonly url: string;
  /** Null: every event but those by choice. */
  readonly events: readonly EventType[] | null;
  readonly description: string | null;
  readonly enabled: boolean;
  readonly disabled_reason: Schemas["DisabledReason"] | null;
  readonly failing_since: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Columns of a stored endpoint, for SELECT and RETURNING. */
export const ENDPOINT_COLUMNS = ["id", "url", "events", "description", "enabled", "disabled_reason", "failing_since", "created_at", "updated_at"] as const;

/** The endpoint. */
export function endpointView(stored: StoredEndpoint): Schemas["WebhookEndpoint"] {
  const { events, failing_since, created_at, updated_at, ...rest } = stored;
  return {
    ...rest,
    events: [...(events ?? defaultEventTypes)],
    failing_since: failing_since === null ? null : instant(failing_since),
    created_at: instant(created_at),
    updated_at: instant(updated_at),
  };
}
