// /dashboard/config.json: how to sign in.

/** The settings file of the service. */
export interface Settings {
  readonly stage: "sandbox" | "production";
  readonly sign_in: SignInSettings | null;
}

/** Issuer and client. */
export interface SignInSettings {
  readonly issuer: string;
  readonly client_id: string;
  readonly scope: string;
  /** Origin of the token endpoint; null: that of the issuer. */
  readonly token_origin: string | null;
}

/** Reads the settings. Throws when the service does not answer them. */
export async function readSettings(): Promise<Settings> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { cache: "no-store" });
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  return response.json();
}
