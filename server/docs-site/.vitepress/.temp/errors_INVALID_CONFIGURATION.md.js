import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"INVALID_CONFIGURATION","description":"The document of a configuration cannot be applied, and nothing was changed.","frontmatter":{"title":"INVALID_CONFIGURATION","description":"The document of a configuration cannot be applied, and nothing was changed.","aside":false,"pageClass":"contract-page","prev":{"text":"INVALID_EXPRESSION","link":"/errors/INVALID_EXPRESSION"},"next":{"text":"INVALID_FILE","link":"/errors/INVALID_FILE"}},"headers":[],"relativePath":"errors/INVALID_CONFIGURATION.md","filePath":"errors/INVALID_CONFIGURATION.md"}');
const _sfc_main = { name: "errors/INVALID_CONFIGURATION.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>INVALID_<wbr>CONFIGURATION</code></h1><p class="badges"><span class="badge amber">422</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The document of a configuration cannot be applied, and nothing was changed. <code>details.errors</code> holds <code>path</code>, <code>message</code>, and for expressions <code>line</code>, <code>column</code>, <code>name</code> and <code>nearest</code>.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Correct the document at the named places, then send it again.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>The configuration cannot be applied. See details.errors for each place in the document.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/configuration">Configuration</a></dt><dd><ul><li><a href="/docs/reference/configuration#replaceConfiguration">Replace the configuration</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 422"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 422</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;INVALID_CONFIGURATION&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;The configuration cannot be applied. See details.errors for each place in the document.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.configuration.replace({
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
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;INVALID_CONFIGURATION&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/INVALID_CONFIGURATION.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const INVALID_CONFIGURATION = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  INVALID_CONFIGURATION as default
};
