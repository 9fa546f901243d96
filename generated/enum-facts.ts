// Generated from spec/ by `npm run generate`. Do not edit.

/** What the contract says of each `Jurisdiction`. */
export const jurisdictionFacts = {
  "CL": {
    "name": "Chile",
    "language": "es"
  },
  "MX": {
    "name": "México",
    "language": "es"
  },
  "BR": {
    "name": "Brasil",
    "language": "pt"
  },
  "PE": {
    "name": "Perú",
    "language": "es"
  },
  "CO": {
    "name": "Colombia",
    "language": "es"
  },
  "UY": {
    "name": "Uruguay",
    "language": "es"
  },
  "AR": {
    "name": "Argentina",
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
