// Test files that depend on the user who runs them, or on programs that may be installed: `TESTS=user npm test`.

/**
 * Files of the server that depend on the rights of files, start PostgreSQL or a proxy under another user as root, or run a program that is optional, and that
 * `npm test` or `npm run check` runs. A test compares the list with the files (`server/test/operations/users.test.ts`). The gate runs them a second time as an
 * ordinary user; the slow ones of the kind are in `npm run test:long`.
 */
export const USER_FILES: readonly string[] = [
  "test/audit/anchoring.test.ts",
  "test/background/npm-start.test.ts",
  "test/cases/malware.test.ts",
  "test/cluster/transaction-pooling.test.ts",
  "test/database/cluster-home.test.ts",
  "test/operations/monitoring.test.ts",
  "test/operations/users.test.ts",
  "test/proxies/event-streams.test.ts",
  "test/sandbox/sandbox-file.test.ts",
  "test/secrets/read-keys.test.ts",
  "test/supply-chain/delivered.test.ts",
];
