// Order of the test files: a slow one that starts last runs alone, while the other cores wait.
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take more than six seconds, slowest first, as measured on two cores. Vitest orders the others: by the last run, or by size where there was none. */
const SLOWEST: readonly string[] = [
  "contract-tests/test/server.test.ts",
  "contract-tests/test/server-odd.test.ts",
  "server/test/docs/browser.test.ts",
  "contract-tests/test/mock.test.ts",
  "contract-tests/test/partner-mock.test.ts",
  "spec/test/breaking.test.ts",
  "server/test/tenants/matrix.test.ts",
  "server/test/statistics/figures.test.ts",
  "server/test/browser/checkout.test.ts",
  "server/test/sessions/key-sets.test.ts",
  "server/test/sessions/providers.test.ts",
  "server/test/background/worker-process.test.ts",
  "server/test/access/matrix.test.ts",
  "server/test/rules/templates/templates.test.ts",
  "server/test/audit/command.test.ts",
  "server/test/outcomes/at-once.test.ts",
  "server/test/identity/sign-in.test.ts",
  "server/test/models/upkeep.test.ts",
  "server/test/replay/replay.test.ts",
  "server/test/fraud-rates/end-to-end.test.ts",
  "server/test/assess/scenarios.test.ts",
  "server/test/assess/values.test.ts",
  "server/test/secrets/command.test.ts",
  "server/test/statistics/rolling.test.ts",
  "server/test/secrets/reseal.test.ts",
  "server/test/assessments/listing.test.ts",
  "server/test/layers.test.ts",
  "server/test/operations/optional-packages.test.ts",
];

/** Groups in their order; in each, the projects with a process per file before those that share processes; in each of these, the slowest files first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const rankOf = ({ moduleId, project: { config } }: TestSpecification): readonly number[] => {
      const place = SLOWEST.indexOf(relative(root, moduleId).replaceAll("\\", "/"));
      return [config.sequence.groupOrder, config.isolate ? 0 : 1, place === -1 ? SLOWEST.length : place];
    };
    const ranked = (await super.sort(files)).map((file) => ({ file, rank: rankOf(file) }));
    return ranked.toSorted((one, other) => differenceOf(one.rank, other.rank)).map(({ file }) => file);
  }
}

/** Of the first places that differ. */
function differenceOf(one: readonly number[], other: readonly number[]): number {
  for (const [place, value] of one.entries()) {
    const difference = value - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
