// Signs that a program drives the browser, or that it is not the device that it says. Each is a fact that no ordinary browser shows.

/** What is read of `navigator`. */
export interface Signs {
  readonly userAgent?: string;
  /** Client hints of Chromium: those that need no prompt. */
  readonly userAgentData?: { readonly platform?: string; readonly mobile?: boolean };
  readonly languages?: readonly string[];
  readonly webdriver?: boolean;
}

/** Does a program drive the browser, or does it hide that? */
export function automated(navigator: Signs): boolean {
  const { userAgent = "", languages, webdriver } = navigator;
  // browsers have `webdriver` on the prototype: on the object itself, somebody put it there
  return webdriver === true || Object.hasOwn(navigator, "webdriver") || /headless|phantomjs/i.test(userAgent) || languages?.length === 0;
}

/** The user agent says another system than the client hints: it was changed by hand, or by an extension. */
export function contradicted({ userAgent = "", userAgentData }: Signs): boolean {
  // each matches its system in a user agent, and in the hints
  const system = [/Android/, /CrOS|Chrom\w+ OS/, /Windows/, /Mac ?OS/i].find((each) => each.test(userAgent));
  const { platform } = userAgentData ?? {};
  return system !== undefined && !!platform && !system.test(platform);
}

/** A telephone has a graphics chip: one that draws with the processor runs on a computer. */
export const emulated = ({ userAgent = "" }: Signs, renderer: string): boolean =>
  /Android|iPhone/.test(userAgent) && /SwiftShader|llvmpipe|VirtualBox|VMware|Emulator/i.test(renderer);
