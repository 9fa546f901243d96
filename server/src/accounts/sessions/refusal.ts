// Why a token is refused: precisely for the log, and for the caller as far as it is safe (decision 67).
import type { components } from "../../../../generated/types.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Logger } from "../../platform/observability/log.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { SECOND } from "../../platform/time/time.ts";

type FailureReason = components["schemas"]["FailureReason"];

/** Longest token in characters: Microsoft Entra sends up to 200 groups, about 11,000 characters. */
export const LONGEST_TOKEN = 16_384;

/** Reasons that the caller learns. But for the length, the issuer's signature proves first that the token is its own: they help nobody to forge one. */
type StatedReason = Extract<FailureReason, `token_${string}`>;

/** Reasons for the log alone. A token may come from anyone; a session without a role is answered FORBIDDEN. */
type LoggedReason = "form" | "header" | "algorithm" | "key" | "signature" | "role";

/** Why a token opens no session. */
export interface Refusal {
  readonly reason: StatedReason | LoggedReason;
  /** The claim at fault, and its value. Neither is personal: no subject is named here. */
  readonly claim?: string;
  readonly received?: unknown;
}

/** Sentences for callers. They name settings of the service, never their values. */
const MESSAGES: Readonly<Record<StatedReason, string>> = {
  token_too_long: `The token has more than ${LONGEST_TOKEN.toLocaleString("en")} characters. Let the identity provider send roles, or fewer groups.`,
  token_expired: "The session has expired. Sign in again.",
  token_not_yet_valid: "The token is not valid yet: its iat or nbf is in the future. Compare the clocks of the identity provider and this service.",
  token_incomplete: "The token lacks a claim that every session needs: sub, iat and exp.",
  token_wrong_issuer: "The token is from another issuer: its iss is not exactly OIDC_ISSUER.",
  token_wrong_audience: "The token was issued for another service: its aud is not OIDC_AUDIENCE. Request an access token for this service.",
  token_wrong_client: "The token has no aud, and OIDC_CLIENT_IDS does not allow its client_id, or its token_use is not access.",
  token_no_organization: "The token names no organization: the claim of OIDC_ORGANIZATION_CLAIM is missing or is not an organization's id.",
  token_several_organizations:
    "The token names several organizations; a session needs exactly one. Choose one at sign-in, or let the identity provider send one.",
  token_unknown_organization: "The organization of the token is not one of this service. Check OIDC_ORGANIZATIONS or the claim at the identity provider.",
};

const isStated = (reason: Refusal["reason"]): reason is StatedReason => Object.hasOwn(MESSAGES, reason);

/** The answer to a refused token: the reason where the token is the issuer's own, otherwise nothing but UNAUTHORIZED. */
export function refusedToken(refusal: Refusal | undefined): ApiError {
  if (refusal === undefined || !isStated(refusal.reason)) return new ApiError("UNAUTHORIZED");
  return new ApiError("UNAUTHORIZED", { message: MESSAGES[refusal.reason], details: { reason: refusal.reason } });
}

/** Records refusals. */
export type RefusalLog = (refusal: Refusal) => void;

/** One line in this time (ms) for each reason: anyone can send tokens. */
const LOG_EVERY = 10 * SECOND;
const LONGEST_VALUE = 200;

/** Logs each reason at most every ten seconds, with the number of refusals that it left out. */
export function createRefusalLog(log: Logger, clock: Clock = systemClock): RefusalLog {
  const latest = new Map<string, { readonly at: number; omitted: number }>();
  return ({ reason, claim, received }) => {
    const last = latest.get(reason);
    if (last !== undefined && clock.monotonic() - last.at < LOG_EVERY) {
      last.omitted += 1;
      return;
    }
    latest.set(reason, { at: clock.monotonic(), omitted: 0 });
    // an expired session is part of every day
    const write = reason === "token_expired" ? log.debug : log.warn;
    write({ reason, claim, received: shown(received), omitted: last?.omitted }, "session refused");
  };
}

function shown(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
