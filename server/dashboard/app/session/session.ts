// The session: tokens live in memory only. A reload, or the end of a token, requests new ones from the issuer without a question (prompt=none).
import { callAs } from "../api/client.ts";
import { type Person, readPerson } from "./person.ts";
import type { SignInSettings } from "./settings.ts";
import { begin, type Tokens } from "./sign-in.ts";

/** Seconds before its end from which a token is renewed at the next change of page. */
const RENEWAL = 300;

let session: { readonly tokens: Tokens; readonly person: Person; readonly settings: SignInSettings } | undefined;
let leaving = false;

/** Begins a session. Throws what reading the person throws. */
export async function openSession(tokens: Tokens, settings: SignInSettings): Promise<Person> {
  const person = await readPerson(tokens);
  session = { tokens, person, settings };
  callAs({ token: tokens.accessToken, refused: renewSession });
  return person;
}

/** ID token for signing out. */
export function currentIdToken(): string | undefined {
  return session?.tokens.idToken;
}

/** Is the token close to its end? */
export function endsSoon(now: number = Date.now()): boolean {
  return session !== undefined && session.tokens.expiresAt - now < RENEWAL * 1000;
}

/** Leaves for the issuer, and comes back to this page with a new token. Once: several calls may fail at the same time. */
export function renewSession(): void {
  if (session === undefined || leaving) return;
  leaving = true;
  // the provider may be unavailable: the failed call is shown, and the next one tries again
  begin(session.settings, { silent: true }).catch(() => {
    leaving = false;
  });
}
