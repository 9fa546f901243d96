import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"From sandbox to production through code review","description":"Keep rules, lists and settings of an organization as one document, review its changes, and apply it to another organization.","frontmatter":{"title":"From sandbox to production through code review","description":"Keep rules, lists and settings of an organization as one document, review its changes, and apply it to another organization.","head":[["link",{"rel":"alternate","hreflang":"en","href":"/docs/guides/configuration"}],["link",{"rel":"alternate","hreflang":"es","href":"/docs/es/guides/configuration"}]],"prev":{"text":"Submerchants","link":"/guides/submerchants"},"next":{"text":"Data protection","link":"/guides/data-protection"}},"headers":[],"relativePath":"guides/configuration.md","filePath":"guides/configuration.md"}');
const _sfc_main = { name: "guides/configuration.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="from-sandbox-to-production-through-code-review" tabindex="-1">From sandbox to production through code review <a class="header-anchor" href="#from-sandbox-to-production-through-code-review" aria-label="Permalink to &quot;From sandbox to production through code review&quot;">​</a></h1><p class="lead">Keep rules, lists and settings of an organization as one document, review its changes, and apply it to another organization.</p><p>The configuration of an organization is one JSON document: its settings, the definitions of its lists for rules, and its rules. <a href="/docs/reference/configuration#readConfiguration">Read</a> it in the sandbox, put it under version control, review what changes, and <a href="/docs/reference/configuration#replaceConfiguration">apply</a> it to production. The same configuration is the same document in every organization.</p><table tabindex="0"><thead><tr><th>part</th><th>identified by</th><th>not in it</th></tr></thead><tbody><tr><td><code>settings</code></td><td>name of the setting</td><td>name, segment and <code>maintenance</code> of the organization; thresholds that the service derives; weights of a live model</td></tr><tr><td><code>lists</code></td><td><code>name</code></td><td>the values</td></tr><tr><td><code>rules</code></td><td><code>code</code></td><td>archived rules, earlier versions, who changed what</td></tr></tbody></table><p>Thresholds are in the form in which you gave them: scores, probabilities or costs. A rule about one submerchant names it by its <code>external_id</code>, or by its id where it has none. Blocklists, keys, webhook endpoints and models are not part of the configuration.</p><h2 id="keep-it-in-a-file" tabindex="-1">Keep it in a file <a class="header-anchor" href="#keep-it-in-a-file" aria-label="Permalink to &quot;Keep it in a file&quot;">​</a></h2><p>The Node SDK has a command for it. Make a secret key with the permission <a href="/docs/guides/credentials#permission-configuration-read"><code>configuration:read</code></a>, and one with <a href="/docs/guides/credentials#permission-configuration-write"><code>configuration:write</code></a> for the job that applies the file.</p><div class="language-bash vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">bash</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npm</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> install</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> @fraud-risk/node</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> FRAUD_RISK_BASE_URL</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">https://risk.example.com</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">export</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> FRAUD_RISK_API_KEY</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">svc_sk_…</span></span>
<span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npx</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> fraud-risk</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> config</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> pull</span></span></code></pre></div><p><code>pull</code> writes <code>fraud-risk.json</code>. Beside the configuration, the file says where it was pulled from, and the <code>ETag</code> that the configuration had there. Edit the file, and see what it would change:</p><div class="language-bash vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">bash</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npx</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> fraud-risk</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> config</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> diff</span></span></code></pre></div><div class="language-txt vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">txt</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>~ setting thresholds</span></span>
<span class="line"><span>    - {&quot;decline&quot;:80}</span></span>
<span class="line"><span>    + {&quot;decline&quot;:78}</span></span>
<span class="line"><span>~ rule RULE:BIN_TESTING</span></span>
<span class="line"><span>    - status: shadow</span></span>
<span class="line"><span>    + status: live</span></span>
<span class="line"><span>- rule RULE:OLD_DEVICES: archived</span></span></code></pre></div><p>The exit code is 0 without differences, 1 with differences, and 2 after an error. Then apply it, all of it or nothing:</p><div class="language-bash vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">bash</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">npx</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> fraud-risk</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> config</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> push</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> --reason</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &quot;Rules of November, PR 214&quot;</span></span></code></pre></div><table tabindex="0"><thead><tr><th>option</th><th>effect</th></tr></thead><tbody><tr><td><code>--base-url</code></td><td>address of the service</td></tr><tr><td><code>--dry-run</code></td><td>with <code>push</code>: check and show everything, change nothing</td></tr><tr><td><code>--prune-lists</code></td><td>remove lists that the file lacks, with their values</td></tr><tr><td><code>--reason</code></td><td>why, for the audit log</td></tr><tr><td><code>--force</code></td><td>replace the configuration, also if it was changed since the file was pulled</td></tr></tbody></table><p>Name another file after the command: <code>npx fraud-risk config diff production.json</code>. A dashboard session in <code>DASHBOARD_SESSION</code> works in place of a key.</p><h2 id="review-it" tabindex="-1">Review it <a class="header-anchor" href="#review-it" aria-label="Permalink to &quot;Review it&quot;">​</a></h2><ol><li>Pull from production on a branch, so that the file is what production has.</li><li>Edit the file, and try it in the sandbox: <code>npx fraud-risk config push --base-url http://localhost:3000</code>, with a key of the sandbox. A file that was pulled from another address replaces what the sandbox has.</li><li>Open a pull request. Its job runs <code>diff</code> against production with a key that has <a href="/docs/guides/credentials#permission-configuration-read"><code>configuration:read</code></a> only, and shows what would change.</li><li>After the review, a job runs <code>push</code> with a key that has <a href="/docs/guides/credentials#permission-configuration-write"><code>configuration:write</code></a>.</li></ol><p>If a colleague changed production in the meantime, <code>push</code> is refused with <a href="/docs/errors/CONFIGURATION_OUTDATED"><code>CONFIGURATION_OUTDATED</code></a>. Pull again, repeat your changes, and push. A document that production has already changes nothing, so a job can be repeated.</p><h2 id="what-happens-to-rules-and-lists" tabindex="-1">What happens to rules and lists <a class="header-anchor" href="#what-happens-to-rules-and-lists" aria-label="Permalink to &quot;What happens to rules and lists&quot;">​</a></h2><p>Rules that the document lacks are archived. A rule with the code of an archived one continues it, with its versions. Rules that are live, and changes of live rules, wait for the approval of a second person where the organization has <code>rule_approval</code>: <code>pending_approval</code> names them, and the document shows what was requested.</p><p>Lists that the document lacks are retained, since their values would be lost; <code>prune_lists=true</code> removes them. A new list has no values: <a href="/docs/reference/lists-for-rules#importCustomListValues">import</a> them in each organization. A list that a rule reads is never removed, and <code>case_insensitive</code> of a list cannot be changed.</p><p>A setting that is absent stays as it is. Leave out what shall differ between organizations, such as <code>rule_approval</code> or <code>case_prefix</code>. A setting that is there is replaced as a whole: a signal without a weight in <code>signal_weights</code> goes back to its default.</p><p>A document can switch <code>rule_approval</code> on, and never off. Otherwise a caller could do both, with one document or with two, and put a rule live alone. An administrator switches it off, in a <a href="/docs/reference/organization#updateOrganization">change of the organization</a>.</p><h2 id="with-the-api" tabindex="-1">With the API <a class="header-anchor" href="#with-the-api" aria-label="Permalink to &quot;With the API&quot;">​</a></h2><p>Send the <code>ETag</code> that you read as <code>If-Match</code>, or <code>*</code> to replace whatever there is.</p><div class="contract"><div class="card tabs" role="group" aria-label="Request" data-call="replaceConfiguration"><input type="radio" name="tab-replaceConfiguration-call" id="tab-replaceConfiguration-call-1" data-language="curl" checked><input type="radio" name="tab-replaceConfiguration-call" id="tab-replaceConfiguration-call-2" data-language="node"><div class="card-title"><span>Request</span><span class="labels"><label for="tab-replaceConfiguration-call-1">curl</label><label for="tab-replaceConfiguration-call-2">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="shell" tabindex="0"><code><span class="w">curl</span> <span class="w">-X</span> PUT &#39;http://localhost:3000/api/v1/configuration?reason=Revendedores+en+vivo+%28PR+<span class="n">214</span>%<span class="n">29</span>&#39; \\
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
console.log(answer);</code></pre></div></div></div></div></div><p>A document that cannot be applied changes nothing, and every place is named: <a href="/docs/errors/VALIDATION_ERROR"><code>VALIDATION_ERROR</code></a> for what its form forbids, <a href="/docs/errors/INVALID_CONFIGURATION"><code>INVALID_CONFIGURATION</code></a> for what the organization cannot have. <code>details.errors</code> has the <code>path</code>, such as <code>rules[3].expression</code>, and of an expression the line, the column and the nearest known name. A dry run (<code>dry_run=true</code>) finds the same and gives the same answer.</p><p>Each change is in the <a href="/docs/guides/audit-log">audit log</a> and sends its events, as if it were made alone; <code>configuration.applied</code> has the reason and the list of changes. The permission <a href="/docs/guides/credentials#permission-configuration-write"><code>configuration:write</code></a> covers rules, lists for rules and settings. Keys of one submerchant cannot have it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("guides/configuration.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const configuration = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  configuration as default
};
