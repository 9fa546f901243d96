// Reads a PDF back with Mozilla's reader.
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A page as it was read. */
export interface ReadPage {
  /** What belongs to the document. */
  readonly text: string;
  /** What is decoration: running heads, stamps, repeated heads of tables. */
  readonly decoration: string;
  /** Furthest right that a level text reaches, in points. */
  readonly right: number;
  /** Structure types, in reading order. */
  readonly tags: readonly string[];
}

/** A PDF as it was read. */
export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  /** What belongs to the document, of all pages. */
  readonly text: string;
  readonly info: Readonly<Record<string, unknown>>;
  /** A property of the XMP packet. */
  readonly xmp: (name: string) => unknown;
  readonly tagged: boolean;
  readonly showsTitle: boolean;
  readonly fingerprint: string;
}

/** Reads a PDF. Rejects one that is broken. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, stopAtErrors: true });
  try {
    const document = await task.promise;
    const pages: ReadPage[] = [];
    for (let number = 1; number <= document.numPages; number++) pages.push(await readPage(await document.getPage(number)));
    const { info, metadata } = await document.getMetadata();
    // a map, whatever its type says
    const marks: unknown = await document.getMarkInfo();
    return {
      pages,
      text: pages.map(({ text }) => text).join("\n"),
      info: { ...info },
      xmp: (name) => metadata?.get(name),
      tagged: marks instanceof Map && marks.get("Marked") === true,
      showsTitle: (await document.getViewerPreferences())?.get("DisplayDocTitle") === true,
      fingerprint: document.fingerprints[0] ?? "",
    };
  } finally {
    await task.destroy();
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>["promise"]>["getPage"]>>;

async function readPage(page: Page): Promise<ReadPage> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  // what belongs to the document has an identifier
  const open: unknown[] = [];
  const said = { text: "", decoration: "" };
  let right = 0;
  for (const item of items) {
    if ("str" in item) {
      said[open.some(Boolean) ? "text" : "decoration"] += `${item.str}${item.hasEOL ? "\n" : ""}`;
      if (item.transform[1] === 0) right = Math.max(right, item.transform[4] + item.width);
    } else if (item.type === "endMarkedContent") {
      open.pop();
      said.text += "\n";
      said.decoration += "\n";
    } else open.push(item.id);
  }
  return { ...said, right, tags: tagsOf(await page.getStructTree()) };
}

type Node = NonNullable<Awaited<ReturnType<Page["getStructTree"]>>>;

function tagsOf(node: Node | Node["children"][number] | null): string[] {
  return node !== null && "role" in node ? [node.role, ...node.children.flatMap(tagsOf)] : [];
}

/** The text without the breaks of its lines: two texts are the same if they differ in nothing but white space. */
export function unbroken(text: string): string {
  return text.replace(/\s+/g, "");
}
