// The main column: rows of text and code, tables, marks, lists.

/** Content. */
export const contentStyles = `
main{padding:2.5rem clamp(1.25rem,4vw,4rem) 3rem;min-width:0;outline:0}
main>*{max-width:82rem;margin-left:auto;margin-right:auto}
.page-head{margin-bottom:2rem}
.above{font-size:.85rem;color:var(--soft);margin-bottom:.35rem}
.above a{color:inherit}
.page-head h1{margin-bottom:.5rem}
.page-head h1 code{font-size:.9em;background:none;border:0;padding:0;letter-spacing:-.03em}
.page-head .lead{max-width:46rem;margin:0}
.page-head .badges{margin:0 0 .6rem}
.operation{padding-top:2.5rem;margin-top:2.5rem;border-top:1px solid var(--line)}
.operation h2{margin-top:0}
.row{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;margin-bottom:2rem}
.text{max-width:46rem;min-width:0}
.text>:first-child{margin-top:0}
.row>.text:only-child{max-width:none}.row>.text:only-child>p,.row>.text:only-child>ul{max-width:46rem}
.aside{min-width:0}
.aside>*+*{margin-top:1rem}
@media(min-width:72rem){.row{grid-template-columns:minmax(0,1fr) minmax(0,28rem);gap:2.5rem}.row>.text:only-child{grid-column:1/-1}
  .aside>:only-child{position:sticky;top:1.5rem}}
@media(min-width:90rem){.row{grid-template-columns:minmax(0,1fr) minmax(0,31rem);gap:4rem}}
.address code{background:none;border:0;padding:0;font-size:.95rem}
.badge{display:inline-block;padding:.1em .5em;border-radius:4px;font-size:.75rem;font-weight:600;line-height:1.5;white-space:nowrap;
  color:var(--tone);background:var(--tone-soft)}
.method{font-family:var(--mono);font-size:.6875rem;letter-spacing:.03em}
.decision{border-radius:99px;padding:.1em .7em}
.badges{display:flex;flex-wrap:wrap;gap:.4rem}
.hint{border:1px solid var(--line);border-left:3px solid var(--accent);border-radius:8px;background:var(--raised);padding:1rem 1.15rem;
  font-size:.925rem}
.hint ul{list-style:none;padding:0;margin:.5rem 0 0}
.endpoints{list-style:none;padding:.4rem;margin-bottom:0;border:1px solid var(--line);border-radius:10px;background:var(--raised)}
.endpoints li{margin:0}
.endpoints a{display:grid;grid-template-columns:3.8rem minmax(0,3fr) minmax(0,2fr);gap:.25rem .75rem;align-items:baseline;padding:.35rem .6rem;border-radius:6px;
  color:var(--text);text-decoration:none;font-size:.9rem}
.endpoints a:hover{background:var(--grey-soft)}
.endpoints .badge{justify-self:start}
.endpoints code{background:none;border:0;padding:0}
.endpoints span:last-child{color:var(--soft)}
.checks{list-style:none;padding:0}
.checks li{position:relative;padding-left:1.9rem;margin:.6rem 0}
.checks li::before{content:"";position:absolute;left:0;top:.3rem;width:1rem;height:1rem;border:1.5px solid var(--soft);border-radius:4px}
.changelog ul{padding-left:1.1rem}
.by-resource{columns:14rem 2;column-gap:2rem;margin:.75rem 0 0;font-size:.925rem}
.by-resource dt{font-size:.85rem;font-weight:600;break-after:avoid}
.by-resource dt a{color:inherit}
.by-resource dd{margin-bottom:.9rem}
.by-resource ul{list-style:none;padding:0;margin:0}
.by-resource li{margin:.2rem 0}

dl.access{display:flex;flex-wrap:wrap;gap:1px;background:var(--line);border:1px solid var(--line);
  border-radius:8px;overflow:hidden;font-size:.875rem;margin-top:1.25rem}
dl.access div{flex:1 1 12rem;background:var(--page);padding:.6rem .8rem}
table{border-collapse:collapse;width:100%;font-size:.925rem}
th{text-align:left;font-weight:600}
td,th{vertical-align:top;padding:.65rem .75rem .65rem 0;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--soft);font-size:.8rem;font-weight:500;padding-bottom:.4rem}
.plain tbody th{font-weight:500}
.plain code{overflow-wrap:normal}
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
.failures td:first-child{width:3.5rem}
@media(min-width:56rem){.failures tbody th{white-space:nowrap;width:1%;padding-right:1rem}.failures wbr{display:none}}
details>summary{cursor:pointer;font-size:.85rem;color:var(--accent)}
@media(max-width:56rem){
main{padding-top:1.75rem}
.plain td code{overflow-wrap:anywhere}
.endpoints a{grid-template-columns:3.8rem minmax(0,1fr)}
.endpoints span:last-child{grid-column:2}
.matrix code{overflow-wrap:anywhere}
.matrix td,.matrix thead th:not(:first-child){padding-left:.15rem;padding-right:.15rem}
.matrix thead .badge{min-width:0;writing-mode:vertical-rl;padding:.5em .1em}
}
`;
