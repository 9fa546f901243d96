// How a handle makes a retry safe, and which failures deserve one.
import { statusBadge } from "../badge.ts";
import { codeBlock, codeCard } from "../code.ts";
import { type ApiDocument, baseUrl } from "../document.ts";
import { guidedCatalogue, type Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { guided } from "../guided.ts";
import { errorLink, headerLink, knownErrorLink } from "../links.ts";
import { html, inline, type Markup } from "../markup.ts";
import { keyVariable } from "../snippet-credentials.ts";

/** Idempotency and retries. */
export function idempotency({ document, facts }: Source): Markup {
  const { header, fallback_field: field, max_length: longest, kept_days: days } = guidedCatalogue.idempotency;
  const retryable = Object.entries(facts.errors).filter(([, error]) => error.retryable);
  const statuses = [...new Set(retryable.map(([, error]) => error.status))];
  const lines = retryable.map(
    ([code, { status, action }]) => html`<tr><td>${statusBadge(status)}</td><th scope="row">${errorLink(code)}</th><td>${inline(action)}</td></tr>`,
  );
  return row(
    html`<p>A payment is assessed once, however often you ask. What ties the attempts together is a <em>handle</em>: the header <code>${header}</code>,
    or the field <code>${field}</code> when the header is absent. It has at most ${longest} characters and is kept for at least ${days} days.</p>
    <ul>
      <li><strong>Same handle, same request:</strong> you get the stored answer again, with the same <code>session_id</code> and the header
      ${headerLink("Idempotent-Replayed")}. Nothing is counted twice. Sameness is one of meaning: the order of keys and <code>10</code> against
      <code>10.0</code> do not matter.</li>
      <li><strong>Same <code>${header}</code>, another request:</strong> refused with ${knownErrorLink("IDEMPOTENCY_KEY_REUSED")}.</li>
      <li><strong>Same <code>${field}</code> without the header, another request:</strong> a new attempt at the order (another card, say), assessed afresh.</li>
      <li><strong>Two at once:</strong> the second waits for the first and gets its answer.</li>
      <li><strong>A failure is never stored.</strong> After ${knownErrorLink("ASSESS_TIMEOUT")} the decision may still be made, and the retry finds it.</li>
      <li>Publishable and secret keys do not share handles.</li>
    </ul>
    <h3 id="retries">What to retry</h3>
    <p>Retry the codes below and lost connections: same request, same handle, waiting longer each time with some randomness. Where the answer names
    a time (${headerLink("Retry-After")}, ${headerLink("X-RateLimit-Reset")}), wait for it. Anything else will fail again until the request is mended.
    The Node SDK does this by itself.</p>
    ${table("failures", "Codes to retry", ["Status", "Code", "What to do"], lines)}`,
    codeCard("A retry loop without SDK", codeBlock(retryLoop(document, header, statuses), "javascript")),
  );
}

/** A retry loop as a reader would write it. */
export function retryLoop(document: ApiDocument, header: string, statuses: readonly number[]): string {
  const { path, method } = guided(document);
  return `const url = "${baseUrl(document)}${path}";
const retryable = [${statuses.join(", ")}];
const key = process.env.${keyVariable};

async function assess(payment, attempts = 4) {
  const headers = {
    "Authorization": "Bearer " + key,
    "Content-Type": "application/json",
    // One handle per payment, the same on each attempt.
    "${header}": crypto.randomUUID(),
  };
  const body = JSON.stringify(payment);

  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, {
      method: "${method.toUpperCase()}", headers, body,
    }).catch(() => undefined); // lost connection
    if (answer?.ok) return answer.json();

    const again = !answer || retryable.includes(answer.status);
    if (!again || attempt === attempts) {
      throw new Error("no decision: " + answer?.status);
    }
    const named = Number(answer?.headers.get("Retry-After"));
    const backoff = 2 ** attempt * (0.1 + 0.1 * Math.random());
    const seconds = named || backoff;
    await new Promise((go) => setTimeout(go, seconds * 1000));
  }
}`;
}
