// The assess operations of the contract.
import { discovery, recommendedFields } from "../../../generated/discovery.ts";
import { type Handlers, Serialized } from "../../../generated/handlers.ts";
import { ApiError } from "../http/api-error.ts";
import { keyOf, type RequestContext } from "../http/context.ts";
import { toMinorUnits } from "../money.ts";
import type { Segment } from "../organizations/settings.ts";
import { payinSubject } from "./payin.ts";
import type { AssessService } from "./service.ts";

/** Implements the assess operations. */
export function assessHandlers(service: AssessService): Pick<Handlers<RequestContext>, "assessPayin" | "describePayin"> {
  return {
    assessPayin: async ({ body, headers }, context) => {
      const credential = keyOf(context);
      const submerchantId = credential.submerchantId ?? body.submerchant_id ?? null;
      if (credential.submerchantId !== null && body.submerchant_id !== undefined && body.submerchant_id !== credential.submerchantId)
        throw new ApiError("NOT_FOUND");
      const amountMinor = toMinorUnits(body.amount, body.currency, body.amount_unit ?? "major");
      if (typeof amountMinor === "string") throw new Error("an amount passed validation that cannot be read");
      const assessedAt = Date.now();
      const reply = await service.assess({
        flow: "payin",
        credential,
        subject: (handle) => payinSubject(body, amountMinor, assessedAt, handle, { submerchantId, scoped: credential.submerchantId !== null }),
        orderId: body.order_id,
        paymentId: body.payment_id,
        idempotencyKey: headers["Idempotency-Key"],
        submerchantId,
        request: body,
        missingRecommended: (segment) => missing(body, recommendedFields.payin, segment),
        arrivedAt: context.arrivedAt,
      });
      return {
        status: 200,
        headers: { ...(reply.replayed ? { "Idempotent-Replayed": "true" as const } : {}), ...(body.amount_unit === "minor" ? MINOR_UNITS_DEPRECATED : {}) },
        body: new Serialized(reply.answer),
      };
    },
    describePayin: () => ({ status: 200, body: discovery.describePayin }),
  };
}

/** RFC 9745: minor units are deprecated since the contract's date. */
const MINOR_UNITS_DEPRECATED = { Deprecation: `@${discovery.describePayin.amount.deprecated_since}`, Link: '</docs/amounts>; rel="deprecation"' };

const paths = new Map<string, readonly (readonly string[])[]>();

/** Recommended fields of the segment that the request leaves out; facts of a card are asked of card payments only. */
function missing(request: object, recommended: Partial<Readonly<Record<Segment, readonly string[]>>>, segment: Segment): string[] {
  const wanted = recommended[segment] ?? [];
  let split = paths.get(segment);
  if (split === undefined || split.length !== wanted.length) {
    split = wanted.map((path) => path.split("."));
    paths.set(segment, split);
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
