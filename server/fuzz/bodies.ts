// Bodies of requests that are right, or would be if everybody did what this fuzz expects.
import fc, { type Arbitrary } from "fast-check";
import { contract, operationOf, requestExamples } from "../../contract-tests/src/document.ts";
import { keyPermissions } from "../../generated/credentials.ts";
import type { OperationId, OperationRule } from "../../generated/operations.ts";
import { organizationOnly } from "../src/accounts/keys/checks.ts";
import { valuesOfTypes } from "./likely-values.ts";
import { texts } from "./nasty.ts";
import { taken } from "./pool.ts";
import { resolved, type Schema, valuesOf } from "./schema-values.ts";

/** Bodies of an operation: its examples with some fields changed, and random ones by its schema. */
export function bodyOf(operation: OperationId, rule: OperationRule): Arbitrary<unknown> {
  if (rule.requestType === null) return fc.constant(undefined);
  if (rule.requestType === "text/csv") return tables;
  const object = operationOf(contract, operation);
  const schema = Object.values(object.requestBody?.content ?? {})[0]?.schema as Schema;
  const general = valuesOf(schema);
  const examples = requestExamples(object).map(([, value]) => value);
  // an example with some fields of another making reaches furthest; `own` values stand over the example's
  const like = fc
    .tuple(fc.constantFrom(...examples), general, fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }))
    .map(([example, other, coins]) => mixed(example, other, coins, resolved(schema)));
  const body = operation === "receiveStripeEvent" ? stripeEvents : fc.oneof({ weight: 3, arbitrary: like }, { weight: 2, arbitrary: general });
  return fc.tuple(body, typedValues, taken("blocklists")).map(([value, pairs, id]) => fitting(operation, paired(value, [...pairs]), id));
}

/** Fields specific to this operation. */
function fitting(operation: OperationId, body: unknown, id: string): unknown {
  if (!isObject(body)) return body;
  if (operation === "updateBlocklistEntry") return { ...body, id };
  if (operation !== "createKey" && operation !== "createSubmerchantKey") return body;
  const { type, permissions, allowed_origins: origins, ...rest } = body;
  const grantable: readonly unknown[] =
    typeof type === "string" && Object.hasOwn(keyPermissions, type) ? keyPermissions[type as keyof typeof keyPermissions] : [];
  const granted = Array.isArray(permissions)
    ? permissions.filter((name) => grantable.includes(name) && (operation === "createKey" || !(organizationOnly as readonly unknown[]).includes(name)))
    : [];
  return {
    ...rest,
    type,
    ...(granted.length === 0 ? {} : { permissions: granted }),
    ...(type === "publishable" && origins !== undefined ? { allowed_origins: origins } : {}),
  };
}

function mixed(example: unknown, other: unknown, coins: readonly boolean[], { properties = {} }: Schema): unknown {
  if (!isObject(example) || !isObject(other)) return other;
  // identifiers of an example name nothing
  const known = Object.entries(example).map(([name, value]) => [name, Object.hasOwn(other, name) && /(^|_)id$/.test(name) ? other[name] : value]);
  const changed = Object.entries(other).filter(([name], n) => Object.hasOwn(properties, name) && coins[n % coins.length] === true);
  return { ...Object.fromEntries(known), ...Object.fromEntries(changed) };
}

const typedValues = fc.array(
  fc.constantFrom(...Object.keys(valuesOfTypes)).chain((type) => (valuesOfTypes[type] ?? fc.string()).map((value) => ({ type, value }))),
  { minLength: 8, maxLength: 8 },
);

/** Types of which the network takes signals. */
const shared = new Set(resolved({ $ref: "#/components/schemas/NetworkSignalType" }).enum as readonly string[]);

/** Types and values that go together, wherever a body has both. */
function paired(value: unknown, pairs: { type: string; value: string }[]): unknown {
  if (Array.isArray(value)) return value.map((item) => paired(item, pairs));
  if (!isObject(value)) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, paired(inner, pairs)]));
  const typeName = ["list_type", "signal_type"].find((name) => Object.hasOwn(copy, name));
  const at = pairs.findIndex(({ type }) => typeName === "list_type" || shared.has(type));
  const [pair] = typeName === undefined || at < 0 ? [] : pairs.splice(at, 1);
  if (typeName === undefined || pair === undefined) return copy;
  const { value_hash: _, ...rest } = copy;
  return { ...rest, [typeName]: pair.type, value: pair.value };
}

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === "object" && !Array.isArray(value);

const cells = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("", "block", "review", "flag", "payin", "2030-01-01T00:00:00Z", "=1+1", '"quoted, text"') },
  { weight: 1, arbitrary: texts.map((text) => text.slice(0, 3000)) },
);

/** Files of list entries, right and wrong. */
const tables: Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      "list_type,value,severity,reason",
      "list_type,value",
      "list_type,value,severity,flow_scope,expires_at,reason",
      "value,list_type",
      "list_type;value",
      "list_type,value,list_type",
      "",
      "\uFEFFlist_type,value",
    ),
    fc.array(fc.tuple(typedValues, cells, cells), { maxLength: 6 }),
    fc.constantFrom("\n", "\r\n", "\r"),
  )
  .map(([head, rows, end]) =>
    [
      head,
      ...rows.map(([pairs, one, other]) =>
        [
          pairs[0]?.type,
          pairs[0]?.value,
          ...head
            .split(",")
            .slice(2)
            .map((_, n) => (n % 2 === 0 ? one : other)),
        ].join(","),
      ),
    ].join(end),
  );

const stripeTypes = [
  "charge.dispute.created",
  "charge.dispute.closed",
  "radar.early_fraud_warning.created",
  "charge.refunded",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "customer.created",
];

/** Events of the card processor, about known and unknown payments. */
const stripeEvents: Arbitrary<unknown> = fc
  .record({
    id: fc.nat(1_000_000).map((n) => `evt_fuzz${n}`),
    object: fc.constant("event"),
    type: fc.constantFrom(...stripeTypes),
    created: fc.integer({ min: 0, max: 2_000_000_000 }),
    payment: taken("orders"),
    status: fc.constantFrom("won", "lost", "warning_closed", "needs_response"),
    amount: fc.nat(1_000_000),
  })
  .map(({ payment, status, amount, ...event }) => ({
    ...event,
    data: { object: { id: `obj_${amount}`, amount, currency: "mxn", status, payment_intent: payment, charge: payment, metadata: { order_id: payment } } },
  }));
