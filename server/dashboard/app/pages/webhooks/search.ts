// What of the webhooks is shown, as the address has it.
import { deliveryStatusValues } from "../../../../../generated/enums.ts";
import type { Schemas } from "../../api/client.ts";
import { oneOf, textIn } from "../../parts/search-parts.ts";

const VIEWS = ["endpoints", "deliveries"] as const;

/** The address of the page. */
export interface WebhookSearch {
  readonly view?: (typeof VIEWS)[number] | undefined;
  readonly status?: Schemas["DeliveryStatus"] | undefined;
  /** The delivery that is open. */
  readonly delivery?: string | undefined;
}

/** The parts of an address; what is none is left out. */
export function webhookSearch(search: Record<string, unknown>): WebhookSearch {
  return { ...oneOf(search, "view", VIEWS), ...oneOf(search, "status", deliveryStatusValues), ...textIn(search, "delivery") };
}
