// Light, dark, or as the system has it. public/theme.js applies the choice before the first paint.

/** A choice. */
export type Theme = "light" | "dark" | "system";

const CHOICE = "theme";
const systemDark = matchMedia("(prefers-color-scheme: dark)");

/** The stored choice. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(CHOICE);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Stores and applies a choice. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(CHOICE);
  else localStorage.setItem(CHOICE, theme);
  apply();
}

/** Follows the system while nothing else is chosen. */
export function followSystemTheme(): void {
  systemDark.addEventListener("change", apply);
}

function apply(): void {
  const theme = chosenTheme();
  document.documentElement.classList.toggle("dark", theme === "dark" || (theme === "system" && systemDark.matches));
}
