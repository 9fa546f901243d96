// Redocly's command line, in a process without network access: by default it reports each run to its makers and queries the registry for a newer version.
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { redoclySettings } from "./files.ts";

const script = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");

/**
 * Telemetry is sent unless `REDOCLY_TELEMETRY` is "off"; the latest version is looked up unless one of the two SUPPRESS variables is "true"
 * (@redocly/cli 2.77.0, lib/index.js and lib/chunks/2KUZIRY3.js).
 */
const silence = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_NOTIFICATIONS: "true", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** What a run of redocly came to. */
export interface RedoclyRun {
  readonly code: number;
  readonly output: string;
  /** What it says beside its output. */
  readonly remarks: string;
}

/** Runs `redocly <parameters>` with our settings. */
export function redocly(...parameters: readonly string[]): Promise<RedoclyRun> {
  return redoclyWith(redoclySettings, ...parameters);
}

/** Runs `redocly <parameters>` with the settings of a file. */
export function redoclyWith(settings: string, ...parameters: readonly string[]): Promise<RedoclyRun> {
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_OPTIONS: process.env.NODE_OPTIONS, NO_COLOR: "1", ...silence };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...parameters, "--config", settings], { env: environment, maxBuffer: 256 * 1024 * 1024 }, (error, output, remarks) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), output, remarks }),
    );
  });
}
