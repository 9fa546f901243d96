// The style sheet of the sign-in pages, in the colours of the documentation.
import { dark, light } from "../../platform/html/palette.ts";

const variables = (palette: typeof light) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");

/** The style sheet. */
export const styles = `
:root{color-scheme:light dark;${variables(light)}--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
  --mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
@media(prefers-color-scheme:dark){:root{${variables(dark)}}}
*{box-sizing:border-box}
[hidden]{display:none!important}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;background:var(--raised);color:var(--text);font:16px/1.6 var(--sans);padding:clamp(1rem,6vh,4rem) 1rem}
main{max-width:36rem;margin:0 auto;background:var(--page);border:1px solid var(--line);border-radius:14px;padding:clamp(1.25rem,5vw,2.25rem);
  box-shadow:0 1px 2px rgb(0 0 0/.04),0 12px 32px rgb(0 0 0/.06)}
main.wide{max-width:46rem}
main>:last-child,form>:last-child{margin-bottom:0}
@media(max-width:40rem){body{padding-top:1rem}}
h1{font-size:1.6rem;line-height:1.25;letter-spacing:-.015em;margin:.75rem 0;text-wrap:balance}
h2{font-size:.95rem;margin:1.75rem 0 .6rem}
h2 code{font-size:.95em}
p{margin:0 0 1rem}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:3px}
code{font:.875em/1.5 var(--mono);overflow-wrap:anywhere}
.sandbox{display:inline-block;padding:.15em .7em;border-radius:99px;font-size:.78rem;font-weight:600;color:var(--amber);background:var(--amber-soft)}
.soft{color:var(--soft);font-size:.925rem}
button{font:inherit;cursor:pointer}
button:focus-visible,a:focus-visible,pre:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.button{display:inline-block;padding:.6rem 1.25rem;border:1px solid var(--line);border-radius:9px;background:var(--page);color:var(--text);
  font-weight:600;text-decoration:none}
.button:hover{border-color:var(--accent)}
.button.primary{background:#4338ca;border-color:#4338ca;color:#fff}
.button.primary:hover{background:#3730a3}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
.accounts{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
.account{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.1rem .75rem;width:100%;padding:.7rem 1rem;text-align:left;
  border:1px solid var(--line);border-radius:10px;background:var(--page);color:var(--text)}
.account:hover{border-color:var(--accent);background:var(--accent-soft)}
.account strong{display:block;line-height:1.4}
.account small{color:var(--soft);font-size:.85rem;overflow-wrap:anywhere}
.account>span:first-child{min-width:0;flex:1 1 12rem}
.role{padding:.1em .6em;border-radius:5px;font-size:.78rem;font-weight:600;color:var(--violet);background:var(--violet-soft)}
.problem{border:1px solid var(--line);border-left:3px solid var(--red);border-radius:8px;background:var(--red-soft);color:var(--red);padding:.8rem 1rem;
  overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.35rem 1.25rem;margin:1.25rem 0}
dt{color:var(--soft)}
dd{margin:0;font-weight:500;overflow-wrap:anywhere}
.title{display:flex;justify-content:space-between;align-items:end;gap:1rem;margin:1.75rem 0 .6rem}
.title h2{margin:0;overflow-wrap:anywhere}
.copy{flex:none;padding:.15rem .7rem;border:1px solid var(--line);border-radius:6px;background:var(--page);color:var(--text);font-size:.85rem}
.copy:hover{border-color:var(--accent)}
pre{margin:0;padding:.9rem 1rem;max-height:14rem;overflow:auto;border:1px solid var(--line);border-radius:9px;background:var(--raised);
  font:.8125rem/1.55 var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}
#token,#curl{max-height:7.5rem;word-break:break-all}
`.trim();
