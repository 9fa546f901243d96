// Settings of the environment.

/** What to set, by the name of the variable. */
const MEANINGS = {
  DATABASE_URL: "a PostgreSQL of yours, such as postgres://shop@localhost:5432/shop",
  WEBHOOK_SECRET: "the secret of the webhook endpoint that points here, whsec_...",
} as const;

/** The settings of this process. Ends it with what to set where one is missing. */
export function readSettings(environment: NodeJS.ProcessEnv): Readonly<Record<keyof typeof MEANINGS, string>> & { readonly port: number } {
  const missing = Object.entries(MEANINGS).filter(([name]) => !environment[name]);
  if (missing.length > 0) {
    console.error(`Set these variables, then start again (see README.md):\n${missing.map(([name, meaning]) => `  ${name}: ${meaning}`).join("\n")}`);
    process.exit(1);
  }
  const { DATABASE_URL = "", WEBHOOK_SECRET = "", PORT = "4001" } = environment;
  return { DATABASE_URL, WEBHOOK_SECRET, port: Number(PORT) };
}
