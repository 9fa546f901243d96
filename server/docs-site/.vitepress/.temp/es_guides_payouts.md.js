import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Pagos salientes","description":"Qué enviar antes de un pago saliente, y qué riesgos se revisan.","frontmatter":{"title":"Pagos salientes","description":"Qué enviar antes de un pago saliente, y qué riesgos se revisan.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/payouts"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/payouts"}]],"prev":{"text":"Montos","link":"/es/guides/amounts"},"next":{"text":"Idempotencia","link":"/es/guides/idempotency"}},"headers":[],"relativePath":"es/guides/payouts.md","filePath":"es/guides/payouts.md"}');
const _sfc_main = { name: "es/guides/payouts.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="pagos-salientes" tabindex="-1">Pagos salientes <a class="header-anchor" href="#pagos-salientes" aria-label="Enlace a &quot;Pagos salientes&quot;">​</a></h1><p class="lead">Qué enviar antes de un pago saliente, y qué riesgos se revisan.</p><p>Un pago saliente no se puede revertir. <a href="/docs/reference/assess#assessPayout" hreflang="en">Evalúe el pago saliente</a> con una clave secreta antes de enviarlo. La respuesta tiene la misma forma que la de <a href="/docs/reference/assess#assessPayin" hreflang="en">Assess a pay-in</a>, con <code>flow: &quot;payout&quot;</code>. Los reintentos son igual de seguros. Los dos flujos no comparten claves de idempotencia.</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="assessPayout"><input type="radio" name="tab-assessPayout-call" id="tab-assessPayout-call-1" data-language="curl" checked><input type="radio" name="tab-assessPayout-call" id="tab-assessPayout-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-assessPayout-call-1">curl</label><label for="tab-assessPayout-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/assess/payout \\
  <span class="w">-H</span> <span class="s">&quot;Authorization: Bearer $FRAUD_RISK_API_KEY&quot;</span> \\
  <span class="w">-H</span> <span class="s">&quot;Content-Type: application/json&quot;</span> \\
  <span class="w">-H</span> <span class="s">&quot;Idempotency-Key: po_01JD2R7Q4W&quot;</span> \\
  <span class="w">-d</span> &#39;{
    <span class="k">&quot;amount&quot;</span>: <span class="n">8450.5</span>,
    <span class="k">&quot;currency&quot;</span>: <span class="s">&quot;MXN&quot;</span>,
    <span class="k">&quot;order_id&quot;</span>: <span class="s">&quot;PAYOUT-2026-00310&quot;</span>,
    <span class="k">&quot;beneficiary&quot;</span>: {
      <span class="k">&quot;id&quot;</span>: <span class="s">&quot;ben_3301&quot;</span>,
      <span class="k">&quot;name&quot;</span>: <span class="s">&quot;José Hernández Luna&quot;</span>,
      <span class="k">&quot;country&quot;</span>: <span class="s">&quot;MX&quot;</span>,
      <span class="k">&quot;clabe&quot;</span>: <span class="s">&quot;002010077777777771&quot;</span>,
      <span class="k">&quot;account_changed_at&quot;</span>: <span class="s">&quot;2024-02-29T10:00:00.000Z&quot;</span>
    },
    <span class="k">&quot;origin&quot;</span>: {
      <span class="k">&quot;account_id&quot;</span>: <span class="s">&quot;acc_nomina&quot;</span>,
      <span class="k">&quot;country&quot;</span>: <span class="s">&quot;MX&quot;</span>
    },
    <span class="k">&quot;payout&quot;</span>: {
      <span class="k">&quot;channel&quot;</span>: <span class="s">&quot;spei&quot;</span>,
      <span class="k">&quot;initiated_by&quot;</span>: <span class="s">&quot;usr_77&quot;</span>,
      <span class="k">&quot;first_to_beneficiary&quot;</span>: false,
      <span class="k">&quot;purpose&quot;</span>: <span class="s">&quot;Nómina noviembre&quot;</span>,
      <span class="k">&quot;kind&quot;</span>: <span class="s">&quot;disbursement&quot;</span>
    },
    <span class="k">&quot;initiator&quot;</span>: {
      <span class="k">&quot;user_id&quot;</span>: <span class="s">&quot;usr_77&quot;</span>,
      <span class="k">&quot;role&quot;</span>: <span class="s">&quot;treasurer&quot;</span>,
      <span class="k">&quot;ip_address&quot;</span>: <span class="s">&quot;189.203.54.17&quot;</span>,
      <span class="k">&quot;device_fingerprint&quot;</span>: <span class="s">&quot;fp_3b1e9a77c0&quot;</span>
    }
  }&#39;</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">const</span> answer = <span class="w">await</span> client.assess.payout({
  <span class="k">amount</span>: <span class="n">8450.5</span>,
  <span class="k">currency</span>: <span class="s">&quot;MXN&quot;</span>,
  <span class="k">order_id</span>: <span class="s">&quot;PAYOUT-2026-00310&quot;</span>,
  <span class="k">beneficiary</span>: {
    <span class="k">id</span>: <span class="s">&quot;ben_3301&quot;</span>,
    <span class="k">name</span>: <span class="s">&quot;José Hernández Luna&quot;</span>,
    <span class="k">country</span>: <span class="s">&quot;MX&quot;</span>,
    <span class="k">clabe</span>: <span class="s">&quot;002010077777777771&quot;</span>,
    <span class="k">account_changed_at</span>: <span class="s">&quot;2024-02-29T10:00:00.000Z&quot;</span>
  },
  <span class="k">origin</span>: {
    <span class="k">account_id</span>: <span class="s">&quot;acc_nomina&quot;</span>,
    <span class="k">country</span>: <span class="s">&quot;MX&quot;</span>
  },
  <span class="k">payout</span>: {
    <span class="k">channel</span>: <span class="s">&quot;spei&quot;</span>,
    <span class="k">initiated_by</span>: <span class="s">&quot;usr_77&quot;</span>,
    <span class="k">first_to_beneficiary</span>: <span class="w">false</span>,
    <span class="k">purpose</span>: <span class="s">&quot;Nómina noviembre&quot;</span>,
    <span class="k">kind</span>: <span class="s">&quot;disbursement&quot;</span>
  },
  <span class="k">initiator</span>: {
    <span class="k">user_id</span>: <span class="s">&quot;usr_77&quot;</span>,
    <span class="k">role</span>: <span class="s">&quot;treasurer&quot;</span>,
    <span class="k">ip_address</span>: <span class="s">&quot;189.203.54.17&quot;</span>,
    <span class="k">device_fingerprint</span>: <span class="s">&quot;fp_3b1e9a77c0&quot;</span>
  }
}, {
  <span class="k">idempotencyKey</span>: <span class="s">&quot;po_01JD2R7Q4W&quot;</span>
});
console.log(answer);</code></pre></div></div></div></div></div><p>Estos campos hacen más precisa la decisión:</p><table tabindex="0"><thead><tr><th>Campo</th><th>Para qué se usa</th></tr></thead><tbody><tr><td><code>beneficiary.id</code></td><td>detecta una cuenta nueva de un beneficiario conocido, y el primer pago a un beneficiario</td></tr><tr><td><code>beneficiary.clabe</code>, <code>iban</code>, <code>account_hash</code></td><td>dígitos verificadores; otros que envían a la misma cuenta; los nombres con los que se pagó antes a la cuenta</td></tr><tr><td><code>origin.account_id</code></td><td>muchos beneficiarios nuevos en poco tiempo, actividad tras una larga inactividad, el monto habitual de la cuenta. Use el mismo valor que en <code>payer.customer_id</code> de los cobros para detectar dinero que solo pasa</td></tr><tr><td><code>origin.account_created_at</code></td><td>pagos desde una cuenta abierta hace poco</td></tr><tr><td><code>initiator.is_bot</code>, <code>is_emulator</code>, <code>is_proxy</code>, <code>is_tor</code></td><td>lo que usted sabe de la conexión y el dispositivo de quien da la orden</td></tr><tr><td><code>initiator</code>, <code>payout.channel</code></td><td>quién da la orden y por qué canal; las combinaciones nuevas llaman la atención</td></tr><tr><td><code>payout.kind</code></td><td><code>treasury</code> para traspasos entre cuentas propias, que quedan fuera de las señales de mulas, dispersión y fraccionamiento</td></tr></tbody></table><p>Un identificador con dígitos verificadores incorrectos no se rechaza: activa una señal. <a href="/docs/reference/assess#reportOutcome" hreflang="en">Informe los resultados</a> como en los cobros. Se aplican al beneficiario, nunca al origen, que suele ser la víctima.</p><p><a href="/docs/es/guides/mule-accounts">Cuentas mula</a> y <a href="/docs/es/guides/account-takeover">Robo de cuenta</a> muestran qué señales corresponden a cada fraude, con reglas.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("es/guides/payouts.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const payouts = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  payouts as default
};
