// The pages that screenshots are taken of, and which of them the documentation shows.

/** A page: its file name, and its address. A value in braces is the first link of that kind. */
export interface Shot {
  readonly file: string;
  readonly place: string;
  /** Who is signed in: the sandbox's merchant, or its payment service provider. */
  readonly organization?: "psp";
}

const shot = (file: string, place: string, organization?: "psp"): Shot => ({ file, place, ...(organization === undefined ? {} : { organization }) });

/** Every page, and every view of one. */
export const shots: readonly Shot[] = [
  shot("overview", "/"),
  shot("statistics", "/statistics"),
  shot("statistics-signals", "/statistics?by=signal&line=lift"),
  shot("review-queue", "/review"),
  shot("assessments", "/assessments"),
  shot("assessment", "{assessments}"),
  shot("entities", "/entities"),
  shot("entity", "{entities}"),
  shot("cases", "/cases"),
  shot("recommended", "/cases?view=recommended"),
  shot("case", "{cases}"),
  shot("rules", "/rules"),
  shot("rule", "{rules}"),
  shot("new-rule", "/rules/new"),
  shot("blocklist", "/lists"),
  shot("allowlist", "/lists?view=allowlist"),
  shot("custom-lists", "/lists?view=custom"),
  shot("models", "/models"),
  shot("model", "{models}"),
  shot("calibration", "/models?view=calibration"),
  shot("thresholds", "/thresholds"),
  shot("network", "/network"),
  shot("webhooks", "/webhooks"),
  shot("deliveries", "/webhooks?view=deliveries"),
  shot("connections", "/connections"),
  shot("keys", "/keys"),
  shot("team", "/team"),
  shot("data-protection", "/data-protection"),
  shot("audit", "/audit"),
  shot("settings", "/settings"),
  shot("not-found", "/assessments/00000000-0000-7000-8000-000000000000"),
  shot("submerchants", "/submerchants", "psp"),
  shot("no-payments", "/", "psp"),
  shot("no-reviews", "/review", "psp"),
  shot("no-rules", "/rules", "psp"),
];
