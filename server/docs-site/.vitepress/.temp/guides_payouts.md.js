import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Payouts","description":"What to send before a payout, and which risks are checked.","frontmatter":{"title":"Payouts","description":"What to send before a payout, and which risks are checked.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/payouts"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/payouts"}]],"prev":{"text":"Amounts","link":"/guides/amounts"},"next":{"text":"Idempotency","link":"/guides/idempotency"}},"headers":[],"relativePath":"guides/payouts.md","filePath":"guides/payouts.md"}');
const _sfc_main = { name: "guides/payouts.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="payouts" tabindex="-1">Payouts <a class="header-anchor" href="#payouts" aria-label="Permalink to &quot;Payouts&quot;">​</a></h1><p class="lead">What to send before a payout, and which risks are checked.</p><p>A payout cannot be reversed. <a href="/docs/reference/assess#assessPayout">Assess the payout</a> with a secret key before you send it. The response has the same form as that of <a href="/docs/reference/assess#assessPayin">Assess a pay-in</a>, with <code>flow: &quot;payout&quot;</code>. Retries are equally safe. The two flows do not share idempotency keys.</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="assessPayout"><input type="radio" name="tab-assessPayout-call" id="tab-assessPayout-call-1" data-language="curl" checked><input type="radio" name="tab-assessPayout-call" id="tab-assessPayout-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-assessPayout-call-1">curl</label><label for="tab-assessPayout-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/assess/payout \\
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
console.log(answer);</code></pre></div></div></div></div></div><p>These fields make the decision more accurate:</p><table tabindex="0"><thead><tr><th>Field</th><th>What it is used for</th></tr></thead><tbody><tr><td><code>beneficiary.id</code></td><td>detects a new account of a known beneficiary, and the first payout to a beneficiary</td></tr><tr><td><code>beneficiary.clabe</code>, <code>iban</code>, <code>account_hash</code></td><td>check digits; other senders to the same account; the names under which the account was paid before</td></tr><tr><td><code>origin.account_id</code></td><td>many new beneficiaries in a short time, activity after a long dormancy, the usual amount of the account. Use the same value as <code>payer.customer_id</code> of pay-ins to detect pass-through</td></tr><tr><td><code>origin.account_created_at</code></td><td>payouts from a recently opened account</td></tr><tr><td><code>initiator.is_bot</code>, <code>is_emulator</code>, <code>is_proxy</code>, <code>is_tor</code></td><td>what you know about the initiator&#39;s connection and device</td></tr><tr><td><code>initiator</code>, <code>payout.channel</code></td><td>who initiates the payout and through which channel; new combinations stand out</td></tr><tr><td><code>payout.kind</code></td><td><code>treasury</code> for transfers between your own accounts, which are exempt from mule, fan-out and structuring signals</td></tr></tbody></table><p>An identifier with invalid check digits is not rejected: it raises a signal. <a href="/docs/reference/assess#reportOutcome">Report outcomes</a> as for pay-ins. They apply to the beneficiary, never to the origin, who is usually the victim.</p><p><a href="/docs/guides/mule-accounts">Mule accounts</a> and <a href="/docs/guides/account-takeover">account takeover</a> show which signals belong to which fraud, with rules.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("guides/payouts.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const payouts = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  payouts as default
};
