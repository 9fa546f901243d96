import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"SANDBOX_OVERRIDE","description":"A sandbox value forced this result.","frontmatter":{"title":"SANDBOX_OVERRIDE","description":"A sandbox value forced this result.","aside":false,"pageClass":"contract-page","prev":{"text":"BROWSER_ACTIVITY_SUSPICIOUS","link":"/signals/BROWSER_ACTIVITY_SUSPICIOUS"},"next":{"text":"Events","link":"/events"}},"headers":[],"relativePath":"signals/SANDBOX_OVERRIDE.md","filePath":"signals/SANDBOX_OVERRIDE.md"}');
const _sfc_main = { name: "signals/SANDBOX_OVERRIDE.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/signals">Signals</a></p><h1 id="title"><code>SANDBOX_<wbr>OVERRIDE</code></h1><p class="badges"><span class="badge grey" title="Default weight">no points</span><span class="badge blue" title="Payments in which it fires">pay-ins</span><span class="badge blue" title="Payments in which it fires">payouts</span><span class="badge grey" title="Version of the software">since 0.1.0</span></p><p class="lead">A sandbox value forced this result.</p></header><div class="row"><div class="text"><h2 id="reads">What it reads</h2><p>No fact: it is set with the decision.</p><h2 id="strength">Strength and points</h2><p>It fires at full strength, or not at all.</p><h2 id="example">Example</h2><p>In the sandbox, the payer&#39;s address is <code>decline@sandbox.test</code>.</p><p>It adds no points.</p><h2 id="what-to-do">What to do</h2><p>Use another address. In production, these addresses have no effect.</p><h2 id="weight">Weight</h2><p>None: it sets the decision and is listed so that the answer shows why.</p><h2 id="languages">In other languages</h2><dl class="translations"><dt>Spanish</dt><dd lang="es">Un valor de prueba forzó este resultado.</dd><dt>Portuguese</dt><dd lang="pt">Um valor do ambiente de testes forçou este resultado.</dd></dl></div><div class="aside"><div class="card"><div class="card-title">In signal_details of the answer</div><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;code&quot;</span>: <span class="s">&quot;SANDBOX_OVERRIDE&quot;</span>,
  <span class="k">&quot;weight&quot;</span>: <span class="n">0</span>,
  <span class="k">&quot;description&quot;</span>: <span class="s">&quot;A sandbox value forced this result.&quot;</span>
}</code></pre></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("signals/SANDBOX_OVERRIDE.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const SANDBOX_OVERRIDE = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  SANDBOX_OVERRIDE as default
};
