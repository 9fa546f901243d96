// Settings of the environment.

/** The settings of this process. Ends it with what to set where one is missing. */
export function readSettings(environment: NodeJS.ProcessEnv): { readonly apiKey: string; readonly port: number } {
  const { FRAUD_RISK_API_KEY: apiKey, PORT = "4002" } = environment;
  if (!apiKey) {
    console.error(
      "Set FRAUD_RISK_API_KEY, then start again (see README.md): a secret key of a payment service provider with the permissions assess, assessments:read, submerchants:read and submerchants:write, svc_sk_...",
    );
    process.exit(1);
  }
  return { apiKey, port: Number(PORT) };
}
