// Byte strings as one parameter of type bytea[], in PostgreSQL's binary format (array_recv of src/backend/utils/adt/arrayfuncs.c): nothing is encoded as text,
// and nothing has to be decoded.

/** Object id of the type bytea. */
const BYTEA = 17;
/** Dimensions, null flag and element type; then the length and the first index of the one dimension. */
const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;

/** A bytea[] with these elements, one dimension, indexes from 1. `undefined`: NULL. */
export function byteaArray(elements: readonly (Buffer | undefined)[]): Buffer {
  if (elements.length === 0) return Buffer.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, BYTEA);
  const size = elements.reduce((sum, element) => sum + LENGTH_BYTES + (element?.length ?? 0), HEADER_BYTES);
  const array = Buffer.allocUnsafe(size);
  let at = 0;
  for (const word of [1, elements.includes(undefined) ? 1 : 0, BYTEA, elements.length, 1]) at = array.writeInt32BE(word, at);
  for (const element of elements) {
    at = array.writeInt32BE(element?.length ?? -1, at);
    if (element !== undefined) at += element.copy(array, at);
  }
  return array;
}
