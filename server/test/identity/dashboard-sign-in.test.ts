// The dashboard's own sign-in against the development identity provider: an ID token counts for the sign-in that it was issued for.
import { decodeJwt } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { people, type RunningIdentity, runningIdentity } from "./running-identity.ts";
import { newVisitor, signIn } from "./visitor.ts";

/** What the pages use of the module; it is the browser's, and has types of its own. */
interface SignIn {
  readonly begin: (settings: object) => Promise<void>;
  readonly finish: (settings: object) => Promise<{ kind: string; reason?: string; tokens?: { idToken: string | undefined } }>;
}

/** A tab: its address, and what it stores. */
interface Tab {
  href: string;
  readonly stored: Map<string, string>;
}

let running: RunningIdentity;
let settings: { issuer: string; client_id: string; scope: string; token_origin: null };
let tab: Tab;
let page: SignIn;
beforeAll(async () => {
  running = await runningIdentity();
  settings = { issuer: running.identity.issuer(), client_id: "dashboard", scope: "openid profile email", token_origin: null };
  vi.stubEnv("BASE_URL", "/dashboard/");
  page = await import(`../../dashboard/app/session/${"sign-in"}.ts`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await running.close();
});
beforeEach(() => {
  tab = { href: `${running.url}/dashboard/review`, stored: new Map() };
  const storage = {
    getItem: (name: string) => tab.stored.get(name) ?? null,
    setItem: (name: string, value: string) => void tab.stored.set(name, value),
    removeItem: (name: string) => void tab.stored.delete(name),
  };
  const part = (name: "origin" | "pathname" | "search" | "hash") => ({ get: () => new URL(tab.href)[name] });
  const location = Object.defineProperties(
    {
      assign: (address: string) => {
        tab.href = address;
      },
    },
    { href: { get: () => tab.href }, origin: part("origin"), pathname: part("pathname"), search: part("search"), hash: part("hash") },
  );
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { replaceState: () => undefined });
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

/** Leaves for the issuer, signs in as the first person, and comes back. `changed`: what somebody does to the request in flight. */
async function signedIn(changed: (request: URL) => void = () => undefined, before: () => void = () => undefined) {
  await page.begin(settings);
  const request = new URL(tab.href);
  const sent = request.searchParams.get("nonce");
  changed(request);
  const { searchParams } = request;
  const back = await signIn(newVisitor(), settings.issuer, people[0]?.subject ?? "", {
    verifier: "",
    state: searchParams.get("state") ?? "",
    redirectUri: searchParams.get("redirect_uri") ?? "",
    address: request.href,
  });
  tab.href = back.href;
  before();
  return { sent, result: await page.finish(settings) };
}

test("a sign-in sends a nonce of its own, and takes the ID token that has it", async () => {
  const [first, second] = [await signedIn(), await signedIn()];
  expect(first.sent).toMatch(/^[\w-]{43}$/);
  expect(second.sent).not.toBe(first.sent);
  for (const { sent, result } of [first, second]) {
    expect(result.kind).toBe("signed-in");
    expect(decodeJwt(result.tokens?.idToken ?? "").nonce).toBe(sent);
  }
});

test.each<[string, (request: URL) => void]>([
  ["of another sign-in", ({ searchParams }) => searchParams.set("nonce", "of-another-sign-in")],
  ["without a nonce", ({ searchParams }) => searchParams.delete("nonce")],
])("an ID token %s is refused", async (_, changed) => {
  const { result } = await signedIn(changed);
  expect(result).toMatchObject({ kind: "failed", reason: expect.stringContaining("nonce") });
});

test("a sign-in that an earlier version of the page began without a nonce is finished", async () => {
  const { result } = await signedIn(
    ({ searchParams }) => searchParams.delete("nonce"),
    () => {
      const { nonce: _, ...pending } = JSON.parse(tab.stored.get("sign-in") ?? "");
      tab.stored.set("sign-in", JSON.stringify(pending));
    },
  );
  expect(result.kind).toBe("signed-in");
});

test("an issuer that returns an access token alone still signs people in", async () => {
  const real = fetch;
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const response = await real(address, init);
    if (!String(address).endsWith("/token")) return response;
    const { id_token: _, ...answer } = (await response.json()) as Record<string, unknown>;
    return Response.json(answer);
  });
  const { result } = await signedIn();
  expect([result.kind, result.tokens?.idToken]).toEqual(["signed-in", undefined]);
});
