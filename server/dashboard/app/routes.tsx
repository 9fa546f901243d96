// Addresses and their pages. Each page is a file of its own that is loaded when it is opened.
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import type { Permission } from "../../../generated/credentials.ts";
import { useText } from "./i18n/catalogue.tsx";
import { assessmentFilters } from "./pages/assessments/filters.ts";
import { auditSearch } from "./pages/audit/search.ts";
import { caseSearch } from "./pages/cases/search.ts";
import { keySearch } from "./pages/keys/search.ts";
import { listSearch } from "./pages/lists/search.ts";
import { modelSearch } from "./pages/models/search.ts";
import { reviewSearch } from "./pages/review/search.ts";
import { ruleListSearch, ruleSearch } from "./pages/rules/search.ts";
import { statisticsSearch } from "./pages/statistics/search.ts";
import { webhookSearch } from "./pages/webhooks/search.ts";
import { Empty, Failure, Loading } from "./parts/states.tsx";
import { Layout } from "./shell/layout.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** What a role needs to read the page. */
    permission?: Permission;
  }
  interface Register {
    router: typeof router;
  }
}

const root = createRootRoute({ component: Layout, notFoundComponent: NotFound });
const parent = { getParentRoute: () => root };

/** What is open on a page, from the address. */
const chosenOf =
  <Name extends string>(name: Name) =>
  (search: Record<string, unknown>): { [Key in Name]?: string } => {
    const value = search[name];
    return typeof value === "string" ? ({ [name]: value } as { [Key in Name]: string }) : {};
  };

const routes = [
  createRoute({
    ...parent,
    path: "/",
    staticData: { permission: "stats:read" },
    component: lazyRouteComponent(() => import("./pages/overview/page.tsx"), "OverviewPage"),
  }),
  createRoute({
    ...parent,
    path: "/statistics",
    staticData: { permission: "stats:read" },
    validateSearch: statisticsSearch,
    component: lazyRouteComponent(() => import("./pages/statistics/page.tsx"), "StatisticsPage"),
  }),
  createRoute({
    ...parent,
    path: "/review",
    staticData: { permission: "assessments:read" },
    validateSearch: reviewSearch,
    component: lazyRouteComponent(() => import("./pages/review/page.tsx"), "ReviewPage"),
  }),
  createRoute({
    ...parent,
    path: "/assessments",
    staticData: { permission: "assessments:read" },
    validateSearch: assessmentFilters,
    component: lazyRouteComponent(() => import("./pages/assessments/page.tsx"), "AssessmentsPage"),
  }),
  createRoute({
    ...parent,
    path: "/assessments/$sessionId",
    staticData: { permission: "assessments:read" },
    component: lazyRouteComponent(() => import("./pages/assessment/page.tsx"), "AssessmentPage"),
  }),
  createRoute({
    ...parent,
    path: "/entities",
    staticData: { permission: "assessments:read" },
    validateSearch: chosenOf("value"),
    component: lazyRouteComponent(() => import("./pages/entities/search.tsx"), "EntitySearchPage"),
  }),
  createRoute({
    ...parent,
    path: "/entities/$kind/$value",
    staticData: { permission: "assessments:read" },
    component: lazyRouteComponent(() => import("./pages/entities/page.tsx"), "EntityPage"),
  }),
  createRoute({
    ...parent,
    path: "/rules",
    staticData: { permission: "rules:read" },
    validateSearch: ruleListSearch,
    component: lazyRouteComponent(() => import("./pages/rules/list.tsx"), "RulesPage"),
  }),
  createRoute({
    ...parent,
    path: "/rules/new",
    staticData: { permission: "rules:write" },
    validateSearch: ruleSearch,
    component: lazyRouteComponent(() => import("./pages/rules/new.tsx"), "NewRulePage"),
  }),
  createRoute({
    ...parent,
    path: "/rules/$ruleId",
    staticData: { permission: "rules:read" },
    validateSearch: ruleSearch,
    component: lazyRouteComponent(() => import("./pages/rules/rule.tsx"), "RulePage"),
  }),
  createRoute({
    ...parent,
    path: "/lists",
    staticData: { permission: "blocklists:read" },
    validateSearch: listSearch,
    component: lazyRouteComponent(() => import("./pages/lists/page.tsx"), "ListsPage"),
  }),
  createRoute({
    ...parent,
    path: "/models",
    staticData: { permission: "models:read" },
    validateSearch: modelSearch,
    component: lazyRouteComponent(() => import("./pages/models/page.tsx"), "ModelsPage"),
  }),
  createRoute({
    ...parent,
    path: "/models/$modelId",
    staticData: { permission: "models:read" },
    component: lazyRouteComponent(() => import("./pages/models/model.tsx"), "ModelPage"),
  }),
  createRoute({
    ...parent,
    path: "/thresholds",
    staticData: { permission: "stats:read" },
    component: lazyRouteComponent(() => import("./pages/thresholds/page.tsx"), "ThresholdsPage"),
  }),
  createRoute({
    ...parent,
    path: "/network",
    staticData: { permission: "network:signals:read" },
    component: lazyRouteComponent(() => import("./pages/network/page.tsx"), "NetworkPage"),
  }),
  createRoute({
    ...parent,
    path: "/cases",
    staticData: { permission: "cases:read" },
    validateSearch: caseSearch,
    component: lazyRouteComponent(() => import("./pages/cases/list.tsx"), "CasesPage"),
  }),
  createRoute({
    ...parent,
    path: "/cases/$caseId",
    staticData: { permission: "cases:read" },
    component: lazyRouteComponent(() => import("./pages/cases/case.tsx"), "CasePage"),
  }),
  createRoute({
    ...parent,
    path: "/webhooks",
    staticData: { permission: "webhooks:read" },
    validateSearch: webhookSearch,
    component: lazyRouteComponent(() => import("./pages/webhooks/page.tsx"), "WebhooksPage"),
  }),
  createRoute({
    ...parent,
    path: "/submerchants",
    staticData: { permission: "submerchants:read" },
    validateSearch: chosenOf("id"),
    component: lazyRouteComponent(() => import("./pages/submerchants/page.tsx"), "SubmerchantsPage"),
  }),
  createRoute({
    ...parent,
    path: "/connections",
    staticData: { permission: "webhooks:read" },
    component: lazyRouteComponent(() => import("./pages/connections/page.tsx"), "ConnectionsPage"),
  }),
  createRoute({
    ...parent,
    path: "/keys",
    staticData: { permission: "keys:read" },
    validateSearch: keySearch,
    component: lazyRouteComponent(() => import("./pages/keys/page.tsx"), "KeysPage"),
  }),
  createRoute({
    ...parent,
    path: "/team",
    staticData: { permission: "organization:read" },
    component: lazyRouteComponent(() => import("./pages/team/page.tsx"), "TeamPage"),
  }),
  createRoute({
    ...parent,
    path: "/approvals",
    staticData: { permission: "organization:read" },
    component: lazyRouteComponent(() => import("./pages/approvals/page.tsx"), "ApprovalsPage"),
  }),
  createRoute({
    ...parent,
    path: "/data-protection",
    staticData: { permission: "data_subjects:read" },
    validateSearch: chosenOf("id"),
    component: lazyRouteComponent(() => import("./pages/data-protection/page.tsx"), "DataProtectionPage"),
  }),
  createRoute({
    ...parent,
    path: "/audit",
    staticData: { permission: "audit:read" },
    validateSearch: auditSearch,
    component: lazyRouteComponent(() => import("./pages/audit/page.tsx"), "AuditPage"),
  }),
  createRoute({
    ...parent,
    path: "/settings",
    staticData: { permission: "organization:read" },
    component: lazyRouteComponent(() => import("./pages/settings/page.tsx"), "SettingsPage"),
  }),
] as const;

/** The router. Pages are loaded when a link to them is pointed at. */
export const router = createRouter({
  routeTree: root.addChildren(routes),
  basepath: "/dashboard",
  defaultPreload: "intent",
  defaultPendingComponent: () => <Loading />,
  defaultErrorComponent: ({ error, reset }) => <Failure error={error} retry={reset} />,
});

function NotFound() {
  const text = useText();
  return <Empty title={text.state.notFound} />;
}
