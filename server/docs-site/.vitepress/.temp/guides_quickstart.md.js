import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Quickstart","description":"Get from an empty folder to your first decision in three steps.","frontmatter":{"title":"Quickstart","description":"Get from an empty folder to your first decision in three steps.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/quickstart"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/quickstart"}]],"prev":{"text":"Overview","link":"/"},"next":{"text":"Credentials and permissions","link":"/guides/credentials"}},"headers":[],"relativePath":"guides/quickstart.md","filePath":"guides/quickstart.md"}');
const _sfc_main = { name: "guides/quickstart.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="quickstart" tabindex="-1">Quickstart <a class="header-anchor" href="#quickstart" aria-label="Permalink to &quot;Quickstart&quot;">​</a></h1><p class="lead">Get from an empty folder to your first decision in three steps.</p><h2 id="key" tabindex="-1">1. Keep a key on your server <a class="header-anchor" href="#key" aria-label="Permalink to &quot;1. Keep a key on your server {#key}&quot;">​</a></h2><p>Create a secret key (it starts with <code>svc_sk_</code>) and put it into the environment of your server. The key is shown once. Browsers and apps use a publishable key instead; <a href="/docs/guides/credentials">Credentials and permissions</a> explains which key goes where.</p><div class="language-sh vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> FRAUD_RISK_API_KEY</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;svc_sk_...&quot;</span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npm</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> install</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> @fraud-risk/node</span></span></code></pre></div><div class="tip custom-block"><p class="custom-block-title">With a clone of the repository</p><p>The sandbox that <code>npm start</code> runs has written a key to <code>.data/sandbox.json</code>. Packages are in a registry from the first release on; until then, install one from the clone. In its folder:</p><div class="language-sh vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">sh</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> FRAUD_RISK_API_KEY</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">$(</span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">node</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> -p</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;require(&quot;./.data/sandbox.json&quot;).secret_key&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">)</span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npm</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> run</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> build</span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">mkdir</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> -p</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> ../shop</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> &amp;&amp; </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npm</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> install</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> --install-links</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> --prefix</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> ../shop</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> ./sdk-node/dist</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> &amp;&amp; </span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;">cd</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> ../shop</span></span></code></pre></div></div><h2 id="ask" tabindex="-1">2. Ask before you charge <a class="header-anchor" href="#ask" aria-label="Permalink to &quot;2. Ask before you charge {#ask}&quot;">​</a></h2><p>Call <a href="/docs/reference/assess#assessPayin">Assess a pay-in</a> when the payer confirms the payment, before you send it to the processor. Only a few fields are required. Each additional field makes the decision more accurate; <code>field_warnings</code> in the response lists the fields worth adding for your kind of business.</p><p>The payer in this example is a <a href="/docs/guides/sandbox">sandbox value</a>: the sandbox answers it with a fixed decision. Save the code for Node as <code>assess.mjs</code>, and run <code>node assess.mjs</code>.</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="small-review"><input type="radio" name="tab-small-review-call" id="tab-small-review-call-1" data-language="curl" checked><input type="radio" name="tab-small-review-call" id="tab-small-review-call-2" data-language="node"><input type="radio" name="tab-small-review-call" id="tab-small-review-call-3" data-language="browser"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-small-review-call-1">curl</label><label for="tab-small-review-call-2">Node SDK</label><label for="tab-small-review-call-3">Browser</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> http://localhost:3000/api/v1/assess \\
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
console.log(decision);</code></pre></div></div></div></div></div><h2 id="act" tabindex="-1">3. Act on the decision <a class="header-anchor" href="#act" aria-label="Permalink to &quot;3. Act on the decision {#act}&quot;">​</a></h2><p>The response contains a decision, a score and the signals behind it. Act on <code>decision</code>, and store <code>session_id</code> with your payment: every later call refers to it.</p><table tabindex="0"><thead><tr><th>Decision</th><th>What to do</th></tr></thead><tbody><tr><td><code>approve</code></td><td>Send the payment to the processor.</td></tr><tr><td><code>review</code></td><td>Hold the payment until a person has reviewed it.</td></tr><tr><td><code>challenge</code></td><td>Ask the payer for step-up authentication first: 3-D Secure, or a one-time code. Continue if it succeeds.</td></tr><tr><td><code>decline</code></td><td>Refuse the payment. This is a regular response, not an error.</td></tr></tbody></table><div class="tip custom-block"><p class="custom-block-title">No response?</p><p>Decide now what your checkout does when no decision arrives in time. Retry under the same idempotency key first. Then hold the payment for manual review instead of losing it. <a href="/docs/guides/retries">Errors and retries</a> has the rules; <a href="/docs/guides/going-live">Going live</a> covers the remaining steps.</p></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("guides/quickstart.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const quickstart = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  quickstart as default
};
