/** Runs work once per id, also for concurrent or later requests. */
export interface Once<Result> {
  /** The result, by `work` the first time, or when the last one left it open. Work that fails may be tried again. */
  readonly do: (id: string, work: () => Promise<Result>) => Promise<Result>;
  /** The result of work that was done, or is being done. */
  readonly find: (id: string) => Promise<Result> | undefined;
}

/**
 * Stores the ids in memory. In production use a table with the id as its primary key: the process that inserts or locks the row does the work.
 *
 * @param open may the work be done again after this result? Default: never
 */
export function createOnce<Result>(open: (result: Result) => boolean = () => false): Once<Result> {
  const results = new Map<string, Promise<Result>>();
  return {
    do: (id, work) => {
      const known = results.get(id);
      const result = known === undefined ? work() : known.then((last) => (open(last) ? work() : last));
      results.set(id, result);
      result.catch(() => results.get(id) === result && results.delete(id));
      return result;
    },
    find: (id) => results.get(id),
  };
}
