// What kinds of credential, roles and results of 3-D Secure are for: one without a line does not compile.
import type { CredentialKind, Role } from "../../../generated/credentials.ts";
import type { components } from "../../../generated/types.ts";

/** Where each kind of credential belongs. */
export const credentialPlaces: Readonly<Record<CredentialKind, string>> = {
  publishable: "In your pages and apps, where everyone can read it. It can only assess payments. List the origins of your pages to restrict it to them.",
  secret: "On your server, in its environment or a secret manager. Never in a page, an app, a repository or a log.",
  session: "With a person who signed in to a dashboard: the JWT of your identity provider. It manages keys, submerchants and settings.",
  ingest: "With a payment provider that delivers its events to you. It has no other access.",
};

/** What each role is for. */
export const roleMeanings: Readonly<Record<Role, string>> = {
  admin: "reads and changes everything, including keys and settings. Assign it to few people.",
  analyst: "reads what viewers read, resolves reviews, and works on lists and cases.",
  viewer: "reads everything except keys and the audit log, and changes nothing.",
};

/** When a caller sends each result of 3-D Secure. */
export const threeDsMeanings: Readonly<Record<components["schemas"]["ThreeDsStatus"], string>> = {
  authenticated: "the issuer authenticated the cardholder, frictionless or with a challenge (transaction status Y)",
  attempted: "the issuer does not take part or was not reached, and the scheme answered in its place (A)",
  failed: "the cardholder did not pass the challenge, or gave up (N)",
  rejected: "the issuer rejected the payment and does not want it authorized (R)",
  unavailable: "no result: a technical error, a card without 3-D Secure, an exemption, or data only (U, I)",
};
