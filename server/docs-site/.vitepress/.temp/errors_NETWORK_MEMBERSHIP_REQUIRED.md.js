import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"NETWORK_MEMBERSHIP_REQUIRED","description":"The operation is for members of the intelligence network.","frontmatter":{"title":"NETWORK_MEMBERSHIP_REQUIRED","description":"The operation is for members of the intelligence network.","aside":false,"pageClass":"contract-page","prev":{"text":"FORBIDDEN","link":"/errors/FORBIDDEN"},"next":{"text":"HTTPS_REQUIRED","link":"/errors/HTTPS_REQUIRED"}},"headers":[],"relativePath":"errors/NETWORK_MEMBERSHIP_REQUIRED.md","filePath":"errors/NETWORK_MEMBERSHIP_REQUIRED.md"}');
const _sfc_main = { name: "errors/NETWORK_MEMBERSHIP_REQUIRED.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>NETWORK_<wbr>MEMBERSHIP_<wbr>REQUIRED</code></h1><p class="badges"><span class="badge amber">403</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The operation is for members of the intelligence network.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Opt in through the network membership first.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>This operation needs a network membership that contributes or consumes signals.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/network">Network</a></dt><dd><ul><li><a href="/docs/reference/network#contributeSignals">Contribute signals</a></li><li><a href="/docs/reference/network#queryNetwork">Query what others report</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 403"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 403</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;NETWORK_MEMBERSHIP_REQUIRED&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;This operation needs a network membership that contributes or consumes signals.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.network.query({
    <span class="k">signals</span>: [
      {
        <span class="k">signal_type</span>: <span class="s">&quot;email&quot;</span>,
        <span class="k">value</span>: <span class="s">&quot;comprador@correo.mx&quot;</span>
      }
    ]
  });
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;NETWORK_MEMBERSHIP_REQUIRED&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/NETWORK_MEMBERSHIP_REQUIRED.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const NETWORK_MEMBERSHIP_REQUIRED = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  NETWORK_MEMBERSHIP_REQUIRED as default
};
