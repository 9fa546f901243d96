import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ODD_HOUR","description":"It is the dead of night where the payer is.","frontmatter":{"title":"ODD_HOUR","description":"It is the dead of night where the payer is.","aside":false,"pageClass":"contract-page","prev":{"text":"MICRO_AMOUNT","link":"/signals/MICRO_AMOUNT"},"next":{"text":"AVS_CVV_FAIL","link":"/signals/AVS_CVV_FAIL"}},"headers":[],"relativePath":"signals/ODD_HOUR.md","filePath":"signals/ODD_HOUR.md"}');
const _sfc_main = { name: "signals/ODD_HOUR.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/signals">Signals</a></p><h1 id="title"><code>ODD_<wbr>HOUR</code></h1><p class="badges"><span class="badge amber" title="Default weight">8 points</span><span class="badge blue" title="Payments in which it fires">pay-ins</span><span class="badge blue" title="Payments in which it fires">payouts</span><span class="badge violet" title="Group of the facts that it reads">payment</span><span class="badge grey" title="Version of the software">since 0.1.0</span></p><p class="lead">It is the dead of night where the payer is.</p></header><div class="row"><div class="text"><h2 id="reads">What it reads</h2><table class="stacked"><caption>Facts</caption><thead><tr><th scope="col">Fact</th><th scope="col">Use</th><th scope="col">Meaning</th></tr></thead><tbody><tr><th scope="row"><code>payment.<wbr>dead_<wbr>of_<wbr>night</code></th><td>observes</td><td class="wide">1 between midnight and five where the payer is. <span class="badge grey" title="Unit">0 or 1</span></td></tr></tbody></table><h2 id="strength">Strength and points</h2><p>It fires at full strength, or not at all.</p><table class="plain"><caption>Strength and points by observed value</caption><thead><tr><th scope="col">Observed</th><th scope="col">Strength</th><th scope="col">Points</th><th scope="col">Decision if alone</th></tr></thead><tbody><tr><th scope="row">1</th><td class="number">1</td><td class="number">8</td><td><span class="badge decision green">approve</span></td></tr></tbody></table><h2 id="example">Example</h2><p>It is three in the morning where the payer is.</p><p><code>payment.dead_of_night</code> is 1: strength 1 and 8 points.</p><h2 id="what-to-do">What to do</h2><p>Send <code>device.timezone</code>, so that the hour is the payer&#39;s. It is a small weight that counts beside others.</p><h2 id="weight">Weight</h2><p>8 at full strength in the catalogue. Set another one in <code>signal_weights</code> (<a href="/docs/reference/organization#updateOrganization">Change the organization</a>); 0 switches the signal off. A <a href="/docs/guides/models">model</a> can learn the weight from your outcomes.</p><p><a href="/docs/guides/scoring">How a score comes about</a> has a calculator.</p><h2 id="languages">In other languages</h2><dl class="translations"><dt>Spanish</dt><dd lang="es">Es de madrugada donde está el pagador.</dd><dt>Portuguese</dt><dd lang="pt">É alta madrugada onde o pagador se encontra.</dd></dl></div><div class="aside"><div class="card"><div class="card-title">In signal_details of the answer</div><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;code&quot;</span>: <span class="s">&quot;ODD_HOUR&quot;</span>,
  <span class="k">&quot;weight&quot;</span>: <span class="n">8</span>,
  <span class="k">&quot;description&quot;</span>: <span class="s">&quot;It is the dead of night where the payer is.&quot;</span>
}</code></pre></div></div><div class="card"><div class="card-title">In a rule of your own</div><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code>payment.dead_of_night &gt; <span class="n">0</span></code></pre></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("signals/ODD_HOUR.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ODD_HOUR = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ODD_HOUR as default
};
