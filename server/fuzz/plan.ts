// A request before it is sent: a value of fast-check, so that one that fails can be made smaller.
import fc, { type Arbitrary } from "fast-check";
import { contract, operationOf } from "../../contract-tests/src/document.ts";
import { type OperationId, type OperationRule, operations } from "../../generated/operations.ts";
import { bodyOf } from "./bodies.ts";
import { type Mutation, mutations } from "./mutations.ts";
import { texts } from "./nasty.ts";
import { collectionOf, taken } from "./pool.ts";
import { type Schema, valuesOf } from "./schema-values.ts";
import { type Twist, twists } from "./twists.ts";

/** A request of an operation. Texts in it may be marks of the pool. */
export interface Plan {
  readonly operation: OperationId;
  /** Which organization sends the request, and with which of its credentials; `fitting`: one that the operation is open to. */
  readonly organization: number;
  readonly credential: number;
  readonly fitting: boolean;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly damages: readonly Mutation[];
  readonly oddities: readonly Twist[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

const made = new Map<OperationId, Arbitrary<Plan>>();

/** Requests of an operation: half of them right, the others damaged. */
export function plansOf(operation: OperationId): Arbitrary<Plan> {
  const plan = made.get(operation) ?? makePlans(operation);
  made.set(operation, plan);
  return plan;
}

function makePlans(operation: OperationId): Arbitrary<Plan> {
  const rule: OperationRule = operations[operation];
  const parameters = parametersOf(operation);
  const right = {
    operation: fc.constant(operation),
    organization: fc.nat(999),
    credential: fc.nat(999),
    fitting: fc.integer({ min: 0, max: 9 }).map((luck) => luck < 8),
    path: pathOf(rule),
    query: queryOf(rule, parameters),
    body: bodyOf(operation, rule),
  };
  const none = fc.constant([]);
  const damages = rule.requestType === null ? none : fc.array(mutations, { minLength: 1, maxLength: 3 });
  const oddities = fc.array(twists, { minLength: 1, maxLength: 2 });
  return fc.oneof(
    { weight: 11, arbitrary: fc.record({ ...right, damages: none, oddities: none }) },
    { weight: rule.requestType === null ? 2 : 6, arbitrary: fc.record({ ...right, damages, oddities: none }) },
    { weight: rule.requestType === null ? 5 : 3, arbitrary: fc.record({ ...right, damages: none, oddities }) },
    { weight: 1, arbitrary: fc.record({ ...right, path: oddPath(rule), damages, oddities: none }) },
  ) as Arbitrary<Plan>;
}

/** Names of the parameters that an operation takes in its query. */
export const queryParametersOf = (operation: OperationId): string[] => parametersOf(operation).flatMap((one) => (one.in === "query" ? [one.name] : []));

const parametersOf = (operation: OperationId): readonly Parameter[] => (operationOf(contract, operation).parameters ?? []) as unknown as readonly Parameter[];

const namesIn = (rule: OperationRule): string[] => [...rule.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** What an operation is about most of the time, where that has to be in a certain state. */
const states: Partial<Record<OperationId, string>> = { submitCase: "cases/en_revision", acknowledgeCase: "cases/enviado", resolveReview: "sessions/held" };

/** Where the pool keeps what an operation is about. */
export const stateOf = (operation: OperationId): string | undefined => states[operation];

function pathOf(rule: OperationRule): Arbitrary<Record<string, string>> {
  const any = taken(collectionOf(rule.path));
  const state = states[rule.id as OperationId];
  const id = state === undefined ? any : fc.oneof({ weight: 3, arbitrary: taken(state) }, { weight: 1, arbitrary: any });
  return fc.record(Object.fromEntries(namesIn(rule).map((name) => [name, id])), { noNullPrototype: true });
}

function oddPath(rule: OperationRule): Arbitrary<Record<string, string>> {
  return fc.record(Object.fromEntries(namesIn(rule).map((name) => [name, texts.map((text) => text.slice(0, 2000))])), { noNullPrototype: true });
}

/** Filters by the handful: each narrows the list, and all together leave nothing. */
function queryOf(rule: OperationRule, parameters: readonly Parameter[]): Arbitrary<Record<string, string>> {
  const own = parameters.filter((parameter) => parameter.in === "query");
  const required = own.filter((parameter) => parameter.required === true).map(({ name }) => name);
  const values = own.map(({ name, schema }): [string, Arbitrary<string>] => [name, nameInQuery(rule, name, schema) ?? valuesOf(schema, name).map(String)]);
  const whole = fc.record(Object.fromEntries(values), { noNullPrototype: true }) as Arbitrary<Record<string, string>>;
  return fc
    .tuple(
      whole,
      fc.subarray(
        own.map(({ name }) => name),
        { maxLength: Math.min(3, own.length) },
      ),
    )
    .map(([query, optional]) => inOrder(Object.fromEntries([...new Set([...required, ...optional])].map((name) => [name, query[name] ?? ""]))));
}

/** Cursors that no page gave. */
const forged = [
  "0",
  "1",
  "-1",
  "999999999999999999",
  "9999999999999999999999",
  "1\n",
  "\u0000",
  "null",
  '{"id":1}',
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "01929B7E-6C1F-7CC4-9D4A-2F1C0F6A1B22",
  "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22\n",
  "' OR 1=1 --",
].map((text) => Buffer.from(text).toString("base64url"));

function nameInQuery(rule: OperationRule, name: string, schema: Schema): Arbitrary<string> | undefined {
  if (name === "from" || name === "to") {
    const ago = fc.integer(name === "from" ? { min: 2, max: 80 } : { min: 0, max: 1 });
    const near = ago.map((days) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString().slice(0, schema.format === "date" ? 10 : 24));
    return fc.oneof({ weight: 5, arbitrary: near }, { weight: 1, arbitrary: valuesOf(schema).map(String) });
  }
  if (name === "id") return taken(collectionOf(rule.path));
  if (name === "cursor") return fc.oneof({ weight: 4, arbitrary: taken(`cursors/${rule.id}`) }, { weight: 1, arbitrary: fc.constantFrom(...forged) });
  return name === "key_id" ? taken("keys-of") : undefined;
}

/** A period that begins before it ends, mostly. */
function inOrder(query: Record<string, string>): Record<string, string> {
  const { from, to } = query;
  return from !== undefined && to !== undefined && from > to ? { ...query, from: to, to: from } : query;
}
