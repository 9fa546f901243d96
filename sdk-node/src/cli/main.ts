#!/usr/bin/env node
// `fraud-risk`, the command of this package. What it answers goes to the standard output, everything else to the standard error. It never prints the credential.
import { parseArgs } from "node:util";
import { FraudRisk, FraudRiskError } from "@fraud-risk/node";
import { diff, pull, push } from "./config.ts";
import { explained } from "./explained.ts";

const usage = `Usage: fraud-risk config <command> [file] [options]

The configuration of an organization (settings, rules, definitions of lists for rules) as a file. The file is fraud-risk.json unless named.

Commands:
  pull   write the configuration to the file
  diff   show what a push would change: exit code 0 nothing, 1 something, 2 error
  push   apply the file to the organization: all of it, or nothing

Options:
  --base-url <url>   the service; else FRAUD_RISK_BASE_URL, else http://localhost:3000
  --dry-run          push: show what would change, and change nothing
  --prune-lists      diff, push: remove lists that the file lacks, with their values
  --reason <text>    push: the reason, for the audit log
  --force            push: replace the configuration, even if it was changed since the file was pulled
  --help             show this

The credential is a secret key in FRAUD_RISK_API_KEY, with the permission configuration:read for pull, diff and --dry-run, configuration:write for push;
or, without a key, a dashboard session in DASHBOARD_SESSION.`;

const options = {
  "base-url": { type: "string" },
  "dry-run": { type: "boolean", default: false },
  "prune-lists": { type: "boolean", default: false },
  reason: { type: "string" },
  force: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explained(error));
  return 2;
});

/** Runs the command; answers the exit code. */
async function run(given: string[]): Promise<number> {
  const { values, positionals } = parsed(given);
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [group, command = "", file = "fraud-risk.json", ...more] = positionals;
  const action = { pull, diff, push }[command];
  if (group !== "config" || action === undefined || more.length > 0) {
    console.error(usage);
    return 2;
  }
  const { FRAUD_RISK_API_KEY: key, FRAUD_RISK_BASE_URL: address, DASHBOARD_SESSION: sessionToken } = process.env;
  const baseUrl = (values["base-url"] ?? (address || "http://localhost:3000")).replace(/\/+$/, "");
  if (!key && !sessionToken) throw new FraudRiskError("Set FRAUD_RISK_API_KEY or DASHBOARD_SESSION. See fraud-risk --help.");
  const client = new FraudRisk({ baseUrl, timeoutMs: 60_000, deadlineMs: 120_000, ...(!key && sessionToken ? { sessionToken } : {}) });
  const { "dry-run": dryRun, "prune-lists": pruneLists, reason, force } = values;
  return action({ client, baseUrl, file, dryRun, pruneLists, reason, force });
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new FraudRiskError(`${error instanceof Error ? error.message : error}\nSee fraud-risk --help.`);
  }
}
