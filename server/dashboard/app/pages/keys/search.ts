// Which keys are shown, as the address has it.
import type { Schemas } from "../../api/client.ts";
import { oneOf } from "../../parts/search-parts.ts";

const STATUSES = ["active", "disabled", "expired", "revoked"] as const satisfies readonly Schemas["KeyStatus"][];

/** The address of the page: without a status, keys that can be used. */
export interface KeySearch {
  readonly status?: Schemas["KeyStatus"] | "all" | undefined;
}

/** The parts of an address; what is none is left out. */
export function keySearch(search: Record<string, unknown>): KeySearch {
  return oneOf(search, "status", [...STATUSES, "all"] as const);
}
