// The texts of the guides: a guide of the list without one does not compile.
import type { Source } from "./facts.ts";
import type { GuideId } from "./guide-list.ts";
import { amounts } from "./guides/amounts.ts";
import { auditLog } from "./guides/audit-log.ts";
import { cases } from "./guides/cases.ts";
import { credentials } from "./guides/credentials.ts";
import { goingLive } from "./guides/going-live.ts";
import { idempotency } from "./guides/idempotency.ts";
import { keys } from "./guides/keys.ts";
import { network } from "./guides/network.ts";
import { outcomes } from "./guides/outcomes.ts";
import { payouts } from "./guides/payouts.ts";
import { providerEvents } from "./guides/provider-events.ts";
import { quickstart } from "./guides/quickstart.ts";
import { rateLimits } from "./guides/rate-limits.ts";
import { retries } from "./guides/retries.ts";
import { reviews } from "./guides/reviews.ts";
import { sandbox } from "./guides/sandbox.ts";
import { statistics } from "./guides/statistics.ts";
import { submerchants } from "./guides/submerchants.ts";
import { webhooks } from "./guides/webhooks.ts";
import type { Markup } from "./markup.ts";

/** A short text on one subject. Numbers, names and examples in it come from the source. */
export type GuideText = (source: Source) => Markup;

/** The text of each guide. */
export const guideTexts: Readonly<Record<GuideId, GuideText>> = {
  quickstart,
  credentials,
  sandbox,
  "going-live": goingLive,
  amounts,
  payouts,
  idempotency,
  retries,
  "rate-limits": rateLimits,
  reviews,
  outcomes,
  cases,
  network,
  statistics,
  webhooks,
  "provider-events": providerEvents,
  keys,
  submerchants,
  "audit-log": auditLog,
};
