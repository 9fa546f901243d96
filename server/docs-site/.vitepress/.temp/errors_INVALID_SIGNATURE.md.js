import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"INVALID_SIGNATURE","description":"The signature of an inbound event does not match its body, its timestamp or its secret.","frontmatter":{"title":"INVALID_SIGNATURE","description":"The signature of an inbound event does not match its body, its timestamp or its secret.","aside":false,"pageClass":"contract-page","prev":{"text":"SECRET_KEY_REQUIRED","link":"/errors/SECRET_KEY_REQUIRED"},"next":{"text":"PUBLIC_KEY_NOT_ALLOWED","link":"/errors/PUBLIC_KEY_NOT_ALLOWED"}},"headers":[],"relativePath":"errors/INVALID_SIGNATURE.md","filePath":"errors/INVALID_SIGNATURE.md"}');
const _sfc_main = { name: "errors/INVALID_SIGNATURE.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>INVALID_<wbr>SIGNATURE</code></h1><p class="badges"><span class="badge amber">401</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The signature of an inbound event does not match its body, its timestamp or its secret.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Check the signing secret of the connection, and forward the body exactly as it was signed.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>The signature does not match the request body.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/events-in">Events in</a></dt><dd><ul><li><a href="/docs/reference/events-in#receiveStripeEvent">Take an event of Stripe</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 401"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 401</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;INVALID_SIGNATURE&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;The signature does not match the request body.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.events.stripe({
    <span class="k">id</span>: <span class="s">&quot;evt_1QK3fA2eZvKYlo2C&quot;</span>,
    <span class="k">object</span>: <span class="s">&quot;event&quot;</span>,
    <span class="k">type</span>: <span class="s">&quot;charge.dispute.closed&quot;</span>
  }, {
    <span class="k">connection</span>: <span class="s">&quot;01929b86-3f44-7d53-9e6f-708192a3b4c5&quot;</span>
  }, {
    <span class="k">headers</span>: {
      <span class="s">&quot;Stripe-Signature&quot;</span>: <span class="s">&quot;t=1763651045,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd&quot;</span>
    }
  });
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;INVALID_SIGNATURE&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/INVALID_SIGNATURE.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const INVALID_SIGNATURE = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  INVALID_SIGNATURE as default
};
