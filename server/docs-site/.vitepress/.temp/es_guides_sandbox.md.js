import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Valores de prueba","description":"Pagadores de prueba con los que el entorno de pruebas aprueba, rechaza o falla cuando usted lo necesita.","frontmatter":{"title":"Valores de prueba","description":"Pagadores de prueba con los que el entorno de pruebas aprueba, rechaza o falla cuando usted lo necesita.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/sandbox"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/sandbox"}]],"prev":{"text":"Credenciales y permisos","link":"/es/guides/credentials"},"next":{"text":"Salida a producción","link":"/es/guides/going-live"}},"headers":[],"relativePath":"es/guides/sandbox.md","filePath":"es/guides/sandbox.md"}');
const _sfc_main = { name: "es/guides/sandbox.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="valores-de-prueba" tabindex="-1">Valores de prueba <a class="header-anchor" href="#valores-de-prueba" aria-label="Enlace a &quot;Valores de prueba&quot;">​</a></h1><p class="lead">Pagadores de prueba con los que el entorno de pruebas aprueba, rechaza o falla cuando usted lo necesita.</p><p>Pruebe cada rama de su caja cuando lo necesite. Fuera de producción, estas direcciones en <code>payer.email</code> de <a href="/docs/reference/assess#assessPayin" hreflang="en">Assess a pay-in</a> fuerzan el resultado. La respuesta contiene entonces la señal <a href="/docs/signals/SANDBOX_OVERRIDE" hreflang="en"><code>SANDBOX_OVERRIDE</code></a>, para que una decisión forzada no se confunda con una real. En producción estas direcciones no tienen ningún significado especial.</p><table tabindex="0"><thead><tr><th>Correo del pagador</th><th>Respuesta</th></tr></thead><tbody><tr><td><code>approve@sandbox.test</code></td><td>200, <code>approve</code></td></tr><tr><td><code>review@sandbox.test</code></td><td>200, <code>review</code></td></tr><tr><td><code>challenge@sandbox.test</code></td><td>200, <code>challenge</code></td></tr><tr><td><code>decline@sandbox.test</code></td><td>200, <code>decline</code></td></tr><tr><td><code>timeout@sandbox.test</code></td><td>504, <a href="/docs/errors/ASSESS_TIMEOUT" hreflang="en"><code>ASSESS_TIMEOUT</code></a></td></tr><tr><td><code>maintenance@sandbox.test</code></td><td>503, <a href="/docs/errors/ASSESS_MAINTENANCE" hreflang="en"><code>ASSESS_MAINTENANCE</code></a></td></tr></tbody></table><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="small-decline"><input type="radio" name="tab-small-decline-call" id="tab-small-decline-call-1" data-language="curl" checked><input type="radio" name="tab-small-decline-call" id="tab-small-decline-call-2" data-language="node"><input type="radio" name="tab-small-decline-call" id="tab-small-decline-call-3" data-language="browser"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-small-decline-call-1">curl</label><label for="tab-small-decline-call-2">Node SDK</label><label for="tab-small-decline-call-3">Browser</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/assess \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $FRAUD_RISK_API_KEY&quot;</span> \\
  <span class="w">-H</span> <span class="s">&quot;Content-Type: application/json&quot;</span> \\
  <span class="w">-d</span> &#39;{
    <span class="k">&quot;amount&quot;</span>: <span class="n">1249.9</span>,
    <span class="k">&quot;currency&quot;</span>: <span class="s">&quot;MXN&quot;</span>,
    <span class="k">&quot;order_id&quot;</span>: <span class="s">&quot;ORD-2026-000871&quot;</span>,
    <span class="k">&quot;payer&quot;</span>: {
      <span class="k">&quot;email&quot;</span>: <span class="s">&quot;decline@sandbox.test&quot;</span>
    }
  }&#39;</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> answer = <span class="w">await</span> client.assess.payin({
  <span class="k">amount</span>: <span class="n">1249.9</span>,
  <span class="k">currency</span>: <span class="s">&quot;MXN&quot;</span>,
  <span class="k">order_id</span>: <span class="s">&quot;ORD-2026-000871&quot;</span>,
  <span class="k">payer</span>: {
    <span class="k">email</span>: <span class="s">&quot;decline@sandbox.test&quot;</span>
  }
});
console.log(answer);</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/browser&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">publishableKey</span>: <span class="s">&quot;svc_pub_...&quot;</span>,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> { decision } = <span class="w">await</span> client.assess.payin({
  <span class="k">amount</span>: <span class="n">1249.9</span>,
  <span class="k">currency</span>: <span class="s">&quot;MXN&quot;</span>,
  <span class="k">order_id</span>: <span class="s">&quot;ORD-2026-000871&quot;</span>,
  <span class="k">payer</span>: {
    <span class="k">email</span>: <span class="s">&quot;decline@sandbox.test&quot;</span>
  }
});
console.log(decision);</code></pre></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("es/guides/sandbox.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sandbox = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sandbox as default
};
