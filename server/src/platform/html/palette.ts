// The colours of the page, for light and dark mode.

/** Colours on a light background. Use a tone on its soft variant; use text, soft text and accent on `page` and `raised`. */
export const light = {
  page: "#ffffff",
  raised: "#f6f7fb",
  line: "#e2e6ef",
  text: "#1b2436",
  soft: "#55607a",
  accent: "#4338ca",
  "accent-soft": "#eeedfd",
  green: "#0b6b43",
  "green-soft": "#ddf5e8",
  blue: "#1d55b8",
  "blue-soft": "#e0ebfd",
  amber: "#8a4b04",
  "amber-soft": "#fdeecf",
  red: "#b3202f",
  "red-soft": "#fde3e4",
  violet: "#5b35b5",
  "violet-soft": "#ece5fc",
  grey: "#4b556b",
  "grey-soft": "#eceff5",
};

/** The same colours on a dark background. */
export const dark: typeof light = {
  page: "#0d121d",
  raised: "#151c2b",
  line: "#273146",
  text: "#e5e9f3",
  soft: "#a3aec4",
  accent: "#a5b0ff",
  "accent-soft": "#20264a",
  green: "#6fdca4",
  "green-soft": "#0f3527",
  blue: "#8dbcff",
  "blue-soft": "#15305a",
  amber: "#f5c26b",
  "amber-soft": "#40300e",
  red: "#ff9a9f",
  "red-soft": "#4a1a20",
  violet: "#c5aeff",
  "violet-soft": "#2f2357",
  grey: "#b9c2d4",
  "grey-soft": "#252e40",
};

/** Both palettes as custom properties, the dark one below the class `dark` on the root: what the docs and the dashboard import. */
export function paletteStyles(): string {
  return `:root{${properties(light)}}\n.dark{${properties(dark)}}\n`;
}

function properties(palette: Readonly<Record<string, string>>): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}:${value};`)
    .join("");
}
