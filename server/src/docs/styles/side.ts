// The side with brand, search and contents; on narrow pages a bar with a menu. Neighbours and footer.

/** Ways through the site. */
export const sideStyles = `
.side{position:sticky;top:0;height:100vh;overflow-y:auto;border-right:1px solid var(--line);background:var(--raised);
  padding:1.25rem 1rem 2rem;font-size:.9rem;scrollbar-width:thin;scrollbar-color:var(--line) transparent}
.brand{display:flex;justify-content:space-between;align-items:center;gap:.5rem}
.brand a{display:flex;align-items:center;gap:.6rem;color:inherit;text-decoration:none;font-weight:650;line-height:1.25}
.brand svg{width:1.75rem;flex:none}
.theme{display:none;flex:none;width:2rem;height:2rem;border:1px solid var(--line);border-radius:6px;background:var(--page);
  color:var(--text);padding:0;font-size:1rem;line-height:1}
.theme::before{content:"\\25D0"}
.js .theme,.js .copy,.js .unfold,.js search{display:block}
#menu{position:absolute;opacity:0;pointer-events:none}
#menu,#menu+label{display:none}
search{display:none;position:relative;margin:1.1rem 0 .25rem}
#query{width:100%;font:inherit;color:var(--text);background:var(--page);border:1px solid var(--line);border-radius:8px;padding:.4rem 2.2rem .4rem .7rem;
  -webkit-appearance:none;appearance:none}
#query::placeholder{color:var(--soft);opacity:1}
search kbd{position:absolute;right:.55rem;top:.45rem;font:.75rem/1.5 var(--mono);color:var(--soft);border:1px solid var(--line);border-radius:4px;padding:0 .35rem}
#query:focus{padding-right:.6rem}#query:focus~kbd{display:none}
#count{margin:.6rem .5rem .2rem;font-size:.75rem;color:var(--soft)}
#count:empty{display:none}
.searching #contents{display:none}
#found a{display:block}
#found small{display:block;color:var(--soft);font-size:.75rem}
#contents h2{font-size:.75rem;text-transform:uppercase;letter-spacing:.06em;color:var(--soft);margin:1.4rem .5rem .35rem;font-weight:600}
.ways ul{list-style:none;padding:0;margin:0}
.ways li{margin:0}
.ways li a{display:flex;justify-content:space-between;align-items:center;gap:.5rem;padding:.3rem .5rem;border-radius:6px;color:var(--text);
  text-decoration:none;line-height:1.35;overflow-wrap:anywhere}
.ways #found a{display:block}
.ways a:hover{background:var(--grey-soft)}
.ways a[aria-current]{background:var(--accent-soft);color:var(--accent);font-weight:600}
.ways .below{margin:.15rem 0 .5rem .6rem;padding-left:.5rem;border-left:1px solid var(--line);font-size:.84rem;scroll-target-group:auto}
.ways .below a{color:var(--soft);padding:.22rem .5rem}
.ways .below a[aria-current],.ways .below a:target-current{color:var(--accent)}
.ways .codes a{font:.72rem/1.45 var(--mono)}
.ways .badge{flex:none;font-size:.625rem}
.neighbours{display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem;max-width:82rem;margin:4rem auto 0}
.neighbours a{border:1px solid var(--line);border-radius:8px;padding:.6rem 1rem;text-decoration:none;color:var(--text);font-weight:600;font-size:.925rem;
  overflow-wrap:anywhere;min-width:min(100%,12rem)}
.neighbours a:hover{border-color:var(--accent)}
.neighbours span{display:block;color:var(--soft);font-size:.78rem;font-weight:400}
.neighbours .next{margin-left:auto;text-align:right}
footer{max-width:82rem;margin:2rem auto 0;border-top:1px solid var(--line);padding-top:1rem;color:var(--soft);font-size:.85rem}
@media(max-width:56rem){
.side{position:sticky;z-index:5;height:auto;max-height:100vh;border-right:0;border-bottom:1px solid var(--line);padding:.6rem 1.25rem;
  display:grid;grid-template-columns:1fr auto;align-items:center;gap:0 .6rem}
#menu{display:block}
#menu+label{display:block;border:1px solid var(--line);border-radius:6px;padding:.25rem .8rem;background:var(--page);cursor:pointer;font-weight:600}
.ways{display:none;grid-column:1/-1;padding-bottom:1rem}
#menu:checked~.ways{display:block}
#query{font-size:1rem}
search kbd{display:none}
}
`;
