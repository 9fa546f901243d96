// Adyen reports `success` beside the event type, and in some types how a dispute or a modification ended.
import { fieldsOf } from "../../../../platform/http/raw-body.ts";
import { type EventKind, isUnsuccessful, lookUpKinds, lookUpOwn, wordsOf } from "../event-names.ts";
import type { Provider } from "../provider.ts";
import { names } from "./names.ts";

/** How a dispute stands, where a CHARGEBACK says so. */
const DISPUTE_STATUS: ReadonlyMap<string, EventKind> = new Map<string, EventKind>([
  ["lost", "chargeback_lost"],
  ["accepted", "chargeback_lost"],
  ["won", "chargeback_won"],
]);

/** What a CANCEL_OR_REFUND did, by `modification.action`: one modification that cancels an uncaptured payment and refunds a captured one. */
const MODIFICATIONS: ReadonlyMap<string, EventKind> = new Map<string, EventKind>([
  ["cancel", "failed"],
  ["refund", "refunded"],
]);

/** Operations that did not succeed are without effect; a refused authorisation is a failed payment. */
const unsuccessfulKind = lookUpOwn({ AUTHORISATION: "failed" });
const kindOf = lookUpKinds(names.kinds);

/** Adyen. */
export const adyen: Provider = {
  names,
  times: ["eventDate"],
  read: ({ eventType, body, member }) => {
    if (isUnsuccessful(member("success"))) return { kind: unsuccessfulKind(eventType) };
    const additional = { ...fieldsOf(fieldsOf(body.metadata).additionalData), ...fieldsOf(body.additionalData) };
    const detail = (name: string): string => String(additional[name] ?? member(name)).toLowerCase();
    if (wordsOf(eventType) === "cancel_or_refund") return { kind: MODIFICATIONS.get(detail("modification.action")) ?? null };
    const kind = kindOf(eventType);
    return { kind: kind === "chargeback_opened" ? (DISPUTE_STATUS.get(detail("disputeStatus")) ?? kind) : kind };
  },
};
