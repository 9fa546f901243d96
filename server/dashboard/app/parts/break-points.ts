// Where long values may break: without such places, a browser breaks them in the middle of a word.

/** After an underscore; after a point or a colon within a name. */
const OF_NAMES = /(?<=_)|(?<=[.:])(?=\p{L})/u;
const OF_ADDRESSES = /(?=@)/;

/** The parts of an e-mail address, a code or the name of an event, between which a line may end. */
export function unbrokenParts(text: string): readonly string[] {
  return text.split(text.includes("@") ? OF_ADDRESSES : OF_NAMES);
}
