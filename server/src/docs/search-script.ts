// The search of a page: titles that hold every word of the question, as links that arrow keys walk.

/** Runs at the end of the page. The index stands in the page: nothing is fetched. */
export const searchScript = `
const query = document.getElementById("query"), found = document.getElementById("found"), count = document.getElementById("count");
let entries;
const rank = ([kind, title, words], parts) => {
  const name = title.toLowerCase(), all = (kind + " " + title + " " + words).toLowerCase();
  if (!parts.every((part) => all.includes(part))) return -1;
  return parts.reduce((sum, part) => sum + (name.startsWith(part) ? 3 : name.includes(" " + part) ? 2 : name.includes(part) ? 1 : 0), 0);
};
const show = () => {
  entries ??= JSON.parse(document.getElementById("index").textContent);
  const parts = query.value.toLowerCase().split(/\\s+/).filter(Boolean);
  const hits = parts.length === 0 ? [] : entries.map((entry) => [rank(entry, parts), entry]).filter(([points]) => points >= 0).sort(([a], [b]) => b - a).slice(0, 12);
  found.replaceChildren(...hits.map(([, [kind, title, , address]]) => {
    const item = document.createElement("li"), link = document.createElement("a"), note = document.createElement("small");
    link.href = found.dataset.root + address;
    note.textContent = kind;
    link.append(title, note);
    item.append(link);
    return item;
  }));
  side.classList.toggle("searching", parts.length > 0);
  count.textContent = parts.length === 0 ? "" : hits.length === 0 ? "Nothing found" : hits.length + (hits.length === 1 ? " result" : " results");
};
const leave = () => { query.value = ""; show(); };
query.addEventListener("input", show);
found.addEventListener("click", leave);
document.querySelector("search").addEventListener("keydown", (event) => {
  const links = [...found.querySelectorAll("a")], at = links.indexOf(document.activeElement);
  if (event.key === "Escape") { leave(); query.focus(); }
  else if (event.key === "Enter" && at < 0 && links.length > 0) links[0].click();
  else if (event.key === "ArrowDown" && links.length > 0) links[Math.min(at + 1, links.length - 1)].focus();
  else if (event.key === "ArrowUp" && at >= 0) (links[at - 1] ?? query).focus();
  else return;
  event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  const typing = event.target.closest("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || typing) return;
  event.preventDefault();
  document.getElementById("menu").checked = true;
  query.focus();
});
`.trim();
