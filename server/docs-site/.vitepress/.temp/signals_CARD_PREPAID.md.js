import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"CARD_PREPAID","description":"The card is prepaid.","frontmatter":{"title":"CARD_PREPAID","description":"The card is prepaid.","aside":false,"pageClass":"contract-page","prev":{"text":"HOLDER_NAME_MISMATCH","link":"/signals/HOLDER_NAME_MISMATCH"},"next":{"text":"MERCHANT_CATEGORY_RISK","link":"/signals/MERCHANT_CATEGORY_RISK"}},"headers":[],"relativePath":"signals/CARD_PREPAID.md","filePath":"signals/CARD_PREPAID.md"}');
const _sfc_main = { name: "signals/CARD_PREPAID.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/signals">Signals</a></p><h1 id="title"><code>CARD_<wbr>PREPAID</code></h1><p class="badges"><span class="badge amber" title="Default weight">8 points</span><span class="badge blue" title="Payments in which it fires">pay-ins</span><span class="badge violet" title="Group of the facts that it reads">card</span><span class="badge grey" title="Version of the software">since 0.1.0</span></p><p class="lead">The card is prepaid.</p></header><div class="row"><div class="text"><h2 id="reads">What it reads</h2><table class="stacked"><caption>Facts</caption><thead><tr><th scope="col">Fact</th><th scope="col">Use</th><th scope="col">Meaning</th></tr></thead><tbody><tr><th scope="row"><code>card.<wbr>prepaid</code></th><td>observes</td><td class="wide">1 for a prepaid card. <span class="badge grey" title="Unit">0 or 1</span></td></tr></tbody></table><h2 id="strength">Strength and points</h2><p>It fires at full strength, or not at all.</p><table class="plain"><caption>Strength and points by observed value</caption><thead><tr><th scope="col">Observed</th><th scope="col">Strength</th><th scope="col">Points</th><th scope="col">Decision if alone</th></tr></thead><tbody><tr><th scope="row">1</th><td class="number">1</td><td class="number">8</td><td><span class="badge decision green">approve</span></td></tr></tbody></table><h2 id="example">Example</h2><p>A prepaid card pays.</p><p><code>card.prepaid</code> is 1: strength 1 and 8 points.</p><h2 id="what-to-do">What to do</h2><p>Many people have no other card. Alone it leads to <code>approve</code>: leave the weight small.</p><h2 id="weight">Weight</h2><p>8 at full strength in the catalogue. Set another one in <code>signal_weights</code> (<a href="/docs/reference/organization#updateOrganization">Change the organization</a>); 0 switches the signal off. A <a href="/docs/guides/models">model</a> can learn the weight from your outcomes.</p><p><a href="/docs/guides/scoring">How a score comes about</a> has a calculator.</p><h2 id="languages">In other languages</h2><dl class="translations"><dt>Spanish</dt><dd lang="es">La tarjeta es de prepago.</dd><dt>Portuguese</dt><dd lang="pt">O cartão é pré-pago.</dd></dl></div><div class="aside"><div class="card"><div class="card-title">In signal_details of the answer</div><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;code&quot;</span>: <span class="s">&quot;CARD_PREPAID&quot;</span>,
  <span class="k">&quot;weight&quot;</span>: <span class="n">8</span>,
  <span class="k">&quot;description&quot;</span>: <span class="s">&quot;The card is prepaid.&quot;</span>
}</code></pre></div></div><div class="card"><div class="card-title">In a rule of your own</div><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code>card.prepaid &gt; <span class="n">0</span></code></pre></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("signals/CARD_PREPAID.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const CARD_PREPAID = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  CARD_PREPAID as default
};
