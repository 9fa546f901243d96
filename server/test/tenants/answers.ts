// Sends the cases of a caller, and compares what comes back.
import type { OperationId } from "../../../generated/operations.ts";
import { type AnyRequest, requestOf, ruleOf, send, successOf } from "../access/send.ts";
import type { TestAnswer } from "../harness/client.ts";
import type { TestService } from "../harness/service.ts";
import { type ForeignCase, foreignCases, openFields, ownCases, withValue } from "./cases.ts";
import { dump } from "./catalog.ts";
import { nameOf } from "./fields.ts";
import { type Caller, organizations, type Presence, type Resource } from "./world.ts";

/** Requests in flight at a time. */
const AT_ONCE = 8;

/** Fields that narrow a list down to nothing, although its operation says of others that they do not exist. */
const FILTERS: readonly string[] = ["listWebhookDeliveries query.event_id"];

/** Fields that their answers repeat, as `value`. */
const REPEATED: readonly string[] = ["readEntity path.value"];

/** Headers that are of an answer and not of what it says. */
const OF_EACH_ANSWER = /^(x-request-id|date|x-ratelimit-.*)$/;

/** What is wrong with the answers to values that are not the caller's, in words: each has to be the answer to a value that does not exist, byte for byte, and nothing may change. */
export async function foreignFindings(service: TestService, presence: Presence, caller: Caller): Promise<string[]> {
  const requests = await prepared(service, presence, caller);
  const before = await dump(service.database.query);
  const unknowns = new Map<string, Promise<string>>();
  const unknown = (one: ForeignCase): Promise<string> => {
    const place = JSON.stringify([one.field, one.unknown]);
    const answer =
      unknowns.get(place) ??
      requests(one.field.operation, (request) => withValue(request, one.field, one.unknown)).then((said) => whole(unrepeated(said, one, one.unknown)));
    unknowns.set(place, answer);
    return answer;
  };
  const theirs = foreignIds(caller);
  const findings = await inChunks(foreignCases(caller), async (one) => {
    const answer = unrepeated(await requests(one.field.operation, (request) => withValue(request, one.field, one.foreign)), one, one.foreign);
    const [got, wanted] = [whole(answer), await unknown(one)];
    return [
      ...(got === wanted ? [] : [`${one.name}: ${got} instead of ${wanted}`]),
      ...theirs.filter((id) => answer.text.includes(id)).map((id) => `${one.name}: the answer names ${id}`),
      ...(statusesFor(one, caller).includes(answer.status) ? [] : [`${one.name}: ${answer.status} instead of ${statusesFor(one, caller).join(" or ")}`]),
    ];
  });
  const after = await dump(service.database.query);
  const changed = Object.keys(after).filter((table) => JSON.stringify(rowsIn(after, table, caller)) !== JSON.stringify(rowsIn(before, table, caller)));
  return [...findings, ...changed.map((table) => `rows of ${table} changed`)];
}

/** Rows of a table, without what an export records of itself, whatever it finds: its record in the caller's audit log, and the end of that log. */
function rowsIn(dumped: Readonly<Record<string, readonly string[]>>, table: string, { organization }: Caller): readonly string[] {
  const rows = dumped[table] ?? [];
  const isOwn = (row: string): boolean => {
    const { organization_id, entry } = JSON.parse(row);
    return organization_id === organization.id && (table !== "audit_log" || entry.action === "assessments.exported");
  };
  // a person is noted with a request, and an export is recorded
  return ["audit_log", "audit_heads", "people"].includes(table) ? rows.filter((row) => !isOwn(row)) : rows;
}

/** The answer without the value that was sent, where it repeats it once. */
function unrepeated(answer: TestAnswer, { field }: ForeignCase, value: string): TestAnswer {
  if (!REPEATED.includes(nameOf(field))) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("content-length");
  return { ...answer, headers, text: answer.text.replace(`"value":${JSON.stringify(value)}`, "") };
}

/** Statuses for what does not exist: 404, where the operation can say so; a filter finds nothing, and a cursor may be of another list's form. */
function statusesFor({ field }: ForeignCase, { organization }: Caller): number[] {
  const { path, errorCodes } = ruleOf(field.operation);
  // submerchants are for providers, whatever the rest of the request says
  if (path.includes("/submerchants") && organization.segment !== "psp") return [403];
  if (field.holds === "uuid" && !FILTERS.includes(nameOf(field)) && errorCodes.includes("NOT_FOUND")) return [404];
  return field.holds === "cursor" ? [200, 400] : [200];
}

/** What is wrong with the answers to values that are the caller's own, in words: each has to be a success, and another answer than to a value that does not exist. */
export async function ownFindings(service: TestService, presence: Presence, caller: Caller): Promise<string[]> {
  const theirs = foreignIds(caller);
  return inChunks(ownCases(caller), async ({ name, field, own, unknown }) => {
    // what it is about may end with it: each gets its own
    const requests = await prepared(service, presence, caller, [field.operation]);
    const answer = await requests(field.operation, (request) => (own === undefined ? request : withValue(request, field, own)));
    const nobodys = await requests(field.operation, (request) => withValue(request, field, unknown));
    return [
      ...(answer.status === successOf(field.operation) ? [] : [`${name}: ${whole(answer)}`]),
      ...(field.holds !== "cursor" && whole(answer) === whole(nobodys) ? [`${name}: the same answer as to a value that does not exist`] : []),
      ...theirs.filter((id) => answer.text.includes(id)).map((id) => `${name}: the answer names ${id}`),
    ];
  });
}

/** Ids that no answer to the caller may hold. */
function foreignIds({ organization, submerchant }: Caller): string[] {
  const hidden = (resource: Resource): boolean => submerchant !== null && resource.submerchant !== submerchant;
  return organizations.flatMap((one) => one.resources.filter((resource) => one !== organization || hidden(resource)).map(({ id }) => id));
}

type Sender = (operation: OperationId, change: (request: AnyRequest) => AnyRequest) => Promise<TestAnswer>;

/** Requests that would succeed, one of each operation, made before anything is looked at. */
async function prepared(service: TestService, presence: Presence, caller: Caller, only?: readonly OperationId[]): Promise<Sender> {
  const ids = [...new Set(only ?? openFields(caller).map(({ operation }) => operation))];
  const ready = new Map(
    await Promise.all(
      ids.map(async (id) => {
        const person = `${caller.role}-for-${id}`;
        return [id, [await requestOf(id, presence.fixtures(caller, person)), await presence.authorization(caller, person)]] as const;
      }),
    ),
  );
  return (id, change) => {
    const [request, authorization] = ready.get(id) ?? [];
    if (request === undefined) throw new Error(`${id} was not prepared`);
    return send(service.url, id, change(request), authorization);
  };
}

/** All of an answer that says something. */
function whole({ status, headers, text }: TestAnswer): string {
  return JSON.stringify([status, [...headers].filter(([name]) => !OF_EACH_ANSWER.test(name)), text]);
}

async function inChunks<T>(all: readonly T[], work: (one: T) => Promise<string[]>): Promise<string[]> {
  const findings: string[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) findings.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))).flat());
  return findings;
}
