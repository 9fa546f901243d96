// The cases of the tenant matrix: every field that names a resource, with everything that its caller does not have, and with what it has.
import type { OperationId } from "../../../generated/operations.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { refusalOf } from "../access/rules.ts";
import type { AnyRequest } from "../access/send.ts";
import { ruleOf } from "../access/send.ts";
import { type Field, nameOf, namingFields } from "./fields.ts";
import { type Caller, callers, externalIdOf, idOf, type Organization, organizations } from "./world.ts";

/** A value that is not the caller's, and one that does not exist. */
export interface ForeignCase {
  readonly name: string;
  readonly field: Field;
  readonly foreign: string;
  readonly unknown: string;
}

/** A value that is the caller's own. Undefined: that of the request is. */
export interface OwnCase {
  readonly name: string;
  readonly field: Field;
  readonly own: string | undefined;
  readonly unknown: string;
}

/** Fields of operations that are open to a caller. */
export const openFields = (caller: Caller): Field[] => fields.filter(({ operation }) => refusalOf(operation, caller) === undefined);

/** Operations that also accept and store unknown references: server/test/provider-events/isolation.test.ts shows that a reference of another tenant is unknown there. */
const STORING: readonly OperationId[] = ["ingestProviderEvent"];

/** Operations in which an id is a position in time: server/test/streams shows that one of another tenant's event is no more than that. */
const IN_TIME: readonly OperationId[] = ["streamEvents"];

const fields = namingFields().filter(
  ({ operation }) => ruleOf(operation).credentials.length > 0 && !STORING.includes(operation) && !IN_TIME.includes(operation),
);

/** Callers to whom any such operation is open. */
export const matrixCallers = callers.filter((caller) => openFields(caller).length > 0);

/** What the suite takes of them: `npm run test:long` all; `npm run check` what no caller before has met in that field, and of what is left one of six. */
export function foreignCases(caller: Caller): ForeignCase[] {
  return process.env.TESTS === "long" ? allForeignCases(caller) : (partly().get(caller) ?? []);
}

/** A field and its expected result, for any caller and any owner. */
export const meetingOf = ({ name }: ForeignCase): string => name.slice(0, name.lastIndexOf(" of "));

let parts: ReadonlyMap<Caller, ForeignCase[]> | undefined;

function partly(): ReadonlyMap<Caller, ForeignCase[]> {
  const met = new Map<string, number>();
  const isNext = (one: ForeignCase): boolean => {
    const before = met.get(meetingOf(one)) ?? 0;
    met.set(meetingOf(one), before + 1);
    return before % 6 === 0;
  };
  parts ??= new Map(matrixCallers.map((caller) => [caller, allForeignCases(caller).filter(isNext)]));
  return parts;
}

/** Everything that is not the caller's, in every field. */
export function allForeignCases(caller: Caller): ForeignCase[] {
  return openFields(caller).flatMap((field) =>
    [caller.organization, ...strangersTo(caller)].flatMap((organization) =>
      valuesOf(field, organization, caller).map(({ name, ...values }) => ({ ...values, field, name: `${nameOf(field)}: ${name} of ${organization.name}` })),
    ),
  );
}

/**
 * Organizations that the caller is a stranger to: the other one of its segment, and for keys of the first of a segment one of the other segment as well.
 * Analysts and viewers of the second one are skipped: what they may, those of the first one show.
 */
function strangersTo({ organization, role }: Caller): Organization[] {
  const others = organizations.filter((other) => other !== organization);
  const alike = others.filter(({ segment }) => segment === organization.segment);
  const isFirst = organizations.find(({ segment }) => segment === organization.segment) === organization;
  if (!isFirst) return role === "analyst" || role === "viewer" ? [] : alike;
  return role === undefined ? [...alike, ...others.filter(({ segment }) => segment !== organization.segment).slice(0, 1)] : alike;
}

type Foreign = Pick<ForeignCase, "name" | "foreign" | "unknown">;

function valuesOf(field: Field, organization: Organization, caller: Caller): Foreign[] {
  const away = organization !== caller.organization;
  // of another organization one submerchant says as much as two
  const resources = organization.resources.filter(({ submerchant }) =>
    away ? submerchant === null || submerchant === organization.submerchant : caller.submerchant !== null && submerchant !== caller.submerchant,
  );
  switch (field.holds) {
    case "uuid":
      return resources.map(({ name, id }) => ({ name, foreign: id, unknown: NOBODY }));
    case "cursor":
      return [
        // a place right beside it, where nothing is: a cursor is a place in an order
        ...resources.map(({ name, id }) => ({ name: `cursor of ${name}`, foreign: cursor(id), unknown: cursor(beside(id)) })),
        ...(away
          ? [{ name: "cursor of the audit log", foreign: cursor(`${organization.auditSequence}`), unknown: cursor(`${organization.auditSequence + 777}`) }]
          : []),
      ];
    case "text":
      return [
        ...resources.map(({ name, id }) => ({ name, foreign: id, unknown: NOBODY })),
        ...(away ? [{ name: "person", foreign: `admin@${organization.id}`, unknown: `admin@${NOBODY}` }] : []),
        ...(away ? [{ name: "external_id", foreign: externalIdOf(organization), unknown: "nobodys" }] : []),
      ];
  }
}

const NOBODY = newId();

/** A cursor of a page that ends with this row, as `platform/database/page.ts` makes it. */
const cursor = (key: string): string => Buffer.from(key).toString("base64url");

const beside = (id: string): string => `${id.slice(0, -1)}${id.endsWith("7") ? "8" : "7"}`;

/** What is the caller's own, in every field in which it has something. */
export function ownCases(caller: Caller): OwnCase[] {
  return (
    openFields(caller)
      .filter((field) => caller.organization.segment === "psp" || !aboutSubmerchants(field))
      // rules are the organization's: a submerchant's key has none
      .filter(({ steps }) => caller.submerchant === null || steps.at(-1) !== "rule_id")
      .map((field) => ({ name: nameOf(field), field, own: field.required ? undefined : ownValue(field, caller), unknown: NOBODY }))
  );
}

/** Submerchants are a payment service provider's: others are refused for that, whatever they name. */
export const aboutSubmerchants = ({ operation, steps }: Field): boolean => ruleOf(operation).path.includes("/submerchants") || steps.includes("submerchant_id");

/** Values of fields that a request can do without. A new name fails here. */
function ownValue(field: Field, { organization, submerchant }: Caller): string {
  if (field.holds === "cursor") return cursor(keyIn(field, organization));
  const known: Record<string, string> = {
    submerchant_id: organization.submerchant,
    resource_id: organization.auditedKey,
    external_id: externalIdOf(organization),
    actor_id: `admin@${organization.id}`,
    assignee: `admin@${organization.id}`,
    endpoint_id: idOf(organization, "webhook endpoint"),
    event_id: idOf(organization, "event"),
    rule_id: idOf(organization, "rule"),
    session_id: idOf(organization, submerchant === null ? "assessment" : "assessment of a submerchant"),
    search: externalIdOf(organization),
    order_id: externalIdOf(organization),
    payment_id: externalIdOf(organization),
    customer_id: externalIdOf(organization),
    device_id: externalIdOf(organization),
    card_hash: externalIdOf(organization),
    account: externalIdOf(organization),
  };
  const own = known[field.steps.at(-1) ?? ""];
  if (own === undefined) throw new Error(`${nameOf(field)} has no value of its caller's own in server/test/tenants/cases.ts`);
  return own;
}

/** The request with another value in a field. */
export function withValue(request: AnyRequest, { place, steps }: Field, value: string): AnyRequest {
  const put = (into: unknown, [step, ...rest]: readonly string[]): unknown => {
    if (step === undefined) return value;
    if (step === "[]") return [put(Array.isArray(into) ? into[0] : undefined, rest)];
    const members = (into ?? {}) as Readonly<Record<string, unknown>>;
    return { ...members, [step]: put(members[step], rest) };
  };
  return { ...request, [place]: put(request[place], steps) };
}

/** The key that the cursor of a list holds, after everything that is in it. */
function keyIn({ operation }: Field, { auditSequence }: Organization): string {
  if (operation === "listAuditLog") return `${auditSequence + 1}`;
  if (operation === "listReviews") return `oldest/0/${newId()}`;
  if (operation === "listCustomListValues") return "value:last";
  return operation === "listRuleVersions" ? "1000" : newId();
}
