// A real Chromium for tests. On Linux it comes out of an npm package, with the libraries and fonts it needs; elsewhere it is the Chrome that
// is installed.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";

/** Starts a browser. `close` removes all that it left behind. */
export async function startBrowser(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-browser-"));
  const clean = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const browser = await within(folder, async () => chromium.launch(packageFits ? await packaged(folder) : { channel: "chrome" }));
    return { browser, close: () => browser.close().finally(clean) };
  } catch (error) {
    clean();
    throw new Error(ABSENT, { cause: error });
  }
}

const ABSENT =
  "No browser started. Linux on x64 brings Chromium in an npm package: if its cause below names a library (lib….so), install Chromium's (Debian and Ubuntu: apt-get install chromium). Elsewhere, install Google Chrome.";

const MONOSPACED = ["DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"];

/** The package holds a binary for this platform and no other. */
const packageFits = process.platform === "linux" && process.arch === "x64";

/** The package unpacks into the temporary folder of the process, where a second process would find half a binary: each gets a folder of its own. */
async function within<Result>(folder: string, step: () => Promise<Result>): Promise<Result> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    return await step();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** The arguments of the package are left out: they are for functions in the cloud, and switch off what the tests want to see enforced. */
async function packaged(folder: string): Promise<LaunchOptions> {
  const { default: packageOf, inflate } = await import("@sparticuz/chromium");
  const archives = join(dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium"))), "../bin");
  const executablePath = await packageOf.executablePath();
  await inflate(join(archives, "al2023.tar.br"));
  const fonts = join(folder, "fonts.conf");
  // the fonts of the package have no monospaced one
  for (const file of MONOSPACED) copyFileSync(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}`)), join(folder, "fonts", file));
  const alias = "<alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>";
  writeFileSync(fonts, `<fontconfig><dir>${folder}/fonts</dir>${alias}<cachedir>${folder}/fonts-cache</cachedir></fontconfig>`);
  return {
    executablePath,
    args: ["--font-render-hinting=none"],
    // without a locale, names of downloads are ASCII or "download"
    env: { ...process.env, LANG: "C.UTF-8", LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_FILE: fonts },
  };
}
