// The first page: the opening, and the map.

/** First page. */
export const landingStyles = `
.hero h1{font-size:2.5rem}
.actions{display:flex;flex-wrap:wrap;gap:.6rem}
.button{display:inline-block;padding:.45rem 1rem;border:1px solid var(--line);border-radius:8px;color:var(--text);text-decoration:none;
  font-weight:600;font-size:.9rem;background:var(--page)}
.button:hover{border-color:var(--accent)}
.button.primary{background:#4338ca;border-color:#4338ca;color:#fff}
main>section>h2{font-size:1.5rem;margin-top:3.5rem}
.map{list-style:none;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:.75rem}
.map li{margin:0}
.map a{display:block;height:100%;border:1px solid var(--line);border-radius:10px;padding:.8rem 1rem;color:var(--soft);text-decoration:none;font-size:.875rem;line-height:1.5}
.map a:hover{border-color:var(--accent)}
.map strong{display:flex;justify-content:space-between;color:var(--text);font-size:.95rem;font-weight:600}
.map small{color:var(--soft);font-weight:400}
main>section>h3{color:var(--soft);font-size:.875rem;font-weight:500;margin:1.5rem 0 .6rem}
.catalogues{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:0 3rem;margin-top:1rem}
.catalogues h2{font-size:1.5rem}
.catalogues ul{list-style:none;padding:0;columns:15rem;column-gap:1.5rem;font-size:.875rem}
.catalogues li{margin:0 0 .4rem;break-inside:avoid}
.catalogues a{text-decoration:none;color:var(--text)}
.catalogues li a:hover code{text-decoration:underline}
.catalogues code{background:none;border:0;padding:0}
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
@media(max-width:56rem){.hero h1{font-size:2rem}main>section>h2{margin-top:2.5rem}}
`;
