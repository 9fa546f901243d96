// The pages of the navigation, and the permission that each needs.
import type { Permission } from "../../../../generated/credentials.ts";
import type { Messages } from "../i18n/messages.ts";
import type { IconName } from "../parts/icon.tsx";
import type { Person } from "../session/person.ts";

type Segment = Person["organization"]["segment"];

/** A page. */
export interface Place {
  readonly to:
    | "/"
    | "/statistics"
    | "/review"
    | "/assessments"
    | "/entities"
    | "/rules"
    | "/lists"
    | "/models"
    | "/thresholds"
    | "/network"
    | "/cases"
    | "/submerchants"
    | "/webhooks"
    | "/connections"
    | "/keys"
    | "/team"
    | "/approvals"
    | "/data-protection"
    | "/audit"
    | "/settings";
  readonly label: (text: Messages) => string;
  readonly icon: IconName;
  readonly permission: Permission;
  /** Only for organizations of this segment. */
  readonly segment?: Segment;
}

/** Groups of pages, in their order. */
export const navigation: readonly { readonly label: (text: Messages) => string; readonly places: readonly Place[] }[] = [
  {
    label: ({ nav }) => nav.monitor,
    places: [
      { to: "/", label: ({ nav }) => nav.overview, icon: "overview", permission: "stats:read" },
      { to: "/statistics", label: ({ statistics }) => statistics.title, icon: "statistics", permission: "stats:read" },
      { to: "/review", label: ({ nav }) => nav.review, icon: "review", permission: "assessments:read" },
      { to: "/assessments", label: ({ nav }) => nav.assessments, icon: "assessments", permission: "assessments:read" },
      { to: "/entities", label: ({ nav }) => nav.entities, icon: "entities", permission: "assessments:read" },
      { to: "/cases", label: ({ nav }) => nav.cases, icon: "cases", permission: "cases:read" },
    ],
  },
  {
    label: ({ nav }) => nav.prevent,
    places: [
      { to: "/rules", label: ({ nav }) => nav.rules, icon: "rules", permission: "rules:read" },
      { to: "/lists", label: ({ nav }) => nav.lists, icon: "lists", permission: "blocklists:read" },
      { to: "/models", label: ({ nav }) => nav.models, icon: "models", permission: "models:read" },
      { to: "/thresholds", label: ({ nav }) => nav.thresholds, icon: "thresholds", permission: "stats:read" },
      { to: "/network", label: ({ nav }) => nav.network, icon: "network", permission: "network:signals:read" },
    ],
  },
  {
    label: ({ nav }) => nav.manage,
    places: [
      { to: "/submerchants", label: ({ nav }) => nav.submerchants, icon: "submerchants", permission: "submerchants:read", segment: "psp" },
      { to: "/webhooks", label: ({ nav }) => nav.webhooks, icon: "webhooks", permission: "webhooks:read" },
      { to: "/connections", label: ({ nav }) => nav.connections, icon: "connections", permission: "webhooks:read" },
      { to: "/keys", label: ({ nav }) => nav.keys, icon: "keys", permission: "keys:read" },
      { to: "/team", label: ({ nav }) => nav.team, icon: "team", permission: "organization:read" },
      { to: "/approvals", label: ({ approvals }) => approvals.title, icon: "approvals", permission: "organization:read" },
      { to: "/data-protection", label: ({ protection }) => protection.title, icon: "protection", permission: "data_subjects:read" },
      { to: "/audit", label: ({ nav }) => nav.audit, icon: "audit", permission: "audit:read" },
      { to: "/settings", label: ({ nav }) => nav.settings, icon: "settings", permission: "organization:read" },
    ],
  },
];

/** Is the page for this person: permitted, and of the organization's segment? */
export function isFor({ permission, segment }: Place, person: Person): boolean {
  return person.permissions.has(permission) && (segment === undefined || segment === person.organization.segment);
}
