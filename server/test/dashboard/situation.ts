// An organization with something on each page of the dashboard.

import { call, payin } from "../harness/client.ts";
import type { TestService } from "../harness/service.ts";

/** Texts of callers that a page must show as text. */
export const hostile = {
  markup: `<img src=x onerror="alert(1)"><script>alert(2)</script>`,
  rightToLeft: "\u202Eمرحبا gpj.exe",
  long: "xy".repeat(200 / 2),
  formula: '=HYPERLINK("https://evil.example","click")',
};

/** What was made. */
export interface Situation {
  readonly sessionId: string;
  readonly ruleId: string;
  readonly caseId: string;
  readonly modelId: string;
  readonly submerchantId: string;
  readonly dataSubjectRequestId: string;
  /** A payer with a hostile name, as a segment of a path. */
  readonly payer: string;
}

/** Makes payments, a rule, entries, a list, a case, an endpoint, a model, a connection, a submerchant, a membership of the network, a data subject request and changes that wait for approval, with hostile texts wherever the API takes them. */
export async function createSituation(service: TestService): Promise<Situation> {
  const token = await service.token("admin");
  const make = async (path: string, body: unknown, key = token) => {
    const answer = await call(`${service.url}/api/v1/${path}`, { key, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };
  const change = async (path: string, body: unknown, method: string): Promise<void> => {
    const answer = await call(`${service.url}/api/v1/${path}`, { key: token, method, body });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  };
  const held = await holdPayments(service, 1);
  await make(
    "assess",
    payin({ description: hostile.markup, payer: { name: hostile.rightToLeft, email: "ana@correo.mx" }, metadata: { note: hostile.formula } }),
    service.tenant.secret,
  );
  const rule = await make("rules", {
    name: hostile.markup,
    description: hostile.rightToLeft,
    expression: "payment.amount > 5000.0",
    flow: "payin",
    action: { type: "signal", weight: 20 },
  });
  await make("blocklists", { list_type: "email", value: "mallory@correo.mx", reason: hostile.markup });
  await make("blocklists", { list_type: "customer_id", value: hostile.formula, reason: hostile.long });
  await make("allowlists", { list_type: "customer_id", value: hostile.markup, reason: hostile.rightToLeft });
  const list = await make("lists", { name: "vip_customers", description: hostile.markup });
  await make(`lists/${list.id}/values`, { values: [hostile.markup, hostile.formula] });
  const opened = await make("cases", {
    incident_date: "2026-11-01",
    incident_type: "phishing",
    amount: 250.5,
    currency: "MXN",
    jurisdiction: "MX",
    description: hostile.markup,
    victim_name: hostile.formula,
    session_id: held[0],
  });
  const file = `?${new URLSearchParams({ file_name: `${hostile.long.slice(0, 190)}.txt` })}`;
  await call(`${service.url}/api/v1/cases/${opened.id}/attachments${file}`, {
    key: token,
    body: "1\n",
    headers: { "Content-Type": "application/octet-stream" },
  });
  await make("webhook-endpoints", { url: "http://127.0.0.1:9/hook", description: hostile.markup });
  const model = await make("models", { signal_weights: { IP_TOR: 60 }, reason: hostile.markup });
  await make("connections", { processor: "stripe", webhook_secret: "whsec_0123456789abcdef", description: hostile.markup });
  await change("organization", { segment: "psp" }, "PATCH");
  await change("network/membership", { contribute: true, consume: true }, "PUT");
  const submerchant = await make("submerchants", { name: hostile.markup, country: "MX", external_id: hostile.formula });
  const request = await make("data-subject-requests", {
    kind: "access",
    identifiers: [
      { type: "customer_id", value: hostile.formula },
      { type: "customer_id", value: hostile.rightToLeft },
    ],
    reason: hostile.markup,
  });
  await change("organization", { approval_areas: ["allowlists"] }, "PATCH");
  const colleague = await service.token("admin", service.tenant.id, "colleague");
  for (const [value, key] of Object.entries({ [hostile.formula]: colleague, [hostile.rightToLeft]: colleague, [hostile.long]: token })) {
    const waiting = await call(`${service.url}/api/v1/allowlists`, { key, body: { list_type: "customer_id", value, reason: hostile.markup } });
    const { approval_id: id } = waiting.body.error.details;
    if (value === hostile.formula) await make(`approvals/${id}/reject`, { reason: hostile.markup });
  }
  return {
    dataSubjectRequestId: request.id,
    sessionId: held[0] ?? "",
    ruleId: rule.id,
    caseId: opened.id,
    modelId: model.id,
    submerchantId: submerchant.id,
    payer: encodeURIComponent(hostile.rightToLeft),
  };
}

/** Assesses payments that are held for review; answers their ids, oldest first. */
export async function holdPayments(service: TestService, count: number): Promise<readonly string[]> {
  const sessions: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const body = payin({ amount: 100 + made, payer: { name: hostile.markup, email: "review@sandbox.test", customer_id: hostile.rightToLeft } });
    const answer = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body });
    if (answer.body?.decision !== "review") throw new Error(`not held: ${answer.text}`);
    sessions.push(answer.body.session_id);
  }
  return sessions;
}
