// Settings of the environment.

/** What to set, by the name of the variable. */
const MEANINGS = {
  FRAUD_RISK_API_KEY: "a secret key with the permission assess, svc_sk_...; never in a variable that begins with NEXT_PUBLIC_",
  FRAUD_RISK_BASE_URL: "the address of the service, such as http://localhost:3000",
} as const;

/** Settings of the shop's server. */
export interface Settings {
  readonly apiKey: string;
  readonly baseUrl: string;
}

/**
 * Reads the settings.
 *
 * @throws Error that says what to set where a variable is missing
 */
export function readSettings(): Settings {
  const { FRAUD_RISK_API_KEY: apiKey, FRAUD_RISK_BASE_URL: baseUrl } = process.env;
  if (apiKey && baseUrl) return { apiKey, baseUrl };
  const missing = Object.entries(MEANINGS).filter(([name]) => !process.env[name]);
  throw new Error(`Set these variables, then start again (see README.md):\n${missing.map(([name, meaning]) => `  ${name}: ${meaning}`).join("\n")}`);
}
