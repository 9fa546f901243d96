// The layers of server/src, checked by dependency-cruiser (`npm run check:layers`). An import points down these lists or stays in its folder, never up.

/** The wings from the top down, each with its folders from the top down. */
export const layers = {
  commands: [],
  processes: [],
  schema: [],
  api: ["dashboard", "docs", "gateway", "health"],
  feedback: ["fraud-reports", "provider-events", "outcomes"],
  backoffice: ["cases", "data-protection", "reviews", "saved-views", "retention"],
  decisions: ["assess", "entities", "assessments", "idempotency"],
  intelligence: ["approvals", "configuration", "backtests", "rules", "models", "calibration", "fraud-rates", "custom-lists", "lists", "network", "statistics"],
  delivery: ["webhooks", "streams"],
  accounts: ["sandbox", "secrets", "submerchants", "identity-provider", "keys", "organizations", "sessions", "audit", "outbox"],
  scoring: ["payments", "rule-evaluation", "facts", "learning", "engine"],
  platform: [
    "addresses",
    "environment",
    "html",
    "http",
    "money",
    "observability",
    "jobs",
    "tenancy",
    "credentials",
    "data-keys",
    "keyrings",
    "tenants",
    "database",
    "files",
    "adapters",
    "errors",
    "card-numbers",
    "identifiers",
    "time",
  ],
};

const SRC = "^server/src/";

/** Folders from the top down: a wing without folders of its own counts as one. */
const folders = Object.entries(layers).flatMap(([wing, rooms]) => (rooms.length === 0 ? [wing] : rooms.map((room) => `${wing}/${room}`)));

/** The processes themselves and their assembly: nothing imports them but themselves. */
const ASSEMBLY = `${SRC}(main|worker|app)\\.ts$`;

const upwards = folders.slice(1).map((folder, index) => ({
  name: `${folder}-imports-downwards`,
  comment: `${folder} stands below: hand the name in from above, or move the file.`,
  severity: "error",
  from: { path: `${SRC}${folder}/` },
  to: { path: `${SRC}(${folders.slice(0, index + 1).join("|")})/` },
}));

export const rules = {
  forbidden: [
    ...upwards,
    {
      name: "assembly-is-the-top",
      comment: "app.ts injects every dependency.",
      severity: "error",
      from: { path: SRC, pathNot: [ASSEMBLY, `${SRC}processes/`] },
      to: { path: ASSEMBLY },
    },
    {
      name: "every-folder-has-its-place",
      comment: "A new folder needs a place in the lists of server/dependency-rules.mjs.",
      severity: "error",
      from: {},
      to: { path: SRC, pathNot: [ASSEMBLY, `${SRC}(${folders.join("|")})/`] },
    },
    {
      name: "a-store-is-its-folders-own",
      comment: "store.ts holds the statements of a folder's tables: call a function of the folder instead. app.ts may hand one over.",
      severity: "error",
      from: { path: `${SRC}([^/]+/[^/]+)/` },
      to: { path: "/store\\.ts$", pathNot: `${SRC}$1/`, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-cycle-of-modules",
      comment: "Two files that need each other are one, or need a third: types count.",
      severity: "error",
      from: { path: SRC },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    includeOnly: SRC,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads its configuration from the default export
export default rules;
