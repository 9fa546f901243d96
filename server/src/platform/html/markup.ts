// Escaping, and a tagged template that escapes its values.

/** Text that is already HTML. Only `html` and `raw` create it. */
export interface Markup {
  readonly markup: string;
}

/** Values of a template: text is escaped, markup is not, null, undefined and false print nothing, lists are joined. */
export type Renderable = Markup | string | number | null | undefined | false | readonly Renderable[];

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes a text for element content and for quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Marks a text as HTML. For our own styles, scripts and highlighted code only. */
export function raw(markup: string): Markup {
  return { markup };
}

/** HTML of a value, as `html` would insert it. */
export function render(value: Renderable): string {
  if (value === null || value === undefined || value === false) return "";
  if (typeof value === "string") return escapeHtml(value);
  if (typeof value === "number") return String(value);
  return "markup" in value ? value.markup : value.map(render).join("");
}

/** Builds HTML. Drops the indentation of the template, so that the page stays small. */
export function html(pieces: TemplateStringsArray, ...values: Renderable[]): Markup {
  return raw(pieces.map((piece, index) => piece.replace(/\n\s+/g, "\n") + render(values[index])).join(""));
}

/** One line of contract text: `code` in backticks, everything else escaped. */
export function inline(text: string): Markup {
  return raw(escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>"));
}

/** Contract text as paragraphs, separated by empty lines. */
export function prose(text: string): Markup[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => html`<p>${inline(paragraph.trim())}</p>`);
}

/** Shows each item, with a separator between them. */
export function joined<Item>(items: readonly Item[], separator: string, show: (item: Item) => Renderable): Renderable[] {
  return items.flatMap((item, index) => (index === 0 ? [show(item)] : [separator, show(item)]));
}
