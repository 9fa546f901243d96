// Runs after `npm ci`: builds the dashboard, so that `npm start` serves it. An installation without the tools for it is complete without.
try {
  const { buildIfStale } = await import("./build.ts");
  if (await buildIfStale()) console.log("dashboard built");
} catch (error) {
  console.warn(`dashboard not built, \`npm run dashboard\` builds it: ${error instanceof Error ? error.message : error}`);
}
