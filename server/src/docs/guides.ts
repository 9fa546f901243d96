// The guides, in reading order. A later multi-page site makes each a page of its own.
import type { Source } from "./facts.ts";
import { amounts } from "./guides/amounts.ts";
import { auditLog } from "./guides/audit-log.ts";
import { cases } from "./guides/cases.ts";
import { credentials } from "./guides/credentials.ts";
import { idempotency } from "./guides/idempotency.ts";
import { keys } from "./guides/keys.ts";
import { network } from "./guides/network.ts";
import { outcomes } from "./guides/outcomes.ts";
import { payouts } from "./guides/payouts.ts";
import { providerEvents } from "./guides/provider-events.ts";
import { quickstart } from "./guides/quickstart.ts";
import { rateLimits } from "./guides/rate-limits.ts";
import { reviews } from "./guides/reviews.ts";
import { sandbox } from "./guides/sandbox.ts";
import { statistics } from "./guides/statistics.ts";
import { submerchants } from "./guides/submerchants.ts";
import { webhooks } from "./guides/webhooks.ts";
import { html, type Markup } from "./markup.ts";

/** A short text on one subject. Numbers, names and examples in it come from the source. */
export interface Guide {
  /** Anchor, and path below /docs. */
  readonly id: string;
  readonly title: string;
  readonly content: (source: Source) => Markup;
}

/** All guides. */
export const guides: readonly Guide[] = [
  { id: "quickstart", title: "Quickstart", content: quickstart },
  { id: "credentials", title: "Who may do what", content: credentials },
  { id: "amounts", title: "Amounts", content: amounts },
  { id: "idempotency", title: "Idempotency and retries", content: idempotency },
  { id: "rate-limits", title: "Rate limits", content: rateLimits },
  { id: "sandbox", title: "Sandbox values", content: sandbox },
  { id: "payouts", title: "Payouts", content: payouts },
  { id: "reviews", title: "Reviews and reasons", content: reviews },
  { id: "outcomes", title: "Outcomes and learning", content: outcomes },
  { id: "cases", title: "Cases", content: cases },
  { id: "network", title: "Intelligence network", content: network },
  { id: "statistics", title: "Statistics", content: statistics },
  { id: "keys", title: "Keys and rotation", content: keys },
  { id: "submerchants", title: "Submerchants", content: submerchants },
  { id: "webhooks", title: "Webhooks", content: webhooks },
  { id: "provider-events", title: "Events of payment providers", content: providerEvents },
  { id: "audit-log", title: "Audit log", content: auditLog },
];

/** The section of a guide. */
export function guideSection(source: Source, guide: Guide): Markup {
  return html`<section class="guide" id="${guide.id}" aria-labelledby="${guide.id}-title">
    <h2 id="${guide.id}-title"><a class="self" href="#${guide.id}">${guide.title}</a></h2>
    ${guide.content(source)}
  </section>`;
}
