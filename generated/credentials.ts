// Generated from spec/ by `npm run generate`. Do not edit.

/** Kinds of credential: prefix of their values (null: not a key) and default requests per minute. */
export const credentialKinds = {
  "publishable": {
    "prefix": "svc_pub_",
    "ratePerMinute": 600
  },
  "secret": {
    "prefix": "svc_sk_",
    "ratePerMinute": 6000
  },
  "session": {
    "prefix": null,
    "ratePerMinute": 600
  },
  "ingest": {
    "prefix": "svc_wh_",
    "ratePerMinute": 6000
  }
} as const;

/** A kind of credential. */
export type CredentialKind = keyof typeof credentialKinds;

/** Every permission. */
export const permissions = [
  "assess",
  "fraud:report",
  "stats:read",
  "merchant:read",
  "network:signals:read",
  "network:contribute",
  "submerchants:read",
  "submerchants:write",
  "assessments:read",
  "assessments:review",
  "assessments:label",
  "blocklists:read",
  "blocklists:write",
  "cases:read",
  "cases:write",
  "cases:submit",
  "keys:read",
  "keys:write",
  "webhooks:read",
  "webhooks:write",
  "organization:read",
  "organization:write",
  "models:read",
  "models:write",
  "rules:read",
  "rules:write",
  "configuration:read",
  "configuration:write",
  "data_subjects:read",
  "data_subjects:write",
  "audit:read"
] as const;

/** What a key or a role may do. */
export type Permission = (typeof permissions)[number];

/** Permissions that a key of each kind can be given. */
export const keyPermissions = {
  "publishable": [
    "assess"
  ],
  "secret": [
    "assess",
    "fraud:report",
    "stats:read",
    "merchant:read",
    "network:signals:read",
    "network:contribute",
    "submerchants:read",
    "submerchants:write",
    "assessments:read",
    "assessments:review",
    "models:read",
    "rules:read",
    "rules:write",
    "configuration:read",
    "configuration:write"
  ],
  "ingest": []
} as const satisfies Record<string, readonly Permission[]>;

/** Permissions of each role of a dashboard session. */
export const rolePermissions = {
  "admin": [
    "assess",
    "fraud:report",
    "stats:read",
    "merchant:read",
    "network:signals:read",
    "network:contribute",
    "submerchants:read",
    "submerchants:write",
    "assessments:read",
    "assessments:review",
    "assessments:label",
    "blocklists:read",
    "blocklists:write",
    "cases:read",
    "cases:write",
    "cases:submit",
    "keys:read",
    "keys:write",
    "webhooks:read",
    "webhooks:write",
    "organization:read",
    "organization:write",
    "models:read",
    "models:write",
    "rules:read",
    "rules:write",
    "configuration:read",
    "configuration:write",
    "data_subjects:read",
    "data_subjects:write",
    "audit:read"
  ],
  "analyst": [
    "stats:read",
    "merchant:read",
    "network:signals:read",
    "submerchants:read",
    "assessments:read",
    "assessments:review",
    "assessments:label",
    "blocklists:read",
    "blocklists:write",
    "cases:read",
    "cases:write",
    "cases:submit",
    "webhooks:read",
    "organization:read",
    "models:read",
    "rules:read",
    "rules:write",
    "configuration:read"
  ],
  "viewer": [
    "stats:read",
    "merchant:read",
    "network:signals:read",
    "submerchants:read",
    "assessments:read",
    "blocklists:read",
    "cases:read",
    "webhooks:read",
    "organization:read",
    "models:read",
    "rules:read",
    "configuration:read"
  ]
} as const satisfies Record<string, readonly Permission[]>;

/** Role of a dashboard session. */
export type Role = keyof typeof rolePermissions;
