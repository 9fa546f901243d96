// A plan as an HTTP request: marks of the pool replaced, damages done, oddities applied.
import { createHmac } from "node:crypto";
import { type OperationId, type OperationRule, operations } from "../../generated/operations.ts";
import type { Caller, Credential } from "./credentials.ts";
import { damaged } from "./mutations.ts";
import { cards, written } from "./nasty.ts";
import { type Plan, queryParametersOf } from "./plan.ts";
import type { Pool } from "./pool.ts";
import { twistedPath } from "./twists.ts";

/** A request as it is sent. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query, as they stand on the request line. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | undefined;
}

/** A request, and what is known of it when its answer is checked. */
export interface Prepared {
  readonly plan: Plan;
  readonly rule: OperationRule;
  readonly caller: Caller;
  readonly credential: Credential;
  readonly http: HttpRequest;
  /** Values of the path. */
  readonly path: Readonly<Record<string, string>>;
  /** The path names what belongs to another organization. */
  readonly foreign: boolean;
  /** Nothing in it is damaged or odd. */
  readonly whole: boolean;
  /** Its body as it was meant. */
  readonly body: unknown;
}

/** Where requests come from, as the proxy says: an address has an allowance too. */
const ADDRESSES = 250;

/** Writes a plan. */
export function prepared(plan: Plan, organizations: readonly Caller[], pool: Pool): Prepared {
  const rule: OperationRule = operations[plan.operation];
  const caller = organizationFor(plan, organizations);
  const credential = credentialFor(plan, caller);
  if (credential === undefined) throw new Error("an organization without credentials");
  const { path, query, foreign } = places(plan, rule, caller, pool);
  const { value: body } = filled(plan.body, (text) => pool.take(caller.id, text));
  const { body: sent, text } = damaged(body, plan.damages);
  const content = rule.requestType === null ? undefined : (text ?? (typeof sent === "string" ? sent : written(sent)));
  const headers = headersOf(plan, rule, credential, content, signature(plan, query, content, pool));
  for (const one of plan.oddities) {
    const parameters = one.kind === "parameter" ? queryParametersOf(plan.operation) : [];
    const name = one.kind === "parameter" ? parameters[one.at % Math.max(1, parameters.length)] : undefined;
    if (name !== undefined && one.kind === "parameter") query[name] = one.value;
  }
  const odd = plan.oddities.filter((one) => one.kind === "path").reduce((soFar, { how }) => twistedPath(soFar, how), pathOf(rule, path));
  const search = [
    ...Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`),
    ...plan.oddities.flatMap((one) => (one.kind === "query" ? [one.text] : [])),
    ...(credential.inQuery === undefined ? [] : [`api_key=${credential.inQuery}`]),
  ].join("&");
  const method = plan.oddities.reduce((soFar, one) => (one.kind === "method" ? one.method : soFar), rule.method.toUpperCase());
  return {
    plan,
    rule,
    caller,
    credential,
    http: { method, target: `${odd}${search === "" ? "" : `?${search}`}`, headers, body: content },
    path,
    foreign,
    whole: plan.damages.length === 0 && plan.oddities.length === 0,
    body,
  };
}

/** One in forty comes with the key that runs out of its allowance. */
function credentialFor(plan: Plan, caller: Caller): Credential | undefined {
  const meagre = plan.credential % 40 === 39 ? caller.credentials.find((one) => one.meagre === true) : undefined;
  const fitting = caller.fitting(plan.operation);
  const from = plan.fitting && fitting.length > 0 ? fitting : caller.credentials;
  return meagre ?? from[plan.credential % from.length];
}

/** Submerchants are a provider's; settings are changed where little depends on them. */
function organizationFor(plan: Plan, organizations: readonly Caller[]): Caller {
  const provider = plan.fitting && /ubmerchant/.test(plan.operation) && plan.organization % 8 !== 0;
  const unsettling: readonly OperationId[] = ["updateOrganization", "leaveNetwork", "setNetworkMembership"];
  const wanted = provider ? "psp" : unsettling.includes(plan.operation) ? "bank" : undefined;
  const found = organizations.find(({ segment }) => segment === wanted) ?? organizations[plan.organization % organizations.length];
  if (found === undefined) throw new Error("there is no organization");
  return found;
}

function places(
  plan: Plan,
  rule: OperationRule,
  caller: Caller,
  pool: Pool,
): { path: Record<string, string>; query: Record<string, string>; foreign: boolean } {
  const path = { ...plan.path };
  const query = { ...plan.query };
  let foreign = false;
  for (const [name, text] of Object.entries(path)) {
    const found = pool.take(caller.id, rule.path.endsWith("/{id}/keys") && rule.method !== "delete" ? text.replace("keys-of", "submerchants") : text);
    if (found === undefined) continue;
    const [owner = "", key] = found.value.split("/");
    path[name] = owner;
    foreign ||= found.foreign;
    if (key !== undefined && query.key_id !== undefined) query.key_id = key;
  }
  for (const [name, text] of Object.entries(query)) {
    const found = pool.take(caller.id, text);
    if (found === undefined) continue;
    query[name] = found.value.split("/").at(-1) ?? "";
    // a made-up cursor is odd, not right
    if (name === "cursor" && !found.known) delete query[name];
    foreign ||= found.foreign && name === "id";
  }
  return { path, query, foreign };
}

function filled(value: unknown, take: (text: string) => { readonly value: string } | undefined): { readonly value: unknown } {
  if (typeof value === "string") return { value: take(value)?.value ?? value };
  if (Array.isArray(value)) return { value: value.map((item) => filled(item, take).value) };
  if (value === null || typeof value !== "object") return { value };
  return { value: Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, take).value])) };
}

const pathOf = (rule: OperationRule, path: Readonly<Record<string, string>>): string =>
  rule.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(path[name] ?? ""));

/** Lone surrogates have no percent-encoding: they go as the bytes that some clients make of them. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, "\uFFFD"));

function headersOf(
  plan: Plan,
  rule: OperationRule,
  credential: Credential,
  content: string | undefined,
  signed: string | undefined,
): Record<string, string | readonly string[]> {
  const odd = plan.oddities.flatMap((one) => (one.kind === "header" ? [[one.name, one.value] as const] : []));
  const chunked = odd.some(([name]) => name === "Transfer-Encoding");
  const n = (plan.credential * 31 + plan.organization) % ADDRESSES;
  return {
    "X-Forwarded-For": `10.0.${n >> 8}.${n & 255}`,
    ...(credential.authorization === undefined ? {} : { Authorization: credential.authorization }),
    ...(content === undefined
      ? {}
      : { "Content-Type": rule.requestType ?? "application/json", ...(chunked ? {} : { "Content-Length": String(Buffer.byteLength(content)) }) }),
    ...(signed === undefined ? {} : { "Stripe-Signature": signed }),
    ...Object.fromEntries(odd),
  };
}

/** Signs what is about to be sent, as the processor would, where the connection is one of ours. */
function signature(plan: Plan, query: Readonly<Record<string, string>>, content: string | undefined, pool: Pool): string | undefined {
  if (plan.operation !== "receiveStripeEvent") return undefined;
  const time = Math.floor(Date.now() / 1000);
  const secret = pool.connectionSecrets.get(query.connection ?? "") ?? "whsec_of_nobody";
  return `t=${time},v1=${createHmac("sha256", secret)
    .update(`${time}.${content ?? ""}`)
    .digest("hex")}`;
}

/** Card numbers that the request holds where none may be. */
export const cardsIn = ({ http }: Pick<Prepared, "http">): string[] =>
  cards.filter((card) => [http.body, http.target, ...Object.values(http.headers).flat()].some((text) => text?.includes(card)));

/** The request for a shell; the credential as a variable, so that a report shows none. */
export function asCurl({ http, credential }: Pick<Prepared, "http" | "credential">): string {
  const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
  const hidden = (text: string): string => (credential.secret === "" ? text : text.replaceAll(credential.secret, "$KEY"));
  const headers = Object.entries(http.headers)
    .filter(([name]) => name !== "Content-Length")
    .flatMap(([name, value]) => [value].flat().map((one) => `-H ${quote(`${name}: ${shortened(hidden(one), 300)}`)}`));
  const body = http.body === undefined ? [] : [`--data-binary ${quote(shortened(http.body, 2000))}`];
  const line = ["curl -g --path-as-is -X", http.method, quote(`$URL${shortened(hidden(http.target), 1000)}`), ...headers, ...body].join(" ");
  return `${line}  # ${credential.name}`;
}

const shortened = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…(${text.length} characters)` : text);
