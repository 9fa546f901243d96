// What a team connects: a connection, keys, the network, endpoints, submerchants, and a request of a customer.
import type { Occasion, Office } from "./occasion.ts";
import { listed, Refused } from "./team.ts";

interface Endpoint {
  readonly id: string;
  readonly description: string | null;
}

const ORDERS = "Servicio de pedidos (receptor de la demo)";
const WAREHOUSE = "Almacén de datos (de la demo: no responde a propósito)";

/** Nothing listens there, on this machine. */
const REFUSED = "http://127.0.0.1:9/hooks/almacen";

async function endpointOf({ team }: Office, description: string): Promise<Endpoint | undefined> {
  return (await listed<Endpoint>(team, "webhook-endpoints")).find((endpoint) => endpoint.description === description);
}

async function addSubmerchants({ provider }: Office): Promise<void> {
  if (provider === undefined) return;
  const known = new Set((await listed<{ external_id: string | null }>(provider, "submerchants")).map(({ external_id }) => external_id));
  for (const [name, country, external_id, category_code, status] of [
    ["Café Ñandú", "CO", "TIENDA-42", "5814", "active"],
    ["Electrónica Río Bravo", "MX", "TIENDA-57", "5732", "active"],
    ["Viagens Boa Vista", "BR", "TIENDA-63", "4722", "active"],
    ["Joyería Alameda", "CL", "TIENDA-18", "5944", "inactive"],
  ] as const) {
    if (known.has(external_id)) continue;
    const { id } = await provider.call<{ id: string }>("admin", "POST", "submerchants", { name, country, external_id, category_code });
    if (status === "active") await provider.call("admin", "POST", `submerchants/${id}/keys`, { type: "secret", name: `${name}, servidor` });
    else await provider.call("admin", "DELETE", `submerchants/${id}`);
  }
}

async function requestModel({ team, fit }: Office): Promise<void> {
  if ((await listed(team, "models")).length > 0) return;
  const accepted = await team.call("admin", "POST", "models/fit", {}).catch((error: unknown) => {
    // too few outcomes
    if (error instanceof Refused && error.status < 500) return undefined;
    throw error;
  });
  if (accepted === undefined) return;
  // the first run proposes, the second one begins to compare
  await fit();
  await fit();
}

/** What becomes of systems over the month. */
export const systemOccasions: readonly Occasion[] = [
  {
    name: "systems",
    daysAgo: 28.5,
    act: async (office) => {
      const { team } = office;
      if ((await listed(team, "connections")).length === 0)
        await team.call("admin", "POST", "connections", { processor: "stripe", webhook_secret: "whsec_0123456789abcdef", description: "Tienda en línea" });
      const names = new Set((await listed<{ name: string }>(team, "keys")).map(({ name }) => name));
      if (!names.has("Página de pago"))
        await team.call("admin", "POST", "keys", { type: "publishable", name: "Página de pago", allowed_origins: ["https://tienda.example"] });
      // hashes are shared with the organizations of this installation alone
      await team.call("admin", "PUT", "network/membership", { contribute: true, consume: true });
      await addSubmerchants(office);
    },
  },
  {
    name: "endpoints",
    daysAgo: 4,
    act: async (office) => {
      const { team, receiver } = office;
      for (const endpoint of [
        { url: receiver, description: ORDERS, events: ["review.opened", "case.created", "case.updated", "case.submitted", "dispute.opened"] },
        { url: REFUSED, description: WAREHOUSE, events: ["case.created", "case.updated", "case.submitted", "rule.changed", "model.proposed"] },
      ])
        if ((await endpointOf(office, endpoint.description)) === undefined) await team.call("admin", "POST", "webhook-endpoints", endpoint);
      for (const description of [ORDERS, WAREHOUSE]) {
        const endpoint = await endpointOf(office, description);
        const tested = endpoint === undefined || (await listed(team, `webhook-deliveries?endpoint_id=${endpoint.id}`)).length > 0;
        if (!tested) await team.call("admin", "POST", `webhook-endpoints/${endpoint.id}/test`);
      }
      await office.deliver();
    },
  },
  {
    name: "request of a customer",
    daysAgo: 0.2,
    act: async ({ team }) => {
      if ((await listed(team, "data-subject-requests")).length > 0) return;
      const identifiers = [{ type: "customer_id", value: "c815" }];
      await team.call("admin", "POST", "data-subject-requests", { kind: "access", identifiers, reason: "Solicitud ARCO 2026-118" });
    },
  },
  // where there are too few outcomes, once more a few days later
  { name: "model", daysAgo: 6, act: requestModel },
  { name: "model again", daysAgo: 2.5, act: requestModel },
  { name: "comparison of the model", daysAgo: 0, act: ({ fit }) => fit() },
  {
    name: "saved views",
    daysAgo: 8,
    act: async ({ team }) => {
      const names = new Set((await listed<{ name: string }>(team, "saved-views")).map(({ name }) => name));
      for (const view of [
        { name: "Pagos grandes en revisión", shared: true, filters: { review: "open", last_days: 7, currency: "MXN", min_amount: 3000 }, order: "largest" },
        { name: "Rechazos de la semana", shared: true, filters: { decision: "decline", last_days: 7 }, order: "riskiest" },
        { name: "Contracargos del mes", shared: false, filters: { outcome: "fraud", last_days: 30 }, order: "newest" },
      ])
        if (!names.has(view.name)) await team.call("admin", "POST", "saved-views", view);
    },
  },
];
