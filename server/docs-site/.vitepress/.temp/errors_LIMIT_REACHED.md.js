import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"LIMIT_REACHED","description":"The organization has as many of these as it can have, or the case as many files.","frontmatter":{"title":"LIMIT_REACHED","description":"The organization has as many of these as it can have, or the case as many files.","aside":false,"pageClass":"contract-page","prev":{"text":"DUPLICATE","link":"/errors/DUPLICATE"},"next":{"text":"LIST_IN_USE","link":"/errors/LIST_IN_USE"}},"headers":[],"relativePath":"errors/LIMIT_REACHED.md","filePath":"errors/LIMIT_REACHED.md"}');
const _sfc_main = { name: "errors/LIMIT_REACHED.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>LIMIT_<wbr>REACHED</code></h1><p class="badges"><span class="badge amber">409</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The organization has as many of these as it can have, or the case as many files. <code>details</code> holds the <code>limit</code>.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Remove what is no longer needed, or merge it, then send the request again.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>The limit is reached. See details.limit.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/saved-views">Saved views</a></dt><dd><ul><li><a href="/docs/reference/saved-views#createSavedView">Save a view</a></li></ul></dd><dt><a href="/docs/reference/lists-for-rules">Lists for rules</a></dt><dd><ul><li><a href="/docs/reference/lists-for-rules#createCustomList">Create a list for rules</a></li><li><a href="/docs/reference/lists-for-rules#addCustomListValues">Add values to a list for rules</a></li><li><a href="/docs/reference/lists-for-rules#importCustomListValues">Import values of a list for rules</a></li></ul></dd><dt><a href="/docs/reference/work-on-cases">Work on cases</a></dt><dd><ul><li><a href="/docs/reference/work-on-cases#addCaseAttachment">Add a file</a></li></ul></dd><dt><a href="/docs/reference/rule-performance">Rule performance</a></dt><dd><ul><li><a href="/docs/reference/rule-performance#createBacktest">Try a change on past payments</a></li></ul></dd><dt><a href="/docs/reference/data-protection">Data protection</a></dt><dd><ul><li><a href="/docs/reference/data-protection#createDataSubjectRequest">Find or erase what is stored about a person</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 409"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 409</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;LIMIT_REACHED&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;The limit is reached. See details.limit.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">sessionToken</span>: process.env.DASHBOARD_SESSION,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.lists.create({
    <span class="k">name</span>: <span class="s">&quot;resellers&quot;</span>,
    <span class="k">description</span>: <span class="s">&quot;Customers that buy to sell again&quot;</span>
  });
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;LIMIT_REACHED&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/LIMIT_REACHED.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const LIMIT_REACHED = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  LIMIT_REACHED as default
};
