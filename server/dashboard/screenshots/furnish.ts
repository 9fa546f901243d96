// What a team adds to a month of payments before pictures are taken: rules, lists, cases, endpoints, a model. Through the public API, once per sandbox.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DAY } from "../../src/platform/time/time.ts";

/** A call as the administrator of the organization; `undefined` for an answer without a body. Throws the answer of a refused call. */
type Call = <Body>(method: string, path: string, body?: unknown) => Promise<Body>;

interface Listed {
  readonly session_id: string;
  readonly amount: number;
  readonly currency: string;
}

/** Adds what a team would have set up, wherever there is nothing yet. The service has to run with WEBHOOKS_ALLOW_LOCAL=true. */
export async function furnish(base: string, tokens: { readonly merchant: string; readonly psp: string }): Promise<void> {
  const call = callsOf(base, tokens.merchant);
  const parts = [
    ["rules", addRules],
    ["lists", addLists],
    ["cases", addCases],
    ["saved-views", addReviews],
    ["webhook-endpoints", addSystems],
    ["models", (own: Call) => own("POST", "models/fit", {})],
  ] as const;
  for (const [path, add] of parts) {
    const { data } = await call<{ data: unknown[] }>("GET", path);
    if (data.length === 0) await add(call);
  }
  const ofProvider = callsOf(base, tokens.psp);
  const { data } = await ofProvider<{ data: unknown[] }>("GET", "submerchants");
  if (data.length === 1) await ofProvider("POST", "submerchants", { name: "Café Ñandú", country: "CO", external_id: "TIENDA-42", category_code: "5814" });
}

function callsOf(base: string, token: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(`${base}/api/v1/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
}

/** Templates of the catalogue: one live, two in shadow, a draft. */
async function addRules(call: Call): Promise<void> {
  const { data: templates } = await call<{ data: { id: string; rule: object; texts: { es: { name: string; description: string } } }[] }>(
    "GET",
    "rules/templates",
  );
  for (const [id, moves, changes] of [
    ["shared-card", ["shadow", "live"], {}],
    ["account-takeover", ["shadow"], {}],
    ["card-testing-bin", [], {}],
    // stricter than the template, so that its backtest changes decisions
    [
      "new-accounts-device",
      ["shadow"],
      { action: { type: "at_least", decision: "decline" }, description: "Una banda abre cuentas y paga desde los mismos dispositivos. Se rechaza." },
    ],
  ] as const) {
    const template = templates.find((candidate) => candidate.id === id);
    if (template === undefined) throw new Error(`no template ${id}`);
    const { name, description } = template.texts.es;
    const rule = await call<{ id: string }>("POST", "rules", { ...template.rule, name, description, ...changes });
    for (const move of moves) await call("POST", `rules/${rule.id}/${move}`, { reason: "Revisado con la prueba retrospectiva de noviembre." });
  }
}

async function addLists(call: Call): Promise<void> {
  await call("POST", "blocklists", { list_type: "email_domain", value: "correo-temporal.example", severity: "block", reason: "Buzones desechables" });
  await call("POST", "blocklists", { list_type: "ip_range", value: "203.0.113.0/24", severity: "review", reason: "Ataque del 14 de noviembre" });
  await call("POST", "allowlists", { list_type: "customer_id", value: "c1542", reason: "Cliente desde 2019, verificado por teléfono" });
  await call("POST", "allowlists", { list_type: "email", value: "compras@hospital-angeles.example", reason: "Cuenta corporativa", expires_at: inDays(90) });
  await call("POST", "lists", { name: "cupones_filtrados", description: "Cupones publicados en foros" });
  const list = await call<{ id: string }>("POST", "lists", { name: "clientes_vip", description: "Clientes con ejecutivo asignado" });
  await call("POST", `lists/${list.id}/values`, { values: ["c1542", "c815", "c2077", "c42"] });
}

async function addCases(call: Call): Promise<void> {
  const { data: recommended } = await call<{ data: Listed[] }>("GET", "merchant/cases?limit=20");
  const incidents = ["transferencia_no_autorizada", "phishing", "robo_identidad", "ingenieria_social"] as const;
  for (const [index, { session_id, amount, currency }] of recommended.slice(0, incidents.length).entries()) {
    const { id } = await call<{ id: string }>("POST", "cases", {
      incident_date: inDays(-2 - index).slice(0, 10),
      incident_type: incidents[index],
      amount,
      currency,
      jurisdiction: "MX",
      session_id,
      priority: (["alta", "normal", "urgente", "baja"] as const)[index],
      description: "La persona titular desconoce el cargo. El contracargo se recibió con el código 10.4.",
      victim_name: ["María González Ríos", "João Araújo", "Lucía Fernández", "Diego Ramírez"][index],
      ...(index === 1 ? {} : { due_date: inDays([4, 0, -3, 20][index] ?? 0).slice(0, 10) }),
    });
    if (index > 1) continue;
    await call("POST", `cases/${id}/comments`, { text: "El banco receptor confirmó el bloqueo de la cuenta. Falta el estado de cuenta de noviembre." });
    await call("PATCH", `cases/${id}`, { status: "en_revision" });
  }
}

async function addReviews(call: Call): Promise<void> {
  const { data: held } = await call<{ data: Listed[] }>("GET", "reviews?limit=3");
  const [first, second] = held;
  if (first === undefined || second === undefined) return;
  await call("POST", `assessments/${first.session_id}/notes`, { text: "Llamé a la persona titular, sin respuesta. Segundo intento a las 17:00." });
  await call("PUT", `assessments/${second.session_id}/review/assignment`, { minutes: 120 });
  await call("POST", "saved-views", {
    name: "Pagos grandes en revisión",
    shared: true,
    filters: { review: "open", last_days: 7, currency: "MXN", min_amount: 3000 },
    order: "largest",
  });
  await call("POST", "data-subject-requests", { kind: "access", identifiers: [{ type: "customer_id", value: "c1542" }], reason: "Solicitud ARCO 2026-118" });
}

/** An endpoint that answers and one that does not, a connection, keys, the network. */
async function addSystems(call: Call): Promise<void> {
  let received = 0;
  let arrived: () => void = () => {};
  const both = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const receiver = createServer((request, response) => {
    request.resume();
    response.end("ok");
    received += 1;
    if (received === 2) arrived();
  });
  await new Promise<void>((ready) => receiver.listen(0, "127.0.0.1", ready));
  const { port } = receiver.address() as AddressInfo;
  const order = await call<{ id: string }>("POST", "webhook-endpoints", { url: `http://127.0.0.1:${port}/hooks/pedidos`, description: "Servicio de pedidos" });
  const store = await call<{ id: string }>("POST", "webhook-endpoints", { url: "http://127.0.0.1:9/hooks/almacen", description: "Almacén de datos" });
  await call("POST", `webhook-endpoints/${order.id}/test`);
  await call("POST", `webhook-endpoints/${order.id}/test`);
  await call("POST", `webhook-endpoints/${store.id}/test`);
  await both;
  await new Promise((closed) => receiver.close(closed));
  await call("POST", "connections", { processor: "stripe", webhook_secret: "whsec_0123456789abcdef", description: "Tienda en línea" });
  await call("POST", "keys", { type: "publishable", name: "Página de pago", allowed_origins: ["https://tienda.example"] });
  await call("PUT", "network/membership", { contribute: true, consume: true });
}

function inDays(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString();
}
