// Tables of fields; on narrow pages a list.

/** Fields. */
export const fieldStyles = `
table.fields>thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table.fields{table-layout:fixed}
table.fields col.what{width:36%}
table.fields th{font-weight:400}
.row>.text:only-child>table.fields{max-width:60rem}
.name{font:600 .875rem/1.5 var(--mono);color:var(--text);text-decoration:none;overflow-wrap:anywhere}
.name:hover{text-decoration:underline}
.name .above{color:var(--soft);font:inherit;font-weight:400}
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
@media(max-width:56rem){
table.fields,table.fields>tbody,table.fields>tbody>tr,table.fields>tbody>tr>*{display:block;width:auto}
table.fields>tbody>tr>th{padding:.65rem 0 0}
table.fields>tbody>tr>td{border-top:0;padding:.15rem 0 .65rem}
table.fields .type,.required{display:inline;margin-right:.4rem}
.children details>table{padding:0 .7rem}
}
`;
