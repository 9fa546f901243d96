import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AMBIGUOUS_REFERENCE","description":"Several assessments match the order or payment of the request: of different payers, or of several submerchants.","frontmatter":{"title":"AMBIGUOUS_REFERENCE","description":"Several assessments match the order or payment of the request: of different payers, or of several submerchants.","aside":false,"pageClass":"contract-page","prev":{"text":"LIST_IN_USE","link":"/errors/LIST_IN_USE"},"next":{"text":"IDEMPOTENCY_KEY_REUSED","link":"/errors/IDEMPOTENCY_KEY_REUSED"}},"headers":[],"relativePath":"errors/AMBIGUOUS_REFERENCE.md","filePath":"errors/AMBIGUOUS_REFERENCE.md"}');
const _sfc_main = { name: "errors/AMBIGUOUS_REFERENCE.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>AMBIGUOUS_<wbr>REFERENCE</code></h1><p class="badges"><span class="badge amber">409</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">Several assessments match the order or payment of the request: of different payers, or of several submerchants. <code>details</code> holds <code>field</code> and the number of <code>candidates</code>.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Identify the assessment by its session_id.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>Several assessments match this reference. Send session_id.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/assess">Assess</a></dt><dd><ul><li><a href="/docs/reference/assess#reportFraud">Report fraud</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 409"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 409</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;AMBIGUOUS_REFERENCE&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;Several assessments match this reference. Send session_id.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.fraud.report({
    <span class="k">order_id</span>: <span class="s">&quot;ORD-2026-000871&quot;</span>,
    <span class="k">incident_type</span>: <span class="s">&quot;robo_identidad&quot;</span>,
    <span class="k">incident_date</span>: <span class="s">&quot;2026-11-18&quot;</span>,
    <span class="k">amount</span>: <span class="n">1249.9</span>,
    <span class="k">currency</span>: <span class="s">&quot;MXN&quot;</span>,
    <span class="k">jurisdiction</span>: <span class="s">&quot;MX&quot;</span>,
    <span class="k">description</span>: <span class="s">&quot;El titular no reconoce la compra.&quot;</span>,
    <span class="k">indicators</span>: [
      {
        <span class="k">list_type</span>: <span class="s">&quot;phone&quot;</span>,
        <span class="k">value</span>: <span class="s">&quot;+52 55 4821 9034&quot;</span>
      }
    ]
  });
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;AMBIGUOUS_REFERENCE&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/AMBIGUOUS_REFERENCE.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AMBIGUOUS_REFERENCE = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AMBIGUOUS_REFERENCE as default
};
