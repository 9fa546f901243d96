// The environment of the worker process that a server starts: the server's own, with the address of its database.
import type { Config } from "../../platform/environment/config.ts";
import { fileVariable } from "../../platform/environment/secret-files.ts";
import type { Addresses } from "../../schema/start.ts";

/** Variables of the worker. It listens on no port: the server shows its metrics and its health beside its own. */
export function workerEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  { stage }: Pick<Config, "stage">,
  { url, ownerUrl }: Addresses,
): Record<string, string | undefined> {
  const databases = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
  // the addresses may come from files, which would contradict the variables
  const files = Object.fromEntries(Object.keys(databases).map((name) => [fileVariable(name), undefined]));
  return { ...environment, ...files, STAGE: stage, ...databases, METRICS_PORT: undefined };
}
