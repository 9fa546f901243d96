import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"INVALID_EXPRESSION","description":"The expression of a rule cannot be used.","frontmatter":{"title":"INVALID_EXPRESSION","description":"The expression of a rule cannot be used.","aside":false,"pageClass":"contract-page","prev":{"text":"UNSUPPORTED_MEDIA_TYPE","link":"/errors/UNSUPPORTED_MEDIA_TYPE"},"next":{"text":"INVALID_CONFIGURATION","link":"/errors/INVALID_CONFIGURATION"}},"headers":[],"relativePath":"errors/INVALID_EXPRESSION.md","filePath":"errors/INVALID_EXPRESSION.md"}');
const _sfc_main = { name: "errors/INVALID_EXPRESSION.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>INVALID_<wbr>EXPRESSION</code></h1><p class="badges"><span class="badge amber">422</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The expression of a rule cannot be used. <code>details</code> holds <code>line</code>, <code>column</code>, <code>name</code>, <code>nearest</code> of the first error, and all <code>errors</code>.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Correct the expression at details.line and details.column.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>The expression of the rule cannot be used. See details.errors for each error and its position.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/rules">Rules</a></dt><dd><ul><li><a href="/docs/reference/rules#createRule">Create a rule</a></li><li><a href="/docs/reference/rules#updateRule">Change a rule</a></li></ul></dd><dt><a href="/docs/reference/rule-performance">Rule performance</a></dt><dd><ul><li><a href="/docs/reference/rule-performance#createBacktest">Try a change on past payments</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 422"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 422</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;INVALID_EXPRESSION&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;The expression of the rule cannot be used. See details.errors for each error and its position.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.rules.update(<span class="s">&quot;01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f&quot;</span>, {
    <span class="k">expression</span>: <span class="s">&quot;card.new_payers_of_bin_1h &gt;= 3 &amp;&amp; payment.amount &lt; 300&quot;</span>,
    <span class="k">reason</span>: <span class="s">&quot;Con dos molesta a familias.&quot;</span>
  });
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;INVALID_EXPRESSION&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/INVALID_EXPRESSION.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const INVALID_EXPRESSION = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  INVALID_EXPRESSION as default
};
