// The whole service inside the test process, over a database of its own, on a free port.

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Role } from "../../../generated/credentials.ts";
import { createService } from "../../src/app.ts";
import { type Config, readConfig } from "../../src/platform/environment/config.ts";
import { answerBrokenRequests } from "../../src/platform/http/broken-requests.ts";
import { secretsKeysOf } from "../../src/platform/keyrings/configured-secrets-keys.ts";
import { createLogger, type Logger } from "../../src/platform/observability/log.ts";
import type { Service } from "../../src/processes/service.ts";
import { LIMITS } from "../../src/processes/serving.ts";
import { accountsOf, createSandboxIdentity } from "../../src/sandbox/identity.ts";
import { createDatabase, type TestDatabase } from "./database.ts";
import { testsEncrypt } from "./encryption.ts";
import { installIdentifierKey } from "./identifiers.ts";
import { SECRETS_KEYS } from "./secrets.ts";
import { createTenant, type Tenant } from "./tenant.ts";

/** A running service. */
export interface TestService {
  readonly url: string;
  readonly port: number;
  readonly service: Service;
  readonly database: TestDatabase;
  readonly tenant: Tenant;
  /** A dashboard token of an organization's person, the tenant's unless named; `subject` is another person of that role. */
  readonly token: (role: Role, organizationId?: string, subject?: string) => Promise<string>;
  /** Everything that was logged, as text. */
  readonly logged: () => string;
  readonly close: () => Promise<void>;
}

/** Starts a service with one organization. */
export async function startService(settings: Partial<Config> = {}, database?: TestDatabase): Promise<TestService> {
  const own = database ?? (await createDatabase());
  const tenant = await createTenant(own.url);
  const lines: string[] = [];
  // events are sent where a test requests it
  const config: Config = {
    ...readConfig({ SECRETS_KEYS }),
    logLevel: "debug",
    backgroundJobs: "separate",
    webhooksLocal: true,
    ...(testsEncrypt ? { encryptRequests: true } : {}),
    ...settings,
  };
  const claims = { organization: config.oidcOrganizationClaim, role: config.oidcRoleClaim };
  const identity = config.stage === "production" || config.oidcIssuer !== undefined ? undefined : await createSandboxIdentity(own.url, claims, () => undefined);
  await installIdentifierKey(own.query, secretsKeysOf(config));
  const service = await createService(config, config.databaseUrl ?? own.url, capturing(config.logLevel, lines), identity);
  const server = createServer({ ...LIMITS, ...service.messages }, service.listener);
  answerBrokenRequests(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  identity?.start(`http://127.0.0.1:${port}`);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    service,
    database: own,
    tenant,
    token: (role, organizationId = tenant.id, subject = undefined) => {
      const person = accountsOf({ id: organizationId, name: "Test" }).find((account) => account.role === role);
      if (identity === undefined || person === undefined) throw new Error("no identity provider of its own");
      return identity.tokenFor(subject === undefined ? person : { ...person, subject }, 3600);
    },
    logged: () => lines.join(""),
    close: async () => {
      await closed(server);
      await Promise.all([service.close(), identity?.close()]);
      if (database === undefined) await own.close();
    },
  };
}

function capturing(level: string, lines: string[]): Logger {
  return createLogger(level, { write: (line: string) => void lines.push(line) });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
