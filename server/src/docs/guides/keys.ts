// The life of a key: made, replaced without a gap, ended.
import { codeBlock, codeCard, tabCard } from "../code.ts";
import type { Schema } from "../document.ts";
import type { Source } from "../facts.ts";
import { row } from "../frame.ts";
import { namedLink, operationNamed } from "../guided.ts";
import { guideLink, knownErrorLink } from "../links.ts";
import { html, type Markup } from "../markup.ts";
import { firstCall } from "../sample-call.ts";
import { sessionVariable } from "../snippet-credentials.ts";
import { callTabs, clientSnippet } from "../snippets.ts";

/** Keys and rotation. */
export function keys(source: Source): Markup {
  const { document } = source;
  const overlap: Schema = document.components.schemas.KeyRotate?.properties?.overlap_seconds ?? {};
  return html`${row(
    html`<p>Admins make, replace and end keys with a ${guideLink("credentials", "dashboard session", "sessions")}. The one exception: keys of
    ${guideLink("submerchants", "submerchants")}, which the server of a provider can make itself.</p>
    <h2 id="keys-create">Make it as small as it can be</h2>
    <p>${namedLink(document, "createKey", "Creating a key")} answers its value once; only a SHA-256 of it is kept, so a lost value cannot be found again, only replaced.
    What the key can do is fixed from then on:</p>
    <ul>
      <li><code>permissions</code>: name those it needs, and no others. Absent, it may <code>assess</code> and nothing else. Nobody gives more than they hold.</li>
      <li><code>assess_on_events</code>: for ingest keys, whether ${guideLink("provider-events", "events assess payments", "provider-events-assess")}.</li>
      <li><code>allowed_origins</code>: for publishable keys, the pages that may use it.</li>
      <li><code>submerchant_id</code>: the one submerchant that it sees.</li>
      <li><code>rate_limit_per_minute</code> and <code>expires_at</code>: a limit and an end of its own.</li>
    </ul>
    <p>One key for each server or page: then its name, <code>last_four</code> and <code>last_used_at</code> tell who still uses what, and one leak ends one key.</p>`,
    tabCard("keys-create-call", "Create a key", callTabs(source, firstCall(document, operationNamed(document, "createKey")))),
  )}
  ${row(
    html`<h2 id="keys-rotate">Replace it without a gap</h2>
    <ol>
      <li>${namedLink(document, "rotateKey", "Rotate")} with an <code>overlap_seconds</code> that your deployment needs: ${seconds(overlap.default)} when you say nothing,
      at most ${seconds(overlap.maximum)}. The answer is a new key like the old one; both work until the overlap ends.</li>
      <li>Put the new value in place.</li>
      <li>Look at <code>last_used_at</code> of the old key (it is right to about ten seconds). When it stands still, nobody sends the old value any more.</li>
      <li>Revoke the old key, or let the overlap end it.</li>
    </ol>
    <p>${guideLink("idempotency", "Handles")} carry over: a retry with the new key finds the decision that the old one asked for. Only an active key can be rotated;
    any other is ${knownErrorLink("INVALID_TRANSITION")}.</p>
    <h2 id="keys-revoke">End it at once</h2>
    <p>A key that leaked is ${namedLink(document, "revokeKey", "revoked")}, or rotated with an overlap of 0. That is for good, and it is at once: what is sent after the
    answer is refused with ${knownErrorLink("UNAUTHORIZED")}, whichever process of the service it meets. Then read in the
    ${guideLink("audit-log", "audit log")} who made the key, and in its <code>last_used_at</code> until when it was used.</p>`,
    codeCard("A rotation in two steps", codeBlock(rotationModule(source), "javascript")),
  )}`;
}

/** A module that replaces a key, and ends the old one when it is quiet. */
export function rotationModule({ document, facts }: Source): string {
  return `${clientSnippet(document, facts, { option: "sessionToken", variable: sessionVariable }, { name: "management" })}

/** Makes the successor and puts it in place. */
export async function replaceKey(id, store) {
  const { key } = await management.keys.rotate(id, {
    overlap_seconds: 86400,
  });
  await store(key); // shown this once
}

/** Ends the old key when nobody sent it for ten minutes. */
export async function retireKey(id) {
  const old = await management.keys.read(id);
  const used = Date.parse(old.last_used_at ?? old.created_at);
  const quiet = Date.now() - used > 10 * 60 * 1000;
  if (quiet) await management.keys.revoke(id);
}`;
}

function seconds(value: unknown): string {
  return `${Number(value).toLocaleString("en-US")} seconds`;
}
