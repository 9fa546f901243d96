/**
 * A value that is known only when a case runs, written where it will stand. `{made.id}` is the field `id` in the answer of the step that is
 * called `made`, `{made.headers.x-request-id}` a header of it, `{sandbox.psp.submerchant_id}` a value of sandbox.json, `{unique}` a name that no other case has.
 */
export type Later = `{${string}}`;

/** Finds the value of a place such as `made.id`. */
export type Find = (place: string) => unknown;

/** An identifier of the right form that names nothing: what the mock gets, and a request that is refused before anybody looks. */
export const exampleId = "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22";

/** Finds an example for every place: a name, or an identifier. */
export const findExample: Find = (place) => (/^unique$|\.name$/.test(place) ? "example" : exampleId);

/** Finds places in what is known; fails, and shows what there is, if a value is missing. */
export function findIn(known: Readonly<Record<string, unknown>>): Find {
  return (place) => {
    const found = place.split(".").reduce<unknown>((value, name) => (isObject(value) ? Reflect.get(value, name) : undefined), known);
    if (found === undefined) throw new Error(`{${place}} is not known: ${JSON.stringify(known[place.split(".").at(0) ?? ""])}`);
    return found;
  };
}

/** A copy in which every `Later` is replaced by its value. Looks into plain objects and lists only, so that matchers stay what they are. */
export function filledIn<T>(value: T, find: Find): T;
export function filledIn(value: unknown, find: Find): unknown {
  if (typeof value === "string") {
    const place = /^\{([\w-]+(?:\.[\w-]+)*)\}$/.exec(value)?.[1];
    return place === undefined ? value : find(place);
  }
  if (Array.isArray(value)) return value.map((item) => filledIn(item, find));
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filledIn(inner, find)]));
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
