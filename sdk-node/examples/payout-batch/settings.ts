// Settings: the key from the environment, the files from the command line.

/** Settings of a run. */
export interface Settings {
  readonly apiKey: string;
  /** Payouts to assess, one JSON object a line. */
  readonly input: string;
  /** Results, one JSON object a line; what an earlier run wrote stays. */
  readonly output: string;
}

/** Reads the settings. Ends the process with what to set where one is missing. */
export function readSettings(environment: NodeJS.ProcessEnv, parameters: readonly string[]): Settings {
  const apiKey = environment.FRAUD_RISK_API_KEY;
  const [input, output] = parameters;
  if (!apiKey) refuse("Set FRAUD_RISK_API_KEY: a secret key with the permission assess, svc_sk_...");
  if (input === undefined || output === undefined) refuse("Name two files: node batch.ts <payouts.ndjson> <results.ndjson>");
  return { apiKey, input, output };
}

function refuse(message: string): never {
  console.error(`${message}\nSee README.md.`);
  process.exit(1);
}
