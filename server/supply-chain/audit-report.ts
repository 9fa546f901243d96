// What `npm audit --json` printed.

/** The answer of a registry, or that it gave none. */
export type AuditResult =
  | { readonly kind: "answered"; readonly findings: readonly string[]; readonly others: number }
  | { readonly kind: "unanswered"; readonly reason: string };

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
  /** Folders of the versions that it concerns. */
  readonly nodes: readonly string[];
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
  readonly fixAvailable: boolean | { readonly name: string; readonly version: string };
}

const BLOCKING = ["high", "critical"];

/** Reads the output of `npm audit --json`; `folders` are those that count. Everything that is not a report counts as no answer. */
export function auditResult(output: string, folders: ReadonlySet<string>): AuditResult {
  const report = parsed(output);
  if (report?.vulnerabilities === undefined) return { kind: "unanswered", reason: reasonOf(report, output) };
  const all = Object.values(report.vulnerabilities);
  const blocking = all.filter(({ severity, nodes }) => BLOCKING.includes(severity) && nodes.some((folder) => folders.has(folder)));
  return { kind: "answered", findings: blocking.map(finding), others: all.length - blocking.length };
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly message?: string;
  readonly statusCode?: number;
  readonly error?: { readonly code?: string; readonly summary?: string };
}

function parsed(output: string): Report | undefined {
  try {
    const value: unknown = JSON.parse(output);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Status, code or first words of a failure, without addresses: they can contain credentials. */
function reasonOf(report: Report | undefined, output: string): string {
  if (report?.statusCode !== undefined) return `status ${report.statusCode}`;
  if (report?.error?.code) return report.error.code;
  const [line = ""] = (report?.message || report?.error?.summary || output).trim().split("\n");
  return line.replace(/\S+:\/\/\S+/g, "<address>").slice(0, 120) || "no output";
}

function finding({ name, severity, range, via, fixAvailable }: Vulnerability): string {
  const advisories = via.flatMap((each) => (typeof each === "string" ? [`through ${each}`] : [`${each.title} ${each.url}`]));
  const fix =
    typeof fixAvailable === "object"
      ? `update ${fixAvailable.name} to ${fixAvailable.version}`
      : fixAvailable
        ? "npm audit fix"
        : "none yet: replace the package, or state in SECURITY.md why the service is not affected";
  return `${severity}: ${name} ${range}: ${advisories.join("; ")}. Fix: ${fix}`;
}
