// The pages of the navigation, and the permission that each needs.
import type { Permission } from "../../../../generated/credentials.ts";
import type { Messages } from "../i18n/en.ts";
import type { IconName } from "../parts/icon.tsx";

/** A page. */
export interface Place {
  readonly to: "/" | "/review" | "/assessments" | "/rules" | "/lists" | "/cases" | "/webhooks" | "/keys" | "/audit" | "/settings";
  readonly label: (text: Messages) => string;
  readonly icon: IconName;
  readonly permission: Permission;
}

/** Groups of pages, in their order. */
export const navigation: readonly { readonly label: (text: Messages) => string; readonly places: readonly Place[] }[] = [
  {
    label: ({ nav }) => nav.monitor,
    places: [
      { to: "/", label: ({ nav }) => nav.overview, icon: "overview", permission: "stats:read" },
      { to: "/review", label: ({ nav }) => nav.review, icon: "review", permission: "assessments:read" },
      { to: "/assessments", label: ({ nav }) => nav.assessments, icon: "assessments", permission: "assessments:read" },
      { to: "/cases", label: ({ nav }) => nav.cases, icon: "cases", permission: "cases:read" },
    ],
  },
  {
    label: ({ nav }) => nav.prevent,
    places: [
      { to: "/rules", label: ({ nav }) => nav.rules, icon: "rules", permission: "rules:read" },
      { to: "/lists", label: ({ nav }) => nav.lists, icon: "lists", permission: "blocklists:read" },
    ],
  },
  {
    label: ({ nav }) => nav.manage,
    places: [
      { to: "/webhooks", label: ({ nav }) => nav.webhooks, icon: "webhooks", permission: "webhooks:read" },
      { to: "/keys", label: ({ nav }) => nav.keys, icon: "keys", permission: "keys:read" },
      { to: "/audit", label: ({ nav }) => nav.audit, icon: "audit", permission: "audit:read" },
      { to: "/settings", label: ({ nav }) => nav.settings, icon: "settings", permission: "organization:read" },
    ],
  },
];
