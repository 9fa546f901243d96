// What `npm start` prints in the sandbox: a first decision to paste.
import type { Sandbox } from "./sandbox-file.ts";

/** A payment with a foreign card through a proxy: a challenge that the explanation says how to avoid. */
const firstPayment = (orderId: string) => ({
  amount: 89_990,
  currency: "CLP",
  order_id: orderId,
  payment_method: { type: "card", card: { hash: "tok_cl_771", country: "US" } },
  device: { ip_address: "190.163.14.9", is_proxy: true },
  billing_address: { country: "CL" },
});

/** How the answer to the first payment begins, on a new sandbox. */
const FIRST_ANSWER = JSON.stringify({ decision: "challenge", risk_score: 40, signals: ["BIN_COUNTRY_MISMATCH", "IP_PROXY_VPN"] }).slice(0, -1);

/** The text: addresses, keys, a curl line and an SDK snippet that work as they stand. */
export function banner(sandbox: Sandbox, file: string): string {
  return `
  Fraud risk assessment service (sandbox)

  Dashboard  ${sandbox.base_url}/dashboard/
  OpenAPI    ${sandbox.base_url}/openapi.json
  Docs       ${sandbox.docs_url}
  Keys       ${file}
${sandbox.sign_in_url === undefined ? "" : `  Sign in    ${sandbox.sign_in_url}\n`}
  A first decision: a foreign card, through a proxy.

curl -s ${sandbox.base_url}/api/v1/assess \\
  -H 'Authorization: Bearer ${sandbox.secret_key}' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(firstPayment("ORD-1"))}'

  It answers ${FIRST_ANSWER},...}

  The same through the SDK, from this folder, and why:

npx node --input-type=module -e '
import { FraudRisk } from "@fraud-risk/node";
const client = new FraudRisk({ apiKey: "${sandbox.secret_key}", baseUrl: "${sandbox.base_url}" });
const { session_id, decision, risk_score, signals } = await client.assess.payin(${JSON.stringify(firstPayment("ORD-2"))});
const { summary, nearest_change } = await client.assessments.explain(session_id);
console.log(decision, risk_score, signals, summary, nearest_change?.text);
'

  Stop with Ctrl+C.
`;
}
