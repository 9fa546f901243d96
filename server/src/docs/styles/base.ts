// Colours, type, and the elements that need no class.
import { dark, light } from "../palette.ts";

const variables = (palette: typeof light) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
const tones = ["green", "blue", "amber", "red", "violet", "grey"].map((tone) => `.${tone}{--tone:var(--${tone});--tone-soft:var(--${tone}-soft)}`).join("\n");

/** Base. */
export const baseStyles = `
:root{color-scheme:light;${variables(light)}--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;
  --mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${variables(dark)}}}
:root[data-theme=dark]{color-scheme:dark;${variables(dark)}}
${tones}
*{box-sizing:border-box}
html{scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.6 var(--sans);display:grid;grid-template-columns:17rem minmax(0,1fr)}
h1,h2,h3{line-height:1.25;margin:0 0 .75rem;letter-spacing:-.01em;text-wrap:balance}
h1{font-size:2.25rem;letter-spacing:-.025em}
h2{font-size:1.375rem;margin-top:2.25rem}
h3{font-size:1rem;margin-top:2rem;display:flex;gap:.5rem;align-items:center}
p,ul,ol,dl,table{margin:0 0 1rem}
ul,ol{padding-left:1.25rem}
li{margin:.35rem 0}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:3px}
a:focus-visible,button:focus-visible,summary:focus-visible,pre:focus-visible,input:focus-visible,#menu:focus-visible+label{outline:2px solid var(--accent);
  outline-offset:2px;border-radius:4px}
code{font-family:var(--mono);font-size:.875em;background:var(--raised);border:1px solid var(--line);border-radius:4px;padding:.05em .3em;
  overflow-wrap:anywhere}
button{font:inherit;cursor:pointer}
dt{color:var(--soft);font-size:.8rem}
dd{margin:0}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;z-index:9;background:var(--page);padding:.5rem 1rem}
.note,.rule,.caption{color:var(--soft);font-size:.875rem}
.lead{color:var(--soft);font-size:1.125rem}
.self{color:inherit;text-decoration:none}
.self:hover::after{content:" #";color:var(--soft)}
@media(max-width:56rem){
html{scroll-padding-top:4.5rem}
body{display:block}
h1{font-size:1.75rem}
}
`;
