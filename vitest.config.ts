import { accessSync, constants, readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./vitest.sequencer.ts";
import { USER_FILES } from "./vitest.user-files.ts";

// every test file, and every server that a test starts, is a process of its own: what one has compiled, the next ones find
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url));

// databases that tests start and delete lie in memory where there is room: each has hundreds of files
process.env.TEST_DATABASES_IN ??= roomyMemory() ?? tmpdir();

/** Linux' folder in memory; undefined where there is none, where less than 2 GiB of it are free (containers have 64 MiB), and where nothing in it may run. */
function roomyMemory(): string | undefined {
  const folder = "/dev/shm";
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    const options = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(readFileSync("/proc/mounts", "utf8"))?.[1]?.split(",");
    return options !== undefined && !options.includes("noexec") && bavail * bsize >= 2 ** 31 ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Files of the server of which `npm run check` runs a part, and `npm run test:long` everything. */
const PARTLY = ["test/backtests/equality.test.ts"];

/** The file of the server with ten thousand cases of one mechanism: `npm test` runs a sixth, `npm run test:long` everything. */
const ACCESS = "test/access/matrix.test.ts";
/** Files of the server that only `npm run check` runs: of its checks, examples and images, and slow ones beside quicker tests of the same folder. */
const CHECKED = [
  "test/background/npm-start.test.ts",
  "test/backtests/equality.test.ts",
  "test/cases/pdf/hostile.test.ts",
  "test/examples/express-merchant.test.ts",
  "test/examples/folders.test.ts",
  "test/examples/nextjs-checkout.test.ts",
  "test/examples/payout-batch.test.ts",
  "test/house/ten-changes.test.ts",
  "test/layers.test.ts",
  "test/learning/pairs.test.ts",
  "test/learning/promises.test.ts",
  "test/learning/unobserved.test.ts",
  "test/lists/libreoffice.test.ts",
  "test/network/dictionary.test.ts",
  "test/operations/container.test.ts",
  "test/operations/optional-packages.test.ts",
  "test/start/fatal.test.ts",
  "test/start/waiting.test.ts",
];

/**
 * Slow test files of the server: damaged data folders, repeatedly killed processes, commands of an operator, files and tables of a million rows, a hundred thousand
 * refused keys, row-level security alone, jobs over weeks of payments. `npm run test:long` runs these and those above; `npm test` runs all others.
 */
const LONG = [
  "test/assessments/export.test.ts",
  "test/assessments/ordering.test.ts",
  "test/assessments/payer-search.test.ts",
  "test/assessments/reproduced.test.ts",
  "test/audit/command.test.ts",
  "test/background/worker-process.test.ts",
  "test/backtests/job.test.ts",
  "test/calibration/promotion.test.ts",
  "test/calibration/thresholds.test.ts",
  "test/cases/dossier-formats.test.ts",
  "test/cases/numbers.test.ts",
  "test/cases/pdf/pdf-worker.test.ts",
  "test/cluster/workers.test.ts",
  "test/configuration/command.test.ts",
  "test/configuration/replace.test.ts",
  "test/custom-lists/import.test.ts",
  "test/custom-lists/million.test.ts",
  "test/data-keys/keys.test.ts",
  "test/data-protection/erasure.test.ts",
  "test/database/containers.test.ts",
  "test/database/damaged-folder.test.ts",
  "test/database/disk-full.test.ts",
  "test/database/embedded.test.ts",
  "test/demo/demo.test.ts",
  "test/examples/fastify-psp.test.ts",
  "test/examples/webhook-receivers.test.ts",
  "test/fraud-rates/counting.test.ts",
  "test/fraud-rates/end-to-end.test.ts",
  "test/fuzz/fuzz.test.ts",
  "test/idempotency/processes.test.ts",
  "test/identity/sign-in.test.ts",
  "test/identity/whole-service.test.ts",
  "test/keys/revocation.test.ts",
  "test/learning/fit-odds.test.ts",
  "test/lists/export.test.ts",
  "test/lists/import-large.timing.test.ts",
  "test/lists/spreadsheet-files.test.ts",
  "test/models/upkeep.test.ts",
  "test/network/caused.test.ts",
  "test/network/distinct-reporters.test.ts",
  "test/operations/backup.test.ts",
  "test/outcomes/at-once.test.ts",
  "test/outcomes/history.test.ts",
  "test/provider-events/shuffled-processes.test.ts",
  "test/rate-limits/addresses.test.ts",
  "test/rate-limits/garbage.test.ts",
  "test/rate-limits/processes.test.ts",
  "test/replay/interrupted.test.ts",
  "test/replay/replay.test.ts",
  "test/retention/partitions.test.ts",
  "test/retention/service.test.ts",
  "test/rules/shadow.test.ts",
  "test/rules/templates/templates.test.ts",
  "test/sandbox/processes.test.ts",
  "test/secrets/command.test.ts",
  "test/secrets/reseal.test.ts",
  "test/sessions/key-sets.test.ts",
  "test/sessions/providers.test.ts",
  "test/sessions/rotation.test.ts",
  "test/sessions/trouble.timing.test.ts",
  "test/simulator/templates.test.ts",
  "test/start/standby.test.ts",
  "test/start/warm-up.test.ts",
  "test/statistics/end-to-end.test.ts",
  "test/statistics/figures.test.ts",
  "test/statistics/killed.test.ts",
  "test/statistics/rolling.test.ts",
  "test/tenants/matrix.test.ts",
  "test/tenants/statements.test.ts",
  "test/tenants/turns.test.ts",
  "test/tenants/without-predicate.test.ts",
  "test/webhooks/at-once.test.ts",
  "test/webhooks/killed.test.ts",
  "test/webhooks/schedule.test.ts",
];
/** Tests of the documentation: they read the built site, which is built first if it is stale. */
const DOCS = "test/docs/**/*.test.ts";
/** Those of them that open every page in a browser. */
const DOCS_IN_BROWSER = "test/docs/browser.test.ts";
/** Tests of the dashboard in a browser: they use the built one, which is built first if it is stale. */
const DASHBOARD = "test/dashboard/**/*.test.ts";
/** Tests of the checkout page, which the browser SDK is in, in a browser. */
const CHECKOUT = "test/browser/**/*.test.ts";
/** Budgets of the dashboard in time: after its other tests, one at a time. */
const DASHBOARD_BUDGET = "test/dashboard/budget.test.ts";
const long = process.env.TESTS === "long";
/** The pages in a browser, documentation, dashboard and checkout: `npm run check:pages`. */
const pages = process.env.TESTS === "pages";
/** The documentation without a browser: `npm run check:docs`. */
const docs = process.env.TESTS === "docs";

/**
 * Timing tests of the server, which need an idle machine. They run serially after all others. No
 * test is retried.
 */
const TIMING = "test/**/*.timing.test.ts";
const isTiming = (file: string): boolean => file.endsWith(".timing.test.ts");

/** Settings of every project of the server. */
const ofServer = {
  root: "server",
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // one process for many files: loading the service takes longer than most of them
  isolate: false,
  // a larger nursery: what a test makes is mostly garbage at once
  execArgv: ["--expose-gc", "--max-semi-space-size=64"],
};

/**
 * Tests of `npm run check`: each check must detect a defect in a copy of the project; the document under redocly's rules alone; Prism as a second validator of the server's responses, and as the mock
 * that partners start by themselves; and those of the server above.
 */
const CHECKS = ["test/pipeline.test.ts", "test/breaking.test.ts", "test/redocly.test.ts", "test/proxy.test.ts", "test/partner-mock.test.ts"];
const checks = process.env.TESTS === "checks";
/** The gate as an ordinary user: files that depend on the user or on optional programs. */
const user = process.env.TESTS === "user";

// biome-ignore lint/style/noDefaultExport: vitest reads its configuration from the default export
export default defineConfig({
  test: {
    // a quarter of the suite waits for processes, sockets and timeouts: three files side by side, on two cores as well
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // one PostgreSQL for the projects of the server
    globalSetup: ["server/test/harness/global-setup.ts"],
    projects: [
      {
        test: {
          name: "spec",
          root: "spec",
          include: user ? [] : checks ? CHECKS : ["test/**/*.test.ts"],
          exclude: checks ? [] : CHECKS,
          testTimeout: checks ? 300_000 : 60_000,
          // a hook of the checks generates and compiles the whole project, beside two other files
          hookTimeout: checks ? 600_000 : 120_000,
        },
      },
      {
        test: {
          ...ofServer,
          name: "server",
          include: user ? [...USER_FILES] : long ? [...PARTLY, ACCESS, ...LONG] : checks ? [...CHECKED] : ["test/**/*.test.ts"],
          exclude: long ? [TIMING] : checks || user ? [] : [TIMING, DOCS, DASHBOARD, CHECKOUT, ...LONG, ...CHECKED],
        },
      },
      {
        test: {
          ...ofServer,
          name: "server-timing",
          include: user ? [] : long ? LONG.filter(isTiming) : [TIMING],
          exclude: long ? [] : LONG,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "docs",
          root: "server",
          include: pages || docs ? [DOCS] : [],
          exclude: docs ? [DOCS_IN_BROWSER] : [],
          globalSetup: ["test/docs/built.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...ofServer,
          name: "dashboard",
          include: pages ? [DASHBOARD, CHECKOUT] : [],
          exclude: [DASHBOARD_BUDGET],
          globalSetup: ["test/dashboard/built.ts"],
        },
      },
      {
        test: {
          ...ofServer,
          name: "dashboard-budget",
          include: pages ? [DASHBOARD_BUDGET] : [],
          globalSetup: ["test/dashboard/built.ts"],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      { test: { name: "sdk-node", root: "sdk-node", include: user ? [] : ["test/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: "sdk-browser", root: "sdk-browser", include: user ? [] : ["test/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 60_000 } },
      {
        test: {
          name: "contract-tests",
          root: "contract-tests",
          include: user ? [] : checks ? CHECKS : ["**/*.test.ts"],
          exclude: checks ? [] : [...CHECKS, "**/node_modules/**"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
