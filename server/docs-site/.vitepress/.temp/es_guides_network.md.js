import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Red de inteligencia","description":"Comparta indicadores de fraude con otros participantes, sin nombres ni valores en claro.","frontmatter":{"title":"Red de inteligencia","description":"Comparta indicadores de fraude con otros participantes, sin nombres ni valores en claro.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/network"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/network"}]],"prev":{"text":"Casos","link":"/es/guides/cases"},"next":{"text":"Estadísticas","link":"/es/guides/statistics"}},"headers":[],"relativePath":"es/guides/network.md","filePath":"es/guides/network.md"}');
const _sfc_main = { name: "es/guides/network.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="red-de-inteligencia" tabindex="-1">Red de inteligencia <a class="header-anchor" href="#red-de-inteligencia" aria-label="Enlace a &quot;Red de inteligencia&quot;">​</a></h1><p class="lead">Comparta indicadores de fraude con otros participantes, sin nombres ni valores en claro.</p><p>Los defraudadores pasan de un negocio al siguiente. Los participantes comparten los identificadores que dejan los fraudes: un correo, una tarjeta, una cuenta. Si otro participante reporta un identificador de un pago, su decisión lleva <a href="/docs/signals/NETWORK_SUSPECTED" hreflang="en"><code>NETWORK_SUSPECTED</code></a>; si dos o más lo hacen, lleva <a href="/docs/signals/NETWORK_CONFIRMED" hreflang="en"><code>NETWORK_CONFIRMED</code></a>, y sus puntos de recepción reciben <a href="/docs/events/network.signal_matched" hreflang="en"><code>network.signal_matched</code></a>.</p><p><a href="/docs/reference/network#setNetworkMembership" hreflang="en">Únase a la red</a> con <a href="/docs/es/guides/credentials#permission-network-contribute"><code>network:contribute</code></a>. <code>consume</code> exige <code>contribute</code>. Desde entonces:</p><ul><li>Los fraudes confirmados y los contracargos perdidos aportan los identificadores del pagador (en un pago saliente, los del beneficiario). Se retiran si el resultado se revierte.</li><li>Los reportes de fraude con <code>share_with_network</code> aportan también sus indicadores.</li><li>Puede <a href="/docs/reference/network#contributeSignals" hreflang="en">aportar otras señales</a>, hasta 500 por solicitud. Una señal está activa 180 días, salvo que fije otro vencimiento. Aportarla otra vez la renueva.</li></ul><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="contributeSignals"><input type="radio" name="tab-contributeSignals-call" id="tab-contributeSignals-call-1" data-language="curl" checked><input type="radio" name="tab-contributeSignals-call" id="tab-contributeSignals-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-contributeSignals-call-1">curl</label><label for="tab-contributeSignals-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/network/intelligence \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $FRAUD_RISK_API_KEY&quot;</span> \\
  <span class="w">-H</span> <span class="s">&quot;Content-Type: application/json&quot;</span> \\
  <span class="w">-d</span> &#39;{
    <span class="k">&quot;signals&quot;</span>: [
      {
        <span class="k">&quot;signal_type&quot;</span>: <span class="s">&quot;email&quot;</span>,
        <span class="k">&quot;value&quot;</span>: <span class="s">&quot;comprador@correo.mx&quot;</span>,
        <span class="k">&quot;category&quot;</span>: <span class="s">&quot;chargeback&quot;</span>,
        <span class="k">&quot;confidence&quot;</span>: <span class="n">0.9</span>
      },
      {
        <span class="k">&quot;signal_type&quot;</span>: <span class="s">&quot;email_domain&quot;</span>,
        <span class="k">&quot;value&quot;</span>: <span class="s">&quot;gmail.com&quot;</span>,
        <span class="k">&quot;category&quot;</span>: <span class="s">&quot;fraud&quot;</span>
      }
    ]
  }&#39;</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> answer = <span class="w">await</span> client.network.contribute({
  <span class="k">signals</span>: [
    {
      <span class="k">signal_type</span>: <span class="s">&quot;email&quot;</span>,
      <span class="k">value</span>: <span class="s">&quot;comprador@correo.mx&quot;</span>,
      <span class="k">category</span>: <span class="s">&quot;chargeback&quot;</span>,
      <span class="k">confidence</span>: <span class="n">0.9</span>
    },
    {
      <span class="k">signal_type</span>: <span class="s">&quot;email_domain&quot;</span>,
      <span class="k">value</span>: <span class="s">&quot;gmail.com&quot;</span>,
      <span class="k">category</span>: <span class="s">&quot;fraud&quot;</span>
    }
  ]
});
console.log(answer);</code></pre></div></div></div></div></div><p>Para corregir un error, aporte la señal otra vez con un <code>expires_at</code> anterior. Un vencimiento explícito siempre se aplica, aunque sea anterior, y también a lo que aportó un reporte de fraude sin sesión. Sin uno, se aplica el vencimiento posterior. Las señales se muestran durante 90 días después de vencer, y luego se eliminan.</p><p>Una organización cuenta como un participante, sin importar cuántos subcomercios y señales tenga, y nunca coincide con sus propias señales. Una llamada sin la participación necesaria recibe la respuesta <a href="/docs/errors/NETWORK_MEMBERSHIP_REQUIRED" hreflang="en"><code>NETWORK_MEMBERSHIP_REQUIRED</code></a>. <a href="/docs/reference/network#leaveNetwork" hreflang="en">Salga</a> en cualquier momento: sus señales se retiran de inmediato.</p><h2 id="network-secrecy" tabindex="-1">Privacidad <a class="header-anchor" href="#network-secrecy" aria-label="Enlace a &quot;Privacidad {#network-secrecy}&quot;">​</a></h2><p>No se guardan los valores en claro. El servicio guarda un HMAC-SHA256, con una clave que solo el servicio tiene, del tipo y del SHA-256 del valor normalizado. Si usted no comparte valores en claro, envíe ese SHA-256 como <code>value_hash</code>; coincide con los valores de otros. Normalice como lo hacen las listas: los correos en minúsculas, sin etiqueta con signo más y, en Gmail, sin puntos; los teléfonos en E.164; las cuentas sin separadores.</p><div class="language-js vp-adaptive-theme"><button title="Copiar el código" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { createHash } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;node:crypto&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">/** \`value_hash\` of a normalized value. */</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> const</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> valueHash</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> (</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">value</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">) </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=&gt;</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> createHash</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;sha256&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">).</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">update</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(value).</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">digest</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;hex&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">);</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">valueHash</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;comprador@correo.mx&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">);</span></span></code></pre></div><p>Nunca se revela el participante que reporta. Si <a href="/docs/reference/network#queryNetwork" hreflang="en">consulta un valor</a> que reportó otro participante, solo sabe que hay uno. El mes y las categorías se devuelven cuando lo reportan dos o más participantes. <code>network_active_signals</code> es el número exacto de señales del conjunto. Mientras menos de tres miembros tengan señales en él, el número se redondea hacia abajo a dos cifras significativas. De lo contrario, el total menos las suyas sería el número de otro miembro.</p><table tabindex="0"><thead><tr><th>Otros participantes</th><th>Señal</th></tr></thead><tbody><tr><td><code>1</code></td><td><a href="/docs/signals/NETWORK_SUSPECTED" hreflang="en"><code>NETWORK_SUSPECTED</code></a></td></tr><tr><td><code>2-4</code></td><td><a href="/docs/signals/NETWORK_CONFIRMED" hreflang="en"><code>NETWORK_CONFIRMED</code></a></td></tr><tr><td><code>5+</code></td><td><a href="/docs/signals/NETWORK_CONFIRMED" hreflang="en"><code>NETWORK_CONFIRMED</code></a></td></tr></tbody></table><h2 id="network-refused" tabindex="-1">Señales rechazadas <a class="header-anchor" href="#network-refused" aria-label="Enlace a &quot;Señales rechazadas {#network-refused}&quot;">​</a></h2><p>Cada señal de un lote se valida por separado. Un valor que coincidiría con muchas personas se rechaza con <code>NOT_SHAREABLE</code>: dominios de correo gratuito, desechables y reservados, sufijos públicos, direcciones fuera de la Internet pública y valores de relleno comunes. Su nota se guarda sin cambios y solo usted la ve. Una señal cuya nota contiene el valor se rechaza con <code>VALUE_IN_DESCRIPTION</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("es/guides/network.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const network = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  network as default
};
