// The layers of server/src and the folders of the dashboard, checked by dependency-cruiser (`npm run check:layers`). An import points down these lists or stays in its folder, never up.

/** The wings from the top down, each with its folders from the top down. */
export const layers = {
  commands: [],
  processes: [],
  schema: [],
  sandbox: [],
  api: ["dashboard", "docs", "gateway", "health"],
  feedback: ["fraud-reports", "provider-events", "outcomes"],
  backoffice: ["cases", "data-protection", "reviews", "saved-views", "retention"],
  decisions: ["assess", "entities", "assessments", "idempotency"],
  learning: ["backtests", "models", "calibration", "fraud-rates"],
  controls: ["approvals", "configuration", "rules", "custom-lists", "lists", "network", "policy"],
  statistics: [],
  delivery: ["webhooks", "streams"],
  accounts: ["secrets", "submerchants", "keys", "sessions", "audit", "outbox"],
  scoring: ["payments", "rule-evaluation", "facts", "learning", "engine", "signals", "data", "situation"],
  platform: [
    "modules",
    "environment",
    "html",
    "http",
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
    "ids",
    "time",
  ],
  values: ["kinds", "addresses", "card-numbers", "money", "identifiers", "countries"],
};

/** What each wing holds: `server/docs/architecture.md` shows it beside its folders. */
export const contents = {
  commands: "commands of operators",
  processes: "what runs as a process: serving, background jobs, a cluster of servers, the demo",
  schema: "entities of all tables, cross-tenant functions, migrations",
  sandbox: "its organization, keys and people, and an identity provider of its own",
  api: "routes, access, rate limits, admission control, replay cache, error mapping; health; the files of dashboard and documentation",
  feedback: "what happened after a decision, and what it changes",
  backoffice: "what people work with",
  decisions: "batches of assess calls, stored assessments, retries",
  learning: "what is learned from outcomes: models, calibration, fraud rates; rules over past payments",
  controls: "what an organization decides: its policy, rules, lists, the network; who approves a change",
  statistics: "figures by minute, hour and day, and what is counted",
  delivery: "webhook endpoints, dispatcher, signed requests; event streams",
  accounts: "keys, submerchants, sessions, secrets, audit log, outbox",
  scoring: "payment, signals, score, decision, evaluation of rules: pure functions without I/O",
  platform: "database, tenant isolation, HTTP, keys, jobs, observability, adapters for internals of dependencies",
  values: "values as the region writes them: identifiers, card numbers, addresses, money; what is said of each country. Pure functions",
};

const SRC = "^server/src/";

/** Folders from the top down: a wing without folders of its own counts as one. */
const folders = Object.entries(layers).flatMap(([wing, rooms]) => (rooms.length === 0 ? [wing] : rooms.map((room) => `${wing}/${room}`)));

/** The processes themselves and the assembly of the service: nothing imports them but themselves. */
const ASSEMBLY = `${SRC}(main|worker|cluster|app)\\.ts$`;

/** The list of modules, between the schema and the folders. */
const MODULES = `${SRC}modules\\.ts$`;

/** A rule for each of the folders, which are listed from the top down: it imports none above it. */
const downwards = (root, listed) =>
  listed.slice(1).map((folder, index) => ({
    name: `${folder}-imports-downwards`,
    comment: `${folder} stands below: hand the name in from above, or move the file.`,
    severity: "error",
    from: { path: `${root}${folder}/` },
    to: { path: `${root}(${listed.slice(0, index + 1).join("|")})/` },
  }));

const noCycle = (root) => ({
  name: "no-cycle-of-modules",
  comment: "Two files that need each other are one, or need a third: types count.",
  severity: "error",
  from: { path: root },
  to: { circular: true },
});

const APP = "^server/dashboard/app/";

/** Folders of the dashboard from the top down; main.tsx and routes.tsx, which assemble it, are above all of them. */
export const dashboardFolders = ["pages", "shell", "parts", "i18n", "session", "api"];

const ofDashboard = [
  ...downwards(APP, dashboardFolders),
  {
    name: "a-page-stands-alone",
    comment: "What two pages need is a part.",
    severity: "error",
    from: { path: `${APP}pages/([^/]+)/` },
    to: { path: `${APP}pages/`, pathNot: `${APP}pages/$1/` },
  },
  {
    name: "every-folder-of-the-dashboard-has-its-place",
    comment: "A new folder needs a place in the list of server/dependency-rules.mjs.",
    severity: "error",
    from: { path: APP },
    to: { path: APP, pathNot: `${APP}(${dashboardFolders.join("|")}|styles)/|${APP}routes\\.tsx$` },
  },
  noCycle(APP),
];

export const rules = {
  forbidden: [
    ...downwards(SRC, folders),
    {
      name: "assembly-is-the-top",
      comment: "app.ts injects every dependency.",
      severity: "error",
      from: { path: SRC, pathNot: [ASSEMBLY] },
      to: { path: ASSEMBLY },
    },
    {
      name: "modules-are-listed-above-them",
      comment: "modules.ts lists the folders: only the schema, commands, processes and the assembly read it.",
      severity: "error",
      from: { path: SRC, pathNot: [ASSEMBLY, `${SRC}(commands|processes|schema)/`] },
      to: { path: MODULES },
    },
    {
      name: "modules-list-folders",
      comment: "A module.ts stands in its folder; modules.ts imports nothing else that runs.",
      severity: "error",
      from: { path: MODULES },
      to: { path: SRC, pathNot: ["/module\\.ts$", `${SRC}platform/modules/platform\\.ts$`], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "every-folder-has-its-place",
      comment: "A new folder needs a place in the lists of server/dependency-rules.mjs.",
      severity: "error",
      from: {},
      to: { path: SRC, pathNot: [ASSEMBLY, MODULES, `${SRC}(${folders.join("|")})/`] },
    },
    {
      name: "a-store-is-its-folders-own",
      comment: "store.ts holds the statements of a folder's tables: call a function of the folder instead. app.ts may hand one over.",
      severity: "error",
      from: { path: `${SRC}([^/]+/[^/]+)/` },
      to: { path: "/store\\.ts$", pathNot: `${SRC}$1/`, dependencyTypesNot: ["type-only"] },
    },
    noCycle(SRC),
    ...ofDashboard,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    includeOnly: `${SRC}|${APP}`,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads its configuration from the default export
export default rules;
