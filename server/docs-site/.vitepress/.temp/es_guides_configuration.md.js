import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Del entorno de pruebas a producción con revisión de código","description":"Mantenga las reglas, las listas y las opciones de una organización como un solo documento, revise sus cambios y aplíquelo a otra organización.","frontmatter":{"title":"Del entorno de pruebas a producción con revisión de código","description":"Mantenga las reglas, las listas y las opciones de una organización como un solo documento, revise sus cambios y aplíquelo a otra organización.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/configuration"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/configuration"}]],"prev":{"text":"Subcomercios","link":"/es/guides/submerchants"},"next":{"text":"Protección de datos","link":"/es/guides/data-protection"}},"headers":[],"relativePath":"es/guides/configuration.md","filePath":"es/guides/configuration.md"}');
const _sfc_main = { name: "es/guides/configuration.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="del-entorno-de-pruebas-a-produccion-con-revision-de-codigo" tabindex="-1">Del entorno de pruebas a producción con revisión de código <a class="header-anchor" href="#del-entorno-de-pruebas-a-produccion-con-revision-de-codigo" aria-label="Enlace a &quot;Del entorno de pruebas a producción con revisión de código&quot;">​</a></h1><p class="lead">Mantenga las reglas, las listas y las opciones de una organización como un solo documento, revise sus cambios y aplíquelo a otra organización.</p><p>La configuración de una organización es un documento JSON: sus opciones, las definiciones de sus listas para reglas, y sus reglas. <a href="/docs/reference/configuration#readConfiguration" hreflang="en">Léala</a> en el entorno de pruebas, póngala bajo control de versiones, revise lo que cambia y <a href="/docs/reference/configuration#replaceConfiguration" hreflang="en">aplíquela</a> a producción. La misma configuración es el mismo documento en todas las organizaciones.</p><table tabindex="0"><thead><tr><th>parte</th><th>identificada por</th><th>no incluye</th></tr></thead><tbody><tr><td><code>settings</code></td><td>nombre de la opción</td><td>nombre, segmento y <code>maintenance</code> de la organización; umbrales que deriva el servicio; pesos de un modelo activo</td></tr><tr><td><code>lists</code></td><td><code>name</code></td><td>los valores</td></tr><tr><td><code>rules</code></td><td><code>code</code></td><td>reglas archivadas, versiones anteriores, quién cambió qué</td></tr></tbody></table><p>Los umbrales están en la forma en que usted los dio: puntajes, probabilidades o costos. Una regla sobre un subcomercio lo nombra por su <code>external_id</code>, o por su identificador si no tiene uno. Las listas de bloqueo, las claves, los puntos de recepción y los modelos no forman parte de la configuración.</p><h2 id="keep-it-in-a-file" tabindex="-1">Mantenerla en un archivo <a class="header-anchor" href="#keep-it-in-a-file" aria-label="Enlace a &quot;Mantenerla en un archivo {#keep-it-in-a-file}&quot;">​</a></h2><p>El SDK de Node tiene un comando para esto. Cree una clave secreta con el permiso <a href="/docs/es/guides/credentials#permission-configuration-read"><code>configuration:read</code></a>, y otra con <a href="/docs/es/guides/credentials#permission-configuration-write"><code>configuration:write</code></a> para el proceso que aplica el archivo.</p><div class="language-bash vp-adaptive-theme"><button title="Copiar el código" class="copy"></button><span class="lang">bash</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npm</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> install</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> @fraud-risk/node</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> FRAUD_RISK_BASE_URL</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">https://risk.example.com</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> FRAUD_RISK_API_KEY</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">svc_sk_…</span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npx</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> fraud-risk</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> config</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> pull</span></span></code></pre></div><p><code>pull</code> escribe <code>fraud-risk.json</code>. Junto a la configuración, el archivo dice de dónde se obtuvo, y el <code>ETag</code> que la configuración tenía allí. Edite el archivo y vea qué cambiaría:</p><div class="language-bash vp-adaptive-theme"><button title="Copiar el código" class="copy"></button><span class="lang">bash</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npx</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> fraud-risk</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> config</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> diff</span></span></code></pre></div><div class="language-txt vp-adaptive-theme"><button title="Copiar el código" class="copy"></button><span class="lang">txt</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>~ setting thresholds</span></span>
<span class="line"><span>    - {&quot;decline&quot;:80}</span></span>
<span class="line"><span>    + {&quot;decline&quot;:78}</span></span>
<span class="line"><span>~ rule RULE:BIN_TESTING</span></span>
<span class="line"><span>    - status: shadow</span></span>
<span class="line"><span>    + status: live</span></span>
<span class="line"><span>- rule RULE:OLD_DEVICES: archived</span></span></code></pre></div><p>El código de salida es 0 sin diferencias, 1 con diferencias y 2 después de un error. Después aplíquelo, todo o nada:</p><div class="language-bash vp-adaptive-theme"><button title="Copiar el código" class="copy"></button><span class="lang">bash</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npx</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> fraud-risk</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> config</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> push</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> --reason</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;Rules of November, PR 214&quot;</span></span></code></pre></div><table tabindex="0"><thead><tr><th>opción</th><th>efecto</th></tr></thead><tbody><tr><td><code>--base-url</code></td><td>dirección del servicio</td></tr><tr><td><code>--dry-run</code></td><td>con <code>push</code>: comprobar y mostrar todo, sin cambiar nada</td></tr><tr><td><code>--prune-lists</code></td><td>eliminar las listas que faltan en el archivo, con sus valores</td></tr><tr><td><code>--reason</code></td><td>por qué, para la bitácora</td></tr><tr><td><code>--force</code></td><td>reemplazar la configuración, aunque haya cambiado desde que se obtuvo el archivo</td></tr></tbody></table><p>Nombre otro archivo después del comando: <code>npx fraud-risk config diff production.json</code>. Una sesión del panel en <code>DASHBOARD_SESSION</code> sirve en lugar de una clave.</p><h2 id="review-it" tabindex="-1">Revisarla <a class="header-anchor" href="#review-it" aria-label="Enlace a &quot;Revisarla {#review-it}&quot;">​</a></h2><ol><li>Obtenga el archivo de producción en una rama, para que sea lo que producción tiene.</li><li>Edite el archivo y pruébelo en el entorno de pruebas: <code>npx fraud-risk config push --base-url http://localhost:3000</code>, con una clave de allí. Un archivo obtenido de otra dirección reemplaza lo que hay en el entorno de pruebas.</li><li>Abra una solicitud de cambio (<em>pull request</em>). Su proceso ejecuta <code>diff</code> contra producción con una clave que solo tiene <a href="/docs/es/guides/credentials#permission-configuration-read"><code>configuration:read</code></a>, y muestra qué cambiaría.</li><li>Después de la revisión, un proceso ejecuta <code>push</code> con una clave que tiene <a href="/docs/es/guides/credentials#permission-configuration-write"><code>configuration:write</code></a>.</li></ol><p>Si un colega cambió producción mientras tanto, <code>push</code> se rechaza con <a href="/docs/errors/CONFIGURATION_OUTDATED" hreflang="en"><code>CONFIGURATION_OUTDATED</code></a>. Obtenga el archivo otra vez, repita sus cambios y aplíquelo. Un documento que producción ya tiene no cambia nada, así que un proceso puede repetirse.</p><h2 id="what-happens-to-rules-and-lists" tabindex="-1">Qué ocurre con las reglas y las listas <a class="header-anchor" href="#what-happens-to-rules-and-lists" aria-label="Enlace a &quot;Qué ocurre con las reglas y las listas {#what-happens-to-rules-and-lists}&quot;">​</a></h2><p>Las reglas que faltan en el documento se archivan. Una regla con el código de una archivada la continúa, con sus versiones. Las reglas activas, y los cambios de reglas activas, esperan la aprobación de una segunda persona si la organización tiene <code>rule_approval</code>: <code>pending_approval</code> las nombra, y el documento muestra lo solicitado.</p><p>Las listas que faltan en el documento se conservan, porque sus valores se perderían; <code>prune_lists=true</code> las elimina. Una lista nueva no tiene valores: <a href="/docs/reference/lists-for-rules#importCustomListValues" hreflang="en">impórtelos</a> en cada organización. Una lista que lee una regla nunca se elimina, y <code>case_insensitive</code> de una lista no puede cambiarse.</p><p>Una opción ausente queda como está. Omita lo que deba diferir entre organizaciones, como <code>rule_approval</code> o <code>case_prefix</code>. Una opción presente se reemplaza completa: una señal sin peso en <code>signal_weights</code> vuelve a su valor por defecto.</p><p>Un documento puede activar <code>rule_approval</code>, y nunca desactivarlo. De lo contrario, alguien podría hacer ambas cosas, con un documento o con dos, y activar una regla sin otra persona. Un administrador lo desactiva con un <a href="/docs/reference/organization#updateOrganization" hreflang="en">cambio de la organización</a>.</p><h2 id="with-the-api" tabindex="-1">Con la API <a class="header-anchor" href="#with-the-api" aria-label="Enlace a &quot;Con la API {#with-the-api}&quot;">​</a></h2><p>Envíe el <code>ETag</code> que leyó como <code>If-Match</code>, o <code>*</code> para reemplazar lo que haya.</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="replaceConfiguration"><input type="radio" name="tab-replaceConfiguration-call" id="tab-replaceConfiguration-call-1" data-language="curl" checked><input type="radio" name="tab-replaceConfiguration-call" id="tab-replaceConfiguration-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-replaceConfiguration-call-1">curl</label><label for="tab-replaceConfiguration-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> <span class="w">-X</span> PUT &#39;http://localhost:3000/api/v1/configuration?reason=Revendedores+en+vivo+%28PR+<span class="n">214</span>%<span class="n">29</span>&#39; \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $FRAUD_RISK_API_KEY&quot;</span> \\
  <span class="w">-H</span> <span class="s">&quot;Content-Type: application/json&quot;</span> \\
  <span class="w">-H</span> &#39;If-Match: <span class="s">&quot;kJ4ZyC1T9v0cB8rE2mXnA7sLwHd5uJfGpQ4iVtYo3kq&quot;</span>&#39; \\
  <span class="w">-d</span> &#39;{
    <span class="k">&quot;format&quot;</span>: <span class="n">1</span>,
    <span class="k">&quot;settings&quot;</span>: {
      <span class="k">&quot;thresholds&quot;</span>: {
        <span class="k">&quot;decline&quot;</span>: <span class="n">80</span>
      },
      <span class="k">&quot;signal_weights&quot;</span>: {
        <span class="k">&quot;IP_TOR&quot;</span>: <span class="n">60</span>
      },
      <span class="k">&quot;high_risk_countries&quot;</span>: [
        <span class="s">&quot;KP&quot;</span>
      ],
      <span class="k">&quot;browser_signals&quot;</span>: <span class="s">&quot;none&quot;</span>,
      <span class="k">&quot;browser_score&quot;</span>: <span class="s">&quot;band&quot;</span>,
      <span class="k">&quot;holdout_percent&quot;</span>: <span class="n">0</span>,
      <span class="k">&quot;learning&quot;</span>: {
        <span class="k">&quot;automatic_promotion_budget&quot;</span>: null,
        <span class="k">&quot;pooling&quot;</span>: true
      },
      <span class="k">&quot;rule_approval&quot;</span>: true,
      <span class="k">&quot;review_target_minutes&quot;</span>: <span class="n">60</span>,
      <span class="k">&quot;case_prefix&quot;</span>: <span class="s">&quot;FRD&quot;</span>
    },
    <span class="k">&quot;lists&quot;</span>: [
      {
        <span class="k">&quot;name&quot;</span>: <span class="s">&quot;reseller_domains&quot;</span>,
        <span class="k">&quot;description&quot;</span>: <span class="s">&quot;Companies that buy to sell again&quot;</span>,
        <span class="k">&quot;case_insensitive&quot;</span>: true
      }
    ],
    <span class="k">&quot;rules&quot;</span>: [
      {
        <span class="k">&quot;code&quot;</span>: <span class="s">&quot;RULE:RESELLERS&quot;</span>,
        <span class="k">&quot;status&quot;</span>: <span class="s">&quot;live&quot;</span>,
        <span class="k">&quot;name&quot;</span>: <span class="s">&quot;Resellers above 500&quot;</span>,
        <span class="k">&quot;description&quot;</span>: <span class="s">&quot;Companies that buy to sell again.&quot;</span>,
        <span class="k">&quot;flow&quot;</span>: <span class="s">&quot;payin&quot;</span>,
        <span class="k">&quot;submerchant&quot;</span>: null,
        <span class="k">&quot;expression&quot;</span>: <span class="s">&quot;in_list(\\&quot;reseller_domains\\&quot;, email.domain) &amp;&amp; payment.amount &gt; 500&quot;</span>,
        <span class="k">&quot;action&quot;</span>: {
          <span class="k">&quot;type&quot;</span>: <span class="s">&quot;at_least&quot;</span>,
          <span class="k">&quot;decision&quot;</span>: <span class="s">&quot;review&quot;</span>
        },
        <span class="k">&quot;priority&quot;</span>: <span class="n">100</span>,
        <span class="k">&quot;valid_from&quot;</span>: null,
        <span class="k">&quot;valid_until&quot;</span>: null
      }
    ]
  }&#39;</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> answer = <span class="w">await</span> client.configuration.replace({
  <span class="k">format</span>: <span class="n">1</span>,
  <span class="k">settings</span>: {
    <span class="k">thresholds</span>: {
      <span class="k">decline</span>: <span class="n">80</span>
    },
    <span class="k">signal_weights</span>: {
      <span class="k">IP_TOR</span>: <span class="n">60</span>
    },
    <span class="k">high_risk_countries</span>: [
      <span class="s">&quot;KP&quot;</span>
    ],
    <span class="k">browser_signals</span>: <span class="s">&quot;none&quot;</span>,
    <span class="k">browser_score</span>: <span class="s">&quot;band&quot;</span>,
    <span class="k">holdout_percent</span>: <span class="n">0</span>,
    <span class="k">learning</span>: {
      <span class="k">automatic_promotion_budget</span>: <span class="w">null</span>,
      <span class="k">pooling</span>: <span class="w">true</span>
    },
    <span class="k">rule_approval</span>: <span class="w">true</span>,
    <span class="k">review_target_minutes</span>: <span class="n">60</span>,
    <span class="k">case_prefix</span>: <span class="s">&quot;FRD&quot;</span>
  },
  <span class="k">lists</span>: [
    {
      <span class="k">name</span>: <span class="s">&quot;reseller_domains&quot;</span>,
      <span class="k">description</span>: <span class="s">&quot;Companies that buy to sell again&quot;</span>,
      <span class="k">case_insensitive</span>: <span class="w">true</span>
    }
  ],
  <span class="k">rules</span>: [
    {
      <span class="k">code</span>: <span class="s">&quot;RULE:RESELLERS&quot;</span>,
      <span class="k">status</span>: <span class="s">&quot;live&quot;</span>,
      <span class="k">name</span>: <span class="s">&quot;Resellers above 500&quot;</span>,
      <span class="k">description</span>: <span class="s">&quot;Companies that buy to sell again.&quot;</span>,
      <span class="k">flow</span>: <span class="s">&quot;payin&quot;</span>,
      <span class="k">submerchant</span>: <span class="w">null</span>,
      <span class="k">expression</span>: <span class="s">&quot;in_list(\\&quot;reseller_domains\\&quot;, email.domain) &amp;&amp; payment.amount &gt; 500&quot;</span>,
      <span class="k">action</span>: {
        <span class="k">type</span>: <span class="s">&quot;at_least&quot;</span>,
        <span class="k">decision</span>: <span class="s">&quot;review&quot;</span>
      },
      <span class="k">priority</span>: <span class="n">100</span>,
      <span class="k">valid_from</span>: <span class="w">null</span>,
      <span class="k">valid_until</span>: <span class="w">null</span>
    }
  ]
}, {
  <span class="k">reason</span>: <span class="s">&quot;Revendedores en vivo (PR 214)&quot;</span>
}, {
  <span class="k">headers</span>: {
    <span class="s">&quot;If-Match&quot;</span>: <span class="s">&quot;\\&quot;kJ4ZyC1T9v0cB8rE2mXnA7sLwHd5uJfGpQ4iVtYo3kq\\&quot;&quot;</span>
  }
});
console.log(answer);</code></pre></div></div></div></div></div><p>Un documento que no puede aplicarse no cambia nada, y se nombra cada lugar: <a href="/docs/errors/VALIDATION_ERROR" hreflang="en"><code>VALIDATION_ERROR</code></a> para lo que su forma prohíbe, <a href="/docs/errors/INVALID_CONFIGURATION" hreflang="en"><code>INVALID_CONFIGURATION</code></a> para lo que la organización no puede tener. <code>details.errors</code> contiene el <code>path</code>, como <code>rules[3].expression</code>, y de una expresión la línea, la columna y el nombre conocido más parecido. Un ensayo (<code>dry_run=true</code>) encuentra lo mismo y da la misma respuesta.</p><p>Cada cambio queda en la <a href="/docs/es/guides/audit-log">bitácora</a> y envía sus eventos, como si se hiciera por separado; <code>configuration.applied</code> contiene el motivo y la lista de cambios. El permiso <a href="/docs/es/guides/credentials#permission-configuration-write"><code>configuration:write</code></a> abarca las reglas, las listas para reglas y las opciones. Las claves de un subcomercio no pueden tenerlo.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("es/guides/configuration.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const configuration = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  configuration as default
};
