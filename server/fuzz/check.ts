// Checks a response against what the contract promises for any request.
import type { Answer } from "../../contract-tests/src/answer.ts";
import { contract } from "../../contract-tests/src/document.ts";
import { errorCode } from "../../contract-tests/src/error-body.ts";
import { check } from "../../contract-tests/src/response-check.ts";
import type { OperationId } from "../../generated/operations.ts";
import { refusalOf } from "../test/access/rules.ts";
import { leaks } from "./leaks.ts";
import { cardsIn, type Prepared } from "./prepared-request.ts";
import type { Answered } from "./send.ts";

/** A violation, as text. */
export interface Finding {
  readonly rule: "contract" | "access" | "tenant" | "leak" | "failure" | "deadline" | "connection" | "journey" | "generator";
  readonly message: string;
}

/** Deadlines (ms): of assess as it is by default, of management statements; and a margin for a machine that others use too. */
const ASSESS_DEADLINE = 2000;
const DEADLINE = 5000;
const MARGIN = 2000;

/** All violations of a response; empty if there are none. */
export function findingsOf(prepared: Prepared, { answer, failure, milliseconds }: Answered): Finding[] {
  if (answer === undefined)
    return mayBeUnread(prepared) || failure?.startsWith("unsent") === true ? [] : [{ rule: "connection", message: `no answer: ${failure}` }];
  const found: Finding[] = [];
  if (answer.status === 500) found.push({ rule: "failure", message: `500: ${answer.text.slice(0, 200)}` });
  const limit = (prepared.rule.idempotencyHandle ? ASSESS_DEADLINE : DEADLINE) + MARGIN;
  if (milliseconds > limit) found.push({ rule: "deadline", message: `answered after more than ${limit} ms` });
  if ((answer.status === 429 || answer.status === 503) && !/^[1-9]\d*$/.test(answer.headers.get("Retry-After") ?? ""))
    found.push({ rule: "contract", message: `a ${answer.status} has no Retry-After` });
  found.push(...leaks(prepared.rule.id as OperationId, answer, cardsIn(prepared)).map((message): Finding => ({ rule: "leak", message })));
  return [...found, ...described(prepared, answer), ...accessible(prepared, answer), ...fenced(prepared, answer)];
}

/** Unusual, or without an identifier: possibly not a path of the operation. */
const has = ({ plan, path }: Prepared, kind: "path" | "method"): boolean =>
  plan.oddities.some((one) => one.kind === kind) || (kind === "path" && Object.values(path).includes(""));

/** The server may close a connection whose body exceeds the limit before receiving all of it. */
const mayBeUnread = ({ rule, http }: Prepared): boolean => Buffer.byteLength(http.body ?? "") > rule.bodyLimit;

/** Headers as a whole beyond what a server reads, or against HTTP: refused by the parser, before the contract. */
const unreadable = ({ http }: Prepared, { status, headers }: Answer): boolean =>
  status === 400 &&
  headers.get("Connection") === "close" &&
  (JSON.stringify(http.headers).length + http.target.length > 12_000 || http.headers["Transfer-Encoding"] !== undefined);

function described(prepared: Prepared, answer: Answer): Finding[] {
  const { rule, http } = prepared;
  if (unreadable(prepared, answer)) return [];
  if (http.method === "OPTIONS") return ofOptions(answer, has(prepared, "path"));
  if (http.method === "HEAD") return ofHead(rule.path, answer);
  const own = check.operation(rule.id, answer);
  const stray = has(prepared, "path") || has(prepared, "method");
  if (own.length === 0 || (stray && (isRefusal(answer) || isOther(prepared, answer)))) return [];
  return [{ rule: "contract", message: `${answer.status}: ${own.slice(0, 3).join("; ")}` }];
}

const isRefusal = (answer: Answer): boolean => [400, 404, 405].includes(answer.status) && check.refusal(answer).length === 0;

/** An odd method or path may be another operation's. */
function isOther({ http }: Prepared, answer: Answer): boolean {
  const sameMethod = Object.values(contract.paths).flatMap((path) => path[http.method.toLowerCase()] ?? []);
  return sameMethod.some(({ operationId }) => check.operation(operationId, answer).length === 0);
}

/** A preflight; a path that is none is refused whatever the method. */
function ofOptions(answer: Answer, elsewhere: boolean): Finding[] {
  const known = (answer.status === 204 && answer.text === "" && answer.headers.has("X-Request-Id")) || (elsewhere && isRefusal(answer));
  return known ? [] : [{ rule: "contract", message: `OPTIONS was answered with ${answer.status}` }];
}

/** HEAD is GET without the body. */
function ofHead(path: string, answer: Answer): Finding[] {
  const known = [400, 404, 405].includes(answer.status) || contract.paths[path]?.get?.responses[answer.status] !== undefined;
  return [
    ...(known ? [] : [{ rule: "contract" as const, message: `HEAD was answered with ${answer.status}` }]),
    ...(answer.text === "" ? [] : [{ rule: "contract" as const, message: "HEAD was answered with a body" }]),
  ];
}

function accessible(prepared: Prepared, answer: Answer): Finding[] {
  const { rule, credential, plan } = prepared;
  const { status } = answer;
  const refused = refusalOf(rule.id as OperationId, credential.worth);
  const elsewhere = has(prepared, "path") || has(prepared, "method");
  if (refused !== undefined && status < 300 && !elsewhere) return [{ rule: "access", message: `${credential.name} got ${status}, not ${refused.code}` }];
  if (rule.credentials.length === 0 || elsewhere || status === 429 || unreadable(prepared, answer)) return [];
  const code = errorCode(answer, rule.id);
  const ownOrigin = credential.name.includes("of one origin");
  const keyed = plan.oddities.some((one) => one.kind === "query" && one.text.includes("api_key"));
  if (refused !== undefined && !ownOrigin && !keyed && (status !== refused.status || code !== refused.code))
    return [{ rule: "access", message: `${credential.name} got ${status} ${code}, not ${refused.status} ${refused.code}` }];
  const denied = status === 401 || code === "PUBLIC_KEY_NOT_ALLOWED" || code === "SECRET_KEY_REQUIRED";
  return refused === undefined && denied && !keyed ? [{ rule: "access", message: `${credential.name} got ${status} ${code}` }] : [];
}

function fenced({ foreign, plan, rule }: Prepared, { status }: Answer): Finding[] {
  return foreign && status < 300 && plan.oddities.length === 0
    ? [{ rule: "tenant", message: `${rule.id} returned ${status} for a resource of another organization` }]
    : [];
}
