import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"INVALID_FILE","description":"The file is of a type that is not accepted, or not of the declared type, or was cut off.","frontmatter":{"title":"INVALID_FILE","description":"The file is of a type that is not accepted, or not of the declared type, or was cut off.","aside":false,"pageClass":"contract-page","prev":{"text":"INVALID_CONFIGURATION","link":"/errors/INVALID_CONFIGURATION"},"next":{"text":"RATE_LIMIT_EXCEEDED","link":"/errors/RATE_LIMIT_EXCEEDED"}},"headers":[],"relativePath":"errors/INVALID_FILE.md","filePath":"errors/INVALID_FILE.md"}');
const _sfc_main = { name: "errors/INVALID_FILE.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>INVALID_<wbr>FILE</code></h1><p class="badges"><span class="badge amber">422</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The file is of a type that is not accepted, or not of the declared type, or was cut off. <code>details</code> holds <code>detected</code>, <code>declared</code> and <code>accepted</code>.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Send a whole file of a type in details.accepted, and declare the type that it has, or none.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>The file is of a type that is not accepted. See details.accepted.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/work-on-cases">Work on cases</a></dt><dd><ul><li><a href="/docs/reference/work-on-cases#addCaseAttachment">Add a file</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 422"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 422</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;INVALID_FILE&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;The file is of a type that is not accepted. See details.accepted.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">sessionToken</span>: process.env.DASHBOARD_SESSION,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.cases.addAttachment(<span class="s">&quot;01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01&quot;</span>, <span class="s">&quot;Fecha de la llamada: 18 de noviembre. El titular no reconoce la operación.\\n&quot;</span>, {
    <span class="k">file_name</span>: <span class="s">&quot;llamada-del-titular.txt&quot;</span>,
    <span class="k">media_type</span>: <span class="s">&quot;text/plain&quot;</span>
  });
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;INVALID_FILE&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/INVALID_FILE.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const INVALID_FILE = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  INVALID_FILE as default
};
