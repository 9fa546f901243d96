// The files of a case as a dashboard adds, lists, downloads and removes them.
import { call, type TestAnswer } from "../harness/client.ts";

/** Calls in the name of one session. */
export interface Files {
  readonly add: (caseId: string, name: string, content: string | Uint8Array, mediaType?: string) => Promise<TestAnswer>;
  readonly list: (caseId: string, query?: string) => Promise<TestAnswer>;
  /** The bytes come as they are. */
  readonly download: (caseId: string, id: string) => Promise<{ status: number; headers: Headers; bytes: Buffer }>;
  readonly remove: (caseId: string, id: string) => Promise<TestAnswer>;
}

/** The files that a session manages. */
export function filesOf(url: string, key: string): Files {
  const path = (caseId: string, rest = "") => `${url}/api/v1/cases/${caseId}/attachments${rest}`;
  return {
    add: (caseId, name, content, mediaType) =>
      call(path(caseId, `?${new URLSearchParams({ file_name: name, ...(mediaType === undefined ? {} : { media_type: mediaType }) })}`), {
        key,
        body: content,
        headers: { "Content-Type": "application/octet-stream" },
      }),
    list: (caseId, query = "") => call(path(caseId, query), { key }),
    download: async (caseId, id) => {
      const { status, headers, ...answer } = await fetch(path(caseId, `/${id}`), { headers: { Authorization: `Bearer ${key}` } }).then(async (response) => ({
        status: response.status,
        headers: response.headers,
        bytes: Buffer.from(await response.arrayBuffer()),
      }));
      return { status, headers, bytes: answer.bytes };
    },
    remove: (caseId, id) => call(path(caseId, `/${id}`), { key, method: "DELETE" }),
  };
}

/** Smallest files of each binary type, whole. */
export const samples = {
  pdf: Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
  png: Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64"),
  jpeg: Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex"),
  webp: Buffer.from("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==", "base64"),
} as const;
