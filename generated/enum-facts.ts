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

/** What the contract says of each `ListType`. */
export const listTypeFacts = {
  "email": {
    "label": {
      "en": "E-mail address",
      "es": "Correo electrónico",
      "pt": "E-mail"
    },
    "payin": [
      "payer.email"
    ],
    "payout": [
      "beneficiary.email"
    ]
  },
  "email_domain": {
    "label": {
      "en": "E-mail domain",
      "es": "Dominio de correo",
      "pt": "Domínio de e-mail"
    }
  },
  "ip_address": {
    "label": {
      "en": "IP address",
      "es": "Dirección IP",
      "pt": "Endereço IP"
    },
    "payin": [
      "device.ip_address"
    ],
    "payout": [
      "initiator.ip_address"
    ]
  },
  "ip_range": {
    "label": {
      "en": "IP range",
      "es": "Rango de IP",
      "pt": "Faixa de IP"
    }
  },
  "device_fingerprint": {
    "label": {
      "en": "Device",
      "es": "Dispositivo",
      "pt": "Dispositivo"
    },
    "payin": [
      "device.fingerprint"
    ],
    "payout": [
      "initiator.device_fingerprint"
    ]
  },
  "card_bin": {
    "label": {
      "en": "Card BIN",
      "es": "BIN de tarjeta",
      "pt": "BIN do cartão"
    },
    "payin": [
      "payment_method.card.bin"
    ]
  },
  "card_hash": {
    "label": {
      "en": "Card",
      "es": "Tarjeta",
      "pt": "Cartão"
    },
    "payin": [
      "payment_method.card.hash"
    ]
  },
  "country": {
    "label": {
      "en": "Country",
      "es": "País",
      "pt": "País"
    }
  },
  "phone": {
    "label": {
      "en": "Phone number",
      "es": "Teléfono",
      "pt": "Telefone"
    },
    "payin": [
      "payer.phone"
    ],
    "payout": [
      "beneficiary.phone"
    ]
  },
  "customer_id": {
    "label": {
      "en": "Customer",
      "es": "Cliente",
      "pt": "Cliente"
    },
    "payin": [
      "payer.customer_id"
    ],
    "payout": [
      "origin.account_id"
    ]
  },
  "clabe": {
    "label": {
      "en": "CLABE",
      "es": "CLABE",
      "pt": "CLABE"
    },
    "payin": [
      "payment_method.clabe"
    ],
    "payout": [
      "beneficiary.clabe"
    ]
  },
  "iban": {
    "label": {
      "en": "IBAN",
      "es": "IBAN",
      "pt": "IBAN"
    },
    "payin": [
      "payment_method.iban"
    ],
    "payout": [
      "beneficiary.iban"
    ]
  },
  "account_hash": {
    "label": {
      "en": "Account",
      "es": "Cuenta",
      "pt": "Conta"
    },
    "payin": [
      "payment_method.cbu",
      "payment_method.alias",
      "payment_method.cci",
      "payment_method.pix_key",
      "payment_method.breb_key",
      "payment_method.account_hash"
    ],
    "payout": [
      "beneficiary.cbu",
      "beneficiary.alias",
      "beneficiary.cci",
      "beneficiary.pix_key",
      "beneficiary.breb_key",
      "beneficiary.account_hash"
    ]
  },
  "swift_bic": {
    "label": {
      "en": "SWIFT/BIC",
      "es": "SWIFT/BIC",
      "pt": "SWIFT/BIC"
    }
  },
  "beneficiary_id": {
    "label": {
      "en": "Beneficiary",
      "es": "Beneficiario",
      "pt": "Beneficiário"
    },
    "payout": [
      "beneficiary.id"
    ]
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

/** What the contract says of each `Role`. */
export const roleFacts = {
  "admin": {
    "label": {
      "en": "Administrator",
      "es": "Administrador",
      "pt": "Administrador"
    }
  },
  "analyst": {
    "label": {
      "en": "Analyst",
      "es": "Analista",
      "pt": "Analista"
    }
  },
  "viewer": {
    "label": {
      "en": "Viewer",
      "es": "Lector",
      "pt": "Leitor"
    }
  }
} as const;
