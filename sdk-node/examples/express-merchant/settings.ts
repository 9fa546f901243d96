// Settings of the environment.

/** What to set, by the name of the variable. */
const MEANINGS = {
  FRAUD_RISK_API_KEY: "a secret key with the permission assess, svc_sk_...",
  WEBHOOK_SECRET: "the secret of the webhook endpoint that points here, whsec_...",
} as const;

/** The settings of this process. Ends it with what to set where one is missing. */
export function readSettings(environment: NodeJS.ProcessEnv): { readonly apiKey: string; readonly webhookSecret: string; readonly port: number } {
  const missing = Object.entries(MEANINGS).filter(([name]) => !environment[name]);
  if (missing.length > 0) {
    console.error(`Set these variables, then start again (see README.md):\n${missing.map(([name, meaning]) => `  ${name}: ${meaning}`).join("\n")}`);
    process.exit(1);
  }
  const { FRAUD_RISK_API_KEY: apiKey = "", WEBHOOK_SECRET: webhookSecret = "", PORT = "4000" } = environment;
  return { apiKey, webhookSecret, port: Number(PORT) };
}
