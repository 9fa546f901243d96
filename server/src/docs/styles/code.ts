// Cards of code, dark in both lights: tabs without a script, colours of languages.
import { maximumTabs } from "../code.ts";

const each = (rule: (index: number) => string) => Array.from({ length: maximumTabs }, (_, index) => rule(index + 1)).join(",");

const tabs = `
${each((index) => `.tabs>input:nth-of-type(${index}):checked~.panels>:nth-child(${index})`)}{display:block}
${each((index) => `.tabs>input:nth-of-type(${index}):checked~.card-title label:nth-child(${index})`)}{color:#fff;background:#313d58}
${each((index) => `.tabs>input:nth-of-type(${index}):focus-visible~.card-title label:nth-child(${index})`)}{outline:2px solid #a5b0ff;outline-offset:1px}
`;

/** Code. */
export const codeStyles = `
.card{position:relative;background:#111827;color:#e3e8f2;border-radius:10px;overflow:hidden;border:1px solid #1f2a3d}
:root[data-theme=dark] .card{border-color:#2a364d}
.card-title{display:flex;flex-wrap:wrap;gap:.35rem 1rem;justify-content:space-between;align-items:center;padding:.5rem .6rem .5rem 1rem;
  background:#1a2335;font-size:.8rem;font-weight:600;color:#b6c1d6;min-height:2.6rem}
.labels{display:flex;flex-wrap:wrap;gap:.2rem}
.labels label{padding:.15rem .55rem;border-radius:5px;cursor:pointer;font-weight:500}
.labels label:hover{background:#273149}
.dot{display:inline-block;width:.5rem;height:.5rem;border-radius:50%;background:var(--tone);margin-right:.4rem}
.card .badge,.card .dot{--green:#6fdca4;--green-soft:#0f3b2b;--blue:#8dbcff;--blue-soft:#15305a;--amber:#f5c26b;--amber-soft:#40300e;
  --red:#ff9a9f;--red-soft:#4a1a20;--violet:#c5aeff;--violet-soft:#35286a}
.tabs>input{position:absolute;opacity:0;pointer-events:none}
.panel{display:none}
${tabs}
.card .caption code{background:#1f2a40;border-color:#3b4760}
.caption{display:flex;gap:.6rem;align-items:baseline;margin:0;padding:.7rem 1rem 0;color:#a8b4ca}
.code{position:relative}
.code+.code{border-top:1px solid #273149}
pre{margin:0;padding:.9rem 1rem;overflow:auto;max-height:30rem;font:.8125rem/1.6 var(--mono);tab-size:2;scrollbar-color:#3b4760 transparent}
pre.json,pre.http{white-space:pre-wrap}
pre.json code,pre.http code{overflow-wrap:anywhere}
pre code{background:none;border:0;padding:0;font-size:inherit}
.copy{display:none;position:absolute;top:.5rem;right:.5rem;border:1px solid #3b4760;border-radius:5px;background:#1a2335;color:#cfd7e6;
  font-size:.7rem;padding:.1rem .5rem;opacity:0;transition:opacity .15s}
.code:hover .copy,.copy:focus-visible{opacity:1}
@media(hover:none){.copy{opacity:1}}
@media(max-width:56rem){.js .copy{display:none}}
pre .k{color:#93c5fd}
pre .s{color:#8fe3b0}
pre .n{color:#f5c26b}
pre .w{color:#c9b3ff}
pre .c{color:#94a3b8;font-style:italic}
`;
