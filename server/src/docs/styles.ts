// The page's style sheet: system fonts, one palette in two lights.
import { maximumTabs } from "./code.ts";
import { dark, light } from "./palette.ts";

const variables = (palette: typeof light) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
const tones = ["green", "blue", "amber", "red", "violet", "grey"].map((tone) => `.${tone}{--tone:var(--${tone});--tone-soft:var(--${tone}-soft)}`).join("\n");
const each = (rule: (index: number) => string) => Array.from({ length: maximumTabs }, (_, index) => rule(index + 1)).join(",");

const tabs = `
${each((index) => `.tabs>input:nth-of-type(${index}):checked~.panels>:nth-child(${index})`)}{display:block}
${each((index) => `.tabs>input:nth-of-type(${index}):checked~.card-title label:nth-child(${index})`)}{color:#fff;background:#313d58}
${each((index) => `.tabs>input:nth-of-type(${index}):focus-visible~.card-title label:nth-child(${index})`)}{outline:2px solid #a5b0ff;outline-offset:1px}
`;

/** The style sheet. */
export const styles = `
:root{color-scheme:light;${variables(light)}--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
  --mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${variables(dark)}}}
:root[data-theme=dark]{color-scheme:dark;${variables(dark)}}
${tones}
*{box-sizing:border-box}
html{scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.6 var(--sans);display:grid;grid-template-columns:17rem minmax(0,1fr)}
h1,h2,h3,h4{line-height:1.25;margin:0 0 .75rem;letter-spacing:-.01em;text-wrap:balance}
h1{font-size:2.5rem;letter-spacing:-.025em}
h2{font-size:1.75rem}
h3{font-size:1.25rem;margin-top:1.75rem}
h4{font-size:1rem;margin-top:2rem;display:flex;gap:.5rem;align-items:center}
.text>:first-child{margin-top:0}
p,ul,ol,dl,table{margin:0 0 1rem}
ul,ol{padding-left:1.25rem}
li{margin:.35rem 0}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:3px}
a:focus-visible,button:focus-visible,summary:focus-visible,pre:focus-visible,#menu:focus-visible+label{outline:2px solid var(--accent);
  outline-offset:2px;border-radius:4px}
code{font-family:var(--mono);font-size:.875em;background:var(--raised);border:1px solid var(--line);border-radius:4px;padding:.05em .3em;
  overflow-wrap:anywhere}
button{font:inherit;cursor:pointer}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;z-index:9;background:var(--page);padding:.5rem 1rem}
.note,.rule,.caption{color:var(--soft);font-size:.875rem}
.lead{color:var(--soft);font-size:1.125rem}
.self{color:inherit;text-decoration:none}
.self:hover::after{content:" #";color:var(--soft)}

.side{position:sticky;top:0;height:100vh;overflow-y:auto;border-right:1px solid var(--line);background:var(--raised);
  padding:1.25rem 1rem 2rem;font-size:.9rem}
.brand{display:flex;justify-content:space-between;align-items:center;gap:.5rem}
.brand a{display:flex;align-items:center;gap:.6rem;color:inherit;text-decoration:none;font-weight:650;line-height:1.25}
.brand svg{width:1.75rem;flex:none}
.theme{display:none;flex:none;width:2rem;height:2rem;border:1px solid var(--line);border-radius:6px;background:var(--page);
  color:var(--text);padding:0;font-size:1rem;line-height:1}
.theme::before{content:"\\25D0"}
.js .theme,.js .copy,.js .unfold{display:block}
#menu{position:absolute;opacity:0;pointer-events:none}
#menu,#menu+label{display:none}
nav h2{font-size:.75rem;text-transform:uppercase;letter-spacing:.06em;color:var(--soft);margin:1.5rem .5rem .35rem}
nav{scroll-target-group:auto}
nav ul{list-style:none;padding:0;margin:0}
nav li{margin:0}
nav a{display:flex;justify-content:space-between;align-items:center;gap:.5rem;padding:.3rem .5rem;border-radius:6px;color:var(--text);
  text-decoration:none;line-height:1.35}
nav a:hover{background:var(--grey-soft)}
nav a:target-current{background:var(--accent-soft);color:var(--accent);font-weight:600}
nav summary{padding:.3rem .5rem;color:var(--soft);cursor:pointer}
nav .codes a{font:.75rem/1.4 var(--mono);overflow-wrap:anywhere}

main{padding:3rem clamp(1.25rem,4vw,4rem);min-width:0}
main>section{max-width:82rem;margin:0 auto}
section.guide,section.tag,#headers,#errors{padding-top:3rem;margin-top:3rem;border-top:1px solid var(--line)}
.hero{padding-bottom:1rem}
.operation{padding-top:2.5rem;margin-top:2.5rem;border-top:1px solid var(--line)}
.tag>.lead+.operation{border-top:0;padding-top:0;margin-top:1.5rem}
.operation h3{font-size:1.5rem}
.row{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;margin-bottom:2rem}
.text{max-width:46rem;min-width:0}
.aside{min-width:0}
@media(min-width:75rem){.row{grid-template-columns:minmax(0,1fr) minmax(0,30rem);gap:3.5rem}.row>.text:only-child{grid-column:1/-1}
  .aside>:first-child{position:sticky;top:1.5rem}.aside>:not(:only-child){position:static}}
.address code{background:none;border:0;padding:0;font-size:.95rem}
.badge{display:inline-block;padding:.1em .5em;border-radius:4px;font-size:.75rem;font-weight:600;line-height:1.5;white-space:nowrap;
  color:var(--tone);background:var(--tone-soft)}
.method{font-family:var(--mono);font-size:.6875rem;letter-spacing:.03em}
.decision{border-radius:99px;padding:.1em .7em}
.badges{display:flex;flex-wrap:wrap;gap:.4rem}
.actions{display:flex;flex-wrap:wrap;gap:.6rem}
.button{display:inline-block;padding:.45rem 1rem;border:1px solid var(--line);border-radius:8px;color:var(--text);text-decoration:none;
  font-weight:600;font-size:.9rem;background:var(--page)}
.button:hover{border-color:var(--accent)}
.button.primary{background:#4338ca;border-color:#4338ca;color:#fff}
.hint{border:1px solid var(--line);border-left:3px solid var(--accent);border-radius:8px;background:var(--raised);padding:1rem 1.15rem;
  font-size:.925rem}
.card+.hint{margin-top:1rem}
.hint ul{list-style:none;padding:0;margin:.5rem 0 0}

dl.access{display:flex;flex-wrap:wrap;gap:1px;background:var(--line);border:1px solid var(--line);
  border-radius:8px;overflow:hidden;font-size:.875rem;margin-top:1.25rem}
dl.access div{flex:1 1 12rem;background:var(--page);padding:.6rem .8rem}
dt{color:var(--soft);font-size:.8rem}
dd{margin:0}
table{border-collapse:collapse;width:100%;font-size:.925rem}
th{text-align:left;font-weight:600}
td,th{vertical-align:top;padding:.65rem .75rem .65rem 0;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--soft);font-size:.8rem;font-weight:500;padding-bottom:.4rem}
table.fields>thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table.fields{table-layout:fixed}
table.fields col.what{width:36%}
table.fields th{font-weight:400}
.name{font:600 .875rem/1.5 var(--mono);color:var(--text);text-decoration:none;overflow-wrap:anywhere}
.name:hover{text-decoration:underline}
.name .above{color:var(--soft);font-weight:400}
.type{display:block;color:var(--soft);font-size:.8rem}
.required{color:var(--red);font-size:.8rem;font-weight:600}
.meanings{margin-top:.35rem;font-size:.85rem}.meanings summary{cursor:pointer}
.meanings dl{margin:.4rem 0 0;display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.2rem .75rem}.meanings dd{margin:0}
@media(max-width:40rem){.meanings dl{grid-template-columns:minmax(0,1fr)}.meanings dd{margin-bottom:.4rem}}
.values{margin-top:.35rem;display:flex;flex-wrap:wrap;gap:.3rem}
.rule{margin-top:.25rem}
.recommended{margin-top:.35rem;display:flex;flex-wrap:wrap;gap:.3rem;align-items:center;color:var(--soft);font-size:.8rem}
.recommended .badge{font-size:.7rem}
tr.children>td{border-top:0;padding:0 0 .75rem}
details>summary{cursor:pointer;font-size:.85rem;color:var(--accent)}
.children summary{border:1px solid var(--line);border-radius:6px;padding:.3rem .7rem;background:var(--raised);overflow:hidden;
  text-overflow:ellipsis;white-space:nowrap}
.children details[open]>summary{border-radius:6px 6px 0 0;border-bottom-color:transparent}
.children details[open]>summary .preview{display:none}
.children .preview{color:var(--soft);font-family:var(--mono);font-size:.75rem}
.children details>table{border:1px solid var(--line);border-radius:0 0 6px 6px;border-collapse:separate;border-spacing:0;margin:0;padding:0 .7rem}
.children details>table>tbody>tr:first-child>*{border-top:0}
.fields-title{display:flex;justify-content:space-between;align-items:baseline}
.unfold{display:none;border:0;background:none;color:var(--accent);font-size:.85rem;padding:0}
tr:target>th:first-child{box-shadow:-6px 0 0 var(--page),-9px 0 0 var(--accent)}
.matrix th{font-weight:400}
.matrix thead td,.matrix thead th{border-top:0}
.matrix thead .badge{font-size:.7rem}
.matrix tbody th{width:100%}
.matrix td,.matrix thead th:not(:first-child){text-align:center;padding-left:.35rem;padding-right:.35rem}
.matrix thead .badge{min-width:5.25rem}
.matrix td{color:var(--soft)}
.matrix .yes{display:inline-block;width:.45rem;height:.85rem;border:solid var(--green);border-width:0 2px 2px 0;transform:rotate(42deg)}
.matrix tr:target{background:var(--accent-soft)}
.failures th{font-weight:400}
.error-link code{overflow-wrap:normal;background:none;border:0;padding:0}
.plain tbody th{font-weight:500}
.plain code{overflow-wrap:normal}
.failures td:first-child{width:3.5rem}
@media(min-width:56rem){.failures tbody th{white-space:nowrap;width:1%;padding-right:1rem}.failures wbr{display:none}}
.error-list{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,26rem),1fr));gap:1rem}
.error{border:1px solid var(--line);border-radius:10px;padding:1.1rem 1.25rem;font-size:.925rem}
.error:target{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
.error h3{font-size:1rem;margin:0 0 .5rem}
.error h3 code{background:none;border:0;padding:0}
.error p{margin-bottom:.6rem}
.error dl{margin:0}
.error dd{margin-bottom:.4rem}

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
.answers ul{list-style:none;margin:0;padding:.4rem 1rem 1rem}
.answers li{padding:.8rem 0 0}
.answers li>div:first-child{display:flex;justify-content:space-between;align-items:center}
.answers p{margin:.1rem 0 .4rem;font-size:.85rem;color:#a8b4ca}
.score{font:600 1.35rem/1 var(--mono);color:#fff}
.meter{height:4px;border-radius:2px;background:#273149;--fill:#94a3b8}
.meter span{display:block;height:100%;border-radius:2px;background:var(--fill)}
.meter.approve{--fill:#34c786}
.meter.challenge{--fill:#5b9dff}
.meter.review{--fill:#f0b13f}
.meter.decline{--fill:#f2636b}
footer{max-width:82rem;margin:4rem auto 0;border-top:1px solid var(--line);padding-top:1rem;color:var(--soft);font-size:.85rem}

@media(max-width:56rem){
html{scroll-padding-top:4.5rem}
body{display:block}
.side{position:sticky;z-index:5;height:auto;max-height:100vh;border-right:0;border-bottom:1px solid var(--line);padding:.6rem 1.25rem;
  display:grid;grid-template-columns:1fr auto;align-items:center;gap:0 .6rem}
#menu{display:block}
#menu+label{display:block;border:1px solid var(--line);border-radius:6px;padding:.25rem .8rem;background:var(--page);cursor:pointer;font-weight:600}
nav{display:none;grid-column:1/-1;padding-bottom:1rem}
#menu:checked~nav{display:block}
main{padding-top:2rem}
h1{font-size:2rem}
h2{font-size:1.5rem}
section.guide,section.tag,#headers,#errors{padding-top:2rem;margin-top:2rem}
table.fields,table.fields>tbody,table.fields>tbody>tr,table.fields>tbody>tr>*{display:block;width:auto}
table.fields>tbody>tr>th{padding:.65rem 0 0}
table.fields>tbody>tr>td{border-top:0;padding:.15rem 0 .65rem}
table.fields .type,.required{display:inline;margin-right:.4rem}
.matrix code{overflow-wrap:anywhere}
.matrix td,.matrix thead th:not(:first-child){padding-left:.15rem;padding-right:.15rem}
.matrix thead .badge{min-width:0;writing-mode:vertical-rl;padding:.5em .1em}
.children details>table{padding:0 .7rem}
}
@media print{.side,.copy,.theme{display:none}body{display:block}.panel{display:block}pre{max-height:none;white-space:pre-wrap}}
`.trim();
