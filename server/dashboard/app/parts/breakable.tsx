// Long values that end their lines between their parts.
import { createContext, Fragment, useContext } from "react";
import { unbrokenParts } from "./break-points.ts";

/** Provided where values have one line: they are cut there, and a place to break would end the line in spite of it. */
export const OneLine = createContext(false);

/** A value that is longer than some columns: an e-mail address, a code, the name of an event. */
export function Breakable({ text }: { readonly text: string }) {
  const isOneLine = useContext(OneLine);
  if (isOneLine) return text;
  return unbrokenParts(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have their places alone
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A code: of a signal, an event, a rule. */
export function Code({ children }: { readonly children: string }) {
  return (
    <code>
      <Breakable text={children} />
    </code>
  );
}
