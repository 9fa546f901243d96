// Text that is not sent yet, of this tab: it survives a reload and a renewed sign-in, and nobody else reads it. Keys name no person, and values are the text alone.

const PREFIX = "draft ";

interface Owner {
  readonly organization: { readonly id: string };
  readonly subject: string;
}

/** A name for a person's drafts that does not contain the person: SHA-256 of organization and subject, 64 bits of it. */
export async function draftOwner({ organization, subject }: Owner): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${organization.id} ${subject}`));
  return Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The stored draft of an object; undefined without one, and for one that cannot be read. */
export function readDraft(owner: string, object: string): unknown {
  const stored = sessionStorage.getItem(keyOf(owner, object));
  try {
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/** Stores a draft; undefined removes it. A tab without room for it goes on without. */
export function storeDraft(owner: string, object: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(keyOf(owner, object));
    else sessionStorage.setItem(keyOf(owner, object), JSON.stringify(value));
  } catch {
    // what was stored before is older than what is shown
    sessionStorage.removeItem(keyOf(owner, object));
  }
}

/** Removes all drafts, but those of `owner`: at sign-out, and when another person signs in. */
export function removeDrafts(owner?: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && (owner === undefined || !key.startsWith(keyOf(owner, "")))) sessionStorage.removeItem(key);
  }
}

const keyOf = (owner: string, object: string): string => `${PREFIX}${owner} ${object}`;
