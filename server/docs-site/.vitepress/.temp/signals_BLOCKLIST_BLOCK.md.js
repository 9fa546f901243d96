import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"BLOCKLIST_BLOCK","description":"An active blocklist entry blocks this payment.","frontmatter":{"title":"BLOCKLIST_BLOCK","description":"An active blocklist entry blocks this payment.","aside":false,"pageClass":"contract-page","prev":{"text":"Signals","link":"/signals"},"next":{"text":"BLOCKLIST_REVIEW","link":"/signals/BLOCKLIST_REVIEW"}},"headers":[],"relativePath":"signals/BLOCKLIST_BLOCK.md","filePath":"signals/BLOCKLIST_BLOCK.md"}');
const _sfc_main = { name: "signals/BLOCKLIST_BLOCK.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/signals">Signals</a></p><h1 id="title"><code>BLOCKLIST_<wbr>BLOCK</code></h1><p class="badges"><span class="badge amber" title="Default weight">100 points</span><span class="badge blue" title="Payments in which it fires">pay-ins</span><span class="badge blue" title="Payments in which it fires">payouts</span><span class="badge violet" title="Group of the facts that it reads">lists</span><span class="badge grey" title="Version of the software">since 0.1.0</span></p><p class="lead">An active blocklist entry blocks this payment.</p></header><div class="row"><div class="text"><h2 id="reads">What it reads</h2><table class="stacked"><caption>Facts</caption><thead><tr><th scope="col">Fact</th><th scope="col">Use</th><th scope="col">Meaning</th></tr></thead><tbody><tr><th scope="row"><code>lists.<wbr>block</code></th><td>observes</td><td class="wide">1 when a blocklist entry of severity <code>block</code> matched. <span class="badge grey" title="Unit">0 or 1</span></td></tr></tbody></table><h2 id="strength">Strength and points</h2><p>It fires at full strength, or not at all.</p><table class="plain"><caption>Strength and points by observed value</caption><thead><tr><th scope="col">Observed</th><th scope="col">Strength</th><th scope="col">Points</th><th scope="col">Decision if alone</th></tr></thead><tbody><tr><th scope="row">1</th><td class="number">1</td><td class="number">100</td><td><span class="badge decision red">decline</span></td></tr></tbody></table><h2 id="example">Example</h2><p>A card that an analyst blocked after a confirmed fraud pays again.</p><p><code>lists.block</code> is 1: strength 1 and 100 points.</p><h2 id="what-to-do">What to do</h2><p>Read <code>entry_id</code> of the explanation and check why the entry exists. Remove it if it is wrong: no score, rule or allowlist entry overrides it.</p><h2 id="weight">Weight</h2><p>100: it settles the score and the decision, so the weight cannot be changed.</p><h2 id="languages">In other languages</h2><dl class="translations"><dt>Spanish</dt><dd lang="es">Una entrada activa de la lista de bloqueo bloquea esta operación.</dd><dt>Portuguese</dt><dd lang="pt">Um registro ativo da lista de bloqueio impede este pagamento.</dd></dl></div><div class="aside"><div class="card"><div class="card-title">In signal_details of the answer</div><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;code&quot;</span>: <span class="s">&quot;BLOCKLIST_BLOCK&quot;</span>,
  <span class="k">&quot;weight&quot;</span>: <span class="n">100</span>,
  <span class="k">&quot;description&quot;</span>: <span class="s">&quot;An active blocklist entry blocks this payment.&quot;</span>
}</code></pre></div></div><div class="card"><div class="card-title">In a rule of your own</div><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code>lists.block &gt; <span class="n">0</span></code></pre></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("signals/BLOCKLIST_BLOCK.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const BLOCKLIST_BLOCK = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  BLOCKLIST_BLOCK as default
};
