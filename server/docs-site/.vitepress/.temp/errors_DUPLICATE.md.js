import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"DUPLICATE","description":"The resource already exists: a list entry with this type and value, a submerchant with this external_id.","frontmatter":{"title":"DUPLICATE","description":"The resource already exists: a list entry with this type and value, a submerchant with this external_id.","aside":false,"pageClass":"contract-page","prev":{"text":"METHOD_NOT_ALLOWED","link":"/errors/METHOD_NOT_ALLOWED"},"next":{"text":"LIMIT_REACHED","link":"/errors/LIMIT_REACHED"}},"headers":[],"relativePath":"errors/DUPLICATE.md","filePath":"errors/DUPLICATE.md"}');
const _sfc_main = { name: "errors/DUPLICATE.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>DUPLICATE</code></h1><p class="badges"><span class="badge amber">409</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The resource already exists: a list entry with this type and value, a submerchant with this external_id.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Treat it as done, or update the existing resource.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>The resource already exists.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/lists">Lists</a></dt><dd><ul><li><a href="/docs/reference/lists#createBlocklistEntry">Create a blocklist entry</a></li><li><a href="/docs/reference/lists#updateBlocklistEntry">Change a blocklist entry</a> <span class="badge grey">legacy format</span></li><li><a href="/docs/reference/lists#createAllowlistEntry">Create an allowlist entry</a></li></ul></dd><dt><a href="/docs/reference/lists-for-rules">Lists for rules</a></dt><dd><ul><li><a href="/docs/reference/lists-for-rules#createCustomList">Create a list for rules</a></li><li><a href="/docs/reference/lists-for-rules#updateCustomList">Change a list for rules</a></li></ul></dd><dt><a href="/docs/reference/submerchants">Submerchants</a></dt><dd><ul><li><a href="/docs/reference/submerchants#createSubmerchant">Register a submerchant</a></li><li><a href="/docs/reference/submerchants#updateSubmerchant">Change a submerchant</a></li></ul></dd><dt><a href="/docs/reference/rules">Rules</a></dt><dd><ul><li><a href="/docs/reference/rules#createRule">Create a rule</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 409"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><input type="radio" name="tab-error-body" id="tab-error-body-2"><div class="card-title"><span>Status 409</span><span class="labels"><label for="tab-error-body-1">Standard</label><label for="tab-error-body-2">Legacy</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;DUPLICATE&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;The resource already exists.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: <span class="s">&quot;The resource already exists.&quot;</span>,
  <span class="k">&quot;code&quot;</span>: <span class="s">&quot;DUPLICATE&quot;</span>,
  <span class="k">&quot;details&quot;</span>: {}
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">sessionToken</span>: process.env.DASHBOARD_SESSION,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.blocklists.create({
    <span class="k">list_type</span>: <span class="s">&quot;email&quot;</span>,
    <span class="k">value</span>: <span class="s">&quot;Fraude+1@Ejemplo.mx&quot;</span>,
    <span class="k">severity</span>: <span class="s">&quot;block&quot;</span>,
    <span class="k">reason</span>: <span class="s">&quot;Charged back twice in October&quot;</span>
  });
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;DUPLICATE&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/DUPLICATE.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const DUPLICATE = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  DUPLICATE as default
};
