// Runs after `npm ci`: builds the documentation and the dashboard, so that `npm start` serves them. An installation that cannot build them is complete without.
// JavaScript, because an installation without development packages has only the Node of the machine, which may not run TypeScript.
const builds = {
  documentation: { command: "npm run docs", script: "./docs-site/build.ts" },
  dashboard: { command: "npm run dashboard", script: "./dashboard/build.ts" },
};

const obstacle = process.features.typescript ? await buildAll() : `Node ${process.versions.node} does not run TypeScript`;
if (obstacle !== undefined)
  console.warn(
    `documentation and dashboard not built (${obstacle}): \`npm ci\` without --omit=dev builds them, into server/docs-site/dist and server/dashboard/dist`,
  );

/** Builds what is not built from the present sources. Returns why nothing can be built. */
async function buildAll() {
  for (const [name, { command, script }] of Object.entries(builds)) {
    try {
      const { buildIfStale } = await import(script);
      if (await buildIfStale()) console.log(`${name} built`);
    } catch (error) {
      if (error.code === "ERR_MODULE_NOT_FOUND") return "the development packages are not installed";
      console.warn(`${name} not built, \`${command}\` builds it: ${error.message}`);
    }
  }
}
