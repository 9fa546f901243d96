// What `npm start` prints in the sandbox: a first decision to paste.
import type { Sandbox } from "./first-start.ts";

/** The text: addresses, keys, a curl line and an SDK snippet that work as they stand. */
export function banner(sandbox: Sandbox, file: string): string {
  return `
  Fraud risk assessment service (sandbox)

  Dashboard  ${sandbox.base_url}/dashboard/
  API        ${sandbox.base_url}/api/v1
  Docs       ${sandbox.docs_url}
  Keys       ${file}
${sandbox.sign_in_url === undefined ? "" : `  Sign in    ${sandbox.sign_in_url}\n`}
  A first decision:

curl -s ${sandbox.base_url}/api/v1/assess \\
  -H 'Authorization: Bearer ${sandbox.secret_key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"amount": 1249.90, "currency": "MXN", "order_id": "ORD-1", "payer": {"email": "maria.gonzalez@correo.mx"}, "device": {"ip_address": "189.203.54.17"}}'

  The same through the SDK, from this folder:

npx node --input-type=module -e '
import { FraudRisk } from "@fraud-risk/node";
const client = new FraudRisk({ apiKey: "${sandbox.secret_key}", baseUrl: "${sandbox.base_url}" });
console.log(await client.assess.payin({ amount: 1249.9, currency: "MXN", order_id: "ORD-2", payer: { email: "decline@sandbox.test" } }));
'

  Stop with Ctrl+C.
`;
}
