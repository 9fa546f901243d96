import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Intelligence network","description":"Share fraud indicators with other participants without names or raw values.","frontmatter":{"title":"Intelligence network","description":"Share fraud indicators with other participants without names or raw values.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/network"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/network"}]],"prev":{"text":"Cases","link":"/guides/cases"},"next":{"text":"Statistics","link":"/guides/statistics"}},"headers":[],"relativePath":"guides/network.md","filePath":"guides/network.md"}');
const _sfc_main = { name: "guides/network.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="intelligence-network" tabindex="-1">Intelligence network <a class="header-anchor" href="#intelligence-network" aria-label="Permalink to &quot;Intelligence network&quot;">​</a></h1><p class="lead">Share fraud indicators with other participants without names or raw values.</p><p>Fraudsters move from one business to the next. Participants share the identifiers that frauds leave behind: an e-mail address, a card, an account. If another participant reports an identifier of a payment, its decision carries <a href="/docs/signals/NETWORK_SUSPECTED"><code>NETWORK_SUSPECTED</code></a>; if two or more do, it carries <a href="/docs/signals/NETWORK_CONFIRMED"><code>NETWORK_CONFIRMED</code></a>, and your endpoints receive <a href="/docs/events/network.signal_matched"><code>network.signal_matched</code></a>.</p><p><a href="/docs/reference/network#setNetworkMembership">Join the network</a> with <a href="/docs/guides/credentials#permission-network-contribute"><code>network:contribute</code></a>. <code>consume</code> requires <code>contribute</code>. From then on:</p><ul><li>Confirmed frauds and lost chargebacks contribute the payer&#39;s identifiers (for a payout, the beneficiary&#39;s). They are withdrawn if the outcome is reversed.</li><li>Fraud reports with <code>share_with_network</code> contribute their indicators as well.</li><li>You can <a href="/docs/reference/network#contributeSignals">contribute other signals</a>, up to 500 per request. A signal is active for 180 days unless you set another expiry. Contributing it again renews it.</li></ul><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="contributeSignals"><input type="radio" name="tab-contributeSignals-call" id="tab-contributeSignals-call-1" data-language="curl" checked><input type="radio" name="tab-contributeSignals-call" id="tab-contributeSignals-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-contributeSignals-call-1">curl</label><label for="tab-contributeSignals-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/network/intelligence \\
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
console.log(answer);</code></pre></div></div></div></div></div><p>To correct a mistake, contribute the signal again with an earlier <code>expires_at</code>. An explicit expiry always applies, even if it is earlier, and also to what a fraud report without a session contributed. Without one, the later expiry applies. Signals are listed for 90 days after they expire, and then purged.</p><p>An organization counts as one participant, however many submerchants and signals it has, and never matches its own signals. A call without the required membership is answered <a href="/docs/errors/NETWORK_MEMBERSHIP_REQUIRED"><code>NETWORK_MEMBERSHIP_REQUIRED</code></a>. <a href="/docs/reference/network#leaveNetwork">Leave</a> at any time: your signals are withdrawn immediately.</p><h2 id="network-secrecy" tabindex="-1">Privacy <a class="header-anchor" href="#network-secrecy" aria-label="Permalink to &quot;Privacy {#network-secrecy}&quot;">​</a></h2><p>Raw values are not stored. The service stores an HMAC-SHA256, under a key that only the service has, of the type and the SHA-256 of the normalized value. If you do not share raw values, send that SHA-256 as <code>value_hash</code>; it matches the values of others. Normalize as lists do: e-mail addresses in lower case, without plus tag and, at Gmail, without dots; phone numbers in E.164; accounts without separators.</p><div class="language-js vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">js</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { createHash } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;node:crypto&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">/** \`value_hash\` of a normalized value. */</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> const</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> valueHash</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> (</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">value</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">) </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=&gt;</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> createHash</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;sha256&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">).</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">update</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(value).</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">digest</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;hex&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">);</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">valueHash</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;comprador@correo.mx&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">);</span></span></code></pre></div><p>The reporting participant is never disclosed. If you <a href="/docs/reference/network#queryNetwork">query a value</a> that one other participant reported, you learn only that there is one. Month and categories are returned when two or more participants report it. <code>network_active_signals</code> is the exact number of signals in the pool. While fewer than three members have signals in it, the number is rounded down to two significant digits: the total minus your own would otherwise be the count of one other member.</p><table tabindex="0"><thead><tr><th>Other participants</th><th>Signal</th></tr></thead><tbody><tr><td><code>1</code></td><td><a href="/docs/signals/NETWORK_SUSPECTED"><code>NETWORK_SUSPECTED</code></a></td></tr><tr><td><code>2-4</code></td><td><a href="/docs/signals/NETWORK_CONFIRMED"><code>NETWORK_CONFIRMED</code></a></td></tr><tr><td><code>5+</code></td><td><a href="/docs/signals/NETWORK_CONFIRMED"><code>NETWORK_CONFIRMED</code></a></td></tr></tbody></table><h2 id="network-refused" tabindex="-1">Rejected signals <a class="header-anchor" href="#network-refused" aria-label="Permalink to &quot;Rejected signals {#network-refused}&quot;">​</a></h2><p>Each signal of a batch is validated separately. A value that would match too many people is rejected with <code>NOT_SHAREABLE</code>: domains of free-mail providers, disposable and reserved domains, public suffixes, addresses outside the public Internet, and common placeholder values. Your note is stored unchanged and is visible only to you. A signal whose note contains the value is rejected with <code>VALUE_IN_DESCRIPTION</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("guides/network.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const network = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  network as default
};
