// What an error looks like, which ones to send again, and how long to wait.
import { statusBadge } from "../badge.ts";
import { codeBlock, codeCard, jsonBlock, tabCard } from "../code.ts";
import { type ApiDocument, baseUrl } from "../document.ts";
import { bodiesOf, shapeNames } from "../error-bodies.ts";
import { guidedCatalogue, type Source } from "../facts.ts";
import { row, table } from "../frame.ts";
import { guided } from "../guided.ts";
import { errorLink, guideLink, headerLink, knownErrorLink } from "../links.ts";
import { html, inline, type Markup } from "../markup.ts";
import { keyVariable } from "../snippet-credentials.ts";
import { clientSnippet } from "../snippets.ts";

/** Errors and retries. */
export function retries(source: Source): Markup {
  const { document, facts } = source;
  const retryable = Object.entries(facts.errors).filter(([, error]) => error.retryable);
  const statuses = [...new Set(retryable.map(([, error]) => error.status))];
  const lines = retryable.map(
    ([code, { status, action }]) => html`<tr><td>${statusBadge(status)}</td><th scope="row">${errorLink(code)}</th><td>${inline(action)}</td></tr>`,
  );
  const shapes = bodiesOf(document, facts, "FORBIDDEN").map(({ shape, value }) => ({ label: shapeNames[shape], body: jsonBlock(value) }));
  return html`${row(
    html`<h2 id="shapes">Two shapes, one meaning</h2>
    <p>Nearly all errors are <code>{"error": {"code", "message", "details"}}</code>. Some answers that were published early have the sentence in <code>error</code> and
    <code>code</code> and <code>details</code> beside it; the reference says at which operations. Read both in one line:</p>
    <p><code>const code = body.error?.code ?? body.code;</code></p>
    <p>Branch on the code, log the header ${headerLink("X-Request-Id")}, show the message to nobody but yourself. A code that you do not know is worth what its status is:
    4xx is yours to mend, 5xx is ours. The <a href="@/errors">index of errors</a> has a page of each.</p>
    <p>A declined payment is no error: it is a 200 with <code>decision: "decline"</code>.</p>`,
    tabCard("error-shapes", "Error body", shapes),
  )}
  ${row(
    html`<h2 id="retries">What to retry</h2>
    <p>These, and connections that broke. The request stays the same, and so does its ${guideLink("idempotency", "handle")}:</p>
    ${table("failures", "Codes to retry", ["Status", "Code", "What to do"], lines)}
    <h2 id="never">What never to retry</h2>
    <p>Any other 4xx. A 400 such as ${knownErrorLink("VALIDATION_ERROR")} is refused as often as it is sent: <code>details.fields</code> says what to mend. A 409 such as
    ${knownErrorLink("DUPLICATE")}, ${knownErrorLink("INVALID_TRANSITION")} or ${knownErrorLink("IDEMPOTENCY_KEY_REUSED")} says how things stand: read them, then decide. A 401 or 403
    needs another ${guideLink("credentials", "credential")}.</p>
    <p>Creating and changing are not assessments: they have no handle. After a lost connection look first whether the thing is there, else it is made twice.</p>`,
    codeCard("A retry loop without SDK", codeBlock(retryLoop(document, guidedCatalogue.idempotency.header, statuses), "javascript")),
  )}
  ${row(
    html`<h2 id="waits">How long to wait</h2>
    <ul>
      <li>Where the answer names a time, at least that: ${headerLink("Retry-After")} in seconds, ${headerLink("X-RateLimit-Reset")} as the second at which the next request passes.</li>
      <li>Otherwise twice as long as the time before, from a quarter of a second on, and a random share of it. Without chance, all who failed together come back together.</li>
      <li>Count the waits into the time that your checkout gives the question. A wait that would pass it is not worth beginning.</li>
    </ul>
    <h2 id="maintenance">Maintenance</h2>
    <p>${knownErrorLink("ASSESS_MAINTENANCE")} means that there will be no decision for a while, and ${headerLink("Retry-After")} for how long at least. Do not hold the payer that
    long: take your ${guideLink("going-live", "policy for no decision", "no-decision")}, queue the payment, and ask again later under the same order. An organization can
    switch maintenance on itself, to rehearse it; <code>maintenance@${facts.sandbox.domain}</code> does so for one payment in the ${guideLink("sandbox", "sandbox")}.</p>
    <h2 id="sdk">What the Node SDK does</h2>
    <ul>
      <li>Three retries, ten seconds for each attempt, thirty for the whole call: <code>maxRetries</code>, <code>timeoutMs</code>, <code>deadlineMs</code>, of the client or of one call.</li>
      <li>It waits what the server asks for plus a random backoff, and never more than thirty seconds.</li>
      <li>Assessments, reading, replacing and removing are tried again after any of the failures above. What creates or changes is only when it is certain that nothing was done.</li>
      <li>It throws an <code>ApiError</code> with <code>code</code>, <code>status</code>, <code>details</code> and <code>requestId</code>; a <code>ConnectionError</code> or
      <code>TimeoutError</code> where there was no answer.</li>
    </ul>`,
    codeCard("Told apart", codeBlock(tellApart(source), "javascript")),
  )}`;
}

/** A module that tells the kinds of failure apart. */
export function tellApart({ document, facts }: Source): string {
  return `${clientSnippet(document, facts, { option: "apiKey", variable: keyVariable }, { also: ["isApiError"] })}

export async function decide(payment) {
  try {
    return await client.assess.payin(payment, { deadlineMs: 3000 });
  } catch (error) {
    if (isApiError(error, "VALIDATION_ERROR")) {
      console.error("mend:", error.details.fields);
    } else if (error.retryable) {
      return { decision: "review" }; // nobody could say
    }
    throw error;
  }
}`;
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
