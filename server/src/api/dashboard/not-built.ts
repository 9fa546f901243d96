// The page that is shown instead of a dashboard that is not built. The API does not need one.
import { html, render } from "../../platform/html/markup.ts";

/** The page, as HTML without styles and scripts. */
export const notBuiltPage = render(html`<!doctype html>
  <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Dashboard not built</title></head>
  <body><main><h1>The dashboard is not built</h1>
  <p>Run <code>npm run dashboard</code> in the repository, then reload this page. The API at <code>/api/v1</code> is available.</p></main></body></html>`);
