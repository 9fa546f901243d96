// What a start in the sandbox shows: organizations with keys, where the service is, a first decision to paste.
import { join, relative, resolve } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import { isInstalled, missingPackage } from "../platform/adapters/optional-package.ts";
import { explainSystemError } from "../platform/database/data-folder-error.ts";
import { type Config, isLoopback } from "../platform/environment/config.ts";
import { assertSandboxSecretsKey } from "../platform/keyrings/sandbox-secrets-key.ts";
import type { Logger } from "../platform/observability/log.ts";
import { banner } from "./banner.ts";
import { createSandboxIdentity, type SandboxIdentity } from "./identity.ts";
import { firstStart, readSandbox } from "./sandbox-file.ts";

/**
 * What a sandbox needs before it serves: a sandbox.json that can be read, and the key that its secrets are sealed under. Throws ConfigError or
 * DataFolderError that says what to restore. Warns when other machines can reach the sandbox. Nothing to check in production.
 */
export async function checkSandbox(config: Config, ownerUrl: string, log: Logger): Promise<void> {
  if (config.stage === "production") return;
  readSandbox(config.dataDir);
  await assertSandboxSecretsKey(config, ownerUrl);
  if (!isLoopback(config.host))
    log.warn({}, "HOST is not a loopback address: everyone who can reach this sandbox can sign in as an administrator of every organization in its database");
}

/** The identity provider of this sandbox; undefined in production, and where another one is configured. Throws an error with instructions if its package is missing. */
export async function sandboxIdentity(config: Config, ownerUrl: string, log: Logger): Promise<SandboxIdentity | undefined> {
  if (config.stage === "production" || config.oidcIssuer !== undefined) return undefined;
  // it is loaded at the first request only, and a start must not succeed without it
  if (!isInstalled("oidc-provider"))
    throw missingPackage("oidc-provider", "The sandbox's identity provider", "set OIDC_ISSUER and OIDC_AUDIENCE to your own provider");
  const claims = { organization: config.oidcOrganizationClaim, role: config.oidcRoleClaim };
  return createSandboxIdentity(ownerUrl, claims, (error) => log.error({ err: error }, "the development identity provider failed"));
}

/** Where callers reach a service that listens on this port. */
export function baseUrlOf(config: Config, port: number): string {
  return config.publicUrl ?? `http://${["0.0.0.0", "::", "127.0.0.1"].includes(config.host) ? "localhost" : config.host}:${port}`;
}

/** Makes the sandbox's organizations, if there are none; answers the banner. The identity provider has been started. `orm`: as the owner of the tables; it is closed. */
export async function openSandbox(config: Config, orm: MikroORM, baseUrl: string, identity: SandboxIdentity | undefined): Promise<string> {
  const sandbox = await firstStart(orm, config.dataDir, baseUrl, identity).catch((error: unknown) => {
    throw explainSystemError(config.dataDir, error);
  });
  await orm.close();
  return banner(sandbox, relative(process.cwd(), resolve(join(config.dataDir, "sandbox.json"))) || "sandbox.json");
}
