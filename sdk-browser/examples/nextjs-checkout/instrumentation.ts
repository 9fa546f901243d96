// Next.js runs this once, before the first request.
import { readSettings } from "./lib/settings.ts";

/** Checks the settings: a shop without its key must not start. */
export function register(): void {
  readSettings();
}
