// For every PATCH operation of the contract, and the PUT that sets a membership: a resource, a change of it, and a request that sends the values that it
// has. An operation without a row does not compile, and fails by its name.

import { type OperationId, operations } from "../../../generated/operations.ts";
import type { components } from "../../../generated/types.ts";
import type { Fixtures } from "../access/fixtures.ts";
import type { AnyRequest } from "../access/send.ts";

type Schemas = components["schemas"];

/** Operations that set fields of a resource: each PATCH, and the membership of the network. */
export type ChangingOperation =
  | { readonly [Id in OperationId]: (typeof operations)[Id]["method"] extends "patch" ? Id : never }[OperationId]
  | "setNetworkMembership";

/** Their identifiers, from the operation table. */
export const changingOperations = Object.values(operations)
  .filter(({ id, method }) => method === "patch" || id === "setNetworkMembership")
  .map(({ id }) => id as ChangingOperation);

/** What a row needs to make its resource. */
export interface Made {
  readonly organizationId: string;
  readonly fixtures: Fixtures;
  readonly query: (text: string, values?: unknown[]) => Promise<unknown[]>;
}

/** A change of a resource. */
export interface PatchRow {
  /** Makes the resource, past the service; answers its id. */
  readonly make: (made: Made) => Promise<string>;
  /** The request with a body. */
  readonly request: (id: string, body: object) => AnyRequest;
  /** A body that names no field; undefined: the operation has none. */
  readonly empty: object | undefined;
  /** A body that changes the resource, spelled as the service would not. */
  readonly change: object;
  /** The body that sends every field with the value that the resource has, in another order where order has no meaning. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of every operation
  readonly present: (resource: any) => object;
}

const byId = (id: string, body: object): AnyRequest => ({ path: { id }, body });

/** The rows. */
export const patches: { readonly [Id in ChangingOperation]: readonly PatchRow[] } = {
  updateOrganization: [
    {
      make: async () => "",
      request: (_, body) => ({ body }),
      empty: {},
      change: {
        name: "Pagos del Norte",
        thresholds: { challenge: 20, decline: null },
        signal_weights: { EMAIL_DISPOSABLE: 7, HIGH_RISK_COUNTRY: null },
        high_risk_countries: ["VE", "IR", "VE"],
        browser_signals: "full",
        case_prefix: "PDN",
      },
      present: ({ id: _, created_at: __, thresholds_source: ___, derived_thresholds: ____, high_risk_countries, ...rest }: Schemas["Organization"]) => ({
        ...rest,
        high_risk_countries: high_risk_countries.toReversed(),
      }),
    },
    {
      // stored in another order than the service writes
      make: async ({ query, organizationId }) => {
        await query(`UPDATE organizations SET settings = '{"high_risk_countries": ["VE", "IR"]}' WHERE id = $1`, [organizationId]);
        return "";
      },
      request: (_, body) => ({ body }),
      empty: {},
      change: { maintenance: true },
      present: ({ high_risk_countries, maintenance }: Schemas["Organization"]) => ({ high_risk_countries, maintenance }),
    },
  ],
  updateCustomList: [
    {
      make: ({ fixtures }) => fixtures.list(),
      request: byId,
      empty: {},
      change: { name: "resellers", description: "Revendedores" },
      present: ({ name, description }: Schemas["CustomList"]) => ({ description, name }),
    },
  ],
  updateSavedView: [
    {
      make: ({ fixtures }) => fixtures.savedView(),
      request: byId,
      empty: {},
      // another person may not see it any more once it is not shared
      change: { name: "Pagos grandes", filters: { currency: "MXN", min_amount: 500, review: "open" }, order: "largest" },
      present: ({ name, shared, filters, order }: Schemas["SavedView"]) => ({
        order,
        filters: Object.fromEntries(Object.entries(filters).toReversed()),
        shared,
        name,
      }),
    },
  ],
  updateSubmerchant: [
    {
      make: ({ fixtures }) => fixtures.submerchant(),
      request: byId,
      empty: {},
      change: { name: "Zapatería del Norte", country: "CL", external_id: "COM-1", category_code: "5661", status: "inactive" },
      present: ({ id: _, created_at: __, updated_at: ___, ...rest }: Schemas["Submerchant"]) => rest,
    },
  ],
  updateRule: [
    {
      make: ({ fixtures }) => fixtures.rule("live"),
      request: (id, body) => byId(id, { reason: "Menos avisos.", ...body }),
      empty: {},
      change: {
        name: "Montos altos",
        description: "Compras caras",
        flow: "payin",
        expression: "payment.amount > 2000",
        action: { decision: "review", type: "at_least" },
        priority: 5,
        valid_from: "2026-12-31T18:00:00-06:00",
        valid_until: "2998-12-31T18:00:00-06:00",
      },
      present: ({ name, description, flow, submerchant_id, expression, action, priority, valid_from, valid_until }: Schemas["Rule"]) => ({
        name,
        description,
        flow,
        submerchant_id,
        expression,
        action,
        priority,
        valid_from,
        valid_until,
      }),
    },
  ],
  updateCase: [
    {
      make: ({ fixtures }) => fixtures.case(),
      request: byId,
      empty: {},
      change: { status: "en_revision", priority: "alta", description: "El titular no reconoce el cargo." },
      present: ({ status, priority, description }: Schemas["Case"]) => ({ status, priority, ...(description === null ? {} : { description }) }),
    },
    {
      make: ({ fixtures }) => fixtures.case("en_revision"),
      request: byId,
      empty: {},
      change: { status: "enviado", description: "El titular no reconoce el cargo." },
      present: ({ status, priority, description }: Schemas["Case"]) => ({ status, priority, ...(description === null ? {} : { description }) }),
    },
  ],
  updateBlocklistEntry: [
    {
      // ends at a microsecond, which answers do not show
      make: async ({ fixtures, query }) => {
        const id = await fixtures.entry("block");
        await query("UPDATE list_entries SET expires_at = '2999-12-31 00:00:00.123456+00', expiry_notified = true WHERE id = $1", [id]);
        return id;
      },
      request: (id, body) => ({ body: { id, ...body } }),
      empty: {},
      change: { reason: "Contracargo", is_active: false, expires_at: "2998-12-31T18:00:00-06:00", severity: "review", flow_scope: "payin" },
      present: ({ reason, is_active, expires_at, severity, flow_scope }: Schemas["BlocklistEntry"]) => ({
        reason,
        is_active,
        expires_at,
        severity,
        flow_scope,
      }),
    },
  ],
  updateWebhookEndpoint: [
    {
      make: ({ fixtures }) => fixtures.endpoint(),
      request: byId,
      empty: {},
      change: { url: "https://shop.example/other", events: ["case.updated", "case.created", "case.updated"], description: "ERP", enabled: true },
      present: ({ url, events, description, enabled }: Schemas["WebhookEndpoint"]) => ({ url, events: events.toReversed(), description, enabled }),
    },
    {
      make: async ({ fixtures, query }) => {
        const id = await fixtures.endpoint();
        await query("UPDATE webhook_endpoints SET enabled = true, disabled_reason = NULL, failing_since = now() WHERE id = $1", [id]);
        return id;
      },
      request: byId,
      empty: {},
      change: { enabled: false },
      present: ({ url, events, description, enabled }: Schemas["WebhookEndpoint"]) => ({ url, events, description, enabled }),
    },
  ],
  setNetworkMembership: [
    {
      make: async ({ fixtures }) => {
        await fixtures.member();
        return "";
      },
      request: (_, body) => ({ body }),
      empty: undefined,
      change: { contribute: true, consume: false },
      present: ({ contribute, consume }: Schemas["NetworkMembership"]) => ({ contribute, consume }),
    },
  ],
};
