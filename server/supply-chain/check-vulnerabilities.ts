// `npm run check:vulnerabilities [-- --required]`: known vulnerabilities of severity high or critical in what production installs and what we deliver, by npm audit. If the
// registry does not answer audits, as many mirrors do not, the check says so and passes, unless --required demands an answer.
import { execFile } from "node:child_process";
import { parseArgs } from "node:util";
import { auditResult } from "./audit-report.ts";
import { repository } from "./lock-file.ts";
import { deliveredFolders } from "./shipped.ts";

const { required } = parseArgs({ options: { required: { type: "boolean", default: false } } }).values;
// all packages: those that the dashboard bundles are not installed in production. Offline, npm reports that it found nothing without a request
const parameters = ["audit", "--json", "--offline=false", "--package-lock-only", "--no-update-notifier"];
const output = await new Promise<string>((resolve) => {
  // npm audit exits with 1 for a vulnerability of any severity: what it printed decides
  execFile("npm", parameters, { cwd: repository, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
    resolve(stdout.trim() === "" ? `${stderr}${error ?? ""}` : stdout),
  );
});
const result = auditResult(output, deliveredFolders());
if (result.kind === "unanswered") {
  console.error(`vulnerabilities: not checked, because the registry does not answer npm audit (${result.reason}).`);
  console.error(
    required
      ? "An answer is required: run this check where the registry has the audit endpoint."
      : "Run this check again where the registry has the audit endpoint.",
  );
  if (required) process.exitCode = 1;
} else {
  for (const finding of result.findings) console.error(finding);
  console.log(`vulnerabilities: ${result.findings.length} delivered packages with severity high or critical, ${result.others} others`);
  if (result.findings.length > 0) process.exitCode = 1;
}
