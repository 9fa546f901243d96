// Where long values may break: text without spaces breaks in the middle of a word otherwise.
import { Fragment } from "react";

/** Before an @; after an underscore; after a point or a colon within a name. */
const PLACES = /(?=@)|(?<=_)|(?<=[.:])(?=\p{L})/u;

/** A value that is longer than some columns: an e-mail address, a code, the name of an event. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(PLACES).map((part, index) => (
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
