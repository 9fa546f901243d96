import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"REQUEST_ERASED","description":"The stored request of this assessment was erased: its payer is no longer known.","frontmatter":{"title":"REQUEST_ERASED","description":"The stored request of this assessment was erased: its payer is no longer known.","aside":false,"pageClass":"contract-page","prev":{"text":"NOT_FOUND","link":"/errors/NOT_FOUND"},"next":{"text":"METHOD_NOT_ALLOWED","link":"/errors/METHOD_NOT_ALLOWED"}},"headers":[],"relativePath":"errors/REQUEST_ERASED.md","filePath":"errors/REQUEST_ERASED.md"}');
const _sfc_main = { name: "errors/REQUEST_ERASED.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>REQUEST_<wbr>ERASED</code></h1><p class="badges"><span class="badge amber">404</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The stored request of this assessment was erased: its payer is no longer known. Decision, signals and explanation remain.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Do not report on it: its personal data was erased, of the person or of the whole organization.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>The stored request of this assessment was erased; its payer is no longer known.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/assess">Assess</a></dt><dd><ul><li><a href="/docs/reference/assess#reportOutcome">Report the outcome of an assessment</a> <span class="badge grey">legacy format</span></li><li><a href="/docs/reference/assess#reportFraud">Report fraud</a></li></ul></dd><dt><a href="/docs/reference/labels">Labels</a></dt><dd><ul><li><a href="/docs/reference/labels#recordOutcome">Record an outcome as a person</a></li><li><a href="/docs/reference/labels#reportAssessmentFraud">Report fraud as a person</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 404"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><input type="radio" name="tab-error-body" id="tab-error-body-2"><div class="card-title"><span>Status 404</span><span class="labels"><label for="tab-error-body-1">Standard</label><label for="tab-error-body-2">Legacy</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;REQUEST_ERASED&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;The stored request of this assessment was erased; its payer is no longer known.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: <span class="s">&quot;The stored request of this assessment was erased; its payer is no longer known.&quot;</span>,
  <span class="k">&quot;code&quot;</span>: <span class="s">&quot;REQUEST_ERASED&quot;</span>,
  <span class="k">&quot;details&quot;</span>: {}
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.assess.outcome({
    <span class="k">session_id</span>: <span class="s">&quot;01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22&quot;</span>,
    <span class="k">outcome</span>: <span class="s">&quot;chargeback_lost&quot;</span>,
    <span class="k">provider</span>: <span class="s">&quot;adyen&quot;</span>,
    <span class="k">provider_dispute_id</span>: <span class="s">&quot;DSP-8831&quot;</span>,
    <span class="k">reason_code</span>: <span class="s">&quot;10.4&quot;</span>
  });
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;REQUEST_ERASED&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/REQUEST_ERASED.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const REQUEST_ERASED = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  REQUEST_ERASED as default
};
