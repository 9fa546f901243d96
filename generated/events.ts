// Generated from spec/ by `npm run generate`. Do not edit.
import type * as models from "./models.ts";

/** Body of each event. */
export interface EventBodies {
  "transaction.created": models.TransactionCreatedEvent;
  "transaction.blocked": models.TransactionBlockedEvent;
  "review.opened": models.ReviewOpenedEvent;
  "review.assigned": models.ReviewAssignedEvent;
  "assess.outcome_applied": models.OutcomeAppliedEvent;
  "fraud.reported": models.FraudReportedEvent;
  "case.created": models.CaseCreatedEvent;
  "case.updated": models.CaseUpdatedEvent;
  "case.submitted": models.CaseSubmittedEvent;
  "case.submission_acknowledged": models.CaseAcknowledgedEvent;
  "case.submission_rejected": models.CaseRejectedEvent;
  "blocklist.entry_created": models.EntryCreatedEvent;
  "blocklist.entry_updated": models.EntryUpdatedEvent;
  "blocklist.entry_expired": models.EntryExpiredEvent;
  "dispute.opened": models.DisputeOpenedEvent;
  "dispute.closed": models.DisputeClosedEvent;
  "network.signal_matched": models.NetworkMatchedEvent;
  "model.proposed": models.ModelProposedEvent;
  "model.promoted": models.ModelPromotedEvent;
  "model.rolled_back": models.ModelRolledBackEvent;
  "model.drifting": models.ModelDriftingEvent;
  "rule.changed": models.RuleChangedEvent;
  "rule.matched": models.RuleMatchedEvent;
  "rule.failing": models.RuleFailingEvent;
  "ingest.unmapped": models.IngestUnmappedEvent;
  "audit.head": models.AuditHeadEvent;
}

/** Type of an event. */
export type EventType = keyof EventBodies;

/** Every event, in the order of the contract. */
export const eventTypes = [
  "transaction.created",
  "transaction.blocked",
  "review.opened",
  "review.assigned",
  "assess.outcome_applied",
  "fraud.reported",
  "case.created",
  "case.updated",
  "case.submitted",
  "case.submission_acknowledged",
  "case.submission_rejected",
  "blocklist.entry_created",
  "blocklist.entry_updated",
  "blocklist.entry_expired",
  "dispute.opened",
  "dispute.closed",
  "network.signal_matched",
  "model.proposed",
  "model.promoted",
  "model.rolled_back",
  "model.drifting",
  "rule.changed",
  "rule.matched",
  "rule.failing",
  "ingest.unmapped",
  "audit.head"
] as const satisfies readonly EventType[];

/** The events of an endpoint that names none: the catalogue, without the additions to it. */
export const defaultEventTypes: readonly EventType[] = [
  "transaction.created",
  "transaction.blocked",
  "assess.outcome_applied",
  "fraud.reported",
  "case.created",
  "case.updated",
  "case.submitted",
  "case.submission_acknowledged",
  "case.submission_rejected",
  "blocklist.entry_created",
  "blocklist.entry_updated",
  "blocklist.entry_expired",
  "dispute.opened",
  "dispute.closed",
  "network.signal_matched"
];

/** The permission that reads each event in a stream. */
export const eventPermissions: Readonly<Record<EventType, models.Permission>> = {
  "transaction.created": "assessments:read",
  "transaction.blocked": "assessments:read",
  "review.opened": "assessments:read",
  "review.assigned": "assessments:read",
  "assess.outcome_applied": "assessments:read",
  "fraud.reported": "cases:read",
  "case.created": "cases:read",
  "case.updated": "cases:read",
  "case.submitted": "cases:read",
  "case.submission_acknowledged": "cases:read",
  "case.submission_rejected": "cases:read",
  "blocklist.entry_created": "blocklists:read",
  "blocklist.entry_updated": "blocklists:read",
  "blocklist.entry_expired": "blocklists:read",
  "dispute.opened": "assessments:read",
  "dispute.closed": "assessments:read",
  "network.signal_matched": "network:signals:read",
  "model.proposed": "models:read",
  "model.promoted": "models:read",
  "model.rolled_back": "models:read",
  "model.drifting": "models:read",
  "rule.changed": "rules:read",
  "rule.matched": "rules:read",
  "rule.failing": "rules:read",
  "ingest.unmapped": "webhooks:read",
  "audit.head": "audit:read"
};

/** The documented example of each event. */
export const eventExamples: EventBodies = {
  "transaction.created": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "transaction.created",
    "data": {
      "session_id": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      "flow": "payin",
      "decision": "approve",
      "risk_score": 0,
      "trigger": "request",
      "signals": [
        "THREEDS_AUTHENTICATED"
      ],
      "blocked_by": null,
      "order_id": "ORD-2026-000871",
      "payment_id": "pay_7Q2M4",
      "submerchant_id": null,
      "amount": 1249.9,
      "currency": "MXN",
      "origin": "server"
    }
  },
  "transaction.blocked": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "transaction.blocked",
    "data": {
      "session_id": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      "flow": "payin",
      "decision": "decline",
      "risk_score": 100,
      "trigger": "request",
      "signals": [
        "BLOCKLIST_BLOCK"
      ],
      "blocked_by": "blocklist:email",
      "order_id": "PED-55120",
      "payment_id": null,
      "submerchant_id": null,
      "amount": 389.5,
      "currency": "BRL",
      "origin": "server"
    }
  },
  "review.opened": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "review.opened",
    "data": {
      "session_id": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      "flow": "payin",
      "risk_score": 61.5,
      "signals": [
        "VELOCITY_CARD_1H",
        "IP_COUNTRY_MISMATCH"
      ],
      "order_id": "PED-20931",
      "payment_id": null,
      "submerchant_id": null,
      "amount": 1249.9,
      "currency": "MXN",
      "due_at": "2026-11-20T16:04:05.120Z"
    }
  },
  "review.assigned": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "review.assigned",
    "data": {
      "session_id": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      "flow": "payin",
      "submerchant_id": null,
      "assignment": {
        "assignee": "auth0|64b7c1",
        "assigned_by": {
          "type": "session",
          "id": "auth0|64b7c1"
        },
        "assigned_at": "2026-11-20T15:19:17.000Z",
        "expires_at": "2026-11-20T15:49:17.000Z"
      },
      "taken_from": null
    }
  },
  "assess.outcome_applied": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "assess.outcome_applied",
    "data": {
      "outcome_id": "01929b7e-c3d4-7e5f-8a6b-7c8d9e0f1a2b",
      "session_id": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      "outcome": "chargeback_lost",
      "feedback_applied": true,
      "feedback": {
        "blocklist_entries": [
          {
            "id": "01929b7e-c3d5-7a10-9b2c-3d4e5f6a7b8c",
            "list_type": "email",
            "value": "maria.gonzalez@correo.mx",
            "severity": "block",
            "expires_at": "2027-05-19T15:04:05.120Z"
          }
        ],
        "payer_counters": {
          "captured": 1,
          "disputes": 1,
          "first_captured_at": "2026-10-02T12:00:00.000Z",
          "last_chargeback_at": "2026-11-20T15:04:05.120Z",
          "last_confirmed_fraud_at": null
        },
        "allowlist_entries": [],
        "released_entries": [],
        "fraud_type": "third_party",
        "fraud_type_source": "evidence",
        "burdened": "payer",
        "still_blocking": [
          {
            "id": "01929b7e-c3d5-7a10-9b2c-3d4e5f6a7b8c",
            "list_type": "email",
            "value": "maria.gonzalez@correo.mx",
            "severity": "block",
            "expires_at": "2027-05-19T15:04:05.120Z"
          }
        ],
        "case_id": null
      },
      "origin": "processor"
    }
  },
  "fraud.reported": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "fraud.reported",
    "data": {
      "report_id": "01929b7e-d4e5-7f60-9a7b-8c9d0e1f2a3b",
      "session_id": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      "incident_type": "robo_identidad",
      "case": {
        "id": "01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01",
        "reference_number": "FRD-MX-2026-000001",
        "status": "borrador"
      },
      "blocklist_entries": [
        {
          "id": "01929b7e-c3d5-7a10-9b2c-3d4e5f6a7b8c",
          "list_type": "email",
          "value": "maria.gonzalez@correo.mx",
          "severity": "block",
          "expires_at": "2027-05-19T15:04:05.120Z"
        }
      ]
    }
  },
  "case.created": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "case.created",
    "data": {
      "case": {
        "id": "01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01",
        "reference_number": "FRD-MX-2026-000001",
        "status": "borrador",
        "priority": "alta",
        "incident_date": "2026-11-18",
        "incident_type": "transferencia_no_autorizada",
        "amount": 48500.5,
        "currency": "MXN",
        "description": "El titular desconoce tres transferencias realizadas el 18 de noviembre.",
        "victim_name": "María González Ríos",
        "jurisdiction": "MX",
        "regulator": "CNBV",
        "session_id": null,
        "assignee": null,
        "due_date": null,
        "due_basis": null,
        "acknowledgement": null,
        "submitted_at": null,
        "created_at": "2026-11-20T15:04:05.120Z",
        "updated_at": "2026-11-20T15:04:05.120Z"
      },
      "changed": []
    }
  },
  "case.updated": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "case.updated",
    "data": {
      "case": {
        "id": "01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01",
        "reference_number": "FRD-MX-2026-000001",
        "status": "en_revision",
        "priority": "alta",
        "incident_date": "2026-11-18",
        "incident_type": "transferencia_no_autorizada",
        "amount": 48500.5,
        "currency": "MXN",
        "description": "El titular desconoce tres transferencias realizadas el 18 de noviembre.",
        "victim_name": "María González Ríos",
        "jurisdiction": "MX",
        "regulator": "CNBV",
        "session_id": null,
        "assignee": null,
        "due_date": null,
        "due_basis": null,
        "acknowledgement": null,
        "submitted_at": null,
        "created_at": "2026-11-20T15:04:05.120Z",
        "updated_at": "2026-11-20T15:04:05.120Z"
      },
      "changed": [
        "status"
      ]
    }
  },
  "case.submitted": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "case.submitted",
    "data": {
      "case": {
        "id": "01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01",
        "reference_number": "FRD-MX-2026-000001",
        "status": "enviado",
        "priority": "alta",
        "incident_date": "2026-11-18",
        "incident_type": "transferencia_no_autorizada",
        "amount": 48500.5,
        "currency": "MXN",
        "description": "El titular desconoce tres transferencias realizadas el 18 de noviembre.",
        "victim_name": "María González Ríos",
        "jurisdiction": "MX",
        "regulator": "CNBV",
        "session_id": null,
        "assignee": null,
        "due_date": null,
        "due_basis": null,
        "acknowledgement": null,
        "submitted_at": "2026-11-21T09:30:00.000Z",
        "created_at": "2026-11-20T15:04:05.120Z",
        "updated_at": "2026-11-20T15:04:05.120Z"
      },
      "changed": [
        "status",
        "submitted_at"
      ]
    }
  },
  "case.submission_acknowledged": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "case.submission_acknowledged",
    "data": {
      "case": {
        "id": "01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01",
        "reference_number": "FRD-MX-2026-000001",
        "status": "resuelto",
        "priority": "alta",
        "incident_date": "2026-11-18",
        "incident_type": "transferencia_no_autorizada",
        "amount": 48500.5,
        "currency": "MXN",
        "description": "El titular desconoce tres transferencias realizadas el 18 de noviembre.",
        "victim_name": "María González Ríos",
        "jurisdiction": "MX",
        "regulator": "CNBV",
        "session_id": null,
        "assignee": null,
        "due_date": null,
        "due_basis": null,
        "acknowledgement": {
          "accepted": true,
          "acknowledgement_number": "CNBV-2026-118834",
          "reason": null,
          "received_at": "2026-11-24T16:00:00.000Z"
        },
        "submitted_at": "2026-11-21T09:30:00.000Z",
        "created_at": "2026-11-20T15:04:05.120Z",
        "updated_at": "2026-11-20T15:04:05.120Z"
      },
      "changed": [
        "status",
        "acknowledgement"
      ]
    }
  },
  "case.submission_rejected": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "case.submission_rejected",
    "data": {
      "case": {
        "id": "01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01",
        "reference_number": "FRD-MX-2026-000001",
        "status": "en_revision",
        "priority": "alta",
        "incident_date": "2026-11-18",
        "incident_type": "transferencia_no_autorizada",
        "amount": 48500.5,
        "currency": "MXN",
        "description": "El titular desconoce tres transferencias realizadas el 18 de noviembre.",
        "victim_name": "María González Ríos",
        "jurisdiction": "MX",
        "regulator": "CNBV",
        "session_id": null,
        "assignee": null,
        "due_date": null,
        "due_basis": null,
        "acknowledgement": {
          "accepted": false,
          "acknowledgement_number": null,
          "reason": "Falta la declaración del titular.",
          "received_at": "2026-11-24T16:00:00.000Z"
        },
        "submitted_at": "2026-11-21T09:30:00.000Z",
        "created_at": "2026-11-20T15:04:05.120Z",
        "updated_at": "2026-11-20T15:04:05.120Z"
      },
      "changed": [
        "status",
        "acknowledgement"
      ]
    }
  },
  "blocklist.entry_created": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "blocklist.entry_created",
    "data": {
      "entry": {
        "id": "01929b7e-91aa-7c10-8d2e-4f5a6b7c8d9e",
        "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
        "list_type": "email",
        "value": "fraude@ejemplo.mx",
        "flow_scope": "all",
        "severity": "block",
        "reason": "Charged back twice in October",
        "source": "manual",
        "is_active": true,
        "expires_at": null,
        "created_at": "2026-11-20T15:04:05.120Z",
        "submerchant_id": null
      },
      "changed": []
    }
  },
  "blocklist.entry_updated": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "blocklist.entry_updated",
    "data": {
      "entry": {
        "id": "01929b7e-91aa-7c10-8d2e-4f5a6b7c8d9e",
        "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
        "list_type": "email",
        "value": "fraude@ejemplo.mx",
        "flow_scope": "all",
        "severity": "block",
        "reason": "Charged back twice in October",
        "source": "manual",
        "is_active": false,
        "expires_at": null,
        "created_at": "2026-11-20T15:04:05.120Z",
        "submerchant_id": null
      },
      "changed": [
        "is_active"
      ]
    }
  },
  "blocklist.entry_expired": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "blocklist.entry_expired",
    "data": {
      "entry": {
        "id": "01929b7e-91aa-7c10-8d2e-4f5a6b7c8d9e",
        "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
        "list_type": "email",
        "value": "fraude@ejemplo.mx",
        "flow_scope": "all",
        "severity": "block",
        "reason": "Charged back twice in October",
        "source": "manual",
        "is_active": true,
        "expires_at": "2026-11-20T15:04:05.000Z",
        "created_at": "2026-11-20T15:04:05.120Z",
        "submerchant_id": null
      },
      "changed": []
    }
  },
  "dispute.opened": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "dispute.opened",
    "data": {
      "provider": "stripe",
      "provider_dispute_id": "dp_1QK3fA2eZvKYlo2C",
      "provider_payment_id": "pi_3QK3eX2eZvKYlo2C",
      "session_id": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      "reason": "fraudulent",
      "amount": 1249.9,
      "currency": "MXN",
      "status": "open"
    }
  },
  "dispute.closed": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "dispute.closed",
    "data": {
      "provider": "stripe",
      "provider_dispute_id": "dp_1QK3fA2eZvKYlo2C",
      "provider_payment_id": "pi_3QK3eX2eZvKYlo2C",
      "session_id": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      "reason": "fraudulent",
      "amount": 1249.9,
      "currency": "MXN",
      "status": "lost"
    }
  },
  "network.signal_matched": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "network.signal_matched",
    "data": {
      "session_id": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      "flow": "payin",
      "decision": "review",
      "matches": [
        {
          "signal_type": "email",
          "participants": "2-4"
        }
      ]
    }
  },
  "model.proposed": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "model.proposed",
    "data": {
      "model": {
        "id": "01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f",
        "state": "shadow",
        "source": "fitted",
        "base_model_id": null,
        "weekly_limit": true,
        "frauds": 137,
        "payments": 21480.5,
        "fitted_until": "2026-11-06T03:10:00.000Z",
        "changed_signals": 2,
        "shadow": {
          "since": "2026-11-20T03:10:00.000Z",
          "decisions": 4120,
          "changed": 61,
          "changed_share": 0.0148
        },
        "reason": null,
        "created_at": "2026-11-20T03:10:00.000Z",
        "live_since": null,
        "ended_at": null
      }
    }
  },
  "model.promoted": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "model.promoted",
    "data": {
      "model": {
        "id": "01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f",
        "state": "live",
        "source": "fitted",
        "base_model_id": null,
        "weekly_limit": true,
        "frauds": 137,
        "payments": 21480.5,
        "fitted_until": "2026-11-06T03:10:00.000Z",
        "changed_signals": 2,
        "shadow": {
          "since": "2026-11-20T03:10:00.000Z",
          "decisions": 4120,
          "changed": 61,
          "changed_share": 0.0148
        },
        "reason": null,
        "created_at": "2026-11-20T03:10:00.000Z",
        "live_since": "2026-11-28T15:04:05.120Z",
        "ended_at": null
      },
      "promotion": "approved",
      "replaced_model_id": null
    }
  },
  "model.rolled_back": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "model.rolled_back",
    "data": {
      "model": {
        "id": "01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f",
        "state": "archived",
        "source": "fitted",
        "base_model_id": null,
        "weekly_limit": true,
        "frauds": 137,
        "payments": 21480.5,
        "fitted_until": "2026-11-06T03:10:00.000Z",
        "changed_signals": 2,
        "shadow": {
          "since": "2026-11-20T03:10:00.000Z",
          "decisions": 4120,
          "changed": 61,
          "changed_share": 0.0148
        },
        "reason": null,
        "created_at": "2026-11-20T03:10:00.000Z",
        "live_since": "2026-11-28T15:04:05.120Z",
        "ended_at": "2026-11-29T09:00:00.000Z"
      },
      "live_model_id": null
    }
  },
  "model.drifting": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "model.drifting",
    "data": {
      "policy_version": "catalogue@12",
      "from": "2026-11-13T00:00:00.000Z",
      "to": "2026-11-20T00:00:00.000Z",
      "findings": [
        {
          "measure": "population_stability",
          "subject": "AMOUNT_ANOMALY_PAYER",
          "value": 0.31,
          "threshold": 0.25
        }
      ]
    }
  },
  "rule.changed": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "rule.changed",
    "data": {
      "rule": {
        "id": "01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f",
        "code": "RULE:BIN_TESTING",
        "status": "live",
        "version": 1,
        "live_version": 1,
        "name": "Cards tested on one BIN",
        "description": "New payers try several cards of one BIN with small amounts.",
        "flow": "payin",
        "submerchant_id": null,
        "expression": "card.new_payers_of_bin_1h >= 2 && payment.amount < 300",
        "action": {
          "type": "at_least",
          "decision": "review"
        },
        "priority": 100,
        "valid_from": null,
        "valid_until": null,
        "pending_approval": null,
        "reason": "Atrapa 9 de 10 sin molestar a nadie.",
        "created_by": {
          "type": "session",
          "id": "ana@tienda-andina.example",
          "role": "analyst"
        },
        "created_at": "2026-11-20T15:04:05.120Z",
        "changed_by": {
          "type": "session",
          "id": "ana@tienda-andina.example",
          "role": "analyst"
        },
        "updated_at": "2026-11-27T15:10:00.000Z"
      },
      "change": "status_changed"
    }
  },
  "rule.matched": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "rule.matched",
    "data": {
      "session_id": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22",
      "flow": "payin",
      "decision": "review",
      "rules": [
        {
          "id": "01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f",
          "version": 1,
          "code": "RULE:BIN_TESTING",
          "name": "Cards tested on one BIN"
        }
      ]
    }
  },
  "rule.failing": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "rule.failing",
    "data": {
      "rule_id": "01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f",
      "version": 1,
      "status": "live",
      "reason": "division_by_zero",
      "failures": 3
    }
  },
  "ingest.unmapped": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "ingest.unmapped",
    "data": {
      "event_id": "01929b84-0a10-7b21-9c3d-5e6f708192a4",
      "provider": "adyen",
      "event_type": "REPORT_AVAILABLE",
      "external_id": "8825408195409505",
      "submerchant_id": null
    }
  },
  "audit.head": {
    "id": "01929b84-0c11-7a20-8b3c-4d5e6f708192",
    "timestamp": "2026-11-20T15:04:05.120Z",
    "api_version": "1.3.0",
    "organization_id": "01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20",
    "type": "audit.head",
    "data": {
      "sequence": 1841,
      "hash": "9f2b7c1d5e3a48c6b0d17e5f2a9c4b86d3e0f1a7c5b2948e6d7f0a1b3c5d7e9f"
    }
  }
};
