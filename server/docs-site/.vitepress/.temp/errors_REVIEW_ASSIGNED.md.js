import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"REVIEW_ASSIGNED","description":"The review is assigned to another person.","frontmatter":{"title":"REVIEW_ASSIGNED","description":"The review is assigned to another person.","aside":false,"pageClass":"contract-page","prev":{"text":"INVALID_TRANSITION","link":"/errors/INVALID_TRANSITION"},"next":{"text":"TOO_FEW_OUTCOMES","link":"/errors/TOO_FEW_OUTCOMES"}},"headers":[],"relativePath":"errors/REVIEW_ASSIGNED.md","filePath":"errors/REVIEW_ASSIGNED.md"}');
const _sfc_main = { name: "errors/REVIEW_ASSIGNED.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><div class="contract"><header class="page-head"><p class="above"><a href="/docs/errors">Errors</a></p><h1 id="title"><code>REVIEW_<wbr>ASSIGNED</code></h1><p class="badges"><span class="badge amber">409</span> <span class="badge grey">do not retry unchanged</span></p><p class="lead">The review is assigned to another person. <code>details</code> holds <code>assignee</code> and <code>expires_at</code>.</p></header><div class="row"><div class="text"><h2 id="what-to-do">What to do</h2><p>Take another review, wait until details.expires_at, or assign it with take_over.</p><p>The same request fails every time. The SDKs do not retry it.</p><h2 id="message">Message</h2><p>The review is assigned to another person. See details for until when.</p><p class="note">The message is for people and can change. Branch on the code.</p><h2 id="answered-by">Returned by</h2><dl class="by-resource"><dt><a href="/docs/reference/reviews">Reviews</a></dt><dd><ul><li><a href="/docs/reference/reviews#resolveReview">Resolve a review</a></li></ul></dd><dt><a href="/docs/reference/review-queue">Review queue</a></dt><dd><ul><li><a href="/docs/reference/review-queue#assignReview">Assign a review</a></li><li><a href="/docs/reference/review-queue#releaseReview">Release a review</a></li></ul></dd></dl></div><div class="aside"><div class="card tabs" role="group" aria-label="Status 409"><input type="radio" name="tab-error-body" id="tab-error-body-1" checked><div class="card-title"><span>Status 409</span><span class="labels"><label for="tab-error-body-1">Standard</label></span></div><div class="panels"><div class="panel"><div class="code"><button class="copy" type="button">Copy</button><pre class="json" tabindex="0"><code>{
  <span class="k">&quot;error&quot;</span>: {
    <span class="k">&quot;code&quot;</span>: <span class="s">&quot;REVIEW_ASSIGNED&quot;</span>,
    <span class="k">&quot;message&quot;</span>: <span class="s">&quot;The review is assigned to another person. See details for until when.&quot;</span>,
    <span class="k">&quot;details&quot;</span>: {}
  }
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
  <span class="w">if</span> (!isApiError(error, <span class="s">&quot;REVIEW_ASSIGNED&quot;</span>)) <span class="w">throw</span> error;
  console.error(error.message);
}</code></pre></div></div></div></div></div></div></div></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("errors/REVIEW_ASSIGNED.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const REVIEW_ASSIGNED = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  REVIEW_ASSIGNED as default
};
