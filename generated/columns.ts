// Generated from spec/ by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** Columns of the request bodies that are tables, with the rules of their cells, by operation. */
export const columns = {
  "importBlocklist": [
    {
      "path": "list_type",
      "type": "string",
      "description": "Type of the value. An unknown type is 400 `INVALID_TYPE`.",
      "required": true,
      "recommended_for": []
    },
    {
      "path": "value",
      "type": "string",
      "description": "The value, in any spelling.",
      "required": true,
      "recommended_for": [],
      "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
      "min_length": 1,
      "max_length": 255,
      "example": "fraude@ejemplo.mx"
    },
    {
      "path": "flow_scope",
      "type": "string",
      "description": "Payments that it concerns.",
      "required": false,
      "recommended_for": [],
      "enum": [
        "payin",
        "payout",
        "all"
      ]
    },
    {
      "path": "severity",
      "type": "string",
      "description": "Effect of the entry.",
      "required": false,
      "recommended_for": [],
      "enum": [
        "block",
        "flag",
        "review"
      ]
    },
    {
      "path": "reason",
      "type": "string",
      "description": "Why the entry was made.",
      "required": false,
      "recommended_for": [],
      "pattern": "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$",
      "max_length": 500,
      "example": "Charged back twice in October"
    },
    {
      "path": "source",
      "type": "string",
      "description": "Ignored: the service sets it, here to `manual`. Still accepted, so that calls written for 0.1.0 keep working.",
      "required": false,
      "recommended_for": [],
      "enum": [
        "manual",
        "rule",
        "fraud_report",
        "chargeback",
        "api"
      ]
    },
    {
      "path": "is_active",
      "type": "boolean",
      "description": "Whether the entry is active from the start.",
      "required": false,
      "recommended_for": []
    },
    {
      "path": "expires_at",
      "type": "string",
      "description": "When the entry stops applying; absent: never.",
      "required": false,
      "recommended_for": [],
      "format": "date-time"
    },
    {
      "path": "submerchant_id",
      "type": "string",
      "description": "For payment service providers: the one submerchant whose payments it concerns.",
      "required": false,
      "recommended_for": [],
      "format": "uuid",
      "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
      "example": "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22"
    }
  ],
  "importCustomListValues": [
    {
      "path": "value",
      "type": "string",
      "description": "The value, in any spelling.",
      "required": true,
      "recommended_for": [],
      "pattern": "^[^\\u0000-\\u001F\\u007F-\\u009F]+$",
      "min_length": 1,
      "max_length": 256,
      "example": "cus_84213"
    }
  ]
} satisfies Record<string, components["schemas"]["CatalogField"][]>;
