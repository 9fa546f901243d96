// The normalised form of a provider event.
import type { components } from "../../../../generated/types.ts";
import type { Reference } from "../../decisions/assessments/by-reference.ts";
import { UUID_KEY } from "../../platform/database/page.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { fraudTypeOfCode } from "../outcomes/reason-codes/reason-codes.ts";
import { type EventKind, kindOf, providerName } from "./kinds.ts";
import { referencesOf } from "./link.ts";

type Schemas = components["schemas"];

/** A normalised event. */
export interface ProviderEvent {
  readonly provider: string;
  readonly externalId: string;
  readonly eventType: string;
  readonly kind: EventKind | null;
  /** References, best first. */
  readonly references: readonly Reference[];
  /** The submerchant that it names: only its assessments are considered. */
  readonly submerchantId: string | undefined;
  readonly paymentId: string | undefined;
  readonly disputeId: string | undefined;
  /** Status of the dispute after this event. */
  readonly dispute: Schemas["DisputeStatus"] | undefined;
  /** The dispute is closed only if an earlier event opened it. */
  readonly onlyIfOpened: boolean;
  readonly reason: string | undefined;
  /** Reason code of the dispute, at the scheme or the provider. */
  readonly reasonCode: string | undefined;
  /** In major units. */
  readonly amount: number | undefined;
  readonly currency: string | undefined;
  /** The whole payload, to be stored. */
  readonly payload: object;
}

/** Maximum length of a reference in the contract. */
const LONGEST_ID = 255;
const LONGEST_PROVIDER = 64;
/** Maximum length of the reason of an outcome. */
const LONGEST_REASON = 500;

/** Status of a dispute after an event, by kind. */
export const disputeAfter: Partial<Readonly<Record<EventKind, Schemas["DisputeStatus"]>>> = {
  chargeback_opened: "open",
  chargeback_won: "won",
  chargeback_lost: "lost",
};

/** Reads an event that a provider's sender wrote in the contract's form. */
export function genericEvent(body: Schemas["ProviderEvent"]): ProviderEvent {
  const metadata = fieldsOf(body.metadata);
  const provider = providerName(body.provider ?? textOf(metadata.provider, LONGEST_PROVIDER) ?? "unknown");
  const kind = kindOf(provider, body.event_type, metadata.success);
  const dispute = kind === null ? undefined : disputeAfter[kind];
  const paymentId = body.payment_id ?? textOf(metadata.payment_id);
  return {
    provider,
    externalId: body.external_id,
    eventType: body.event_type,
    kind,
    references: referencesOf({
      session: body.session_id,
      sessions: [textOf(metadata.session_id)],
      orders: [body.order_id, textOf(metadata.order_id)],
      payments: [body.payment_id, textOf(metadata.payment_id)],
    }),
    submerchantId: body.submerchant_id ?? submerchantNamed(metadata),
    paymentId,
    disputeId: textOf(metadata.dispute_id) ?? (dispute === undefined ? undefined : body.external_id),
    dispute,
    onlyIfOpened: false,
    reason: reasonOf(metadata.reason),
    reasonCode: reasonCodeOf(metadata.reason_code, metadata.reason),
    amount: body.amount,
    currency: body.currency,
    payload: body,
  };
}

/** The submerchant id in the metadata, if it is a UUID. */
export function submerchantNamed({ submerchant_id: id }: Readonly<Record<string, unknown>>): string | undefined {
  const text = textOf(id);
  return text !== undefined && UUID_KEY.test(text) ? text : undefined;
}

/** A text that the database can store; numbers are converted. Undefined for other values, and for empty or too long ones. */
export function textOf(value: unknown, longest = LONGEST_ID): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text !== "" && text.length <= longest && text.isWellFormed() && !text.includes("\u0000") ? text : undefined;
}

/** A reason, truncated as for outcomes. */
export function reasonOf(value: unknown): string | undefined {
  const text = textOf(value, Number.POSITIVE_INFINITY);
  return text && [...text].slice(0, LONGEST_REASON).join("");
}

/** Maximum length of the reason code of an outcome. */
const LONGEST_CODE = 32;

/** The first of these values whose code implies a fraud type; else the first that can be a code at all, if it is the one named so. */
export function reasonCodeOf(named: unknown, reason: unknown): string | undefined {
  const [code, other] = [named, reason].map((value) => textOf(value, LONGEST_CODE));
  if (code !== undefined && fraudTypeOfCode(code) !== undefined) return code;
  return other !== undefined && fraudTypeOfCode(other) !== undefined ? other : code;
}
