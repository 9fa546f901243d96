// Content that is wider than a narrow screen, and scrolls by keyboard as well.
import type { ReactNode } from "react";

/** A part that scrolls sideways. */
export function Scroll({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className="scroll" tabIndex={0}>
      {children}
    </div>
  );
}
