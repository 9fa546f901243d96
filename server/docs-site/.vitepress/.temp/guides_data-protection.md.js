import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Data protection","description":"Find, export and erase what is stored about a person, and prove what was done.","frontmatter":{"title":"Data protection","description":"Find, export and erase what is stored about a person, and prove what was done.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/data-protection"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/data-protection"}]],"prev":{"text":"From sandbox to production through code review","link":"/guides/configuration"},"next":{"text":"Data protection laws","link":"/guides/privacy-laws"}},"headers":[],"relativePath":"guides/data-protection.md","filePath":"guides/data-protection.md"}');
const _sfc_main = { name: "guides/data-protection.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="data-protection" tabindex="-1">Data protection <a class="header-anchor" href="#data-protection" aria-label="Permalink to &quot;Data protection&quot;">​</a></h1><p class="lead">Find, export and erase what is stored about a person, and prove what was done.</p><p>A person wants to know what you store about them, or wants it erased. A data subject request does both, in all tables, and reports each of them. It takes a session of an administrator. <a href="/docs/guides/privacy-laws">Data protection laws</a> lists terms and duties by country.</p><h2 id="find" tabindex="-1">Find <a class="header-anchor" href="#find" aria-label="Permalink to &quot;Find {#find}&quot;">​</a></h2><p><a href="/docs/reference/data-protection#createDataSubjectRequest">Create an access request</a> with the identifiers that you know. Nothing changes.</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="createDataSubjectRequest"><input type="radio" name="tab-createDataSubjectRequest-call" id="tab-createDataSubjectRequest-call-1" data-language="curl" checked><input type="radio" name="tab-createDataSubjectRequest-call" id="tab-createDataSubjectRequest-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-createDataSubjectRequest-call-1">curl</label><label for="tab-createDataSubjectRequest-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/data-subject-requests \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $DASHBOARD_SESSION&quot;</span> \\
  <span class="w">-H</span> <span class="s">&quot;Content-Type: application/json&quot;</span> \\
  <span class="w">-d</span> &#39;{
    <span class="k">&quot;kind&quot;</span>: <span class="s">&quot;access&quot;</span>,
    <span class="k">&quot;identifiers&quot;</span>: [
      {
        <span class="k">&quot;type&quot;</span>: <span class="s">&quot;customer_id&quot;</span>,
        <span class="k">&quot;value&quot;</span>: <span class="s">&quot;cus_8812&quot;</span>
      },
      {
        <span class="k">&quot;type&quot;</span>: <span class="s">&quot;email&quot;</span>,
        <span class="k">&quot;value&quot;</span>: <span class="s">&quot;maria.gonzalez@correo.mx&quot;</span>
      }
    ],
    <span class="k">&quot;reason&quot;</span>: <span class="s">&quot;Request 2026-118 of 18 November, identity verified&quot;</span>
  }&#39;</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">sessionToken</span>: process.env.DASHBOARD_SESSION,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> answer = <span class="w">await</span> client.dataSubjectRequests.create({
  <span class="k">kind</span>: <span class="s">&quot;access&quot;</span>,
  <span class="k">identifiers</span>: [
    {
      <span class="k">type</span>: <span class="s">&quot;customer_id&quot;</span>,
      <span class="k">value</span>: <span class="s">&quot;cus_8812&quot;</span>
    },
    {
      <span class="k">type</span>: <span class="s">&quot;email&quot;</span>,
      <span class="k">value</span>: <span class="s">&quot;maria.gonzalez@correo.mx&quot;</span>
    }
  ],
  <span class="k">reason</span>: <span class="s">&quot;Request 2026-118 of 18 November, identity verified&quot;</span>
});
console.log(answer);</code></pre></div></div></div></div></div><p>The request runs in the background. <a href="/docs/reference/data-protection#readDataSubjectRequest">Read it</a> until <code>status</code> is <code>completed</code> or <code>failed</code>; <code>percent</code> says how far it is. The report counts rows by table. <code>related_identifiers</code> lists other identifiers in the newest payments of the person. Which of them are the person&#39;s, and not those of a relative with the same card, is your decision: name them in the next request.</p><p>Payments with <strong>any</strong> of the identifiers count as the person&#39;s. Devices, IP addresses and card BINs are shared by several people, so they are not accepted. Identifiers of more than 10,000 payments end the request with <code>failure: &quot;too_many_payments&quot;</code>.</p><h2 id="export" tabindex="-1">Export <a class="header-anchor" href="#export" aria-label="Permalink to &quot;Export {#export}&quot;">​</a></h2><p><a href="/docs/reference/data-protection#listDataSubjectRecords">Read the records</a> of the completed access request page by page, for 30 days: payments with request, outcomes, review, notes and provider events, then cases, list entries, own network signals and counters. Cases name their files. The <a href="/docs/guides/dashboard">dashboard</a> saves all of them as one JSON file.</p><h2 id="erase" tabindex="-1">Erase <a class="header-anchor" href="#erase" aria-label="Permalink to &quot;Erase {#erase}&quot;">​</a></h2><p>Create a request of kind <code>erasure</code>. It first finds all payments, and erases afterwards. It cannot be undone.</p><table tabindex="0"><thead><tr><th>what</th><th>what becomes of it</th></tr></thead><tbody><tr><td>stored requests and facts of payments, payloads of provider events</td><td>removed. The decision with its score and signals, the amount, and the references of order and payment remain</td></tr><tr><td>keyed hashes of activity, risk counters, disputes, own network signals</td><td>deleted</td></tr><tr><td>list entries, and values of lists for rules</td><td>deleted, also automatic entries that only the person&#39;s payments caused. <code>retain_blocklist</code> leaves the blocklist as it is</td></tr><tr><td>notes, reasons of reviews and outcomes</td><td>removed where they are about a payment of the person</td></tr><tr><td>comments and files of the person&#39;s archived cases, unless they were submitted</td><td>deleted with name and description of the case</td></tr><tr><td>texts elsewhere that quote an identifier: notes, comments, names of files of cases, reasons, bodies of events, responses of webhook receivers</td><td><code>[erased]</code> instead of the quote</td></tr><tr><td>the identifiers of the request itself, and earlier access requests of the person</td><td>removed at the end</td></tr></tbody></table><p>The identifiers of other organizations are theirs: two organizations with the same customer are independent.</p><h2 id="retained" tabindex="-1">What is retained, and why <a class="header-anchor" href="#retained" aria-label="Permalink to &quot;What is retained, and why {#retained}&quot;">​</a></h2><table tabindex="0"><thead><tr><th>reason</th><th>what</th></tr></thead><tbody><tr><td><code>open_case</code></td><td>a case that is not closed, its payment, and what was noted on it. Erase the person again when the case is resolved or archived</td></tr><tr><td><code>submitted_case</code></td><td>a case that was submitted to a regulator, with its dossier</td></tr><tr><td><code>audit_log</code></td><td>records that quote the person: each carries the hash of the one before it, and a change would break the chain</td></tr><tr><td><code>fraud_prevention</code></td><td>blocklist entries, with <code>retain_blocklist</code></td></tr><tr><td><code>configuration</code></td><td>versions of rules that name the person: change the rule</td></tr><tr><td><code>unreadable</code></td><td>data whose key is missing from <code>SECRETS_KEYS</code>; whether it is the person&#39;s is not known. Complete the key ring, and erase again</td></tr></tbody></table><p>Not reported, because it is no longer linked with a person: statistics and models, which hold sums, and hashes of whole requests that recognize a repeated request, until <code>RETENTION_HANDLES_DAYS</code> is over. Texts are searched for identifiers of at least five characters, as you wrote them and normalised; names, and phone numbers in another notation, are not found in texts of other payments. The content of files is not searched: <a href="/docs/reference/work-on-cases#removeCaseAttachment">remove a file</a> of another case that shows the person yourself. Backups still hold the person until they expire.</p><p>Outcomes and fraud reports of an erased payment are answered <a href="/docs/errors/REQUEST_ERASED"><code>REQUEST_ERASED</code></a>. A payment that is assessed after the request was created is not part of it.</p><h2 id="interruptions" tabindex="-1">Interruptions <a class="header-anchor" href="#interruptions" aria-label="Permalink to &quot;Interruptions {#interruptions}&quot;">​</a></h2><p>A process that is killed loses nothing: each page of work and its place in the report are one transaction, and another process continues after two minutes. A request that fails says so, and its report says what was done until then. Create it again: what is erased stays erased.</p><p>The audit log records who created a request, its report, and each export; never an identifier.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("guides/data-protection.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dataProtection = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dataProtection as default
};
