// Generated from spec/ by `npm run generate`. Do not edit.

/** What the contract says of each `Jurisdiction`. */
export const jurisdictionFacts = {
  "CL": {
    "language": "es"
  },
  "MX": {
    "language": "es"
  },
  "BR": {
    "language": "pt"
  },
  "PE": {
    "language": "es"
  },
  "CO": {
    "language": "es"
  },
  "UY": {
    "language": "es"
  },
  "AR": {
    "language": "es"
  }
} as const;

/** What the contract says of each `Processor`. */
export const processorFacts = {
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
} as const;
