// Files that a build wrote (docs, dashboard), as they are served: read and compressed once, when they are first requested.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { gzipSync } from "node:zlib";
import type { Request, Response } from "express";

/** Content types by extension; files of other types are not served. */
const contentTypes: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  md: "text/markdown; charset=utf-8",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  woff2: "font/woff2",
};

/** Content type of a file by its name; undefined for a type that no build serves. */
export function contentTypeOf(name: string): string | undefined {
  return contentTypes[name.slice(name.lastIndexOf(".") + 1)];
}

/** Names of all files below a folder, with slashes; empty when the folder does not exist. */
export function namesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return entries.map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, "/"),
    );
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** Answers one file. */
export type FileHandler = (request: Request, response: Response) => Promise<void>;

/** `Cache-Control` of a file with a digest in its name: it never changes. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** A handler that answers one file, compressed where that makes it smaller and the client takes it, and 304 where the client has it. `headers` replace the default ones. */
export function serveFile(
  read: () => Buffer | Promise<Buffer>,
  contentType: string,
  headers: () => Readonly<Record<string, string>> = () => ({}),
): FileHandler {
  let made: Promise<ReturnType<typeof packed>> | undefined;
  const make = async () => packed(await read(), !packedTypes.has(contentType));
  return async (request, response) => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    const { plain, compressed, etag } = await made;
    const gzip = compressed !== undefined && request.acceptsEncodings("gzip", "identity") === "gzip";
    response.set({
      "Content-Type": contentType,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "public, max-age=300",
      Vary: "Accept-Encoding",
      ETag: etag,
      ...headers(),
    });
    if (gzip) response.set("Content-Encoding", "gzip");
    response.send(gzip ? compressed : plain);
  };
}

/** Content types whose files are compressed by themselves. */
const packedTypes: ReadonlySet<string> = new Set([contentTypes.png, contentTypes.woff2].filter((type) => type !== undefined));

function packed(plain: Buffer, compress: boolean) {
  const etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { plain, compressed: compress ? gzipSync(plain, { level: 9 }) : undefined, etag };
}
