import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"AVS_CVV_FAIL","description":"The address or security-code check failed.","frontmatter":{"title":"AVS_CVV_FAIL","description":"The address or security-code check failed.","aside":false,"pageClass":"contract-page","prev":{"text":"ODD_HOUR","link":"/signals/ODD_HOUR"},"next":{"text":"THREEDS_FAILED","link":"/signals/THREEDS_FAILED"}},"headers":[],"relativePath":"signals/AVS_CVV_FAIL.md","filePath":"signals/AVS_CVV_FAIL.md"}');
const _sfc_main = { name: "signals/AVS_CVV_FAIL.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/signals">Signals</a></p><h1 id="title"><code>AVS_<wbr>CVV_<wbr>FAIL</code></h1><p class="badges"><span class="badge amber" title="Default weight">30 points</span><span class="badge blue" title="Payments in which it fires">pay-ins</span><span class="badge violet" title="Group of the facts that it reads">payment</span><span class="badge grey" title="Version of the software">since 0.1.0</span></p><p class="lead">The address or security-code check failed.</p></header><div class="row"><div class="text"><h2 id="reads">What it reads</h2><table class="stacked"><caption>Facts</caption><thead><tr><th scope="col">Fact</th><th scope="col">Use</th><th scope="col">Meaning</th></tr></thead><tbody><tr><th scope="row"><code>payment.<wbr>verification_<wbr>failed</code></th><td>observes</td><td class="wide">1 when the security code or the address did not match. <span class="badge grey" title="Unit">0 or 1</span></td></tr></tbody></table><h2 id="strength">Strength and points</h2><p>It fires at full strength, or not at all.</p><table class="plain"><caption>Strength and points by observed value</caption><thead><tr><th scope="col">Observed</th><th scope="col">Strength</th><th scope="col">Points</th><th scope="col">Decision if alone</th></tr></thead><tbody><tr><th scope="row">1</th><td class="number">1</td><td class="number">30</td><td><span class="badge decision blue">challenge</span></td></tr></tbody></table><h2 id="example">Example</h2><p>The issuer says that the security code does not match.</p><p><code>payment.verification_failed</code> is 1: strength 1 and 30 points.</p><h2 id="what-to-do">What to do</h2><p>The payer can correct the code or the address and try again under the same <code>order_id</code>.</p><h2 id="weight">Weight</h2><p>30 at full strength in the catalogue. Set another one in <code>signal_weights</code> (<a href="/docs/reference/organization#updateOrganization">Change the organization</a>); 0 switches the signal off. A <a href="/docs/guides/models">model</a> can learn the weight from your outcomes.</p><p><a href="/docs/guides/scoring">How a score comes about</a> has a calculator.</p><h2 id="languages">In other languages</h2><dl class="translations"><dt>Spanish</dt><dd lang="es">Falló la verificación del domicilio o del código de seguridad.</dd><dt>Portuguese</dt><dd lang="pt">Falhou a verificação do endereço ou do código de segurança.</dd></dl></div><div class="aside"><div class="card"><div class="card-title">In signal_details of the answer</div><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;code&quot;</span>: <span class="s">&quot;AVS_CVV_FAIL&quot;</span>,
  <span class="k">&quot;weight&quot;</span>: <span class="n">30</span>,
  <span class="k">&quot;description&quot;</span>: <span class="s">&quot;The address or security-code check failed.&quot;</span>
}</code></pre></div></div><div class="card"><div class="card-title">In a rule of your own</div><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code>payment.verification_failed &gt; <span class="n">0</span></code></pre></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("signals/AVS_CVV_FAIL.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const AVS_CVV_FAIL = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  AVS_CVV_FAIL as default
};
