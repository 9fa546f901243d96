// Before the first paint, so that a dark page does not flash white. shell/theme.ts changes the choice.
{
  let chosen = null;
  try {
    chosen = localStorage.getItem("theme");
  } catch {
    // storage may be forbidden
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
}
