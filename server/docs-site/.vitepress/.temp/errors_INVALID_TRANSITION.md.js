import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"INVALID_TRANSITION","description":"The resource cannot move from its current status to the requested one.","frontmatter":{"title":"INVALID_TRANSITION","description":"The resource cannot move from its current status to the requested one.","aside":false,"pageClass":"contract-page","prev":{"text":"IDEMPOTENCY_KEY_REUSED","link":"/errors/IDEMPOTENCY_KEY_REUSED"},"next":{"text":"REVIEW_ASSIGNED","link":"/errors/REVIEW_ASSIGNED"}},"headers":[],"relativePath":"errors/INVALID_TRANSITION.md","filePath":"errors/INVALID_TRANSITION.md"}');
const _sfc_main = { name: "errors/INVALID_TRANSITION.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>INVALID_<wbr>TRANSITION</code></h1><p class="badges"><span class="badge amber">409</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The resource cannot move from its current status to the requested one.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Read the resource; details lists the allowed transitions.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>The resource cannot move to this status from its current one.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><details><summary>19 operations</summary><dl class="by-resource"><dt><a href="/docs/reference/reviews">Reviews</a></dt><dd><ul><li><a href="/docs/reference/reviews#resolveReview">Resolve a review</a></li><li><a href="/docs/reference/reviews#undoReview">Undo a resolution</a></li></ul></dd><dt><a href="/docs/reference/review-queue">Review queue</a></dt><dd><ul><li><a href="/docs/reference/review-queue#assignReview">Assign a review</a></li></ul></dd><dt><a href="/docs/reference/cases">Cases</a></dt><dd><ul><li><a href="/docs/reference/cases#updateCase">Change a case</a> <span class="badge grey">legacy format</span></li><li><a href="/docs/reference/cases#submitCase">Submit a case</a></li><li><a href="/docs/reference/cases#acknowledgeCase">Note a regulator&#39;s answer</a></li></ul></dd><dt><a href="/docs/reference/work-on-cases">Work on cases</a></dt><dd><ul><li><a href="/docs/reference/work-on-cases#addCaseAttachment">Add a file</a></li><li><a href="/docs/reference/work-on-cases#removeCaseAttachment">Remove a file</a></li></ul></dd><dt><a href="/docs/reference/keys">Keys</a></dt><dd><ul><li><a href="/docs/reference/keys#rotateKey">Rotate a key</a></li></ul></dd><dt><a href="/docs/reference/submerchants">Submerchants</a></dt><dd><ul><li><a href="/docs/reference/submerchants#createSubmerchantKey">Create a key of a submerchant</a></li></ul></dd><dt><a href="/docs/reference/models">Models</a></dt><dd><ul><li><a href="/docs/reference/models#approveModel">Approve a model</a></li><li><a href="/docs/reference/models#rejectModel">Reject a model</a></li><li><a href="/docs/reference/models#rollBackModel">Roll back a live model</a></li></ul></dd><dt><a href="/docs/reference/rules">Rules</a></dt><dd><ul><li><a href="/docs/reference/rules#updateRule">Change a rule</a></li></ul></dd><dt><a href="/docs/reference/rule-status">Rule status</a></dt><dd><ul><li><a href="/docs/reference/rule-status#shadowRule">Run a rule in shadow</a></li><li><a href="/docs/reference/rule-status#activateRule">Put a rule live</a></li><li><a href="/docs/reference/rule-status#approveRule">Approve a rule</a></li></ul></dd><dt><a href="/docs/reference/organization">Organization</a></dt><dd><ul><li><a href="/docs/reference/organization#updateOrganization">Change the organization</a></li></ul></dd><dt><a href="/docs/reference/data-protection">Data protection</a></dt><dd><ul><li><a href="/docs/reference/data-protection#listDataSubjectRecords">Read the records of an access request</a></li></ul></dd></dl></details></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 409"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><input type="radio" name="tab-error-body" id="tab-error-body-2"><div class="card-title"><span>Status 409</span><span class="labels"><label for="tab-error-body-1">Standard</label><label for="tab-error-body-2">Legacy</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;INVALID_TRANSITION&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;The resource cannot move to this status from its current one.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
}</code></pre></div></div><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: <span class="s">&quot;The resource cannot move to this status from its current one.&quot;</span>,
  <span class="k">&quot;code&quot;</span>: <span class="s">&quot;INVALID_TRANSITION&quot;</span>,
  <span class="k">&quot;details&quot;</span>: {}
}</code></pre></div></div></div></div><div class="card tabs" role="group" aria-label="In your code"><input type="radio" name="tab-error-caught" id="tab-error-caught-1" data-language="node" checked><div class="card-title"><span>In your code</span><span class="labels"><label for="tab-error-caught-1">Node SDK</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="javascript" tabindex="0"><code><span class="w">import</span> { FraudRisk, isApiError } <span class="w">from</span> <span class="s">&quot;@fraud-risk/node&quot;</span>;

<span class="w">const</span> client = <span class="w">new</span> FraudRisk({
  <span class="k">apiKey</span>: process.env.FRAUD_RISK_API_KEY,
  <span class="k">baseUrl</span>: <span class="s">&quot;http://localhost:3000&quot;</span>,
});

<span class="w">try</span> {
  <span class="w">await</span> client.assessments.review(<span class="s">&quot;01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22&quot;</span>, {
    <span class="k">resolution</span>: <span class="s">&quot;approve&quot;</span>,
    <span class="k">reason</span>: <span class="s">&quot;The cardholder confirmed the order by telephone.&quot;</span>
  });
} <span class="w">catch</span> (error) {
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;INVALID_TRANSITION&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/INVALID_TRANSITION.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const INVALID_TRANSITION = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  INVALID_TRANSITION as default
};
