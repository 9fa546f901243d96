import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"IDEMPOTENCY_KEY_REUSED","description":"The Idempotency-Key was already used for a different request.","frontmatter":{"title":"IDEMPOTENCY_KEY_REUSED","description":"The Idempotency-Key was already used for a different request.","aside":false,"pageClass":"contract-page","prev":{"text":"AMBIGUOUS_REFERENCE","link":"/errors/AMBIGUOUS_REFERENCE"},"next":{"text":"INVALID_TRANSITION","link":"/errors/INVALID_TRANSITION"}},"headers":[],"relativePath":"errors/IDEMPOTENCY_KEY_REUSED.md","filePath":"errors/IDEMPOTENCY_KEY_REUSED.md"}');
const _sfc_main = { name: "errors/IDEMPOTENCY_KEY_REUSED.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>IDEMPOTENCY_<wbr>KEY_<wbr>REUSED</code></h1><p class="badges"><span class="badge amber">409</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The <code>Idempotency-Key</code> was already used for a different request.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Use a new key for each new request; reuse a key only to retry the same request.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>This Idempotency-Key was already used for a different request.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/assess">Assess</a></dt><dd><ul><li><a href="/docs/reference/assess#assessPayin">Assess a pay-in</a></li><li><a href="/docs/reference/assess#assessPayout">Assess a payout</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 409"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 409</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;IDEMPOTENCY_KEY_REUSED&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;This Idempotency-Key was already used for a different request.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.assess.payin({
    <span class="k">amount</span>: <span class="n">1249.9</span>,
    <span class="k">currency</span>: <span class="s">&quot;MXN&quot;</span>,
    <span class="k">order_id</span>: <span class="s">&quot;ORD-2026-000871&quot;</span>,
    <span class="k">payer</span>: {
      <span class="k">email</span>: <span class="s">&quot;approve@sandbox.test&quot;</span>
    }
  });
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;IDEMPOTENCY_KEY_REUSED&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/IDEMPOTENCY_KEY_REUSED.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const IDEMPOTENCY_KEY_REUSED = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  IDEMPOTENCY_KEY_REUSED as default
};
