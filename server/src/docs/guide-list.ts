// The guides in reading order, without their texts: navigation, search and links need no more.

/** What stands about a guide on other pages. */
export interface GuideEntry {
  /** Its address below /docs/guides. */
  readonly id: string;
  readonly title: string;
  /** One sentence: what the reader knows afterwards. */
  readonly description: string;
}

/** Guides under one heading. */
export interface GuideChapter {
  readonly title: string;
  readonly guides: readonly GuideEntry[];
}

/** All guides. */
export const guideChapters = [
  {
    title: "Start",
    guides: [
      { id: "quickstart", title: "Quickstart", description: "From nothing to the first decision, in three steps." },
      { id: "credentials", title: "Who may do what", description: "Which key belongs where, what a permission opens, and how people sign in." },
      { id: "sandbox", title: "Sandbox values", description: "Payers that make the sandbox approve, decline or fail, as your test needs it." },
      { id: "going-live", title: "Going live", description: "What to settle between the sandbox and the first real payment." },
    ],
  },
  {
    title: "Ask for decisions",
    guides: [
      { id: "amounts", title: "Amounts", description: "How money is written, how many decimals it has, and how to leave the old unit." },
      { id: "payouts", title: "Payouts", description: "Money that leaves: what to send, and what is looked at." },
      { id: "idempotency", title: "Idempotency", description: "One handle, one decision, however often you ask." },
      { id: "retries", title: "Errors and retries", description: "What an error looks like, which ones to send again, and how long to wait." },
      { id: "rate-limits", title: "Rate limits", description: "How requests are counted, and when the next one passes." },
    ],
  },
  {
    title: "After the decision",
    guides: [
      { id: "reviews", title: "Reviews and reasons", description: "Find a decision again, let a person settle it, and say why it came out so." },
      { id: "outcomes", title: "Outcomes and learning", description: "Report what became of a payment, and what the next decision makes of it." },
      { id: "cases", title: "Cases", description: "Files for the regulator: their steps, their numbers, their dossier." },
      { id: "network", title: "Intelligence network", description: "Warn others and be warned, without names and without values." },
      { id: "statistics", title: "Statistics", description: "What prevention has done, and where thresholds belong." },
    ],
  },
  {
    title: "Connect",
    guides: [
      { id: "webhooks", title: "Webhooks", description: "Receive signed events, verify them, and know when they come again." },
      { id: "provider-events", title: "Events of payment providers", description: "Hand on captures, refunds and disputes in your provider's own words." },
    ],
  },
  {
    title: "Administer",
    guides: [
      { id: "keys", title: "Keys and rotation", description: "Make keys small, replace them without a gap, end them at once." },
      { id: "submerchants", title: "Submerchants", description: "One organization, many merchants: what each key sees." },
      { id: "audit-log", title: "Audit log", description: "Who changed what, and how to prove that nobody touched the record." },
    ],
  },
] as const satisfies readonly GuideChapter[];

/** Identifies a guide. */
export type GuideId = (typeof guideChapters)[number]["guides"][number]["id"];

/** The guides of all chapters. */
export const guideList = guideChapters.flatMap((chapter): readonly (GuideEntry & { readonly id: GuideId })[] => chapter.guides);
