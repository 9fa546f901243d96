// The guides in reading order. Their texts are server/docs/guides/*.md, in Spanish server/docs/guides/es/*.md.

/** Guides under one heading of the sidebar. */
export interface GuideChapter {
  readonly title: string;
  /** File names without `.md`; also the last part of the URL. */
  readonly guides: readonly string[];
}

/** All guides. */
export const guideChapters = [
  { title: "Get started", guides: ["quickstart", "credentials", "sandbox", "going-live", "migrating", "replay"] },
  { title: "Assess payments", guides: ["requests", "amounts", "payouts", "idempotency", "retries", "pagination", "rate-limits"] },
  {
    title: "After the decision",
    guides: ["reviews", "entities", "outcomes", "cases", "network", "statistics", "scoring", "thresholds", "models", "rules", "lists"],
  },
  { title: "Fraud and disputes", guides: ["card-testing", "account-takeover", "mule-accounts", "chargebacks", "three-d-secure"] },
  {
    title: "Integrations",
    guides: ["from-woocommerce", "from-shopify", "from-vtex", "from-magento", "react", "python", "tools", "webhooks", "live-events", "provider-events"],
  },
  { title: "Administration", guides: ["running", "dashboard", "keys", "submerchants", "configuration", "data-protection", "privacy-laws", "audit-log"] },
  { title: "Terms and versions", guides: ["glossary", "versions"] },
] as const satisfies readonly GuideChapter[];

/** Titles of the chapters in Spanish: one without a title does not compile. */
export const chaptersInSpanish: Readonly<Record<(typeof guideChapters)[number]["title"], string>> = {
  "Get started": "Primeros pasos",
  "Assess payments": "Evaluar pagos",
  "After the decision": "Después de la decisión",
  "Fraud and disputes": "Fraude y contracargos",
  Integrations: "Integraciones",
  Administration: "Administración",
  "Terms and versions": "Términos y versiones",
};

/** Identifies a guide. */
export type GuideId = (typeof guideChapters)[number]["guides"][number];

/** The guides of all chapters. */
export const guideIds: readonly GuideId[] = guideChapters.flatMap((chapter): readonly GuideId[] => chapter.guides);
