// Runs after `npm ci`: builds the documentation, so that `npm start` serves it. An installation without the tools for it is complete without.
try {
  const { buildIfStale } = await import("./build.ts");
  if (await buildIfStale()) console.log("documentation built");
} catch (error) {
  console.warn(`documentation not built, \`npm run docs\` builds it: ${error instanceof Error ? error.message : error}`);
}
