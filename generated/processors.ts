// Generated from spec/ by `npm run generate`. Do not edit.
import type { Processor } from "./models.ts";

/** What people who connect a processor need to know of it. */
export interface ProcessorFacts {
  /** Its name, as it writes it. */
  readonly name: string;
  /** The events that its webhook is to send. */
  readonly events: readonly {
    /** Its type, by the processor's name. */
    readonly type: string;
    /** What becomes of it. */
    readonly effect: string;
  }[];
}

/** Every processor. */
export const processors = {
  "stripe": {
    "name": "Stripe",
    "events": [
      {
        "type": "charge.dispute.created",
        "effect": "dispute_opened"
      },
      {
        "type": "charge.dispute.closed",
        "effect": "dispute_closed"
      },
      {
        "type": "radar.early_fraud_warning.created",
        "effect": "warning"
      },
      {
        "type": "charge.refunded",
        "effect": "refunded"
      },
      {
        "type": "payment_intent.succeeded",
        "effect": "captured"
      },
      {
        "type": "payment_intent.payment_failed",
        "effect": "failed"
      },
      {
        "type": "payment_intent.amount_capturable_updated",
        "effect": "assessed"
      },
      {
        "type": "payment_intent.processing",
        "effect": "assessed"
      },
      {
        "type": "charge.succeeded",
        "effect": "assessed"
      }
    ]
  }
} as const satisfies Readonly<Record<Processor, ProcessorFacts>>;
