import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"BROWSER_ACTIVITY_SUSPICIOUS","description":"Activity seen only through publishable keys looks fraudulent; it requires a review and never declines by itself.","frontmatter":{"title":"BROWSER_ACTIVITY_SUSPICIOUS","description":"Activity seen only through publishable keys looks fraudulent; it requires a review and never declines by itself.","aside":false,"pageClass":"contract-page","prev":{"text":"PAYOUT_INITIATOR_UNUSUAL","link":"/signals/PAYOUT_INITIATOR_UNUSUAL"},"next":{"text":"SANDBOX_OVERRIDE","link":"/signals/SANDBOX_OVERRIDE"}},"headers":[],"relativePath":"signals/BROWSER_ACTIVITY_SUSPICIOUS.md","filePath":"signals/BROWSER_ACTIVITY_SUSPICIOUS.md"}');
const _sfc_main = { name: "signals/BROWSER_ACTIVITY_SUSPICIOUS.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/signals">Signals</a></p><h1 id="title"><code>BROWSER_<wbr>ACTIVITY_<wbr>SUSPICIOUS</code></h1><p class="badges"><span class="badge grey" title="Default weight">no points</span><span class="badge blue" title="Payments in which it fires">pay-ins</span><span class="badge blue" title="Payments in which it fires">payouts</span><span class="badge grey" title="Version of the software">since 0.1.0</span></p><p class="lead">Activity seen only through publishable keys looks fraudulent; it requires a review and never declines by itself.</p></header><div class="row"><div class="text"><h2 id="reads">What it reads</h2><p>No fact: it is set with the decision.</p><h2 id="strength">Strength and points</h2><p>It fires at full strength, or not at all.</p><h2 id="example">Example</h2><p>Requests with your publishable key show fifteen cards of the payer within an hour; your server saw none of them.</p><p>It adds no points.</p><h2 id="what-to-do">What to do</h2><p>Assess from your server as well: its data determine the score. Restrict the key to your origins, and replace it if it is abused.</p><h2 id="weight">Weight</h2><p>None: it sets the decision and is listed so that the answer shows why.</p><h2 id="languages">In other languages</h2><dl class="translations"><dt>Spanish</dt><dd lang="es">La actividad vista solo con claves publicables parece fraudulenta; pide una revisión y por sí sola nunca rechaza.</dd><dt>Portuguese</dt><dd lang="pt">Uma atividade observada somente por meio de chaves publicáveis parece fraudulenta; exige análise e nunca motiva, por si só, uma recusa.</dd></dl></div><div class="aside"><div class="card"><div class="card-title">In signal_details of the answer</div><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;code&quot;</span>: <span class="s">&quot;BROWSER_ACTIVITY_SUSPICIOUS&quot;</span>,
  <span class="k">&quot;weight&quot;</span>: <span class="n">0</span>,
  <span class="k">&quot;description&quot;</span>: <span class="s">&quot;Activity seen only through publishable keys looks fraudulent; it requires a review and never declines by itself.&quot;</span>
}</code></pre></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("signals/BROWSER_ACTIVITY_SUSPICIOUS.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BROWSER_ACTIVITY_SUSPICIOUS = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BROWSER_ACTIVITY_SUSPICIOUS as default
};
