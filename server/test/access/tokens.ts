// Tokens of dashboard sessions: right ones, and wrong ones that the identity provider would never sign.

import { readConfig } from "../../src/platform/environment/config.ts";
import { SANDBOX_AUDIENCE } from "../../src/sandbox/identity.ts";
import { newSigningKeys, type SigningKeys, signAccessToken } from "../../src/sandbox/identity-provider/tokens.ts";
import type { TestService } from "../harness/service.ts";

/** A token to make: of a person of its own, unless named. */
export interface TokenWish {
  /** Undefined: the token says nothing of a role. */
  readonly role: string | undefined;
  readonly organizationId?: string;
  readonly subject?: string;
  readonly seconds?: number;
  readonly audience?: string;
  readonly issuer?: string;
  /** Signed with keys that are not the provider's. */
  readonly forged?: boolean;
}

/** Makes tokens with the keys of a sandbox service, of one organization unless another is named. */
export async function tokensOf({ url, database }: TestService, organizationId: string): Promise<(wish: TokenWish) => Promise<string>> {
  const [stored] = await database.query<{ signing_keys: SigningKeys }>("SELECT signing_keys FROM development_identity");
  if (stored === undefined) throw new Error("the service has no identity provider of its own");
  const others = await newSigningKeys();
  const { oidcOrganizationClaim, oidcRoleClaim } = readConfig({});
  let people = 0;
  return (wish) => {
    people += 1;
    return signAccessToken(wish.forged ? others : stored.signing_keys, {
      issuer: wish.issuer ?? `${url}/identity`,
      audience: wish.audience ?? SANDBOX_AUDIENCE,
      subject: wish.subject ?? `person-${people}`,
      claims: { [oidcOrganizationClaim]: wish.organizationId ?? organizationId, ...(wish.role === undefined ? {} : { [oidcRoleClaim]: wish.role }) },
      seconds: wish.seconds ?? 3600,
    });
  };
}
