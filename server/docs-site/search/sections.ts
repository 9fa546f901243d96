// A page as the search sees it: a section for each heading with an anchor.

/** A section of a page. */
export interface SearchedSection {
  /** Anchor of its heading; empty for the top of a page without one. */
  readonly anchor: string;
  /** Its heading, after those above it. */
  readonly titles: string[];
  readonly text: string;
}

const HEADING = /<h([1-6])[^>]*>(.*?)<a[^>]* href="#([^"]*)"[^>]*>.*?<\/a>\s*<\/h\1>/gs;

/** The sections of a page. What stands before the first heading belongs to none. */
export function sectionsOf(html: string): SearchedSection[] {
  const headings = [...html.matchAll(HEADING)];
  const above: string[] = [];
  return headings.map((heading, index) => {
    const [whole, level = "1", title = "", anchor = ""] = heading;
    const depth = Number(level) - 1;
    above.splice(depth, above.length, plainText(title));
    return {
      anchor,
      titles: above.filter((one) => one !== undefined && one !== ""),
      text: plainText(html.slice(heading.index + whole.length, headings[index + 1]?.index)),
    };
  });
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
