// What the dashboard has to know before anybody has signed in: /dashboard/config.json.
import type { Config, Stage } from "../../platform/environment/config.ts";

/** How people sign in. */
export interface SignInSettings {
  readonly issuer: string;
  readonly client_id: string;
  readonly scope: string;
  /** Origin of the token endpoint; null: that of the issuer. */
  readonly token_origin: string | null;
}

/** The settings file. */
export interface DashboardSettings {
  readonly stage: Stage;
  /** Null when no client is configured: nobody can sign in then. */
  readonly sign_in: SignInSettings | null;
}

/** Issuer and client of the sandbox's own identity provider. */
export interface SandboxSignIn {
  readonly issuer: () => string;
  readonly clientId: string;
}

/** The settings, as they are now: the issuer of a sandbox is known once the service listens. */
export function dashboardSettings(config: Config, sandbox: SandboxSignIn | undefined): DashboardSettings {
  const { stage, oidcIssuer, oidcClientId, oidcTokenOrigin } = config;
  const issuer = oidcIssuer ?? sandbox?.issuer();
  const client = oidcIssuer === undefined ? sandbox?.clientId : oidcClientId;
  if (issuer === undefined || client === undefined) return { stage, sign_in: null };
  return { stage, sign_in: { issuer, client_id: client, scope: config.oidcScope, token_origin: oidcTokenOrigin ?? null } };
}
