// Where long values may break: without such places, a browser breaks them in the middle of a word.

/** Before an @; after an underscore; after a point or a colon within a name. */
const PLACES = /(?=@)|(?<=_)|(?<=[.:])(?=\p{L})/u;

/** The parts of an e-mail address, a code or the name of an event, between which a line may end. */
export function unbrokenParts(text: string): readonly string[] {
  return text.split(PLACES);
}
