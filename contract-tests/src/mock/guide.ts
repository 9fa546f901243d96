import { anyKeys } from "../keys.ts";

/** What an integrator has to know of the mock, with commands to paste. */
export function guide(address: string): string {
  return `The mock of the Fraud Risk Assessment API answers at ${address}

  A first decision:

${pasteable(address, [])}

  It sees of a credential only whether there is one: the key above opens everything but what needs none.
  Request a certain answer with Prefer: a status, and one of its examples by name (the names stand in the documentation, and in generated/openapi.json):

${pasteable(address, ["Prefer: code=200, example=blocked-brl"])}

${pasteable(address, ["Prefer: code=409, example=IDEMPOTENCY_KEY_REUSED"])}

  A request that does not match the contract gets the contract's 400; the header sl-violations says what is wrong with yours.
  An unknown query parameter is refused by its name, as by the service. An event stream sends its example, then a comment every 15 seconds.
  The mock remembers nothing, counts no requests, sends no events and writes no PDF: the sandbox (npm start) does.
  For the SDK: new FraudRisk({ baseUrl: "${address}", apiKey: "${anyKeys.secret}" })

  Stop with Ctrl+C.`;
}

function pasteable(address: string, headers: readonly string[]): string {
  const all = [`Authorization: Bearer ${anyKeys.secret}`, "Content-Type: application/json", ...headers];
  return [
    `    curl -si ${address}/api/v1/assess \\`,
    ...all.map((header) => `      -H '${header}' \\`),
    `      -d '{"amount": 1249.90, "currency": "MXN", "order_id": "ORD-2026-000871"}'`,
  ].join("\n");
}
