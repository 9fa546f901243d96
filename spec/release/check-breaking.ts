// `npm run check:breaking`: may the present contract take the place of the last released one without harm to a caller?
import { breaksBetween, listed } from "./breaks.ts";
import { readPresent, readReleased } from "./files.ts";

const released = readReleased();
const breaks = await breaksBetween(released, readPresent());
if (breaks.length === 0) {
  console.log(`The contract breaks no caller of release ${released.info["x-release"]}.`);
} else {
  const count = breaks.length === 1 ? "One change breaks" : `${breaks.length} changes break`;
  console.error(`${count} callers of release ${released.info["x-release"]}:\n\n${listed(breaks)}
Add beside what is there, instead of changing it. If a break is meant: npm run contract:release -- --accept-breaks, with the reason in its changeset.`);
  process.exitCode = 1;
}
