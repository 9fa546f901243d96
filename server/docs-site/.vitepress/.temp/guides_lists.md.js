import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Lists for rules","description":"Keep named sets of strings for rules, fill them from a file, and export assessments with their facts.","frontmatter":{"title":"Lists for rules","description":"Keep named sets of strings for rules, fill them from a file, and export assessments with their facts.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/lists"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/lists"}]],"prev":{"text":"Rules","link":"/guides/rules"},"next":{"text":"Card testing","link":"/guides/card-testing"}},"headers":[],"relativePath":"guides/lists.md","filePath":"guides/lists.md"}');
const _sfc_main = { name: "guides/lists.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="lists-for-rules" tabindex="-1">Lists for rules <a class="header-anchor" href="#lists-for-rules" aria-label="Permalink to &quot;Lists for rules&quot;">​</a></h1><p class="lead">Keep named sets of strings for rules, fill them from a file, and export assessments with their facts.</p><p>A <em>list for rules</em> is a named set of strings: customers that resell, stores under observation, BINs of a campaign. A list by itself decides nothing. To block or trust a value in every payment, use a <a href="/docs/guides/glossary">blocklist or an allowlist</a>.</p><p><a href="/docs/reference/lists-for-rules#createCustomList">Create a list</a> and <a href="/docs/reference/lists-for-rules#addCustomListValues">add values</a>, up to 1,000 in a call:</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="addCustomListValues"><input type="radio" name="tab-addCustomListValues-call" id="tab-addCustomListValues-call-1" data-language="curl" checked><input type="radio" name="tab-addCustomListValues-call" id="tab-addCustomListValues-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-addCustomListValues-call-1">curl</label><label for="tab-addCustomListValues-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/lists/01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b/values \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $DASHBOARD_SESSION&quot;</span> \\
  <span class="w">-H</span> <span class="s">&quot;Content-Type: application/json&quot;</span> \\
  <span class="w">-d</span> &#39;{
    <span class="k">&quot;values&quot;</span>: [
      <span class="s">&quot;cus_84213&quot;</span>,
      <span class="s">&quot;CUS_90001&quot;</span>
    ]
  }&#39;</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">sessionToken</span>: process.env.DASHBOARD_SESSION,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> answer = <span class="w">await</span> client.listValues.add(<span class="s">&quot;01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b&quot;</span>, {
  <span class="k">values</span>: [
    <span class="s">&quot;cus_84213&quot;</span>,
    <span class="s">&quot;CUS_90001&quot;</span>
  ]
});
console.log(answer);</code></pre></div></div></div></div></div><p>An organization has at most 100 lists, and a list at most 1,000,000 values; beyond that the answer is <a href="/docs/errors/LIMIT_REACHED"><code>LIMIT_REACHED</code></a>. <a href="/docs/reference/lists-for-rules#removeCustomList">Removing a list</a>, or changing its name, is answered with <a href="/docs/errors/LIST_IN_USE"><code>LIST_IN_USE</code></a> while a live or shadow rule uses it.</p><h2 id="how-values-are-compared" tabindex="-1">How values are compared <a class="header-anchor" href="#how-values-are-compared" aria-label="Permalink to &quot;How values are compared&quot;">​</a></h2><p>Values are normalised when they are stored, and again when they are compared:</p><ul><li>White space at both ends is removed.</li><li>Unicode is composed (NFC), so that both encodings of <code>ñ</code> are the same.</li><li>Letters are lowered, unless the list was created with <code>case_insensitive: false</code>. This cannot be changed later.</li></ul><p>Nothing else is removed: <code>+52 55 4821 9034</code> and <code>+525548219034</code> are two values. A value has at most 256 bytes of UTF-8 after that. <a href="/docs/reference/lists-for-rules#checkCustomListValue">Check a value</a> to see its normal form and whether the list has it.</p><h2 id="personal-data" tabindex="-1">Personal data <a class="header-anchor" href="#personal-data" aria-label="Permalink to &quot;Personal data&quot;">​</a></h2><p>Values are stored in clear text, and everyone with <a href="/docs/guides/credentials#permission-blocklists-read"><code>blocklists:read</code></a> can read them. Add your own identifiers or hashes of personal data, not names, e-mail addresses or account numbers; blocklists are made for those. A value with a card number is refused. The audit log records how many values were added or removed, and never which.</p><h2 id="import-and-export" tabindex="-1">Import and export <a class="header-anchor" href="#import-and-export" aria-label="Permalink to &quot;Import and export&quot;">​</a></h2><p><a href="/docs/reference/lists-for-rules#importCustomListValues">Import a file</a> with the one column <code>value</code>. With <code>mode=append</code> its values are added, with <code>mode=replace</code> they replace those of the list.</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="importCustomListValues"><input type="radio" name="tab-importCustomListValues-call" id="tab-importCustomListValues-call-1" data-language="curl" checked><input type="radio" name="tab-importCustomListValues-call" id="tab-importCustomListValues-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-importCustomListValues-call-1">curl</label><label for="tab-importCustomListValues-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> &#39;http://localhost:3000/api/v1/lists/01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b/values/import?mode=replace&#39; \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $DASHBOARD_SESSION&quot;</span> \\
  <span class="w">-H</span> <span class="s">&quot;Content-Type: text/csv&quot;</span> \\
  <span class="w">--data-binary</span> &#39;value
cus_84213
CUS_84213
<span class="s">&quot;cus_90001&quot;</span>
&#39;</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">sessionToken</span>: process.env.DASHBOARD_SESSION,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> answer = <span class="w">await</span> client.listValues.<span class="w">import</span>(<span class="s">&quot;01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b&quot;</span>, <span class="s">&quot;value\\ncus_84213\\nCUS_84213\\n\\&quot;cus_90001\\&quot;\\n&quot;</span>, {
  <span class="k">mode</span>: <span class="s">&quot;replace&quot;</span>
});
console.log(answer);</code></pre></div></div></div></div></div><p>The file is read as it arrives. Rules see its values when it was read to the end, all at once. If the connection breaks, or the process ends, the list stays as it was. Invalid lines are left out and named in the answer; with more than 1,000 of them nothing is stored. A file may have 32 MiB and must arrive within 30 seconds. Split a larger file and append the parts.</p><p><a href="/docs/reference/lists-for-rules#exportCustomListValues">The export</a> writes a file that an import reads. If the list is replaced or removed meanwhile, the connection is aborted.</p><h2 id="export-assessments-with-their-facts" tabindex="-1">Export assessments with their facts <a class="header-anchor" href="#export-assessments-with-their-facts" aria-label="Permalink to &quot;Export assessments with their facts&quot;">​</a></h2><p><a href="/docs/reference/assessments#exportAssessments">The export of assessments</a> shows on which facts decisions were based, with one column for each fact: the data to design a rule on. Without a period it covers the last 30 days.</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="exportAssessments"><input type="radio" name="tab-exportAssessments-call" id="tab-exportAssessments-call-1" data-language="curl" checked><input type="radio" name="tab-exportAssessments-call" id="tab-exportAssessments-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-exportAssessments-call-1">curl</label><label for="tab-exportAssessments-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/assessments/export \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $FRAUD_RISK_API_KEY&quot;</span></code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> answer = <span class="w">await</span> client.assessments.<span class="w">export</span>();
<span class="w">for</span> <span class="w">await</span> (<span class="w">const</span> part <span class="w">of</span> answer) process.stdout.write(part);</code></pre></div></div></div></div></div><p>The outcome is that in force at the time of the export. The export reads in pages: memory stays the same for any number of assessments, and it never waits for the whole result. An answer that breaks off is not complete: begin again, or continue from the time of the last line with <code>order=oldest</code> and <code>from</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("guides/lists.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const lists = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  lists as default
};
