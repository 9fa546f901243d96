import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"RULE_OUTDATED","description":"The rule has a newer version than the one that the change is based on.","frontmatter":{"title":"RULE_OUTDATED","description":"The rule has a newer version than the one that the change is based on.","aside":false,"pageClass":"contract-page","prev":{"text":"TOO_MANY_RULES","link":"/errors/TOO_MANY_RULES"},"next":{"text":"SECOND_PERSON_REQUIRED","link":"/errors/SECOND_PERSON_REQUIRED"}},"headers":[],"relativePath":"errors/RULE_OUTDATED.md","filePath":"errors/RULE_OUTDATED.md"}');
const _sfc_main = { name: "errors/RULE_OUTDATED.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>RULE_<wbr>OUTDATED</code></h1><p class="badges"><span class="badge amber">409</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The rule has a newer version than the one that the change is based on. <code>details</code> holds <code>version</code>, the newest one.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Read the rule, then repeat the change based on its newest version.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>The rule was changed meanwhile.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/rules">Rules</a></dt><dd><ul><li><a href="/docs/reference/rules#updateRule">Change a rule</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 409"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 409</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;RULE_OUTDATED&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;The rule was changed meanwhile.&quot;</span>,
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
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;RULE_OUTDATED&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/RULE_OUTDATED.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const RULE_OUTDATED = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  RULE_OUTDATED as default
};
