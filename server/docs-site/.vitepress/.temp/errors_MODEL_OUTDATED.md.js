import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"MODEL_OUTDATED","description":"Another model went live, or was rolled back, since this one was made and compared.","frontmatter":{"title":"MODEL_OUTDATED","description":"Another model went live, or was rolled back, since this one was made and compared.","aside":false,"pageClass":"contract-page","prev":{"text":"TOO_FEW_OUTCOMES","link":"/errors/TOO_FEW_OUTCOMES"},"next":{"text":"TOO_MANY_RULES","link":"/errors/TOO_MANY_RULES"}},"headers":[],"relativePath":"errors/MODEL_OUTDATED.md","filePath":"errors/MODEL_OUTDATED.md"}');
const _sfc_main = { name: "errors/MODEL_OUTDATED.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>MODEL_<wbr>OUTDATED</code></h1><p class="badges"><span class="badge amber">409</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">Another model went live, or was rolled back, since this one was made and compared. <code>details</code> holds <code>base_model_id</code> and <code>live_model_id</code>.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Fit or propose a new model: it is compared with the one that is live now.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>The live model changed since this model was made. Fit or propose a new one.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/models">Models</a></dt><dd><ul><li><a href="/docs/reference/models#approveModel">Approve a model</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 409"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 409</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;MODEL_OUTDATED&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;The live model changed since this model was made. Fit or propose a new one.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">sessionToken</span>: process.env.DASHBOARD_SESSION,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.models.approve(<span class="s">&quot;01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f&quot;</span>);
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;MODEL_OUTDATED&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/MODEL_OUTDATED.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MODEL_OUTDATED = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MODEL_OUTDATED as default
};
