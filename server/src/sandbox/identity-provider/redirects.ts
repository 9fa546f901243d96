// Where a sign-in may lead back to: our own page, and whatever runs on the developer's machine.

const LOOPBACK = new Set(["localhost", "127.0.0.1"]);

/** Is this an `http` address on the loopback interface, on any port? */
export function isLoopbackUrl(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === "http:" && LOOPBACK.has(url.hostname) && url.username === "" && url.password === "" && !address.includes("#");
}

/** The same for `form-action` of a Content-Security-Policy: Chromium holds redirects after a form to it. */
export const loopbackSources = [...LOOPBACK].map((host) => `http://${host}:*`).join(" ");
