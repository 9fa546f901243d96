// The columns of the write of a batch, declared once with name, type and value. They define the statement's parameters, its input rows and its values.
import { encrypt } from "../../platform/data-keys/encryption.ts";
import { byteaArray } from "../../platform/database/binary-array.ts";
import { locatedCountry } from "../../scoring/signals/location/family.ts";
import type { Decided } from "./decide.ts";

/** Separates the elements of a text parameter. JSON escapes it and identifiers may not contain it, so nothing has to be quoted. */
const SEPARATOR = "\u001e";

type Value = string | number | boolean | null | undefined;

interface Column {
  readonly name: string;
  /** Type of the parameter. */
  readonly parameter: string;
  /** SQL of the column's values, from the parameter at a position. */
  readonly unnested: (position: number) => string;
  /** The parameter's value for a batch. */
  readonly sent: (batch: readonly Decided[]) => string | Buffer;
}

/** A column of an array type. No element needs quoting: identifiers, numbers, booleans and words of the contract. */
const column = (name: string, type: string, value: (one: Decided) => Value): Column => ({
  name,
  parameter: `${type}[]`,
  unnested: (position) => `$${position}::${type}[]`,
  sent: (batch) => `{${batch.map((one) => value(one) ?? "NULL").join(",")}}`,
});

/** A column of arbitrary texts, sent as one parameter; an empty text stands for none. */
const texts = (name: string, value: (one: Decided) => string | undefined): Column => ({
  name,
  parameter: "text",
  unnested: (position) => `string_to_array($${position}, E'\\x1e')`,
  sent: (batch) => batch.map((one) => value(one) ?? "").join(SEPARATOR),
});

/** A column of byte strings. */
const bytes = (name: string, value: (one: Decided) => Buffer | undefined): Column => ({
  name,
  parameter: "bytea[]",
  unnested: (position) => `$${position}::bytea[]`,
  sent: (batch) => byteaArray(batch.map(value)),
});

const columns: readonly Column[] = [
  column("organization_id", "uuid", ({ job }) => job.credential.organizationId),
  column("session_id", "uuid", ({ job }) => job.sessionId),
  column("handle", "uuid", ({ job }) => job.handle?.key),
  column("fingerprint", "uuid", ({ job }) => job.handle?.fingerprint),
  column("flow", "text", ({ job }) => job.subject.transaction.flow),
  column("credential_id", "uuid", ({ job }) => job.credential.id),
  column("credential_kind", "text", ({ job }) => job.credential.kind),
  column("submerchant_id", "uuid", ({ job }) => job.submerchantId),
  texts("order_id", ({ job }) => job.orderId),
  texts("payment_id", ({ job }) => job.paymentId),
  column("decision", "text", ({ evaluation }) => evaluation.decision),
  column("risk_score", "real", ({ evaluation }) => evaluation.score),
  column("amount_minor", "bigint", ({ job }) => job.subject.transaction.amountMinor),
  column("currency", "text", ({ job }) => job.subject.transaction.currency),
  texts("request", ({ job, dataKey }) => (dataKey === undefined ? JSON.stringify(job.request) : undefined)),
  texts("answer", ({ answer }) => answer),
  texts("signals", ({ evaluation }) => JSON.stringify(evaluation.signals)),
  column("assessed_at", "bigint", ({ job }) => job.subject.transaction.assessedAt),
  column("trusted", "boolean", ({ job }) => job.credential.kind !== "publishable"),
  column("order_key", "bigint", ({ job }) => job.subject.organizationKeys.order),
  column("payer", "bigint", ({ job }) => job.subject.organizationKeys.payer),
  column("card", "bigint", ({ job }) => job.subject.organizationKeys.card),
  column("email", "bigint", ({ job }) => job.subject.organizationKeys.email),
  column("ip", "bigint", ({ job }) => job.subject.organizationKeys.ip),
  column("device", "bigint", ({ job }) => job.subject.organizationKeys.device),
  column("country", "text", ({ job }) => locatedCountry(job.subject.transaction)),
  column("own_payer", "bigint", ({ job }) => job.subject.submerchantKeys?.payer),
  column("own_card", "bigint", ({ job }) => job.subject.submerchantKeys?.card),
  column("own_email", "bigint", ({ job }) => job.subject.submerchantKeys?.email),
  column("own_ip", "bigint", ({ job }) => job.subject.submerchantKeys?.ip),
  column("own_device", "bigint", ({ job }) => job.subject.submerchantKeys?.device),
  texts("payouts", payoutRows),
  texts("events", ({ events }) => (events.length === 0 ? undefined : JSON.stringify(events))),
  texts("thresholds", ({ thresholds: { challenge, review, decline } }) => `{${challenge},${review},${decline}}`),
  column("new_payer_bin", "bigint", ({ job, newPayer }) => (newPayer ? job.subject.organizationKeys.bin : null)),
  column("own_new_payer_bin", "bigint", ({ job, newPayer }) => (newPayer ? job.subject.submerchantKeys?.bin : null)),
  column("phone", "bigint", ({ job }) => job.subject.organizationKeys.phone),
  column("own_phone", "bigint", ({ job }) => job.subject.submerchantKeys?.phone),
  column("account", "bigint", ({ job }) => job.subject.organizationKeys.bankAccount),
  column("own_account", "bigint", ({ job }) => job.subject.submerchantKeys?.bankAccount),
  bytes("request_sealed", encryptedRequest),
  column("request_key", "int", ({ dataKey }) => dataKey?.generation),
  texts("facts", ({ facts }) => facts),
  texts("rules", ({ rules }) => rules),
];

/** Types of the statement's parameters, in order. */
export const parameterTypes: readonly string[] = columns.map(({ parameter }) => parameter);

/** SQL of the rows of a batch: a FROM item named `r` with every column. */
export const inputRows = `unnest(${columns.map(({ unnested }, index) => unnested(index + 1)).join(", ")}) AS r(${columns.map(({ name }) => name).join(", ")})`;

/** Values of the parameters for a batch, in order. */
export function parametersOf(batch: readonly Decided[]): (string | Buffer)[] {
  return columns.map(({ sent }) => sent(batch));
}

/** The request, encrypted for its row; undefined when requests are stored in clear text. */
function encryptedRequest({ job, dataKey }: Decided): Buffer | undefined {
  if (dataKey === undefined) return undefined;
  const location = { organizationId: job.credential.organizationId, column: "assessments.request", rowId: job.sessionId } as const;
  return encrypt(dataKey, location, JSON.stringify(job.request));
}

/** The rows of a payout as JSON, for the organization and for its submerchant; undefined for a pay-in. */
function payoutRows({ job, marks }: Decided): string | undefined {
  const { payout } = job.subject;
  if (payout === undefined) return undefined;
  const rows = [payout.organizationKeys, payout.submerchantKeys].flatMap((keys, scope) => {
    if (keys === undefined) return [];
    return [{ ...keys, ...marks, scope, name: keys.name.join(" ") }];
  });
  return JSON.stringify(rows);
}
