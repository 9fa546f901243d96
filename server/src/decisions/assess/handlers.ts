// The assess operations of the contract.
import { discovery, recommendedFields } from "../../../../generated/discovery.ts";
import { type Handlers, Serialized } from "../../../../generated/handlers.ts";
import type { Segment } from "../../controls/policy/settings.ts";
import type { KeyCredential } from "../../platform/credentials/credential.ts";
import { unknownReference } from "../../platform/errors/api-error.ts";
import { keyOf, type RequestContext } from "../../platform/http/context.ts";
import { type PayinRequest, payinSubject } from "../../scoring/payments/payin.ts";
import { type PayoutRequest, payoutSubject } from "../../scoring/payments/payout.ts";
import type { Belonging, Subject } from "../../scoring/payments/subject.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";
import type { Identifiers } from "../../values/identifiers/hash.ts";
import { fromMinorUnits, toMinorUnits } from "../../values/money/money.ts";
import type { ResponseCache } from "../idempotency/response-cache.ts";
import type { AssessService } from "./service.ts";

/** Implements the assess operations. */
export function assessHandlers(
  service: AssessService,
  recent: ResponseCache,
  identifiers: Identifiers,
): Pick<Handlers<RequestContext>, "assessPayin" | "describePayin" | "assessPayout" | "describePayout"> {
  const answer = async (...call: Call) => {
    const [, body, idempotencyKey, context] = call;
    const { reply, headers } = await assess(service, ...call);
    if (context.fingerprint !== undefined && (idempotencyKey ?? body.order_id) !== undefined && isCallers(body, keyOf(context)))
      recent.store(context.fingerprint, {
        operation: context.operation,
        credential: keyOf(context),
        headers: Object.entries(headers).flat(),
        answer: reply.answer,
      });
    return {
      status: 200 as const,
      headers: { ...(reply.replayed ? { "Idempotent-Replayed": "true" as const } : {}), ...headers },
      body: new Serialized(reply.answer),
    };
  };
  return {
    assessPayin: ({ body, headers }, context) =>
      answer("payin", body, headers["Idempotency-Key"], context, (...rest) => payinSubject(identifiers, body, ...rest)),
    assessPayout: ({ body, headers }, context) =>
      answer("payout", body, headers["Idempotency-Key"], context, (...rest) => payoutSubject(identifiers, body, ...rest)),
    describePayin: () => ({ status: 200, body: CATALOGUES.payin }),
    describePayout: () => ({ status: 200, body: CATALOGUES.payout }),
  };
}

/** The field catalogues, which never change, as JSON text. */
const CATALOGUES = {
  payin: new Serialized(JSON.stringify(discovery.describePayin)),
  payout: new Serialized(JSON.stringify(discovery.describePayout)),
} as const;

/** Common fields of the requests of both flows. */
type AssessRequest = Pick<PayinRequest | PayoutRequest, "amount" | "amount_unit" | "currency" | "order_id" | "payment_id" | "submerchant_id">;

/** The parameters of a call, for both operations. */
type Call = readonly [
  flow: Flow,
  body: AssessRequest,
  idempotencyKey: string | undefined,
  context: RequestContext,
  subject: (amountMinor: number, assessedAt: number, orderHandle: string, belonging: Belonging) => Subject,
];

/** Is the submerchant the caller's own or absent? Any other one may be deactivated at any time, so the response must not be cached. */
const isCallers = (body: AssessRequest, { submerchantId }: KeyCredential): boolean =>
  body.submerchant_id === undefined || body.submerchant_id === submerchantId;

async function assess(service: AssessService, ...[flow, body, idempotencyKey, context, subject]: Call) {
  const credential = keyOf(context);
  const submerchantId = credential.submerchantId ?? body.submerchant_id ?? null;
  if (credential.submerchantId !== null && !isCallers(body, credential)) throw unknownReference("submerchant_id");
  const amountMinor = toMinorUnits(body.amount, body.currency, body.amount_unit ?? "major");
  if (typeof amountMinor === "string") throw new Error("an invalid amount passed validation");
  const assessedAt = context.clock.now();
  // the amount that was assessed is stored, without the noise of floating point
  const exact = body.amount_unit === "minor" ? amountMinor : fromMinorUnits(amountMinor, body.currency);
  const reply = await service.assess({
    flow,
    credential,
    subject: (handle) =>
      subject(amountMinor, assessedAt, handle, { submerchantId, scoped: credential.submerchantId !== null, trusted: credential.kind !== "publishable" }),
    orderId: body.order_id,
    paymentId: body.payment_id,
    idempotencyKey,
    submerchantId,
    request: exact === body.amount ? body : { ...body, amount: exact },
    sent: context.sent ?? "",
    missingRecommended: (segment) => missing(body, flow, segment),
    unknown: context.unknown ?? [],
    warnings: context.warnings ?? [],
    arrivedAt: context.arrivedAt,
  });
  return { reply, headers: body.amount_unit === "minor" ? MINOR_UNITS_DEPRECATED : {} };
}

/** RFC 9745: minor units are deprecated since the date in the contract. */
const MINOR_UNITS_DEPRECATED: Readonly<Record<string, string>> = {
  Deprecation: `@${discovery.describePayin.amount.deprecated_since}`,
  Link: '</docs/amounts>; rel="deprecation"',
};

const paths = new Map<string, readonly (readonly string[])[]>();

/** Recommended fields of the segment that the request omits; card fields are recommended for card payments only. */
function missing(request: object, flow: Flow, segment: Segment): string[] {
  const wanted = recommendedFields[flow][segment] ?? [];
  let split = paths.get(`${flow}/${segment}`);
  if (split === undefined) {
    split = wanted.map((path) => path.split("."));
    paths.set(`${flow}/${segment}`, split);
  }
  const out: string[] = [];
  const type = (request as { payment_method?: { type?: string } }).payment_method?.type;
  split.forEach((path, index) => {
    let value: unknown = request;
    for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name];
    if (path[1] === "card" && type !== undefined && type !== "card") return;
    if (value === undefined) out.push(wanted[index] ?? "");
  });
  return out;
}
