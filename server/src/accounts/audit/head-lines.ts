// Heads of audit logs as text: a JSON object per line, with organization_id, sequence and hash. Files of heads, lines of the service's log, and events have
// them alike; what `npm run audit:verify` prints is read as well.
import { CANONICAL_UUID } from "../../values/identifiers/uuid-patterns.ts";
import type { ChainHead } from "./chain.ts";

/** The head of an organization's log. */
export interface OrganizationHead extends ChainHead {
  readonly organizationId: string;
}

/** The line of a head in a file. */
export function headLine({ organizationId, sequence, hash }: OrganizationHead, at: Date): string {
  return `${JSON.stringify({ time: at.toISOString(), organization_id: organizationId, sequence: Number(sequence), hash: hash.toString("hex") })}\n`;
}

/** The heads in a text. Lines without one are left out. */
export function readHeadLines(text: string): OrganizationHead[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const printed = /^([0-9a-f-]{36}) {2}intact .*head (\d+):([0-9a-f]{64})$/.exec(line);
    return (printed ? headOf(printed[1], printed[2], printed[3]) : ofJson(line)) ?? [];
  });
}

function ofJson(line: string): OrganizationHead | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    const record = JSON.parse(line);
    // an event has them in its data
    const { sequence, hash } = record.data ?? record;
    return headOf(record.organization_id, sequence, hash);
  } catch {
    return undefined;
  }
}

function headOf(organizationId: unknown, sequence: unknown, hash: unknown): OrganizationHead | undefined {
  if (typeof organizationId !== "string" || !CANONICAL_UUID.test(organizationId)) return undefined;
  if (!/^\d{1,15}$/.test(String(sequence)) || typeof hash !== "string" || !/^[0-9a-f]{64}$/.test(hash)) return undefined;
  return { organizationId, sequence: BigInt(String(sequence)), hash: Buffer.from(hash, "hex") };
}
