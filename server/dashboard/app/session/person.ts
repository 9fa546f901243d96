// Who is signed in, and what they may do: as the API answers it.
import createFetchClient from "openapi-fetch";
import type { Permission, Role } from "../../../../generated/credentials.ts";
import type { components, paths } from "../../../../generated/types.ts";
import { failureOfAnswer } from "../api/failure.ts";
import type { Tokens } from "./sign-in.ts";

type CurrentSession = components["schemas"]["CurrentSession"];

/** A signed-in person. */
export interface Person {
  readonly subject: string;
  /** As the identity provider shows it; the subject where it shows none. */
  readonly name: string;
  readonly email: string;
  readonly organization: CurrentSession["organization"];
  readonly role: Role;
  readonly permissions: ReadonlySet<Permission>;
}

/**
 * The person of a session, as the service sees it. Throws ApiFailure: 403 without a role, 401 for a token that the service refuses. Not the client of pages: that one renews
 * a refused session, and a refused new token would be renewed again and again.
 */
export async function readPerson(tokens: Tokens): Promise<Person> {
  const client = createFetchClient<paths>({ baseUrl: location.origin, headers: { Authorization: `Bearer ${tokens.accessToken}` } });
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await failureOfAnswer(response);
    },
  });
  const { data } = await client.GET("/api/v1/session");
  if (data === undefined) throw new Error("no session in the answer");
  const claims = claimsOf(tokens.idToken ?? tokens.accessToken);
  return {
    subject: data.subject,
    name: text(claims.name) || text(claims.email) || data.subject,
    email: text(claims.email),
    organization: data.organization,
    role: data.role,
    permissions: new Set(data.permissions),
  };
}

/** Claims for display; a token that is no JWT has none. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    const binary = atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    return Object(JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))));
  } catch {
    return {};
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
