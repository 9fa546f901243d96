import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Listas para reglas","description":"Mantenga conjuntos de textos con nombre para sus reglas, cárguelos desde un archivo y exporte evaluaciones con sus datos.","frontmatter":{"title":"Listas para reglas","description":"Mantenga conjuntos de textos con nombre para sus reglas, cárguelos desde un archivo y exporte evaluaciones con sus datos.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/lists"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/lists"}]],"prev":{"text":"Reglas","link":"/es/guides/rules"},"next":{"text":"Prueba de tarjetas","link":"/es/guides/card-testing"}},"headers":[],"relativePath":"es/guides/lists.md","filePath":"es/guides/lists.md"}');
const _sfc_main = { name: "es/guides/lists.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="listas-para-reglas" tabindex="-1">Listas para reglas <a class="header-anchor" href="#listas-para-reglas" aria-label="Enlace a &quot;Listas para reglas&quot;">​</a></h1><p class="lead">Mantenga conjuntos de textos con nombre para sus reglas, cárguelos desde un archivo y exporte evaluaciones con sus datos.</p><p>Una <em>lista para reglas</em> es un conjunto de textos con nombre: clientes que revenden, tiendas en observación, los BIN de una campaña. Una lista no decide nada por sí misma. Para bloquear un valor o confiar en él en todos los pagos, use una <a href="/docs/es/guides/glossary">lista de bloqueo o una lista de permitidos</a>.</p><p><a href="/docs/reference/lists-for-rules#createCustomList" hreflang="en">Cree una lista</a> y <a href="/docs/reference/lists-for-rules#addCustomListValues" hreflang="en">agregue valores</a>, hasta 1,000 por llamada:</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="addCustomListValues"><input type="radio" name="tab-addCustomListValues-call" id="tab-addCustomListValues-call-1" data-language="curl" checked><input type="radio" name="tab-addCustomListValues-call" id="tab-addCustomListValues-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-addCustomListValues-call-1">curl</label><label for="tab-addCustomListValues-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/lists/01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b/values \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $DASHBOARD_SESSION&quot;</span> \\
  <span class="w">-H</span> <span class="s">&quot;Content-Type: application/json&quot;</span> \\
  <span class="w">-d</span> &#39;{
    <span class="k">&quot;values&quot;</span>: [
      <span class="s">&quot;cus_84213&quot;</span>,
      <span class="s">&quot;CUS_90001&quot;</span>
    ]
  }&#39;</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">sessionToken</span>: process.env.DASHBOARD_SESSION,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> answer = <span class="w">await</span> client.listValues.add(<span class="s">&quot;01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b&quot;</span>, {
  <span class="k">values</span>: [
    <span class="s">&quot;cus_84213&quot;</span>,
    <span class="s">&quot;CUS_90001&quot;</span>
  ]
});
console.log(answer);</code></pre></div></div></div></div></div><p>Una organización tiene como máximo 100 listas, y una lista como máximo 1,000,000 de valores; más allá de eso, la respuesta es <a href="/docs/errors/LIMIT_REACHED" hreflang="en"><code>LIMIT_REACHED</code></a>. <a href="/docs/reference/lists-for-rules#removeCustomList" hreflang="en">Eliminar una lista</a>, o cambiar su nombre, recibe la respuesta <a href="/docs/errors/LIST_IN_USE" hreflang="en"><code>LIST_IN_USE</code></a> mientras la use una regla activa o en sombra.</p><h2 id="how-values-are-compared" tabindex="-1">Cómo se comparan los valores <a class="header-anchor" href="#how-values-are-compared" aria-label="Enlace a &quot;Cómo se comparan los valores {#how-values-are-compared}&quot;">​</a></h2><p>Los valores se normalizan al guardarse y otra vez al compararse:</p><ul><li>Se quitan los espacios en ambos extremos.</li><li>Se compone el Unicode (NFC), para que las dos codificaciones de <code>ñ</code> sean la misma.</li><li>Las letras se pasan a minúsculas, salvo que la lista se haya creado con <code>case_insensitive: false</code>. Esto no puede cambiarse después.</li></ul><p>No se quita nada más: <code>+52 55 4821 9034</code> y <code>+525548219034</code> son dos valores. Un valor tiene después como máximo 256 bytes de UTF-8. <a href="/docs/reference/lists-for-rules#checkCustomListValue" hreflang="en">Consulte un valor</a> para ver su forma normal y si la lista lo contiene.</p><h2 id="personal-data" tabindex="-1">Datos personales <a class="header-anchor" href="#personal-data" aria-label="Enlace a &quot;Datos personales {#personal-data}&quot;">​</a></h2><p>Los valores se guardan sin cifrar, y todos los que tienen <a href="/docs/es/guides/credentials#permission-blocklists-read"><code>blocklists:read</code></a> pueden leerlos. Agregue identificadores propios o hashes de datos personales, no nombres, correos ni números de cuenta; para esos están las listas de bloqueo. Un valor con un número de tarjeta se rechaza. La bitácora registra cuántos valores se agregaron o quitaron, y nunca cuáles.</p><h2 id="import-and-export" tabindex="-1">Importar y exportar <a class="header-anchor" href="#import-and-export" aria-label="Enlace a &quot;Importar y exportar {#import-and-export}&quot;">​</a></h2><p><a href="/docs/reference/lists-for-rules#importCustomListValues" hreflang="en">Importe un archivo</a> con la única columna <code>value</code>. Con <code>mode=append</code> sus valores se agregan, con <code>mode=replace</code> reemplazan los de la lista.</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="importCustomListValues"><input type="radio" name="tab-importCustomListValues-call" id="tab-importCustomListValues-call-1" data-language="curl" checked><input type="radio" name="tab-importCustomListValues-call" id="tab-importCustomListValues-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-importCustomListValues-call-1">curl</label><label for="tab-importCustomListValues-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> &#39;http://localhost:3000/api/v1/lists/01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b/values/import?mode=replace&#39; \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $DASHBOARD_SESSION&quot;</span> \\
  <span class="w">-H</span> <span class="s">&quot;Content-Type: text/csv&quot;</span> \\
  <span class="w">--data-binary</span> &#39;value
cus_84213
CUS_84213
<span class="s">&quot;cus_90001&quot;</span>
&#39;</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">sessionToken</span>: process.env.DASHBOARD_SESSION,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> answer = <span class="w">await</span> client.listValues.<span class="w">import</span>(<span class="s">&quot;01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b&quot;</span>, <span class="s">&quot;value\\ncus_84213\\nCUS_84213\\n\\&quot;cus_90001\\&quot;\\n&quot;</span>, {
  <span class="k">mode</span>: <span class="s">&quot;replace&quot;</span>
});
console.log(answer);</code></pre></div></div></div></div></div><p>El archivo se lee a medida que llega. Las reglas ven sus valores cuando se leyó hasta el final, todos a la vez. Si la conexión se interrumpe, o el proceso termina, la lista queda como estaba. Las líneas no válidas se omiten y se indican en la respuesta; con más de 1,000 de ellas no se guarda nada. Un archivo puede tener 32 MiB y debe llegar en 30 segundos. Divida un archivo más grande y agregue las partes.</p><p><a href="/docs/reference/lists-for-rules#exportCustomListValues" hreflang="en">La exportación</a> escribe un archivo que una importación puede leer. Si la lista se reemplaza o se elimina mientras tanto, la conexión se corta.</p><h2 id="export-assessments-with-their-facts" tabindex="-1">Exportar evaluaciones con sus datos <a class="header-anchor" href="#export-assessments-with-their-facts" aria-label="Enlace a &quot;Exportar evaluaciones con sus datos {#export-assessments-with-their-facts}&quot;">​</a></h2><p><a href="/docs/reference/assessments#exportAssessments" hreflang="en">La exportación de evaluaciones</a> muestra en qué datos se basaron las decisiones, con una columna por dato: la información con la que se diseña una regla. Sin período, abarca los últimos 30 días.</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="exportAssessments"><input type="radio" name="tab-exportAssessments-call" id="tab-exportAssessments-call-1" data-language="curl" checked><input type="radio" name="tab-exportAssessments-call" id="tab-exportAssessments-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-exportAssessments-call-1">curl</label><label for="tab-exportAssessments-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/assessments/export \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $FRAUD_RISK_API_KEY&quot;</span></code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> answer = <span class="w">await</span> client.assessments.<span class="w">export</span>();
<span class="w">for</span> <span class="w">await</span> (<span class="w">const</span> part <span class="w">of</span> answer) process.stdout.write(part);</code></pre></div></div></div></div></div><p>El resultado es el vigente en el momento de la exportación. La exportación lee por páginas: la memoria es la misma para cualquier número de evaluaciones, y nunca espera el resultado completo. Una respuesta que se interrumpe no está completa: empiece de nuevo, o continúe desde la hora de la última línea con <code>order=oldest</code> y <code>from</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("es/guides/lists.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const lists = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  lists as default
};
