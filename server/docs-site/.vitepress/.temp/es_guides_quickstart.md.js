import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Inicio rápido","description":"De una carpeta vacía a su primera decisión, en tres pasos.","frontmatter":{"title":"Inicio rápido","description":"De una carpeta vacía a su primera decisión, en tres pasos.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/quickstart"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/quickstart"}]],"prev":{"text":"Resumen","link":"/es/"},"next":{"text":"Credenciales y permisos","link":"/es/guides/credentials"}},"headers":[],"relativePath":"es/guides/quickstart.md","filePath":"es/guides/quickstart.md"}');
const _sfc_main = { name: "es/guides/quickstart.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="inicio-rapido" tabindex="-1">Inicio rápido <a class="header-anchor" href="#inicio-rapido" aria-label="Enlace a &quot;Inicio rápido&quot;">​</a></h1><p class="lead">De una carpeta vacía a su primera decisión, en tres pasos.</p><h2 id="key" tabindex="-1">1. Guarde una clave en su servidor <a class="header-anchor" href="#key" aria-label="Enlace a &quot;1. Guarde una clave en su servidor {#key}&quot;">​</a></h2><p>Cree una clave secreta (comienza con <code>svc_sk_</code>) y colóquela en el entorno de su servidor. La clave se muestra una sola vez. Los navegadores y las aplicaciones usan una clave pública; <a href="/docs/es/guides/credentials">Credenciales y permisos</a> explica qué clave va en cada lugar.</p><div class="language-sh vp-adaptive-theme"><button title="Copiar el código" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> FRAUD_RISK_API_KEY</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;svc_sk_...&quot;</span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npm</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> install</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> @fraud-risk/node</span></span></code></pre></div><div class="tip custom-block"><p class="custom-block-title">Con un clon del repositorio</p><p>El entorno de pruebas que inicia <code>npm start</code> dejó una clave en <code>.data/sandbox.json</code>. Los paquetes estarán en un registro a partir de la primera versión; hasta entonces, instálelos desde el clon. En su carpeta:</p><div class="language-sh vp-adaptive-theme"><button title="Copiar el código" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> FRAUD_RISK_API_KEY</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">$(</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">node</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> -p</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;require(&quot;./.data/sandbox.json&quot;).secret_key&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">)</span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npm</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> run</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> build</span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">mkdir</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> -p</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> ../shop</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> &amp;&amp; </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npm</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> install</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> --install-links</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> --prefix</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> ../shop</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> ./sdk-node/dist</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> &amp;&amp; </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">cd</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> ../shop</span></span></code></pre></div></div><h2 id="ask" tabindex="-1">2. Consulte antes de cobrar <a class="header-anchor" href="#ask" aria-label="Enlace a &quot;2. Consulte antes de cobrar {#ask}&quot;">​</a></h2><p>Llame a <a href="/docs/reference/assess#assessPayin" hreflang="en">Assess a pay-in</a> cuando el pagador confirma el pago, antes de enviarlo al procesador. Pocos campos son obligatorios. Cada campo adicional hace más precisa la decisión; <code>field_warnings</code> en la respuesta indica cuáles conviene agregar en su tipo de negocio.</p><p>El pagador de este ejemplo es un <a href="/docs/es/guides/sandbox">valor de prueba</a>: el entorno de pruebas responde con una decisión fija. Guarde el código para Node como <code>assess.mjs</code> y ejecute <code>node assess.mjs</code>.</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="small-review"><input type="radio" name="tab-small-review-call" id="tab-small-review-call-1" data-language="curl" checked><input type="radio" name="tab-small-review-call" id="tab-small-review-call-2" data-language="node"><input type="radio" name="tab-small-review-call" id="tab-small-review-call-3" data-language="browser"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-small-review-call-1">curl</label><label for="tab-small-review-call-2">Node SDK</label><label for="tab-small-review-call-3">Browser</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/assess \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $FRAUD_RISK_API_KEY&quot;</span> \\
  <span class="w">-H</span> <span class="s">&quot;Content-Type: application/json&quot;</span> \\
  <span class="w">-d</span> &#39;{
    <span class="k">&quot;amount&quot;</span>: <span class="n">1249.9</span>,
    <span class="k">&quot;currency&quot;</span>: <span class="s">&quot;MXN&quot;</span>,
    <span class="k">&quot;order_id&quot;</span>: <span class="s">&quot;ORD-2026-000871&quot;</span>,
    <span class="k">&quot;payer&quot;</span>: {
      <span class="k">&quot;email&quot;</span>: <span class="s">&quot;review@sandbox.test&quot;</span>
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
    <span class="k">email</span>: <span class="s">&quot;review@sandbox.test&quot;</span>
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
    <span class="k">email</span>: <span class="s">&quot;review@sandbox.test&quot;</span>
  }
});
console.log(decision);</code></pre></div></div></div></div></div><h2 id="act" tabindex="-1">3. Actúe según la decisión <a class="header-anchor" href="#act" aria-label="Enlace a &quot;3. Actúe según la decisión {#act}&quot;">​</a></h2><p>La respuesta contiene una decisión, un puntaje y las señales que los explican. Actúe según <code>decision</code> y guarde <code>session_id</code> con su pago: las llamadas posteriores se refieren a él.</p><table tabindex="0"><thead><tr><th>Decisión</th><th>Qué hacer</th></tr></thead><tbody><tr><td><code>approve</code></td><td>Envíe el pago al procesador.</td></tr><tr><td><code>review</code></td><td>Retenga el pago hasta que una persona lo haya revisado.</td></tr><tr><td><code>challenge</code></td><td>Pida antes autenticación adicional al pagador: 3-D Secure o un código de un solo uso. Continúe si la supera.</td></tr><tr><td><code>decline</code></td><td>Rechace el pago. Es una respuesta normal, no un error.</td></tr></tbody></table><div class="tip custom-block"><p class="custom-block-title">¿Sin respuesta?</p><p>Decida ahora qué hace su caja cuando la decisión no llega a tiempo. Primero reintente con la misma clave de idempotencia. Después retenga el pago para revisión manual, en lugar de perderlo. Las reglas están en <a href="/docs/es/guides/retries">Errores y reintentos</a>, y los pasos que faltan en <a href="/docs/es/guides/going-live">Salida a producción</a>.</p></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("es/guides/quickstart.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const quickstart = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  quickstart as default
};
