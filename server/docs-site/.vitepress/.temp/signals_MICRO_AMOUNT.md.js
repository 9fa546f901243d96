import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"MICRO_AMOUNT","description":"The amount is tiny, as in card testing.","frontmatter":{"title":"MICRO_AMOUNT","description":"The amount is tiny, as in card testing.","aside":false,"pageClass":"contract-page","prev":{"text":"NEW_PAYER_LARGE_AMOUNT","link":"/signals/NEW_PAYER_LARGE_AMOUNT"},"next":{"text":"ODD_HOUR","link":"/signals/ODD_HOUR"}},"headers":[],"relativePath":"signals/MICRO_AMOUNT.md","filePath":"signals/MICRO_AMOUNT.md"}');
const _sfc_main = { name: "signals/MICRO_AMOUNT.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/signals">Signals</a></p><h1 id="title"><code>MICRO_<wbr>AMOUNT</code></h1><p class="badges"><span class="badge amber" title="Default weight">10 points</span><span class="badge blue" title="Payments in which it fires">pay-ins</span><span class="badge violet" title="Group of the facts that it reads">payment</span><span class="badge grey" title="Version of the software">since 0.1.0</span></p><p class="lead">The amount is tiny, as in card testing.</p></header><div class="row"><div class="text"><h2 id="reads">What it reads</h2><table class="stacked"><caption>Facts</caption><thead><tr><th scope="col">Fact</th><th scope="col">Use</th><th scope="col">Meaning</th></tr></thead><tbody><tr><th scope="row"><code>payment.<wbr>micro_<wbr>amount</code></th><td>observes</td><td class="wide">1 for an amount of about 1 USD or less. <span class="badge grey" title="Unit">0 or 1</span></td></tr></tbody></table><h2 id="strength">Strength and points</h2><p>It fires at full strength, or not at all.</p><table class="plain"><caption>Strength and points by observed value</caption><thead><tr><th scope="col">Observed</th><th scope="col">Strength</th><th scope="col">Points</th><th scope="col">Decision if alone</th></tr></thead><tbody><tr><th scope="row">1</th><td class="number">1</td><td class="number">10</td><td><span class="badge decision green">approve</span></td></tr></tbody></table><h2 id="example">Example</h2><p>The amount is 10 Mexican pesos.</p><p><code>payment.micro_amount</code> is 1: strength 1 and 10 points.</p><h2 id="what-to-do">What to do</h2><p>Verify cards with an authorization of zero. Lower the weight if you sell for less than a US dollar.</p><h2 id="weight">Weight</h2><p>10 at full strength in the catalogue. Set another one in <code>signal_weights</code> (<a href="/docs/reference/organization#updateOrganization">Change the organization</a>); 0 switches the signal off. A <a href="/docs/guides/models">model</a> can learn the weight from your outcomes.</p><p><a href="/docs/guides/scoring">How a score comes about</a> has a calculator.</p><h2 id="languages">In other languages</h2><dl class="translations"><dt>Spanish</dt><dd lang="es">El monto es mínimo, como cuando se prueban tarjetas.</dd><dt>Portuguese</dt><dd lang="pt">O valor é ínfimo, como em testes de cartões.</dd></dl></div><div class="aside"><div class="card"><div class="card-title">In signal_details of the answer</div><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;code&quot;</span>: <span class="s">&quot;MICRO_AMOUNT&quot;</span>,
  <span class="k">&quot;weight&quot;</span>: <span class="n">10</span>,
  <span class="k">&quot;description&quot;</span>: <span class="s">&quot;The amount is tiny, as in card testing.&quot;</span>
}</code></pre></div></div><div class="card"><div class="card-title">In a rule of your own</div><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code>payment.micro_amount &gt; <span class="n">0</span></code></pre></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("signals/MICRO_AMOUNT.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const MICRO_AMOUNT = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  MICRO_AMOUNT as default
};
