import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ASSESS_TIMEOUT","description":"No decision was ready within the deadline.","frontmatter":{"title":"ASSESS_TIMEOUT","description":"No decision was ready within the deadline.","aside":false,"pageClass":"contract-page","prev":{"text":"REQUEST_UNREADABLE","link":"/errors/REQUEST_UNREADABLE"},"next":{"text":"Changelog","link":"/changelog"}},"headers":[],"relativePath":"errors/ASSESS_TIMEOUT.md","filePath":"errors/ASSESS_TIMEOUT.md"}');
const _sfc_main = { name: "errors/ASSESS_TIMEOUT.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>ASSESS_<wbr>TIMEOUT</code></h1><p class="badges"><span class="badge red">504</span> <span class="badge blue">retryable</span></p><p class="lead">No decision was ready within the deadline. It may still be made; it is then stored under the handle.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Retry with the same order_id or Idempotency-Key, with exponential backoff.</p><p>The same request can succeed later. Send it again under the same <a href="/docs/guides/idempotency">handle</a>, and <a href="/docs/guides/retries">wait as long as the response requests</a>. The Node SDK retries automatically and throws when its retries are exhausted.</p><h2 id="message">Message</h2><p>No decision within the deadline. Retry with the same order_id or Idempotency-Key.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/assess">Assess</a></dt><dd><ul><li><a href="/docs/reference/assess#assessPayin">Assess a pay-in</a></li><li><a href="/docs/reference/assess#assessPayout">Assess a payout</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 504"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 504</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;ASSESS_TIMEOUT&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;No decision within the deadline. Retry with the same order_id or Idempotency-Key.&quot;</span>,
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
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;ASSESS_TIMEOUT&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/ASSESS_TIMEOUT.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ASSESS_TIMEOUT = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ASSESS_TIMEOUT as default
};
