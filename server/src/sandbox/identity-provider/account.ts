// Accounts that can sign in, and the claims of their tokens.
import type { Role } from "../../../../generated/credentials.ts";

/** A person who can sign in: one per organization and role. */
export interface Account {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly role: Role;
}

/** Names of the claims that the service reads. */
export interface ClaimNames {
  readonly organization: string;
  readonly role: string;
}

/** Reads who can sign in at this moment. */
export type Accounts = () => Promise<readonly Account[]>;

/** Claims of an access token about its person, beside the subject. */
export function accessClaims(account: Account, names: ClaimNames): Record<string, string> {
  return { name: account.name, email: account.email, [names.organization]: account.organizationId, [names.role]: account.role };
}
