// A browser in small: fetch with cookies, one redirect at a time, and the sign-in that dashboards do.
import { createHash, randomBytes } from "node:crypto";

/** Keeps cookies as browsers do, by name and path. */
export interface Visitor {
  readonly get: (address: string) => Promise<Response>;
  readonly post: (address: string, form: Record<string, string>) => Promise<Response>;
  /** Follows redirects as long as they lead to addresses that start with `within`; the last answer and where it leads to. */
  readonly follow: (address: string, within: string) => Promise<{ response: Response; address: string; leadsTo: string | undefined }>;
}

/** A visitor without cookies. */
export function newVisitor(): Visitor {
  const cookies = new Map<string, { name: string; value: string; path: string }>();
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(address);
    const fitting = [...cookies.values()].filter(({ path }) => pathname === path || pathname.startsWith(`${path.replace(/\/$/, "")}/`));
    const response = await fetch(address, {
      ...init,
      redirect: "manual",
      headers: { Accept: "text/html", Cookie: fitting.map(({ name, value }) => `${name}=${value}`).join("; ") },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const name = pair.slice(0, pair.indexOf("="));
      const path = attributes.find((attribute) => attribute.toLowerCase().startsWith("path="))?.slice(5) ?? "/";
      cookies.set(`${name} ${path}`, { name, value: pair.slice(name.length + 1), path });
    }
    return response;
  };
  const follow: Visitor["follow"] = async (address, within) => {
    const response = await send(address);
    const location = response.headers.get("Location");
    const leadsTo = location === null ? undefined : new URL(location, address).href;
    return leadsTo?.startsWith(within) ? follow(leadsTo, within) : { response, address, leadsTo };
  };
  return { get: (address) => send(address), post: (address, form) => send(address, { method: "POST", body: new URLSearchParams(form) }), follow };
}

/** What a dashboard keeps between its request and the answer, and the request. */
export function newRequest(issuer: string, changes: Record<string, string | undefined> = {}) {
  const verifier = randomBytes(32).toString("base64url");
  const fields = {
    client_id: "dashboard",
    response_type: "code",
    redirect_uri: "http://localhost:5173/callback",
    scope: "openid profile email",
    state: randomBytes(8).toString("hex"),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...changes,
  };
  const present = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
  return { verifier, state: fields.state, redirectUri: fields.redirect_uri ?? "", address: `${issuer}/auth?${new URLSearchParams(present)}` };
}

/** Signs in as an account, up to the address that leads back to the dashboard. */
export async function signIn(visitor: Visitor, issuer: string, subject: string, request = newRequest(issuer)): Promise<URL> {
  const choice = await visitor.follow(request.address, `${issuer}/`);
  const chosen = await visitor.post(choice.address, { account: subject });
  const { leadsTo = "" } = await visitor.follow(chosen.headers.get("Location") ?? "", `${issuer}/`);
  return new URL(leadsTo);
}

/** Exchanges a code. */
export async function exchange(issuer: string, code: string, verifier: string, changes: Record<string, string> = {}) {
  const form = {
    grant_type: "authorization_code",
    client_id: "dashboard",
    redirect_uri: "http://localhost:5173/callback",
    code,
    code_verifier: verifier,
    ...changes,
  };
  const response = await fetch(`${issuer}/token`, { method: "POST", body: new URLSearchParams(form) });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/** A whole sign-in; the answer of the token endpoint. */
export async function tokensOf(issuer: string, subject: string, visitor = newVisitor()) {
  const request = newRequest(issuer);
  const back = await signIn(visitor, issuer, subject, request);
  if (back.searchParams.get("state") !== request.state) throw new Error(`the answer has another state: ${back.href}`);
  return exchange(issuer, back.searchParams.get("code") ?? "", request.verifier);
}
