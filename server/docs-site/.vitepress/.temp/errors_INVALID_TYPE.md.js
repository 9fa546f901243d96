import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"INVALID_TYPE","description":"The list_type is not supported.","frontmatter":{"title":"INVALID_TYPE","description":"The list_type is not supported.","aside":false,"pageClass":"contract-page","prev":{"text":"VALIDATION_ERROR","link":"/errors/VALIDATION_ERROR"},"next":{"text":"UNAUTHORIZED","link":"/errors/UNAUTHORIZED"}},"headers":[],"relativePath":"errors/INVALID_TYPE.md","filePath":"errors/INVALID_TYPE.md"}');
const _sfc_main = { name: "errors/INVALID_TYPE.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>INVALID_<wbr>TYPE</code></h1><p class="badges"><span class="badge amber">400</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The <code>list_type</code> is not supported.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Use one of the list types in details.list_types.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>Unsupported list_type.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/assess">Assess</a></dt><dd><ul><li><a href="/docs/reference/assess#reportFraud">Report fraud</a></li></ul></dd><dt><a href="/docs/reference/labels">Labels</a></dt><dd><ul><li><a href="/docs/reference/labels#reportAssessmentFraud">Report fraud as a person</a></li></ul></dd><dt><a href="/docs/reference/lists">Lists</a></dt><dd><ul><li><a href="/docs/reference/lists#createBlocklistEntry">Create a blocklist entry</a></li><li><a href="/docs/reference/lists#checkBlocklist">Check a value against the blocklist</a></li><li><a href="/docs/reference/lists#createAllowlistEntry">Create an allowlist entry</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 400"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 400</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;INVALID_TYPE&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;Unsupported list_type.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">sessionToken</span>: process.env.DASHBOARD_SESSION,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.assessments.reportFraud(<span class="s">&quot;01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22&quot;</span>, {
    <span class="k">incident_type</span>: <span class="s">&quot;robo_identidad&quot;</span>,
    <span class="k">incident_date</span>: <span class="s">&quot;2026-11-18&quot;</span>,
    <span class="k">jurisdiction</span>: <span class="s">&quot;MX&quot;</span>,
    <span class="k">description</span>: <span class="s">&quot;El titular no reconoce la compra.&quot;</span>
  });
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;INVALID_TYPE&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/INVALID_TYPE.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const INVALID_TYPE = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  INVALID_TYPE as default
};
